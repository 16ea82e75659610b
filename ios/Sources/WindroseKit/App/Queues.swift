import Dispatch

/// Where calls to the core wait for their turn: one queue for the library and one for each table, so that slow work at
/// one does not hold up another and quick taps at a table are answered in their order. Calls block until the disk has
/// what they write, so they stay off Swift's own threads, which are few.
@MainActor
final class Queues {
    private let library = DispatchQueue(label: "windrose.library", qos: .userInitiated)
    private var tables: [Int64: DispatchQueue] = [:]

    /// Does `work` in the queue of the library.
    func library<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
        try await Self.run(on: library, work)
    }

    /// Does `work` in the queue of the table `id`.
    func table<T: Sendable>(_ id: Int64, _ work: @escaping @Sendable () throws -> T) async throws -> T {
        let queue = tables[id] ?? DispatchQueue(label: "windrose.table.\(id)", qos: .userInitiated)
        tables[id] = queue
        return try await Self.run(on: queue, work)
    }

    private static func run<T: Sendable>(
        on queue: DispatchQueue,
        _ work: @escaping @Sendable () throws -> T
    ) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }
}
