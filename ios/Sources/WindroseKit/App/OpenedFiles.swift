import Foundation
import Observation
import WindroseCore

/// Files with games that other apps hand to this one. They are taken in one after another, as soon as the saved games
/// are open.
@MainActor
@Observable
public final class OpenedFiles {
    @ObservationIgnored private let app: AppModel
    @ObservationIgnored private let read: @Sendable (URL) throws -> Data
    @ObservationIgnored private var waiting: [URL] = []
    @ObservationIgnored private var work: Task<Void, Never>?
    @ObservationIgnored private var current: Task<Void, Never>?

    /// Whether a file is being taken in.
    public private(set) var importing = false

    /// Files for `app`, each read once by `read`, which may take a while.
    public init(app: AppModel, read: @escaping @Sendable (URL) throws -> Data) {
        self.app = app
        self.read = read
    }

    /// Takes in the game in the file at `url`.
    @discardableResult
    public func open(_ url: URL) -> Task<Void, Never> {
        waiting.append(url)
        return serve()
    }

    /// Takes in what has been waiting for the saved games to be open. To be called whenever the app's phase changes.
    @discardableResult
    public func serve() -> Task<Void, Never> {
        if let work { return work }
        let task = Task {
            while app.phase == .open, !waiting.isEmpty {
                let url = waiting.removeFirst()
                // A task of its own, so that giving up one file leaves the others alone.
                let file = app.attempt { try await self.app.beforeRest { try await self.takeIn(url) } }
                current = file
                await file.value
            }
            current = nil
            work = nil
        }
        work = task
        return task
    }

    /// Gives up waiting for what is being taken in.
    public func cancel() {
        current?.cancel()
        importing = false
    }

    private func takeIn(_ url: URL) async throws {
        importing = true
        defer { importing = false }
        let read = read
        guard let bytes = try? await Task.detached(operation: { try read(url) }).value else {
            app.show(app.words["ui-error-file"])
            return
        }
        _ = try await app.coreAsync { try await $0.import(file: bytes) }
        app.shelfChanged()
        // Whoever gave up waiting finds the game among the others.
        if Task.isCancelled { return }
        app.navigate(.saved)
        app.show(app.words["ui-saved-imported"])
    }
}
