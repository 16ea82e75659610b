import Observation
import WindroseCore

/// What the statistics of a game show.
public struct StatisticsState: Equatable, Sendable {
    /// The game whose statistics they are.
    public let kind: GameKind
    /// All games, to change between them.
    public var games: [GameInfo] = []
    /// The figures; nil while they are being counted.
    public var statistics: Statistics?

    /// What is shown before anything has been counted, unless told.
    public init(kind: GameKind, games: [GameInfo] = [], statistics: Statistics? = nil) {
        self.kind = kind
        self.games = games
        self.statistics = statistics
    }

    /// Whether there is nothing to count yet.
    public var isEmpty: Bool { statistics?.finished == 0 }

    /// The parts to show.
    public var sections: [StatSection] { isEmpty ? [] : statistics?.sections ?? [] }

    /// Whether games were put away, which do not count.
    public var hasAbandoned: Bool { (statistics?.abandoned ?? 0) > 0 }
}

/// The statistics of a game, counted anew.
@MainActor
@Observable
public final class StatisticsModel {
    @ObservationIgnored private let app: AppModel

    /// What the page shows.
    public private(set) var state: StatisticsState

    /// The statistics of the game `kind`.
    public init(app: AppModel, kind: GameKind) {
        self.app = app
        state = StatisticsState(kind: kind)
    }

    /// Counts, and shows what goes wrong.
    public func serve() async {
        await app.guarded { try await self.load() }
    }

    /// Counts.
    func load() async throws {
        let kind = state.kind
        state.games = try await app.core { try $0.games() }
        state.statistics = try await app.coreAsync { try await $0.statistics(kind: kind) }
    }

    /// Goes to the statistics of another game.
    public func show(_ kind: GameKind) {
        app.navigator.replace(.statistics(kind))
    }
}
