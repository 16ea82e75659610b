import Testing
import WindroseCore
import WindroseKit

/// Looking things up, on a real library.
@MainActor
@Suite("Looking things up")
struct RulesAndStatisticsTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("The rules are listed, read and searched")
    func rules() async throws {
        let running = await Running(games)
        let list = RulesListModel(app: running.app)
        await list.serve()
        list.open(try #require(list.games.first).kind)
        #expect(running.app.navigator.current == .rules(.tack))

        let model = RulesModel(app: running.app, kind: .tack)
        await model.serve()
        #expect(model.state.title == "Tack")
        #expect(model.state.shown.count == model.state.parts.count)
        #expect(model.state.contents.count > 3)
        #expect(model.state.contents.allSatisfy { $0.part.isChapter && model.state.shown[$0.id] == $0 })
        #expect(model.state.parts.first.map { $0.isTitled } == false)

        model.search(" LIGHTHOUSE ")
        #expect(model.state.searching)
        #expect(1..<model.state.parts.count ~= model.state.shown.count)
        #expect(model.state.shown.map(\.id) == Array(0..<model.state.shown.count))
        model.search("zeppelin")
        #expect(model.state.foundNothing)
        model.search("")
        #expect(!model.state.searching && !model.state.foundNothing)
    }

    @Test("Every row of a table has a cell for each heading, in every language", arguments: Language.allCases)
    func tables(language: Language) async throws {
        let running = await Running(games)
        await running.app.changeSettings { $0.language = language }.value
        let model = RulesModel(app: running.app, kind: .tack)
        await model.serve()
        let tables = model.state.parts.flatMap(\.blocks).compactMap { block -> RulesTable? in
            if case .table(let table) = block { table } else { nil }
        }
        #expect(!tables.isEmpty)
        for table in tables {
            #expect(!table.rows.isEmpty)
            #expect(table.rows.allSatisfy { $0.count == table.headings.count })
        }
        let plain = model.state.parts.flatMap { [$0.title] + texts($0) }.map(\.plain)
        #expect(plain.allSatisfy { !$0.isEmpty && !$0.contains("**") && !$0.contains("|") })
        if language == .english {
            let spoken = tables.flatMap { table in table.rows.map(table.spoken) }
            #expect(spoken.contains("Card: Becalmed. Rule: A die moves at most 2 spaces."))
        }
    }

    private func texts(_ part: RulesPart) -> [RichText] {
        part.blocks.flatMap { block -> [RichText] in
            switch block {
            case .paragraph(let text): [text]
            case .points(let texts): texts
            case .table(let table): table.headings + table.rows.flatMap { $0 }
            }
        }
    }

    @Test("Nothing is counted before a game is finished")
    func noStatistics() async throws {
        let id = try games.begin()
        let running = await Running(games)
        try games.open().abandon(id: id)
        let model = StatisticsModel(app: running.app, kind: .tack)
        #expect(model.state.statistics == nil && !model.state.isEmpty)
        await model.serve()
        #expect(model.state.isEmpty)
        #expect(model.state.hasAbandoned)
        #expect(model.state.sections.isEmpty)
    }

    @Test("A finished game counts")
    func statistics() async throws {
        let id = try games.begin()
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        _ = try await player.playToTheEnd()
        running.app.navigate(.statistics(.tack))
        let model = StatisticsModel(app: running.app, kind: .tack)
        await model.serve()
        #expect(model.state.games.map(\.kind) == GameKind.allCases)
        #expect(!model.state.hasAbandoned)
        let figures = model.state.sections.map { Figures($0, window: .expanded, largeText: false) }
        #expect(figures.flatMap { figures in figures.rows.map(figures.spoken) }.contains("Games: 1"))
        let bars = model.state.sections.flatMap { Bars($0.bars).bars }
        #expect(bars.count >= 6)
        #expect(bars.allSatisfy { 0...1 ~= $0.filled && 0...1 ~= $0.expected && $0.spoken.contains("rolled") })
        model.show(.tack)
        #expect(running.app.navigator.current == .statistics(.tack))
        #expect(running.app.navigator.stack.filter { $0 == .statistics(.tack) }.count == 1)
        let other = StatisticsModel(app: running.app, kind: .fourSenses)
        await other.serve()
        #expect(other.state.isEmpty, "Each game counts for itself")
    }

    @Test("Figures stand in columns only where these have room")
    func figures() {
        let row = FigureRow(label: "Games", figures: ["2", "3"], total: false)
        let two = StatSection(title: "", columns: ["Blue", "Plum"], rows: [row], bars: [])
        let three = StatSection(title: "", columns: ["A", "B", "C"], rows: [], bars: [])
        let none = StatSection(title: "", columns: [], rows: [row], bars: [])
        #expect(Figures(two, window: .compact, largeText: false).headed)
        #expect(Figures(two, window: .compact, largeText: true).stacked)
        #expect(Figures(three, window: .compact, largeText: false).stacked)
        #expect(Figures(three, window: .medium, largeText: false).headed)
        #expect(!Figures(none, window: .compact, largeText: true).stacked)
        #expect(Figures(two, window: .medium, largeText: false).spoken(row) == "Games: Blue 2, Plum 3")
        #expect(Figures(none, window: .medium, largeText: false).spoken(row) == "Games: 2, 3")
    }

    @Test("Bars are measured by the longest, and marks stay on them")
    func bars() {
        let bars = Bars([
            StatBar(label: "1", count: 6, expected: 3, spoken: ""),
            StatBar(label: "2", count: 0, expected: 12, spoken: ""),
        ])
        #expect(bars.bars.map(\.filled) == [0.5, 0])
        #expect(bars.bars.map(\.expected) == [0.25, 1])
        #expect(bars.bars.map(\.count) == ["6", "0"])
        #expect(Bars([StatBar(label: "1", count: 0, expected: 0.5, spoken: "")]).bars[0].expected == 0.5)
        #expect(Bars.markX(0, width: 100) == 2)
        #expect(Bars.markX(1, width: 100) == 98)
        #expect(Bars.markX(0.5, width: 100) == 50)
    }
}
