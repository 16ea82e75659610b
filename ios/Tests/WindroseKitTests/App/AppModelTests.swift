import Foundation
import Testing
import WindroseCore
import WindroseKit

/// The app on a real library.
@MainActor
@Suite("The app")
struct AppModelTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("opens with the words of the device")
    func opening() async {
        let app = AppModel(opener: { _ in throw PartsDoNotFit() }, platform: TestDevice().platform, systemTag: "de-AT")
        #expect(app.phase == .opening)
        #expect(app.phase.page(app.words) == nil)
        #expect(app.words["boot-waiting"] == "Einen Moment")
        let running = await Running(games, tag: "de-AT")
        #expect(running.app.phase == .open)
        #expect(running.app.words.tag == "de")
        #expect(running.app.words["ui-ok"] == "OK")
        #expect(running.app.report == nil)
    }

    @Test("makes the file of saved games with its folder, and says so in clear words where it cannot")
    func folder() async throws {
        let inside = games.file.deletingLastPathComponent().appendingPathComponent("Application Support/games.sqlite")
        let running = await Running(games, opener: savedGames(in: inside))
        #expect(running.app.phase == .open)
        #expect(FileManager.default.fileExists(atPath: inside.path))
        let under = await Running(games, opener: savedGames(in: inside.appendingPathComponent("games.sqlite")))
        guard case let .closed(failure) = under.app.phase else {
            Issue.record("There is a file inside of a file: \(under.app.phase)")
            return
        }
        #expect(!failure.title.isEmpty)
        #expect(!failure.next.isEmpty)
    }

    @Test("tells that its parts do not fit together")
    func broken() async {
        let running = await Running(games, tag: "de-AT", opener: { _ in throw PartsDoNotFit() })
        #expect(running.app.phase == .broken)
        let page = running.app.phase.page(running.app.words)
        #expect(page?.title == BootWords.words("de")["boot-title"])
        #expect(page?.next == BootWords.words("de")["boot-next"])
    }

    @Test("explains a file that cannot be opened, and tries again")
    func closed() async throws {
        try FileManager.default.createDirectory(at: games.file, withIntermediateDirectories: true)
        let running = await Running(games)
        let page = try #require(running.app.phase.page(running.app.words))
        #expect(page.title == "Your games cannot be opened now")
        #expect(!page.cause.isEmpty)
        try FileManager.default.removeItem(at: games.file)
        await running.app.open().value
        #expect(running.app.phase == .open)
    }

    @Test("leaves a file of a newer app alone, and says so")
    func newer() async throws {
        let bytes = emptyDatabase(version: 9_999)
        try bytes.write(to: games.file)
        let running = await Running(games)
        guard case let .closed(failure) = running.app.phase else {
            Issue.record("The file was opened: \(running.app.phase)")
            return
        }
        #expect(failure.kind == .newer)
        #expect(failure.next.hasPrefix("Update the app."))
        #expect(try Data(contentsOf: games.file) == bytes)
    }

    @Test("reports damage once")
    func damaged() async throws {
        _ = try games.begin()
        try games.open().rest()
        try Data("not a database at all".utf8).write(to: games.file)
        let running = await Running(games)
        #expect(running.app.phase == .open)
        let dialog = try #require(running.app.dialog)
        #expect(dialog.title == "The saved games were damaged")
        #expect(!dialog.lines.isEmpty)
        #expect(dialog.button(running.app.words) == "Go on")
        running.app.dismissDialog()
        #expect(running.app.dialog == nil)
        try await until("the report is forgotten") { (try? games.open().report()) == .some(nil) }
        #expect(await Running(games).app.report == nil)
    }

    @Test("shows damage that happens while it runs, and what came of it")
    func damagedMeanwhile() async throws {
        _ = try games.begin()
        let running = await Running(games)
        let version = running.app.shelfVersion
        for file in [games.file.path, games.file.path + "-wal"] {
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: Data(repeating: 0x57, count: 65_536))
            try handle.close()
        }
        await running.app.guarded { try await running.app.coreAsync { try await $0.verify() } }
        #expect(running.app.failure?.kind == .damaged)
        try await until("the report") { running.app.report != nil }
        #expect(running.app.dialog?.title == "The saved games were damaged")
        #expect(running.app.shelfVersion > version)
    }

    @Test("shows what goes wrong until it is read")
    func failure() async {
        let running = await Running(games)
        let busy = WindroseError.failed(.busy, "Another window is saving just now.")
        await running.app.attempt { throw busy }.value
        let dialog = AppDialog.failure(Failure(busy, words: running.app.words))
        #expect(running.app.dialog == dialog)
        #expect(dialog.lines == ["Try again."])
        running.app.dismissDialog()
        #expect(running.app.dialog == nil)
    }

    @Test("tells a fault of its own in its own words, and nothing of work that was given up")
    func fault() async {
        let running = await Running(games)
        await running.app.attempt { throw CancellationError() }.value
        #expect(running.app.failure == nil)
        await running.app.attempt { throw PartsDoNotFit() }.value
        #expect(running.app.failure == Failure(kind: .fault, title: "That did not work", next: ""))
    }

    @Test("changes settings at once, and they last")
    func settings() async throws {
        let running = await Running(games)
        let saved = running.app.changeSettings {
            $0.theme = .dark
            $0.primaryLeft = true
        }
        #expect(running.app.settings.theme == .dark)
        await saved.value
        let again = await Running(games)
        #expect(again.app.settings.theme == .dark)
        #expect(again.app.settings.primaryLeft)
        #expect(again.app.settings.isDark(systemDark: false))
        #expect(again.app.settings.hasMotion(systemReduced: true) == false)
    }

    @Test("takes settings back that cannot be saved")
    func settingsRefused() async throws {
        let full = FullDisk(try games.open())
        let running = await Running(games, opener: { _ in full })
        let saved = running.app.changeSettings { $0.theme = .dark }
        #expect(running.app.settings.theme == .dark)
        await saved.value
        #expect(running.app.settings.theme == .system)
        #expect(running.app.failure?.kind == .full)
    }

    @Test("speaks another language at once, and the table with it")
    func language() async throws {
        let id = try games.begin()
        let running = await Running(games)
        let model = await running.table(id)
        var player = TablePlayer(model)
        await player.send(try #require(player.taps.first))
        let picked = model.open?.selection.chosenSpots
        #expect(model.open?.view.decision?.prompt.step == "Blue, your opening dice")
        await running.app.changeSettings { $0.language = .german }.value
        #expect(running.app.words["ui-tab-settings"] == "Optionen")
        await player.send(.refresh)
        #expect(model.open?.view.decision?.prompt.step == "Blau, deine ersten Würfel")
        #expect(model.open?.selection.chosenSpots == picked)
        try await player.step()
        #expect(running.app.announcement?.tag == "de")
        #expect(await Running(games).app.words.tag == "de")
    }

    @Test("follows the device's language where none was chosen")
    func systemLanguage() async {
        let running = await Running(games)
        await running.app.systemLanguageIs("de-CH").value
        #expect(running.app.words.tag == "de")
        #expect(running.app.words["ui-tab-settings"] == "Optionen")
    }

    @Test("shows what just happened for a while, with one answer")
    func notices() async throws {
        let app = await Running(games).app
        var answers = 0
        app.show("Seed copied")
        let old = try #require(app.notice)
        #expect(old.duration(spoken: false) == .seconds(4))
        #expect(old.duration(spoken: true) == .seconds(4))
        app.show("Game deleted", actionText: "Bring back") { answers += 1 }
        let new = try #require(app.notice)
        #expect(new.duration(spoken: false) == .seconds(10))
        #expect(new.duration(spoken: true) == nil, "It takes time to come to the answer")
        app.dismiss(old)
        #expect(app.notice?.text == "Game deleted")
        app.answer(new)
        #expect(answers == 1)
        #expect(app.notice == nil)
    }

    @Test("says the same words twice")
    func announcements() async {
        let app = await Running(games).app
        app.announce("Taken back")
        let first = app.announcement
        app.announce("Taken back")
        #expect(app.announcement?.text == first?.text)
        #expect(app.announcement != first)
        app.announce("")
        #expect(app.announcement?.text == "Taken back")
    }

    @Test("deletes everything and begins anew")
    func deleteAllData() async throws {
        let id = try games.begin()
        let running = await Running(games)
        await running.app.changeSettings { $0.theme = .dark }.value
        _ = await running.table(id)
        await running.app.deleteAllData().value
        #expect(running.app.navigator.stack == [.home])
        #expect(running.app.settings.theme == .system)
        #expect(running.app.notice?.text == "Everything is deleted")
        let shelf = try await running.app.core { try $0.shelf() }
        #expect(shelf.unfinished.isEmpty)
    }
}

