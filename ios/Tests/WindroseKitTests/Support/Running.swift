import Testing
import WindroseCore
import WindroseKit

/// The app, started on the saved games of a test.
@MainActor
struct Running {
    let app: AppModel
    let device: TestDevice

    /// Starts the app on `games`, or on whatever `opener` opens, and waits until it has come as far as it can.
    init(
        _ games: SavedGames,
        device: TestDevice? = nil,
        tag: String = "en",
        opener: LibraryOpener? = nil
    ) async {
        let device = device ?? TestDevice()
        self.device = device
        app = AppModel(opener: opener ?? savedGames(in: games.file), platform: device.platform, systemTag: tag)
        await app.open().value
    }

    /// Goes to the place `route`, which keeps `model`.
    func go(to route: Route, keeping model: some AnyObject) {
        app.navigate(route)
        _ = app.navigator.keep(route) { model }
    }

    /// Goes to the table `id` and waits until it is there.
    func table(_ id: Int64) async -> TableModel {
        app.navigate(.table(id))
        let model = app.navigator.keep(.table(id)) {
            TableModel(host: AppTableHost(app: app, id: id, route: .table(id)))
        }
        await model.serve()
        return model
    }

    /// Goes to the review of the game `id` and waits until it is there.
    func review(_ id: Int64, pace: Duration = .milliseconds(1)) async -> ReviewModel {
        app.navigate(.review(id))
        let model = app.navigator.keep(.review(id)) {
            ReviewModel(host: AppTableHost(app: app, id: id, route: .review(id)), pace: pace)
        }
        await model.serve()
        return model
    }
}

/// Waits until `condition` holds, for what nothing tells the end of.
@MainActor
func until(_ what: Comment, _ condition: @MainActor () -> Bool) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(10)
    while !condition() {
        if clock.now > deadline {
            Issue.record("Never came: \(what)")
            return
        }
        // What holds for a short while only is seen between any two pieces of work on the main thread.
        await Task.yield()
    }
}
