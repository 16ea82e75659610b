import UIKit

/// Time that the system gives the app after it has left the foreground.
@MainActor
final class BackgroundTask {
    private var id = UIBackgroundTaskIdentifier.invalid

    /// Does `work` before the system puts the app to sleep.
    static func run(_ name: String, _ work: @escaping @MainActor () async -> Void) {
        let task = BackgroundTask()
        task.id = UIApplication.shared.beginBackgroundTask(withName: name) { task.end() }
        Task {
            await work()
            task.end()
        }
    }

    private func end() {
        guard id != .invalid else { return }
        UIApplication.shared.endBackgroundTask(id)
        id = .invalid
    }
}