/// An SQLite file without tables whose schema has `version`.
private func emptyDatabase(version: UInt16) -> Data {
    let pageSize = 4_096
    var page = Data("SQLite format 3\0".utf8) + Data(repeating: 0, count: pageSize - 16)
    let fields: [(at: Int, bytes: [UInt8])] = [
        // The size of a page, the versions of the format, and what is set for payloads.
        (16, [UInt8(pageSize >> 8), 0, 1, 1, 0, 64, 32, 32]),
        // One page, the first change, a schema in UTF-8.
        (24, [0, 0, 0, 1, 0, 0, 0, 1]),
        (44, [0, 0, 0, 4]),
        (56, [0, 0, 0, 1, 0, 0, UInt8(version >> 8), UInt8(version & 0xFF)]),
        (92, [0, 0, 0, 1]),
        // A leaf of the table of tables, with nothing on it.
        (100, [13, 0, 0, 0, 0, UInt8(pageSize >> 8), 0, 0]),
    ]
    for (at, bytes) in fields { page.replaceSubrange(at..<at + bytes.count, with: bytes) }
    return page
}

/// A library on a disk without room for settings.
private final class FullDisk: GameLibrary, @unchecked Sendable {
    private let library: GameLibrary

    init(_ library: GameLibrary) {
        self.library = library
        super.init(noHandle: NoHandle())
    }

    required init(unsafeFromHandle handle: UInt64) {
        library = GameLibrary(unsafeFromHandle: handle)
        super.init(noHandle: NoHandle())
    }

    override func settings() throws -> Settings { try library.settings() }

    override func report() throws -> OpeningReport? { try library.report() }

    override func words() throws -> [String: String] { try library.words() }

    override func languageTag() -> String { library.languageTag() }

    override func setSettings(settings: Settings) throws {
        throw WindroseError.failed(.full, "There is no room left on this device.")
    }
}
