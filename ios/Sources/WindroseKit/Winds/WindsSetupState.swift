import WindroseCore

/// What 4 Winds' set-up page shows: which game, who plays, who begins, and how long it takes.
public struct WindsSetupState: Equatable, Sendable {
    /// What every set-up page shows.
    public let shared: SetupState
    /// The choices so far.
    public let choices: WindsChoices
    /// Whether the game is to begin with the walkthrough.
    public let walkthrough: Bool
    private let words: Words

    /// The page for `choices`.
    public init(shared: SetupState, choices: WindsChoices, walkthrough: Bool = false, words: Words) {
        self.shared = shared
        self.choices = choices
        self.walkthrough = walkthrough
        self.words = words
    }

    /// The three games.
    public var modes: [SetupOption<WindsMode>] {
        [
            (WindsMode.archipelago, "ui-four-winds-mode-archipelago"), (.tempest, "ui-four-winds-mode-tempest"),
            (.duel, "ui-four-winds-mode-duel"),
        ].map { mode, key in option(mode, key, chosen: choices.mode == mode) }
    }

    /// How many play; empty where the game says it itself.
    public var players: [SetupOption<UInt8>] {
        guard choices.mode == .archipelago else { return [] }
        return [
            (2, "ui-four-winds-players-two"), (3, "ui-four-winds-players-three"), (4, "ui-four-winds-players-four"),
        ].map { players, key in option(players, key, chosen: choices.players == players) }
    }

    /// The seats with their names.
    public var seats: [SetupSeat] { shared.seats(Array(GameKind.fourWinds.seatLooks.prefix(choices.people))) }

    /// Who begins: a seat drawn by lot, or one of them; empty where one plays alone.
    public var first: [SetupOption<FirstSeat>] {
        guard choices.people > 1 else { return [] }
        let lot = SetupOption(
            FirstSeat.random, title: words["ui-setup-first-random"], chosen: choices.first == .random
        )
        return [lot] + (0..<choices.people).map { seat in
            let choice = FirstSeat.chosen(seat: Seat(seat))
            return SetupOption(choice, title: shared.name(seat), chosen: choices.first == choice)
        }
    }

    /// How long a season is; empty where the game says it itself. The text of the chosen one explains it.
    public var lengths: [SetupOption<SeasonLength>] {
        guard choices.mode == .archipelago else { return [] }
        return [
            (SeasonLength.one, "ui-four-winds-length-one"), (.standard, "ui-four-winds-length-standard"),
            (.long, "ui-four-winds-length-long"),
        ].map { length, key in option(length, key, chosen: choices.length == length) }
    }

    /// Whether the seats can be evened.
    public var canBeEvened: Bool { choices.mode == .archipelago }

    private func option<Value>(_ value: Value, _ key: String, chosen: Bool) -> SetupOption<Value> {
        SetupOption(value, title: words[key], text: words["\(key)-text"], chosen: chosen)
    }
}
