import Observation
import WindroseCore

/// Why the core refuses what could be chosen next; nil where it does not.
public struct TackRefusals: Equatable, Sendable {
    /// Why there must be storms.
    public let noStorms: String?
    /// Why storms cannot be drawn.
    public let randomStorms: String?
    /// Why the start cannot be even.
    public let evenStart: String?

    /// Refusals of what is not nil.
    public init(noStorms: String? = nil, randomStorms: String? = nil, evenStart: String? = nil) {
        self.noStorms = noStorms
        self.randomStorms = randomStorms
        self.evenStart = evenStart
    }
}

/// The cards that a player chose by hand: none of a kind where that has not happened yet.
public struct ChosenCards: Equatable, Sendable {
    /// The wind card.
    public let wind: WindCard?
    /// The storm cards.
    public let storms: [Storm]

    /// Nothing chosen unless told.
    public init(wind: WindCard? = nil, storms: [Storm] = []) {
        self.wind = wind
        self.storms = storms
    }

    /// These, or those of `setup` where it has some.
    func after(_ setup: TackSetup) -> ChosenCards {
        let storms = setup.chosenStorms
        return ChosenCards(wind: setup.chosenWind ?? wind, storms: storms.isEmpty ? self.storms : storms)
    }
}

/// The choices that are Tack's own.
@MainActor
@Observable
public final class TackSetupModel {
    @ObservationIgnored private let app: AppModel

    /// What every set-up has: names, seed, start.
    @ObservationIgnored public let shared: SetupModel

    /// The choices so far.
    public private(set) var setup: TackSetup

    /// The cards that were chosen last, whatever else was tried since.
    public private(set) var chosen = ChosenCards()

    /// Why some choices are not to be had now.
    public private(set) var refusals = TackRefusals()

    /// A set-up in `app`.
    public init(app: AppModel) {
        self.app = app
        let first = TackSetup.first(firstGame: !app.settings.walkthroughSeen)
        setup = first
        shared = SetupModel(app: app, kind: .tack, first: .tack(setup: first), people: first.people)
    }

    /// What the page shows.
    public var state: TackSetupState {
        TackSetupState(
            shared: shared.state,
            setup: setup,
            chosen: chosen,
            refusals: refusals,
            walkthrough: !app.settings.walkthroughSeen,
            words: app.words
        )
    }

    /// Reads names, words and refusals again, and shows what goes wrong.
    public func serve() async {
        await app.guarded {
            try await self.shared.load()
            try await self.readRefusals()
        }
    }

    /// Asks the core again what is not to be had with the choices so far.
    private func readRefusals() async throws {
        let asked = setup
        let answer = TackRefusals(
            noStorms: try await refusal(of: asked.with { $0.storms = .none }),
            randomStorms: try await refusal(of: asked.with { $0.storms = .random }),
            evenStart: try await refusal(of: asked.with { $0.evenStart = true })
        )
        if asked == setup { refusals = answer }
    }

    /// Why these storms are refused; nil when they are not.
    public func refusal(of storms: [Storm]) async throws -> String? {
        try await refusal(of: setup.with { $0.storms = .chosen(storms: storms) })
    }

    private func refusal(of other: TackSetup) async throws -> String? {
        try await shared.refusal(of: .tack(setup: other))
    }

    /// Changes the choices.
    @discardableResult
    public func choose(_ change: (inout TackSetup) -> Void) -> Task<Void, Never> {
        take(setup.with(change))
    }

    private func take(_ other: TackSetup) -> Task<Void, Never> {
        setup = other
        chosen = chosen.after(other)
        let reading = shared.choose(.tack(setup: other), people: other.people)
        return app.attempt {
            await reading.value
            try await self.readRefusals()
        }
    }

    /// Takes another mode, and gives up what cannot be had with it: first the even start, then the choice of storms.
    @discardableResult
    public func choose(mode: TackMode) -> Task<Void, Never> {
        app.attempt {
            let wanted = self.setup.with { $0.mode = mode }
            let plain = wanted.with { $0.evenStart = false }
            let ways = [wanted, plain, wanted.with { $0.storms = .random }, plain.with { $0.storms = .random }]
            var taken = wanted
            for way in ways where try await self.refusal(of: way) == nil {
                taken = way
                break
            }
            await self.take(taken).value
        }
    }

    /// Whether the game is to begin with the walkthrough.
    @discardableResult
    public func showWalkthrough(_ wanted: Bool) -> Task<Void, Never> {
        app.changeSettings { $0.walkthroughSeen = !wanted }
    }
}

/// The three storm cards while they are being chosen.
@MainActor
@Observable
public final class StormDraft {
    @ObservationIgnored private let model: TackSetupModel
    @ObservationIgnored private let app: AppModel

    /// The cards so far.
    public private(set) var storms: [Storm]

    /// Why the game cannot be begun with them; nil when it can.
    public private(set) var refusal: String?

    /// A draft that begins with the cards that were chosen last in `model`.
    public init(_ model: TackSetupModel, app: AppModel) {
        self.model = model
        self.app = app
        storms = model.chosen.storms
    }

    /// Takes `storm` into the draft or out of it.
    public func set(_ storm: Storm, _ chosen: Bool) {
        storms.removeAll { $0 == storm }
        if chosen { storms.append(storm) }
    }

    /// Asks the core about the cards so far. To be called whenever they change.
    public func serve() async {
        let asked = storms
        await app.guarded {
            let refusal = try await self.model.refusal(of: asked)
            if asked == self.storms { self.refusal = refusal }
        }
    }

    /// Plays with these cards.
    public func done() {
        model.choose { $0.storms = .chosen(storms: storms) }
    }
}

extension TackSetup {
    /// Two people by the printed rules; with the calmest wind in the first game.
    static func first(firstGame: Bool) -> TackSetup {
        TackSetup(
            mode: .twoPlayers, wind: firstGame ? .clearDay : .random, storms: .none, older: .first, evenStart: false
        )
    }

    /// The same choices with a `change`.
    func with(_ change: (inout TackSetup) -> Void) -> TackSetup {
        var other = self
        change(&other)
        return other
    }

    var people: Int { mode == .twoPlayers ? 2 : 1 }

    /// The storm cards that were chosen by hand.
    var chosenStorms: [Storm] {
        if case .chosen(let storms) = storms { storms } else { [] }
    }

    /// The wind card that was chosen by hand.
    var chosenWind: WindCard? {
        if case .card(let card) = wind { card } else { nil }
    }
}
