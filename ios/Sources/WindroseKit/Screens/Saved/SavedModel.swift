import Foundation
import Observation
import WindroseCore

/// What the page of saved games shows.
public struct SavedState: Equatable, Sendable {
    /// Being played.
    public var unfinished: [SavedGame] = []
    /// Played to the end, or put away before it.
    public var finished: [SavedGame] = []
    /// Deleted, but still to be brought back.
    public var deleted: [SavedGame] = []
    /// Whether the saved games have been read.
    public var loaded = false
    /// Whether a file is being taken in.
    public var importing = false

    /// What is shown before anything has been read, unless told.
    public init(
        unfinished: [SavedGame] = [],
        finished: [SavedGame] = [],
        deleted: [SavedGame] = [],
        loaded: Bool = false,
        importing: Bool = false
    ) {
        self.unfinished = unfinished
        self.finished = finished
        self.deleted = deleted
        self.loaded = loaded
        self.importing = importing
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { loaded && unfinished.isEmpty && finished.isEmpty && deleted.isEmpty }
}

/// Reads the saved games and does with them what the player asks for.
@MainActor
@Observable
public final class SavedModel {
    @ObservationIgnored private let app: AppModel
    @ObservationIgnored private var importing: Task<Void, Never>?

    /// What the page shows.
    public private(set) var state = SavedState()

    /// The saved games of `app`.
    public init(app: AppModel) {
        self.app = app
    }

    /// Reads everything again, and shows what goes wrong.
    public func serve() async {
        await app.guarded { try await self.load() }
    }

    /// Reads everything again.
    func load() async throws {
        let ahead = Int32(TimeZone.current.secondsFromGMT() / 60)
        let (shelf, deleted) = try await app.core {
            $0.setUtcOffset(minutes: ahead)
            return (try $0.shelf(), try $0.deleted())
        }
        state.unfinished = shelf.unfinished
        state.finished = shelf.finished
        state.deleted = deleted
        state.loaded = true
    }

    /// Goes to the table of `game`, or to its review when nothing can be played there any more.
    public func open(_ game: SavedGame) {
        app.navigate(game.status == .abandoned ? .review(game.id) : .table(game.id))
    }

    /// Goes to the statistics of the game that was played last.
    public func showStatistics() {
        guard let last = (state.unfinished + state.finished).max(by: { $0.updated < $1.updated }) else { return }
        app.navigate(.statistics(last.kind))
    }

    /// Does what the menu of `game` offers. What asks the player first is done by `rename` and `abandon`.
    public func take(_ action: SavedAction, _ game: SavedGame) {
        switch action {
        case .rename, .abandon: break
        case .export: export(game)
        case .copySeed: copySeed(game)
        case .delete: delete(game)
        }
    }

    /// Gives `game` another name; its own again when `name` is blank.
    @discardableResult
    public func rename(_ game: SavedGame, to name: String) -> Task<Void, Never> {
        change { try $0.rename(id: game.id, name: name) }
    }

    /// Ends `game` without a result.
    @discardableResult
    public func abandon(_ game: SavedGame) -> Task<Void, Never> {
        change { try $0.abandon(id: game.id) }
    }

    /// Deletes `game`, and offers to bring it back.
    @discardableResult
    public func delete(_ game: SavedGame) -> Task<Void, Never> {
        app.attempt {
            try await self.app.core { try $0.delete(id: game.id) }
            let words = self.app.words
            self.app.show(words["ui-saved-deleted-note"], actionText: words["ui-saved-bring-back"]) {
                self.bringBack(game)
            }
            try await self.load()
        }
    }

    /// Brings a deleted game back.
    @discardableResult
    public func bringBack(_ game: SavedGame) -> Task<Void, Never> {
        change { try $0.undelete(id: game.id) }
    }

    /// Deletes a deleted game for good.
    @discardableResult
    public func remove(_ game: SavedGame) -> Task<Void, Never> {
        app.attempt {
            try await self.app.core { try $0.deleteForGood(id: game.id) }
            try await self.load()
            self.app.show(self.app.words["ui-saved-removed"])
        }
    }

    /// Writes `game` into a file that the player chooses.
    @discardableResult
    public func export(_ game: SavedGame) -> Task<Void, Never> {
        app.attempt { try await self.app.exportGame(game.id, title: game.title) }
    }

    /// Takes in a game from a file that the player chooses.
    @discardableResult
    public func importGame() -> Task<Void, Never> {
        let task = app.attempt {
            // Once it is given up, what the page shows may belong to the next file.
            defer {
                if !Task.isCancelled { self.state.importing = false }
            }
            let onRead = { self.state.importing = !Task.isCancelled }
            guard try await self.app.importGame(onRead: onRead) != nil else { return }
            try await self.load()
            // Whoever gave up waiting finds the game among the others.
            if Task.isCancelled { return }
            self.app.show(self.app.words["ui-saved-imported"])
        }
        importing = task
        return task
    }

    /// Gives up waiting for a file to be taken in.
    public func cancelImport() {
        importing?.cancel()
        state.importing = false
    }

    /// Puts the seed of `game` on the clipboard.
    @discardableResult
    public func copySeed(_ game: SavedGame) -> Task<Void, Never> {
        app.attempt {
            let id = game.id
            let seed = try await self.app.onTable(id) { try $0.table(id: id).seed() }
            self.app.platform.clipboard.copy(seed)
            self.app.show(self.app.words["ui-saved-seed-copied"])
        }
    }

    private func change(_ work: @escaping @Sendable (any GameLibraryProtocol) throws -> Void) -> Task<Void, Never> {
        app.attempt {
            try await self.app.core(work)
            try await self.load()
        }
    }
}
