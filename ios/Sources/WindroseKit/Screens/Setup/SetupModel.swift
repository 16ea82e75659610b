import Observation
import WindroseCore

/// What every set-up page shows, whatever the game.
public struct SetupState: Equatable, Sendable {
    /// The game's name.
    public var title = ""
    /// What the seats are called unless the players choose other names.
    public var seatNames: [String] = []
    /// How many people play. They take the first seats; in the others the rules play.
    public var people = 0
    /// The names that the players chose, by seat; empty where they chose none.
    public var names: [String] = []
    /// The names of the last game, where its players had chosen some.
    public var lastNames: [String]?
    /// A seed that somebody copied; empty for a fresh game.
    public var seed = ""
    /// What is wrong with `seed`.
    public var seedMistake: String?
    /// Why the game cannot be begun like this.
    public var refusal: String?
    /// Whether the game is being begun.
    public var starting = false

    /// A set-up for so many people, of which nothing has been read.
    public init(people: Int) {
        self.people = people
    }

    /// The name chosen for the seat; empty when it has none, or nobody sits there who could have one.
    public func chosenName(_ seat: Int) -> String {
        seat < people && names.indices.contains(seat) ? names[seat] : ""
    }

    /// What the seat is called: the name chosen for it, or else its own.
    public func name(_ seat: Int) -> String {
        let chosen = chosenName(seat)
        guard chosen.isEmpty else { return chosen }
        return seatNames.indices.contains(seat) ? seatNames[seat] : ""
    }
}

/// Sets up a game: the choices of the game itself are made in its own room and told through `choose`.
@MainActor
@Observable
public final class SetupModel {
    @ObservationIgnored private let app: AppModel
    @ObservationIgnored private let kind: GameKind

    /// The choices so far.
    public private(set) var setup: GameSetup

    /// What the page shows beside them.
    public private(set) var state: SetupState

    /// Sets up a game of `kind`, with the choices `first`, which are for so many `people`.
    init(app: AppModel, kind: GameKind, first: GameSetup, people: Int) {
        self.app = app
        self.kind = kind
        setup = first
        state = SetupState(people: people)
    }

    /// Reads names and words again.
    func load() async throws {
        let kind = kind
        state.title = try await app.core { try $0.games() }.first { $0.kind == kind }?.title ?? ""
        state.lastNames = try await lastNames()
        try await readSetup()
    }

    private func readSetup() async throws {
        let asked = setup
        let seatNames = try await app.core { try $0.seatNames(setup: asked) }
        let refusal = try await refusal(of: asked)
        guard asked == setup else { return }
        state.seatNames = seatNames
        state.refusal = refusal
    }

    /// The chosen names of the game of this kind that was played last; none where everybody played under a colour.
    private func lastNames() async throws -> [String]? {
        let (asked, kind) = (setup, kind)
        let shelf = try await app.core { try $0.shelf() }
        let own = try await app.core { try $0.seatNames(setup: asked) }
        let games = (shelf.unfinished + shelf.finished).filter { $0.kind == kind }
        guard let last = games.max(by: { $0.updated < $1.updated }) else { return nil }
        let names = last.seats.enumerated().map { own.indices.contains($0) && own[$0] == $1 ? "" : $1 }
        return names.allSatisfy(\.isEmpty) ? nil : names
    }

    /// Why the core would refuse `other` instead of the choices so far; nil when it would not.
    func refusal(of other: GameSetup) async throws -> String? {
        try await app.core { try $0.refusal(setup: other) }
    }

    /// Takes `other` instead of the choices so far; it is for so many `people`.
    @discardableResult
    func choose(_ other: GameSetup, people: Int) -> Task<Void, Never> {
        setup = other
        state.people = people
        state.refusal = nil
        return app.attempt { try await self.readSetup() }
    }

    /// Calls the seat `name`; its own name again when `name` is blank.
    public func rename(_ seat: Int, to name: String) {
        let missing = max(0, seat + 1 - state.names.count)
        state.names += Array(repeating: "", count: missing)
        state.names[seat] = name.trimmed
    }

    /// Takes the names of the last game.
    public func takeLastNames() {
        if let last = state.lastNames { state.names = last }
    }

    /// Takes `text` as the seed; a fresh game when it is blank.
    public func chooseSeed(_ text: String) {
        state.seed = text.trimmed
        state.seedMistake = nil
    }

    /// Says why the game cannot be begun like this.
    public func explainRefusal() {
        if let refusal = state.refusal { app.announce(refusal) }
    }

    /// Goes to the rules of the game.
    public func showRules() {
        app.navigate(.rules(kind))
    }

    /// Begins the game and goes to its table.
    @discardableResult
    public func start() -> Task<Void, Never> {
        guard !state.starting else { return Task {} }
        state.starting = true
        return app.attempt {
            defer { self.state.starting = false }
            do {
                try await self.begin()
            } catch let WindroseError.Failed(kind, text) where kind == .badSeed {
                // A wrong seed and a refused set-up are told where they were chosen; everything else over the page.
                self.state.seedMistake = text.sentences
            } catch let WindroseError.Failed(kind, text) where kind == .refused {
                self.state.refusal = text.title
            }
        }
    }

    private func begin() async throws {
        let (setup, names) = (setup, Array(state.names.prefix(state.people)))
        let seed = state.seed.isEmpty ? nil : state.seed
        let id = try await app.core { try $0.start(setup: setup, names: names, seed: seed).id() }
        // The way back from the new table leads to the first page, not to its set-up.
        app.navigator.reset()
        app.navigate(.table(id))
    }
}
