import Foundation
import Testing
import WindroseCore
import WindroseKit

/// Games that go into files and come back.
@MainActor
@Suite("A game in a file")
struct GameFilesTests {
    private struct Trouble: Error {}

    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("goes on, on another device, as it was")
    func exportAndImport() async throws {
        let id = try games.begin(.stormy)
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        for _ in 0..<9 { try await player.step() }
        await player.send(.export)
        try await until("the file is saved") { running.device.saved != nil && running.app.notice != nil }
        let file = try #require(running.device.saved)
        #expect(file.name == "Tack-\(id).windrose")
        #expect(running.app.notice?.text == "Game exported")

        let elsewhere = await Running(try SavedGames(), device: running.device)
        await elsewhere.app.changeSettings { $0.confirm = .always }.value
        var read = false
        let imported = try #require(try await elsewhere.app.importGame { read = true })
        #expect(read)
        var other = TablePlayer(await elsewhere.table(imported))
        #expect(other.open?.view.position == player.open?.view.position)
        #expect(other.open?.view.decision == player.open?.view.decision)
        try await other.step()
    }

    @Test("is neither written nor read when the player changes their mind")
    func changedMind() async throws {
        let id = try games.begin()
        let running = await Running(games)
        running.device.changesMind = true
        try await running.app.exportGame(id, title: "Tack")
        #expect(try await running.app.importGame { Issue.record("There is no file") } == nil)
        #expect(running.app.notice == nil)
        #expect(running.app.failure == nil)
    }

    @Test("that cannot be written or read leaves the player another try")
    func trouble() async throws {
        let id = try games.begin()
        let running = await Running(games)
        running.device.trouble = Trouble()
        try await running.app.exportGame(id, title: "Tack")
        #expect(running.app.notice?.text == running.app.words["ui-error-file"])
        #expect(try await running.app.importGame {} == nil)
        #expect(running.app.failure == nil)
    }

    @Test("that is none of ours is refused in clear words")
    func noGame() async {
        let running = await Running(games)
        running.device.chosen = ChosenFile(name: "holiday.windrose", bytes: Data("PNG".utf8))
        await running.app.guarded { _ = try await running.app.importGame {} }
        #expect(running.app.failure?.kind == .badFile)
        #expect(running.app.dialog?.lines == ["Export the game again, then try once more."])
    }

    @Test("that is larger than any game is not read to its end, and refused for its size")
    func huge() async throws {
        let running = await Running(games)
        let url = games.file.deletingLastPathComponent().appendingPathComponent("film.windrose")
        _ = FileManager.default.createFile(atPath: url.path, contents: nil)
        let file = try FileHandle(forWritingTo: url)
        try file.truncate(atOffset: 3 << 30)
        try file.close()
        let bytes = try readGame(in: url)
        #expect(bytes.count == Int(bytesWorthReading()))
        running.device.chosen = ChosenFile(name: url.lastPathComponent, bytes: bytes)
        await running.app.guarded { _ = try await running.app.importGame {} }
        #expect(running.app.failure?.title == "This file is too large to be a Windrose game.")
        #expect(throws: (any Error).self) { try readGame(in: url.appendingPathComponent("nothing")) }
    }

    @Test("is shared when the player has said their last word, however often the sheet tells of it", arguments: [
        (true, true, true), (true, false, true), (false, false, false), (false, true, nil),
    ] as [(Bool, Bool, Bool?)])
    func shared(completed: Bool, goesOn: Bool, outcome: Bool?) throws {
        let report = ShareReport(completed: completed, error: nil, goesOn: goesOn)
        #expect(try report.outcome?.get() == outcome)
        let failed = ShareReport(completed: completed, error: Trouble(), goesOn: goesOn)
        #expect(throws: Trouble.self) { try failed.outcome?.get() }
    }

    @Test("has a name that every system takes")
    func names() async throws {
        let id = try games.begin()
        let running = await Running(games)
        let titles = ["Tack": "Tack-\(id)", "Ärger / Wind?": "Ärger-Wind-\(id)", "???": "\(id)"]
        for (title, name) in titles {
            try await running.app.exportGame(id, title: title)
            #expect(running.device.saved?.name == "\(name).windrose")
        }
    }
}
