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
        ].map { mode, key in SetupOption(mode, key, chosen: choices.mode == mode, words: words) }
    }

    /// How many play; empty where the game says it itself.
    public var players: [SetupOption<UInt8>] {
        guard choices.mode == .archipelago else { return [] }
        return [
            (2, "ui-four-winds-players-two"), (3, "ui-four-winds-players-three"), (4, "ui-four-winds-players-four"),
        ].map { players, key in SetupOption(players, key, chosen: choices.players == players, words: words) }
    }

    /// The seats with their names.
    public var seats: [SetupSeat] { shared.seats(Array(GameKind.fourWinds.seatLooks.prefix(choices.people))) }

    /// Who begins: a seat drawn by lot, or one of them; empty where one plays alone.
    public var first: [SetupOption<FirstSeat>] {
        choices.people > 1 ? shared.first(choices.first, words: words) : []
    }

    /// How long a season is; empty where the game says it itself. The text of the chosen one explains it.
    public var lengths: [SetupOption<SeasonLength>] {
        guard choices.mode == .archipelago else { return [] }
        return options.lengths.map { length in
            SetupOption(length, length.key, chosen: options.length == length, words: words)
        }
    }

    /// Whether the seats can be evened, which the core says.
    public var canBeEvened: Bool { choices.mode == .archipelago && options.evens }

    /// What the core offers for the campaign that is chosen.
    private var options: WindsOptions { windsOptions(players: choices.players, length: choices.length) }
}

extension SeasonLength {
    fileprivate var key: String {
        switch self {
        case .standard: "ui-four-winds-length-standard"
        case .one: "ui-four-winds-length-one"
        case .long: "ui-four-winds-length-long"
        }
    }
}
