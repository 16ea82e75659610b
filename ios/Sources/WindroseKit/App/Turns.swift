/// Work that is done piece by piece, in the order in which it was given.
@MainActor
final class Turns {
    private var last: Task<Void, Never>?

    /// Does `work` as soon as everything before it is done.
    @discardableResult
    func take(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let before = last
        let task = Task {
            await before?.value
            await work()
        }
        last = task
        return task
    }

    /// Returns once everything given so far is done.
    func settled() async {
        await last?.value
    }
}
