/// The calls to the core that are not answered yet, and what else must come to its end before the app rests.
@MainActor
final class Calls {
    private var count = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Makes `call`, and counts it until it is answered.
    func counting<T: Sendable>(_ call: @MainActor () async throws -> T) async rethrows -> T {
        count += 1
        defer {
            count -= 1
            if count == 0 { wake() }
        }
        return try await call()
    }

    /// Returns once all calls are answered, also those that are made meanwhile.
    func answered() async {
        while count > 0 {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func wake() {
        let woken = waiting
        waiting = []
        for continuation in woken { continuation.resume() }
    }
}
