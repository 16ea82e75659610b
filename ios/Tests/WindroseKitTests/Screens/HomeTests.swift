import Testing
import WindroseCore
import WindroseKit

@MainActor
@Suite("The first page")
struct HomeTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("lists the games, and has no table before one was begun")
    func empty() async {
        let running = await Running(games)
        let model = HomeModel(app: running.app)
        #expect(!model.state.loaded)
        await model.serve()
        #expect(model.state.loaded)
        #expect(model.state.table == nil)
        #expect(model.state.games.map(\.kind) == GameKind.allCases)
        let players = GamePlayers(model.state.games[0], words: running.app.words)
        #expect(players.text == "1–2")
        #expect(players.spoken == "One or two players")
        model.newGame(.tack)
        #expect(running.app.navigator.current == .setup(.tack))
    }

    @Test("shows the table that was left last")
    func lastTable() async throws {
        let id = try games.begin()
        let running = await Running(games)
        let model = HomeModel(app: running.app)
        await model.serve()
        let table = try #require(model.state.table)
        #expect(table.game.id == id)
        #expect(table.position != nil)
        let active = try #require(table.active)
        #expect(table.activeLook == GameKind.tack.seatLooks[Int(active)])
        model.goOn(id)
        #expect(running.app.navigator.current == .table(id))
    }

    @Test("draws the dice of the last table in small")
    func miniature() throws {
        let id = try games.begin()
        let table = try games.open().table(id: id)
        var view = try table.view()
        while view.tack.dice.count < 5, let choice = view.decision?.choices.first {
            guard case .done(let next) = try table.play(action: choice.action, step: view.step) else { break }
            view = next
        }
        guard case .tack(let picture) = Miniature(view.position) else {
            Issue.record("Another game's picture")
            return
        }
        #expect(picture.dice.count == view.tack.dice.count)
        for (drawn, die) in zip(picture.dice, view.tack.dice) {
            #expect(drawn.face == Int(die.face))
            #expect(Int(drawn.rect.midX.rounded()) == 20 * Int(die.space.column.rawValue) + 10)
            // Row 1 lies at the bottom of the chart, the starting spaces below it.
            #expect(picture.chart.contains(drawn.rect) == (1...5 ~= die.space.row))
        }
        #expect(picture.lines.elements.count == 16)
    }

    @Test("is read again in another language")
    func german() async throws {
        let running = await Running(games)
        let model = HomeModel(app: running.app)
        await model.serve()
        let before = (running.app.freshness, model.state.games[0].tagline)
        await running.app.changeSettings { $0.language = .german }.value
        #expect(running.app.freshness != before.0)
        await model.serve()
        #expect(model.state.games[0].tagline != before.1)
    }
}
