import Foundation
import Testing
import WindroseCore
import WindroseKit

/// Leaving the foreground and coming back.
@MainActor
@Suite("The background")
struct BackgroundTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("leaves one file that holds everything, and the game goes on from there")
    func rest() async throws {
        let id = try games.begin()
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        try await player.step()
        if let open = try openFiles() { #expect(!open.isEmpty) }
        await running.app.rest().value
        if let open = try openFiles() { #expect(open.isEmpty) }
        let ahead = try? Data(contentsOf: URL(fileURLWithPath: games.file.path + "-wal"))
        #expect(ahead?.isEmpty != false, "Everything is in the file itself")
        #expect(running.app.failure == nil)
        try await player.step()
        #expect(player.open?.view.step == 2)
    }

    @Test("leaves the file closed when the app goes there twice without coming back in between")
    func restTwice() async throws {
        _ = try games.begin()
        let running = await Running(games)
        await running.app.rest().value
        await running.app.rest().value
        if let open = try openFiles() { #expect(open.isEmpty) }
        #expect(running.app.failure == nil)
    }

    @Test("leaves the file closed when the app goes there while the games are being opened")
    func restWhileOpening() async throws {
        _ = try games.begin()
        let app = AppModel(opener: savedGames(in: games.file), platform: TestDevice().platform, systemTag: "en")
        app.open()
        await app.rest().value
        #expect(app.phase == .open, "It waits for the opening")
        if let open = try openFiles() { #expect(open.isEmpty) }
    }

    @Test("leaves the file closed when the app goes there while a game is being taken in")
    func restWhileImporting() async throws {
        let id = try games.begin()
        let running = await Running(games)
        let file = try await running.app.core { try $0.export(id: id) }
        running.device.chosen = ChosenFile(name: "Tack-1.windrose", bytes: file)
        let model = SavedModel(app: running.app)
        let work = model.importGame()
        await running.app.rest().value
        await work.value
        #expect(model.state.unfinished.count == 2)
        if let open = try openFiles() { #expect(open.isEmpty) }
        #expect(running.app.failure == nil)
    }

    @Test("is not reached before everything that is still asked is answered and the file is closed")
    func restWaits() async throws {
        _ = try games.begin()
        let app = await Running(games).app
        let (answers, go) = AsyncStream<Void>.makeStream()
        let asking = Task {
            try await app.coreAsync { library in
                for await _ in answers {}
                return try library.shelf()
            }
        }
        await Task.yield()
        var rested = false
        let resting = Task {
            await app.rest().value
            rested = true
        }
        // Each of these is answered after what was asked before it.
        for _ in 0..<10 { try await app.core { _ in } }
        #expect(!rested)
        go.finish()
        await resting.value
        if let open = try openFiles() { #expect(open.isEmpty) }
        #expect(try await asking.value.unfinished.count == 1)
    }

    @Test("does nothing before the games are open")
    func restTooEarly() async {
        let running = await Running(games, opener: { _ in throw WindroseError.failed(.busy, "In use") })
        await running.app.rest().value
        #expect(running.app.failure == nil)
        #expect(running.app.phase == .closed(Failure(kind: .busy, title: "In use", next: "Try again.")))
    }

    @Test("covers every table on the way, also under other places")
    func covers() async {
        let running = await Running(games)
        let table = FakeTable(TableSamples.moving)
        let host = FakeHost(table)
        let model = TableModel(host: host)
        running.go(to: .table(1), keeping: model)
        await model.serve()
        running.app.navigate(.rules(.tack))
        await running.app.rest().value
        #expect(model.open?.page == .covered)
        model.on(.accept)
        await model.settled()
        #expect(model.open?.page == .played)
        #expect(host.announced.last == "Plum moves four to C2. Blue, your move")
    }

    @Test("conceals at once what only the holder may see, until it is covered")
    func conceals() async {
        let running = await Running(games)
        let table = FakeTable(TableSamples.changed(TableSamples.moving) { $0.secret = true })
        let model = TableModel(host: FakeHost(table))
        running.go(to: .table(1), keeping: model)
        #expect(!running.app.isConcealed(active: false), "Nothing is in view yet")
        await model.serve()
        #expect(!running.app.isConcealed(active: true))
        #expect(running.app.isConcealed(active: false))
        running.app.navigate(.rules(.tack))
        #expect(running.app.isConcealed(active: false), "What was told at the table may still be in view")
        await running.app.foregroundLost().value
        #expect(model.open?.page == .covered)
        #expect(!running.app.isConcealed(active: false))
    }

    @Test("conceals nothing of a game that everybody sees")
    func concealsNothing() async {
        let running = await Running(games)
        let model = TableModel(host: FakeHost(FakeTable(TableSamples.moving)))
        _ = running.app.navigator.keep(.home) { model }
        await model.serve()
        #expect(!running.app.isConcealed(active: false))
    }

    @Test("takes out of a review what only the holder may see")
    func concealsReview() async {
        let running = await Running(games)
        let table = FakeTable(TableSamples.changed(TableSamples.moving) { $0.secret = true })
        let model = ReviewModel(host: FakeHost(table))
        running.go(to: .review(1), keeping: model)
        await model.serve()
        model.on(.goTo(3))
        await model.settled()
        #expect(running.app.isConcealed(active: false))
        await running.app.foregroundLost().value
        #expect(!running.app.isConcealed(active: false))
        guard case let .open(open) = model.state else { return #expect(Bool(false), "It is in view still") }
        #expect(open.step == 3)
        #expect(!open.view.secret)
    }

    @Test("covers what is hidden when others may look, closes the file when nobody does, and comes back")
    func presence() async throws {
        let running = await Running(games)
        let app = running.app
        let model = TableModel(host: FakeHost(FakeTable(TableSamples.moving)))
        running.go(to: .table(1), keeping: model)
        await model.serve()
        await app.moved(to: .inactive, systemTag: "en").value
        #expect(model.open?.page == .covered)
        if let open = try openFiles() { #expect(!open.isEmpty) }
        await app.moved(to: .background, systemTag: "en").value
        if let open = try openFiles() { #expect(open.isEmpty) }
        await app.moved(to: .active, systemTag: "de-AT").value
        #expect(app.words.tag == "de")
        _ = try await app.core { try $0.shelf() }
        if let open = try openFiles() { #expect(!open.isEmpty, "It stays open while the player is there") }
    }

    @Test("is come back from without opening the file before the player is there")
    func comingBack() async throws {
        let running = await Running(games)
        let app = running.app
        let table = FakeTable(TableSamples.moving)
        let model = TableModel(host: FakeHost(table))
        running.go(to: .table(1), keeping: model)
        await model.serve()
        await app.moved(to: .inactive, systemTag: "en").value
        await app.moved(to: .background, systemTag: "en").value
        let covered = table.covered
        await app.moved(to: .inactive, systemTag: "en").value
        #expect(table.covered == covered, "The core is asked nothing on the way back")
        await app.moved(to: .active, systemTag: "en").value
        await app.moved(to: .inactive, systemTag: "en").value
        #expect(table.covered == covered + 1, "Others may look again")
    }

    @Test("does not hide that the file was damaged meanwhile")
    func damagedMeanwhile() async throws {
        _ = try games.begin()
        let running = await Running(games)
        let version = running.app.shelfVersion
        await running.app.rest().value
        try Data(repeating: 0x57, count: 8_192).write(to: games.file)
        await running.app.foregroundRegained().value
        #expect(running.app.dialog?.title == "The saved games were damaged")
        #expect(running.app.shelfVersion > version)
    }

    @Test("tells of damage also when something else is asked first after the rest")
    func damagedBeforeAnythingElse() async throws {
        _ = try games.begin()
        let running = await Running(games)
        let version = running.app.shelfVersion
        await running.app.rest().value
        try Data(repeating: 0x57, count: 8_192).write(to: games.file)
        _ = try await running.app.core { try $0.shelf() }
        #expect(running.app.dialog?.title == "The saved games were damaged")
        #expect(running.app.shelfVersion == version + 1)
        // Until the app is back, the file is closed after each call, and each may find it repaired.
        await running.app.foregroundRegained().value
        let told = running.app.shelfVersion
        running.app.dismissDialog()
        _ = try await running.app.core { try $0.shelf() }
        #expect(running.app.dialog == nil)
        #expect(running.app.shelfVersion == told)
    }

    @Test("does not bring back a report that the player has read meanwhile")
    func dismissedMeanwhile() async throws {
        try Data(repeating: 0x57, count: 8_192).write(to: games.file)
        let app = await Running(games).app
        #expect(app.report != nil)
        await app.rest().value
        // What the app reads when it comes back is asked for before the player has read the first report.
        let back = app.foregroundRegained()
        await Task.yield()
        app.dismissDialog()
        await back.value
        try await app.core { _ in }
        #expect(app.report == nil)
        try await until("the report is forgotten") { (try? games.open().report()) == .some(nil) }
    }

    /// What of the games' folder this process holds open; nil on systems that do not tell.
    private func openFiles() throws -> [String]? {
        let open = "/proc/self/fd"
        let manager = FileManager.default
        guard manager.fileExists(atPath: open) else { return nil }
        let targets = try manager.contentsOfDirectory(atPath: open).compactMap {
            try? manager.destinationOfSymbolicLink(atPath: "\(open)/\($0)")
        }
        return targets.filter { $0.hasPrefix(games.file.deletingLastPathComponent().path) }
    }
}
