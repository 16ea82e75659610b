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
    @ObservationIgnored private var current: Task<Outcome, Never>?

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
        let task = Task { await app.beforeRest { await takeInAll() } }
        work = task
        return task
    }

    /// Gives up waiting for what is being taken in.
    public func cancel() {
        current?.cancel()
        importing = false
    }

    /// Takes in everything that waits, and tells once what came of it.
    private func takeInAll() async {
        var taken = false
        var failures: [(file: String, failure: Failure)] = []
        while app.phase == .open, !waiting.isEmpty {
            let url = waiting.removeFirst()
            // A task of its own, so that giving up one file leaves the others alone.
            let file = Task { await takeIn(url) }
            current = file
            switch await file.value {
            case .taken: taken = true
            case .givenUp: break
            case let .failed(failure): failures.append((url.lastPathComponent, failure))
            }
        }
        current = nil
        work = nil
        if taken {
            app.navigate(.saved)
            app.show(app.words["ui-saved-imported"])
        }
        if let failure = told(failures) { app.fail(failure) }
    }

    /// What came of a file.
    private enum Outcome {
        /// A saved game.
        case taken
        /// Nothing that is told: whoever gave up waiting finds the game among the others.
        case givenUp
        /// No game.
        case failed(Failure)
    }

    private func takeIn(_ url: URL) async -> Outcome {
        importing = true
        defer { importing = false }
        let read = read
        guard let bytes = try? await Task.detached(operation: { try read(url) }).value else {
            return .failed(Failure(kind: .storage, title: app.words["ui-error-file"], next: ""))
        }
        do {
            _ = try await app.coreAsync { try await $0.import(file: bytes) }
        } catch is CancellationError {
            return .givenUp
        } catch {
            return .failed(Failure(error, words: app.words))
        }
        app.shelfChanged()
        return Task.isCancelled ? .givenUp : .taken
    }

    /// All `failures` as one, each with the name of its file; nil where there are none.
    private func told(_ failures: [(file: String, failure: Failure)]) -> Failure? {
        guard let first = failures.first?.failure else { return nil }
        let lines = failures.map { file, failure in
            "\(file): " + [failure.title, failure.next].filter { !$0.isEmpty }.joined(separator: " ")
        }
        return Failure(kind: first.kind, title: app.words["ui-error-title"], next: lines.joined(separator: "\n"))
    }
}
