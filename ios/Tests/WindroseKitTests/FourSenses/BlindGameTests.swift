import Testing
import WindroseCore
import WindroseKit

/// A whole game of Four Senses that is played without looking.
struct UnseenGame: Sendable, CustomTestStringConvertible {
    let name: String
    var sight = Sight.blindfold
    var players: UInt8 = 2
    var wrong = WrongDeclaration.saidAloud
    var tag = "en"
    var seed: UInt64 = 1
    var habits = Habits()

    var testDescription: String { name }

    static let all = [
        UnseenGame(name: "two players"),
        UnseenGame(name: "two other players", seed: 2),
        UnseenGame(name: "three players", players: 3, seed: 3),
        UnseenGame(name: "three other players", players: 3, seed: 4),
        UnseenGame(name: "with undo", seed: 5, habits: Habits(undoes: 3)),
        UnseenGame(name: "with a mistake", seed: 6, habits: Habits(mistakes: 1)),
        UnseenGame(name: "lost by a mistake", wrong: .loses, seed: 7, habits: Habits(mistakes: 1)),
        UnseenGame(name: "with nothing declared", seed: 8, habits: Habits(declares: false)),
        UnseenGame(name: "with two lines named", players: 3, seed: 9, habits: Habits(lines: 2)),
        UnseenGame(name: "in German", tag: "de", seed: 10, habits: Habits(mistakes: 1, undoes: 1)),
        UnseenGame(name: "under a napkin", sight: .napkin, seed: 11, habits: Habits(mistakes: 1, undoes: 1)),
    ]
}

/// Four Senses without looking, on the real core.
@MainActor
@Suite("Four Senses without looking")
struct BlindGameTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    /// Proves FS-050.
    @Test("is played to its end by labels and cues alone", arguments: UnseenGame.all)
    func wholeGame(_ game: UnseenGame) async throws {
        let id = try games.begin(.fourSenses(game.sight, players: game.players, wrong: game.wrong))
        let running = await Running(games, tag: game.tag)
        let model = await running.table(id)
        let feeler = Feeler(model, running, seed: game.seed, habits: game.habits)
        let result = try await feeler.playToTheEnd()
        let blind = game.sight == .blindfold
        #expect(result.columns.count == Int(game.players))
        let told = running.app.announcement?.text ?? ""
        #expect(told.hasPrefix("\(result.title). \(result.sentence)"), "The result comes before what led to it")
        #expect(told.components(separatedBy: "\(result.title).").count == 2, "Nothing is said twice")
        #expect((running.device.spoken.last??.contains(result.title) == true) == blind, "The board is in view by now")
        #expect(running.device.spoken.isEmpty != blind)
        #expect(!blind || running.device.language == game.tag)
        #expect(running.app.failure == nil)
        #expect(feeler.undone == game.habits.undoes)
        let right = game.habits.declares && game.wrong != .loses ? 1 : 0
        #expect(feeler.declared.count >= game.habits.mistakes + right)
        #expect(feeler.declared.contains(2) == (game.habits.lines == 2))
        #expect((feeler.passed > 0) == !game.habits.declares)
        let log = try games.open(game.tag).table(id: id).log().map(\.line.spoken).joined(separator: "\n")
        let mistake = game.tag == "de" ? "hat sich geirrt" : "is wrong"
        #expect(log.contains(mistake) == (game.habits.mistakes > 0))
        let open = try #require(model.open)
        #expect(open.page == .finished(result))
        // Everybody may see the board in the end.
        #expect(!open.isFelt && open.showsLog)
        #expect(open.fourSensesBoard(running.app.words).ground == .wood)
    }
}
