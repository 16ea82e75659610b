import Observation
import WindroseCore

/// The choices for a game of 4 Winds. Each mode takes of them what it needs, so that nothing is lost while another mode
/// is looked at.
public struct WindsChoices: Equatable, Sendable {
    /// Which of the three games.
    public var mode: WindsMode
    /// How many play the Archipelago Campaign.
    public var players: UInt8
    /// How long its seasons are.
    public var length: SeasonLength
    /// Whether its seats are evened.
    public var evened: Bool
    /// Who begins.
    public var first: FirstSeat

    /// Two players by the rules as they stand, unless told.
    public init(
        mode: WindsMode = .archipelago,
        players: UInt8 = 2,
        length: SeasonLength = .standard,
        evened: Bool = true,
        first: FirstSeat = .random
    ) {
        self.mode = mode
        self.players = players
        self.length = length
        self.evened = evened
        self.first = first
    }

    /// How many people play.
    public var people: Int {
        switch mode {
        case .archipelago: Int(players)
        case .tempest: 1
        case .duel: 2
        }
    }

    /// The set-up of the game.
    public var setup: GameSetup {
        let setup: WindsSetup = switch mode {
        case .archipelago: .archipelago(players: players, length: length, evened: evened, first: first)
        case .tempest: .tempest
        case .duel: .duel(first: first)
        }
        return .fourWinds(setup: setup)
    }

    /// The same choices with a `change`.
    func with(_ change: (inout WindsChoices) -> Void) -> WindsChoices {
        var other = self
        change(&other)
        return other
    }
}

/// The choices that are 4 Winds' own.
@MainActor
@Observable
public final class WindsSetupModel {
    @ObservationIgnored private let app: AppModel

    /// What every set-up has: names, seed, start.
    @ObservationIgnored public let shared: SetupModel

    /// The choices so far.
    public private(set) var choices: WindsChoices

    /// A set-up in `app`.
    public init(app: AppModel) {
        self.app = app
        let first = WindsChoices()
        choices = first
        shared = SetupModel(app: app, kind: .fourWinds, first: first.setup, people: first.people)
    }

    /// What the page shows.
    public var state: WindsSetupState {
        WindsSetupState(
            shared: shared.state, choices: choices, walkthrough: !app.settings.walkthroughSeen, words: app.words
        )
    }

    /// Reads names and words again, and shows what goes wrong.
    public func serve() async {
        await app.guarded { try await self.shared.load() }
    }

    /// Changes the choices, and lets the lot say who begins where the seat that was chosen is not there.
    @discardableResult
    public func choose(_ change: @escaping @Sendable (inout WindsChoices) -> Void) -> Task<Void, Never> {
        app.attempt {
            let wanted = self.choices.with(change)
            let refused = try await self.shared.refusal(of: wanted.setup) != nil
            let taken = refused ? wanted.with { $0.first = .random } : wanted
            self.choices = taken
            await self.shared.choose(taken.setup, people: taken.people).value
        }
    }

    /// Whether the game is to begin with the walkthrough.
    @discardableResult
    public func showWalkthrough(_ wanted: Bool) -> Task<Void, Never> {
        app.changeSettings { $0.walkthroughSeen = !wanted }
    }
}
