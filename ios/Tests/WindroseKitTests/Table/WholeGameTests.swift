import Testing
import WindroseCore
import WindroseKit

/// Whole games of the real core on a real file, played by taps alone.
@MainActor
@Suite("Whole games")
struct WholeGameTests {
    @Test("are played to their result", arguments: [GameSetup.twoPlayers, .stormy, .tide])
    func wholeGame(setup: GameSetup) async throws {
        let games = try SavedGames()
        let id = try games.begin(setup)
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        let result = try await player.playToTheEnd()
        #expect(!result.title.isEmpty)
        #expect(player.open?.page == .finished(result))
        #expect((player.open?.view.winner == nil) == (result.winners.count != 1))
        #expect(player.open?.view.figures?.columns.count == 2)
        #expect(running.app.announcement?.text.hasPrefix("\(result.title). \(result.sentence)") == true)
        #expect(running.app.announcement?.tag == "en")
        let shelf = try await running.app.core { try $0.shelf() }
        #expect(shelf.finished.map(\.id) == [id])
        #expect(running.app.failure == nil)
    }
}
