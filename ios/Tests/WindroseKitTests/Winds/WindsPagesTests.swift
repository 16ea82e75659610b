import Testing
import WindroseCore
@testable import WindroseKit

/// What 4 Winds shows beside its table, on a real library.
@MainActor
@Suite("4 Winds beside its table")
struct WindsPagesTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("is set up as the players want it")
    func setup() async throws {
        let running = await Running(games)
        running.app.navigate(.setup(.fourWinds))
        let model = WindsSetupModel(app: running.app)
        await model.serve()
        #expect(model.state.shared.title == "4 Winds")
        #expect(model.state.modes.map(\.chosen) == [true, false, false])
        #expect(model.state.players.map(\.chosen) == [true, false, false])
        #expect(model.state.seats.map(\.name) == ["Navy", "Seafoam"])
        #expect(model.state.seats.map(\.look) == [.navy, .seafoam])
        #expect(model.state.first.map(\.chosen) == [true, false, false])
        #expect(model.state.lengths.map(\.chosen) == [true, false, false])
        #expect(model.state.lengths.map(\.value) == [.standard, .one, .long])
        #expect(!model.state.canBeEvened && model.state.choices.evened)
        await model.choose { $0.players = 4 }.value
        #expect(model.state.seats.map(\.name) == ["Navy", "Seafoam", "Coral", "Obsidian"])
        await model.choose {
            $0.first = .chosen(seat: 3)
            $0.length = .one
            $0.evened = false
        }.value
        #expect(model.state.first.map(\.chosen) == [false, false, false, false, true])
        // One turn is what the standard season gives four.
        #expect(model.state.lengths.map(\.value) == [.standard, .long])
        #expect(model.state.lengths.map(\.chosen) == [true, false] && !model.state.canBeEvened)
        model.shared.rename(3, to: "Ada")
        #expect(model.state.first.last?.title == "Ada")
        await model.shared.start().value
        guard case .table(let id) = running.app.navigator.current else {
            Issue.record("No table")
            return
        }
        let table = try #require(await running.table(id).open)
        #expect(table.view.winds.mode == .archipelago && table.view.winds.turns == 1)
        #expect(table.view.winds.turnOf == 3 && table.view.seats.map(\.name).last == "Ada")
    }

    @Test("can be begun in every mode", arguments: WindsMode.allCases)
    func modes(mode: WindsMode) async throws {
        let running = await Running(games)
        let model = WindsSetupModel(app: running.app)
        await model.serve()
        await model.choose { $0.mode = mode }.value
        let campaign = mode == .archipelago
        #expect(model.state.players.isEmpty != campaign && model.state.lengths.isEmpty != campaign)
        await model.choose {
            $0.players = 3
            $0.length = .long
        }.value
        #expect(model.state.canBeEvened == campaign)
        await model.choose { $0.players = 2 }.value
        #expect(model.state.first.isEmpty == (mode == .tempest))
        #expect(model.state.seats.count == (mode == .tempest ? 1 : 2))
        #expect(model.state.shared.refusal == nil)
        await model.shared.start().value
        guard case .table(let id) = running.app.navigator.current else {
            Issue.record("No table")
            return
        }
        #expect(try games.open().table(id: id).view().winds.mode == mode)
    }

    @Test("keeps what was chosen while another mode is looked at, and lets the lot say who begins in a smaller game")
    func refusals() async throws {
        let running = await Running(games)
        let model = WindsSetupModel(app: running.app)
        await model.choose { $0.players = 3 }.value
        await model.choose {
            $0.first = .chosen(seat: 2)
            $0.length = .long
        }.value
        await model.choose { $0.mode = .tempest }.value
        #expect(model.choices.first == .chosen(seat: 2) && model.choices.length == .long)
        await model.choose { $0.mode = .duel }.value
        #expect(model.choices.first == .random, "The third seat does not play")
        await model.choose { $0.mode = .archipelago }.value
        #expect(model.choices.players == 3 && model.choices.length == .long)
        #expect(model.state.shared.refusal == nil)
        #expect(model.state.walkthrough)
        await model.showWalkthrough(false).value
        #expect(!model.state.walkthrough)
    }

    @Test("has words for everything of the set-up", arguments: ["en", "de"])
    func words(tag: String) throws {
        let words = Words(try games.open(tag).words(), tag: tag)
        let state = WindsSetupState(
            shared: SetupState(people: 4), choices: WindsChoices(players: 4), words: words
        )
        var texts = state.modes.flatMap { [$0.title, $0.text ?? ""] }
        texts += state.players.flatMap { [$0.title, $0.text ?? ""] } + [state.first[0].title]
        texts += state.lengths.flatMap { [$0.title, $0.text ?? ""] }
        #expect(texts.count == 6 + 6 + 1 + 4)
        #expect(texts.allSatisfy { !$0.isEmpty && !$0.hasPrefix("ui-") })
    }

    @Test("is in the lists of games, rules and statistics")
    func lists() async throws {
        let running = await Running(games)
        let home = HomeModel(app: running.app)
        await home.serve()
        let game = try #require(home.state.games.first { $0.kind == .fourWinds })
        let players = GamePlayers(game, words: running.app.words)
        #expect(players.text == "1–4" && players.spoken == "One to four players")
        let rules = RulesModel(app: running.app, kind: .fourWinds)
        await rules.serve()
        #expect(rules.state.title == "4 Winds" && rules.state.contents.count > 3 && rules.state.practice.isEmpty)
        let statistics = StatisticsModel(app: running.app, kind: .fourWinds)
        await statistics.serve()
        #expect(statistics.state.isEmpty)
        #expect(GameKind.fourWinds.accent == .fourWinds)
        #expect(!GameEmblem.parts(of: GameKind.fourWinds.accent).isEmpty)
        #expect(Route(path: Route.setup(.fourWinds).path) == .setup(.fourWinds))
    }
}
