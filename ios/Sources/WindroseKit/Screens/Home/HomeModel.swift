import Observation
import WindroseCore

/// What the first page shows.
public struct HomeState: Equatable, Sendable {
    /// The games that can be begun.
    public var games: [GameInfo] = []
    /// The table that was left last; nil when no game is being played.
    public var table: LastTable?
    /// Whether the saved games have been read.
    public var loaded = false

    /// What is shown before anything has been read, unless told.
    public init(games: [GameInfo] = [], table: LastTable? = nil, loaded: Bool = false) {
        self.games = games
        self.table = table
        self.loaded = loaded
    }
}

/// The table that was left last.
public struct LastTable: Equatable, Sendable {
    /// The saved game.
    public let game: SavedGame
    /// The position for a small picture; nil where there is something to hide or nothing to be read.
    public let position: GameView?
    /// The seat that decides.
    public let active: Seat?

    /// The table of `game`.
    public init(game: SavedGame, position: GameView?, active: Seat?) {
        self.game = game
        self.position = position
        self.active = active
    }

    /// How the seat that decides is drawn.
    public var activeLook: SeatLook? { active.flatMap { game.kind.look(of: $0) } }
}

/// How many can play a game, as a row of the list of games shows it.
public struct GamePlayers: Equatable, Sendable {
    /// In figures.
    public let text: String
    /// In words.
    public let spoken: String

    /// How many can play `game`.
    public init(_ game: GameInfo, words: Words) {
        text = words["ui-\(game.key)-players"]
        spoken = words["ui-\(game.key)-players-spoken"]
    }
}

/// Reads what the first page shows.
@MainActor
@Observable
public final class HomeModel {
    @ObservationIgnored private let app: AppModel

    /// What the page shows.
    public private(set) var state = HomeState()

    /// The first page of `app`.
    public init(app: AppModel) {
        self.app = app
    }

    /// Reads everything again, and shows what goes wrong.
    public func serve() async {
        await app.guarded { try await self.load() }
    }

    /// Reads everything again.
    func load() async throws {
        let games = try await app.core { try $0.games() }
        let latest = try await app.core { try $0.shelf() }.latest
        var table: LastTable?
        if let latest { table = try await lastTable(latest) }
        state = HomeState(games: games, table: table, loaded: true)
    }

    private func lastTable(_ game: SavedGame) async throws -> LastTable {
        let id = game.id
        // The table itself tells what is wrong with it, once the player goes there.
        let view = try await app.onTable(id) { try? $0.table(id: id).view() }
        return LastTable(
            game: game,
            position: view.flatMap { $0.covered || $0.secret ? nil : $0.position },
            active: view?.seats.first(where: \.active)?.seat
        )
    }

    /// Goes on at the table of the game `id`.
    public func goOn(_ id: Int64) {
        app.navigate(.table(id))
    }

    /// Sets up a new game of `kind`.
    public func newGame(_ kind: GameKind) {
        app.navigate(.setup(kind))
    }
}
