import Observation
import WindroseCore

/// The choices that are Four Senses' own.
@MainActor
@Observable
public final class FourSensesSetupModel {
    @ObservationIgnored private let app: AppModel

    /// What every set-up has: names, seed, start.
    @ObservationIgnored public let shared: SetupModel

    /// The choices so far.
    public private(set) var setup: FourSensesSetup

    /// A set-up in `app`.
    public init(app: AppModel) {
        self.app = app
        let first = FourSensesSetup.first(firstGame: !app.settings.walkthroughSeen)
        setup = first
        shared = SetupModel(app: app, kind: .fourSenses, first: .fourSenses(setup: first), people: first.people)
    }

    /// What the page shows.
    public var state: FourSensesSetupState {
        FourSensesSetupState(
            shared: shared.state, setup: setup, walkthrough: !app.settings.walkthroughSeen, words: app.words
        )
    }

    /// Reads names and words again, and shows what goes wrong.
    public func serve() async {
        await app.guarded { try await self.shared.load() }
    }

    /// Changes the choices.
    @discardableResult
    public func choose(_ change: (inout FourSensesSetup) -> Void) -> Task<Void, Never> {
        take(setup.with(change))
    }

    /// Takes another number of players, and lets the lot say who begins where the seat that was chosen is not there.
    @discardableResult
    public func choose(players: UInt8) -> Task<Void, Never> {
        app.attempt {
            let wanted = self.setup.with { $0.players = players }
            let refused = try await self.shared.refusal(of: .fourSenses(setup: wanted)) != nil
            await self.take(refused ? wanted.with { $0.first = .random } : wanted).value
        }
    }

    /// Whether the game is to begin with the walkthrough.
    @discardableResult
    public func showWalkthrough(_ wanted: Bool) -> Task<Void, Never> {
        app.changeSettings { $0.walkthroughSeen = !wanted }
    }

    private func take(_ other: FourSensesSetup) -> Task<Void, Never> {
        setup = other
        return shared.choose(.fourSenses(setup: other), people: other.people)
    }
}

extension FourSensesSetup {
    /// Two players by the printed rules; with the board in view in the first game.
    static func first(firstGame: Bool) -> FourSensesSetup {
        FourSensesSetup(
            players: 2,
            first: .random,
            wrong: .saidAloud,
            sight: firstGame ? .sighted : .blindfold,
            sayMoves: false
        )
    }

    /// The same choices with a `change`.
    func with(_ change: (inout FourSensesSetup) -> Void) -> FourSensesSetup {
        var other = self
        change(&other)
        return other
    }

    var people: Int { Int(players) }
}
