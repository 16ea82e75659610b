import Foundation
import Testing
import WindroseCore
import WindroseKit

/// Games in files that other apps hand over. One after another: some hold up a thread while they read, and a machine with
/// two cores has no more than two for everything.
@MainActor
@Suite("A file from another app", .serialized)
struct OpenedFilesTests {
    private let games: SavedGames
    private let url = URL(fileURLWithPath: "/somewhere/Tack-1.windrose")

    init() throws {
        games = try SavedGames()
    }

    private func exported() throws -> Data {
        let elsewhere = try SavedGames()
        let id = try elsewhere.begin(.stormy)
        return try elsewhere.open().export(id: id)
    }

    @Test("becomes a saved game, which the player sees among the others")
    func takenIn() async throws {
        let file = try exported()
        let app = await Running(games).app
        let version = app.shelfVersion
        let files = OpenedFiles(app: app) { _ in file }
        await files.open(url).value
        #expect(try await app.core { try $0.shelf() }.unfinished.count == 1)
        #expect(app.navigator.current == .saved)
        #expect(app.shelfVersion > version)
        #expect(app.notice?.text == app.words["ui-saved-imported"])
        #expect(!files.importing)
    }

    @Test("waits until the saved games are open, and does not hold up the next")
    func early() async throws {
        let file = try exported()
        let app = AppModel(opener: savedGames(in: games.file), platform: TestDevice().platform, systemTag: "en")
        let files = OpenedFiles(app: app) { $0.lastPathComponent == "broken" ? Data("PNG".utf8) : file }
        await files.open(URL(fileURLWithPath: "/somewhere/broken")).value
        await files.open(url).value
        await app.open().value
        await files.serve().value
        #expect(app.failure?.kind == .badFile)
        #expect(app.failure?.next.hasPrefix("broken: ") == true)
        #expect(try await app.core { try $0.shelf() }.unfinished.count == 1)
    }

    @Test("that cannot be read is told, and changes nothing")
    func unreadable() async throws {
        let app = await Running(games).app
        await OpenedFiles(app: app) { _ in throw PartsDoNotFit() }.open(url).value
        #expect(app.failure?.title == app.words["ui-error-title"])
        #expect(app.dialog?.lines == ["Tack-1.windrose: \(app.words["ui-error-file"])"])
        #expect(app.notice == nil)
        #expect(app.navigator.current == .home)
    }

    @Test("is taken in without a word where the player gave up waiting")
    func cancelled() async throws {
        let file = try exported()
        let app = await Running(games).app
        let files = OpenedFiles(app: app) { _ in file }
        let work = files.open(url)
        try await until("a file is being taken in") { files.importing }
        files.cancel()
        #expect(!files.importing)
        await work.value
        #expect(try await app.core { try $0.shelf() }.unfinished.count == 1)
        #expect(app.navigator.current == .home)
        #expect(app.notice == nil)
    }

    @Test("is taken in before the app rests")
    func beforeRest() async throws {
        let file = try exported()
        let app = await Running(games).app
        let read = DispatchSemaphore(value: 0)
        let files = OpenedFiles(app: app) { _ in
            read.wait()
            return file
        }
        files.open(url)
        try await until("a file is being taken in") { files.importing }
        let resting = app.rest()
        // Each of these is answered after what was asked before it.
        for _ in 0..<10 { try await app.core { _ in } }
        read.signal()
        await resting.value
        #expect(!files.importing)
        #expect(try await app.core { try $0.shelf() }.unfinished.count == 1)
    }

    @Test("is taken in before the app rests, however many others are before it")
    func allBeforeRest() async throws {
        let file = try exported()
        let app = await Running(games).app
        let read = DispatchSemaphore(value: 0)
        let files = OpenedFiles(app: app) { _ in
            read.wait()
            return file
        }
        for _ in 0..<3 { files.open(url) }
        try await until("a file is being taken in") { files.importing }
        let resting = app.rest()
        for _ in 0..<3 { read.signal() }
        await resting.value
        #expect(!files.importing)
        #expect(try games.open().shelf().unfinished.count == 3)
        #expect(app.notice?.text == app.words["ui-saved-imported"])
    }

    @Test("that is none of a game is told with its name, and no other message takes its place")
    func several() async throws {
        let file = try exported()
        let app = await Running(games).app
        let files = OpenedFiles(app: app) { url in
            switch url.lastPathComponent {
            case "torn": throw PartsDoNotFit()
            case "picture": Data("PNG".utf8)
            default: file
            }
        }
        for name in ["torn", "Tack-1.windrose", "picture", "Tack-2.windrose"] {
            files.open(URL(fileURLWithPath: "/somewhere/\(name)"))
        }
        await files.serve().value
        let lines = try #require(app.dialog?.lines.first?.split(separator: "\n"))
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("torn: ") == true)
        #expect(lines.last?.hasPrefix("picture: ") == true)
        #expect(app.notice?.text == app.words["ui-saved-imported"])
        #expect(app.navigator.current == .saved)
        #expect(try await app.core { try $0.shelf() }.unfinished.count == 2)
    }

    @Test("is announced where the player gave up waiting for the one before")
    func cancelledBefore() async throws {
        let file = try exported()
        let app = await Running(games).app
        let files = OpenedFiles(app: app) { _ in file }
        let work = files.open(url)
        files.open(url)
        try await until("a file is being taken in") { files.importing }
        files.cancel()
        await work.value
        #expect(try await app.core { try $0.shelf() }.unfinished.count == 2)
        #expect(app.navigator.current == .saved)
        #expect(app.notice?.text == app.words["ui-saved-imported"])
    }
}
