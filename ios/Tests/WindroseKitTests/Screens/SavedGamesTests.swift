import Foundation
import Testing
import WindroseCore
import WindroseKit

/// What can be done with saved games, on a real library.
@MainActor
@Suite("Saved games")
struct SavedGamesTests {
    private let games: SavedGames
    private let running: Running
    private let model: SavedModel

    init() async throws {
        games = try SavedGames()
        _ = try games.begin()
        running = await Running(games)
        running.app.navigate(.saved)
        model = SavedModel(app: running.app)
        await model.serve()
    }

    private var game: SavedGame {
        get throws { try #require(model.state.unfinished.first) }
    }

    @Test("tell who plays, and how it stands")
    func description() throws {
        let game = try game
        #expect(game.description.hasPrefix("Blue, Plum\n"))
        #expect(game.description.contains(game.standing))
        #expect(game.menuLabel(running.app.words) == "Tack: What to do with this game")
        #expect(game.actions == [.rename, .export, .copySeed, .abandon, .delete])
        #expect(game.actions.filter(\.danger) == [.delete])
        #expect(Set(game.actions.map { $0.title(running.app.words) }).count == 5)
        #expect(Set(game.actions.map(\.glyph)).count == 5)
        #expect(!model.state.isEmpty)
    }

    @Test("are renamed, and get their own names back")
    func rename() async throws {
        #expect(try game.chosenName.isEmpty)
        await model.rename(try game, to: "Long night").value
        #expect(try game.title == "Long night")
        #expect(try game.chosenName == "Long night")
        await model.rename(try game, to: " ").value
        #expect(try game.title == "Tack")
    }

    @Test("are brought back at once")
    func undoDelete() async throws {
        await model.delete(try game).value
        #expect(model.state.unfinished.isEmpty)
        #expect(model.state.deleted.count == 1)
        let notice = try #require(running.app.notice)
        #expect(notice.text == "Game deleted")
        #expect(notice.actionText == "Bring back")
        running.app.answer(notice)
        try await until("the game is back") { model.state.unfinished.count == 1 }
    }

    @Test("are brought back from the list")
    func bringBack() async throws {
        await model.delete(try game).value
        await model.bringBack(try #require(model.state.deleted.first)).value
        #expect(model.state.deleted.isEmpty)
        #expect(model.state.unfinished.count == 1)
    }

    @Test("say when they were played, and how long deleted ones stay, and go for good on request")
    func datesAndRemoval() async throws {
        #expect(try game.dateLine == "Played today")
        await model.delete(try game).value
        let deleted = try #require(model.state.deleted.first)
        #expect(deleted.dateLine == "Gone in 30 days")
        await model.remove(deleted).value
        #expect(model.state.deleted.isEmpty && model.state.unfinished.isEmpty)
        #expect(running.app.notice?.text == "Game deleted for good")
    }

    @Test("are exported and imported again")
    func exportAndImport() async throws {
        let game = try game
        await model.export(game).value
        #expect(running.app.notice?.text == "Game exported")
        #expect(running.device.saved?.name == "Tack-\(game.id).windrose")
        await model.importGame().value
        #expect(model.state.unfinished.count == 2)
        #expect(!model.state.importing)
        #expect(running.app.notice?.text == "Import finished")
    }

    @Test("are imported without a word where the player gave up waiting, which takes the dialog away at once")
    func cancelledImport() async throws {
        running.device.chosen = try await ChosenFile(
            name: "Tack-1.windrose",
            bytes: running.app.core { [id = game.id] in try $0.export(id: id) }
        )
        let work = model.importGame()
        try await until("a file is being taken in") { model.state.importing }
        model.cancelImport()
        #expect(!model.state.importing)
        await work.value
        #expect(!model.state.importing)
        #expect(model.state.unfinished.count == 2)
        #expect(running.app.notice == nil)
    }

    @Test("stay as they are where the player chooses no file")
    func noFile() async throws {
        running.device.changesMind = true
        await model.importGame().value
        #expect(model.state.unfinished.count == 1)
        #expect(running.app.notice == nil)
    }

    @Test("refuse a file that is no game, in words")
    func badFile() async throws {
        running.device.chosen = ChosenFile(name: "x.windrose", bytes: Data("nonsense".utf8))
        await model.importGame().value
        #expect(running.app.failure?.kind == .badFile)
        #expect(model.state.unfinished.count == 1)
        #expect(!model.state.importing)
    }

    @Test("give their seed")
    func seed() async throws {
        await model.copySeed(try game).value
        #expect(running.device.copied == seedText(seed: 1_492))
        #expect(running.app.notice?.text == "Seed copied")
    }

    @Test("are put away and can only be looked back at")
    func putAway() async throws {
        let game = try game
        model.open(game)
        #expect(running.app.navigator.current == .table(game.id))
        running.app.back()
        await model.abandon(game).value
        let away = try #require(model.state.finished.first)
        #expect(away.status == .abandoned)
        #expect(away.actions == [.rename, .export, .copySeed, .delete])
        model.open(away)
        #expect(running.app.navigator.current == .review(away.id))
        running.app.back()
        model.showStatistics()
        #expect(running.app.navigator.current == .statistics(.tack))
    }

    @Test("take from the menu what asks nothing first")
    func menu() async throws {
        let game = try game
        model.take(.rename, game)
        model.take(.abandon, game)
        model.take(.copySeed, game)
        try await until("the seed is copied") { running.device.copied != nil }
        model.take(.export, game)
        try await until("it is exported") { running.device.saved != nil }
        model.take(.delete, game)
        try await until("it is deleted") { model.state.deleted == [game] || model.state.deleted.count == 1 }
        #expect(model.state.finished.isEmpty)
    }

    @Test("show nothing where there are none")
    func empty() async throws {
        let none = try SavedGames()
        let model = SavedModel(app: await Running(none).app)
        #expect(!model.state.isEmpty)
        await model.serve()
        #expect(model.state.isEmpty)
    }
}
