import WindroseCore

/// What Four Senses' set-up page shows: who plays, who begins, what is seen, and what a mistake costs.
public struct FourSensesSetupState: Equatable, Sendable {
    /// What every set-up page shows.
    public let shared: SetupState
    /// The choices so far.
    public let setup: FourSensesSetup
    /// Whether the game is to begin with the walkthrough.
    public let walkthrough: Bool
    private let words: Words

    /// The page for the choices `setup`.
    public init(shared: SetupState, setup: FourSensesSetup, walkthrough: Bool = false, words: Words) {
        self.shared = shared
        self.setup = setup
        self.walkthrough = walkthrough
        self.words = words
    }

    /// How many play.
    public var players: [SetupOption<UInt8>] {
        [(2, "ui-four-senses-players-two"), (3, "ui-four-senses-players-three")].map { players, key in
            SetupOption(players, key, chosen: setup.players == players, words: words)
        }
    }

    /// The seats with their names.
    public var seats: [SetupSeat] { shared.seats(Array(GameKind.fourSenses.seatLooks.prefix(setup.people))) }

    /// Who begins: a seat drawn by lot, or one of them.
    public var first: [SetupOption<FirstSeat>] { shared.first(setup.first, words: words) }

    /// What of the board is in view.
    public var sights: [SetupOption<Sight>] {
        [
            (Sight.blindfold, "ui-four-senses-sight-blindfold"), (.napkin, "ui-four-senses-sight-napkin"),
            (.sighted, "ui-four-senses-sight-sighted"),
        ].map { sight, key in SetupOption(sight, key, chosen: setup.sight == sight, words: words) }
    }

    /// What a wrong declaration costs.
    public var wrong: [SetupOption<WrongDeclaration>] {
        [
            (WrongDeclaration.saidAloud, "ui-four-senses-wrong-said-aloud"),
            (.loses, "ui-four-senses-wrong-loses"),
        ].map { wrong, key in SetupOption(wrong, key, chosen: setup.wrong == wrong, words: words) }
    }
}
