import Testing
import WindroseCore
import WindroseKit

/// What of a board that is felt may be seen and read beside its own spaces: nothing.
@MainActor
@Suite("A board that is felt")
struct FeltBoardTests {
    /// Tables with the same supply, on whose boards something else lies.
    private func twins(_ sight: Sight) throws -> [RealTable] {
        try [["A1", "B2", "C3"], ["D4", "D4", "A2"]].map { spaces in
            let table = try RealTable(.fourSenses(sight))
            for space in spaces {
                try play(table) { $0.action == .fourSenses(action: .place(piece: .flat, space: space)) }
                try play(table) { $0.action == .fourSenses(action: .endTurn) }
            }
            return table
        }
    }

    private func play(_ table: RealTable, _ wanted: @escaping (Choice) -> Bool) throws {
        if table.view.covered { try table.accept() }
        let choice = table.view.decision?.choices.first(where: wanted)
        try table.play(try #require(choice))
        if table.view.covered { try table.accept() }
    }

    private let words = Words([:], tag: "en")

    /// The moments of a turn in which the board is known by touch alone: nothing picked, a piece and a space picked,
    /// the turn's end, and a line that is named. In both tables the same was done.
    private func moments(_ sight: Sight) throws -> [String: [TableUiState.Open]] {
        let tables = try twins(sight)
        var moments: [String: [TableUiState.Open]] = [:]
        moments["placing"] = try tables.map { try open($0) }
        moments["picked"] = try tables.map { try open($0, "piece:flat", "C3") }
        for table in tables { try play(table) { $0.action == .fourSenses(action: .place(piece: .flat, space: "C3")) } }
        moments["turn's end"] = try tables.map { try open($0) }
        for table in tables { try play(table) { $0.action == .fourSenses(action: .declare) } }
        moments["naming"] = try tables.map { try open($0, "A1", "D1", "way:level") }
        return moments
    }

    /// What `table` shows when `picks` are picked, with everything that it could be asked for.
    private func open(_ table: RealTable, _ picks: String...) throws -> TableUiState.Open {
        let fresh = TableUiState.Open(view: table.view).selection
        let selection = try picks.reduce(fresh) { try #require($0.tapPart($1)) }
        let preview = try selection.ready.map { try table.table.preview(action: $0.action) }
        try #require((preview != nil) == !picks.isEmpty)
        let log = try table.table.log()
        return TableUiState.Open(view: table.view, selection: selection, preview: preview, log: log)
    }

    /// Everything that is shown and read beside the spaces, and over the table.
    private func shown(_ open: TableUiState.Open) -> [String: String] {
        let board = open.fourSensesBoard(words)
        let face = faceOf(open.view.position)
        let panels: [TablePanel] = [.menu, .log, .cards, .choices, .keys, .abandon, .walkthrough(page: 0)]
        let buttons = open.actions(words)
        let actions = [buttons.undo, buttons.again, buttons.middle, buttons.primary]
        let choices = TableMenuItem.items(for: open.view).contains(.choices)
        return [
            "prompt": "\(open.prompt(words))",
            "actions": "\(actions.map { "\($0?.text ?? "none") \($0?.unavailable ?? "")" })",
            "chips": "\(open.chips(words))",
            "supply": "\(open.supplyCards(words))",
            "stops": "\(open.stops(TablePrefs(), words: words))",
            "log": "\(open.logLines(words))",
            "log column": "\(open.showsLog)",
            "menu": "\(TableMenuItem.items(for: open.view))",
            "panels": "\(panels.map(open.shown))",
            "choices": choices ? "\(open.selection.choices.map(\.text.spoken))" : "",
            "cards": "\(open.view.cards) \(String(describing: open.view.shownCards(words, face: face)))",
            "keys": "\(TableUiState.open(open).keys)",
            "small picture": "\(Miniature(open.view.position))",
            "board": "\(board.ground) \(board.paths) \(FourSensesTourBoard.positions.map(board.stack))",
            "last move": "\(board.cells.map(\.marks.lastMove))",
            "seats": "\(open.view.shownSeats(words, in: .expanded, largeText: false))",
            "bar": "\(open.view.title) \(open.view.subtitle)",
        ]
    }

    /// Proves FS-045.
    @Test("looks the same whatever lies on it", arguments: [Sight.blindfold, .napkin])
    func noHints(sight: Sight) throws {
        for (moment, twins) in try moments(sight) {
            #expect(twins[0].fourSenses.supply == twins[1].fourSenses.supply)
            #expect(twins[0].fourSenses.spaces != twins[1].fourSenses.spaces)
            #expect(twins[0].log != twins[1].log)
            #expect(twins[0].preview?.lines != twins[1].preview?.lines || moment != "picked")
            let (one, other) = (shown(twins[0]), shown(twins[1]))
            for (part, text) in one { #expect(text == other[part], "\(moment): \(part)") }
            #expect(one["log"] == "[]" && twins[0].shown(.log) == nil)
            #expect(one["last move"]?.contains("true") == false)
            let board = twins[0].fourSensesBoard(words)
            #expect(board.ground == .covered && board.touch.twoTaps)
            #expect(board.touch.ripple == (sight == .blindfold))
        }
    }

    /// Proves FS-051.
    @Test("does not look the same in view, or the test above would find nothing")
    func inView() throws {
        let moments = try moments(.sighted)
        func differs(_ moment: String, _ part: String) -> Bool {
            guard let twins = moments[moment] else { return false }
            return shown(twins[0])[part] != shown(twins[1])[part]
        }
        for moment in moments.keys {
            for part in ["board", "small picture", "log"] { #expect(differs(moment, part), "\(moment): \(part)") }
        }
        #expect(differs("picked", "prompt"))
        #expect(differs("placing", "choices"))
        #expect(differs("placing", "stops"))
        let ended = try #require(moments["turn's end"]?.first)
        #expect(shown(ended)["last move"]?.contains("true") == true)
        let open = try #require(moments["placing"]?.first)
        #expect(open.fourSensesBoard(words).ground == .wood && !open.fourSensesBoard(words).touch.twoTaps)
        #expect(open.shown(.log) == .log && TableUiState.open(open).keys.contains(.log))
    }

    @Test("opens no log, by whatever way it is asked for, and offers no look back", arguments: [
        Sight.blindfold, .napkin, .sighted,
    ])
    func log(sight: Sight) async throws {
        let games = try SavedGames()
        let id = try games.begin(.fourSenses(sight))
        let running = await Running(games)
        let model = await running.table(id)
        model.resized(to: .expanded)
        model.on(.show(.log))
        await model.settled()
        let open = try #require(model.open)
        let seen = sight == .sighted
        #expect((open.panel == .log) == seen)
        #expect(open.log.isEmpty == !seen)
        #expect(TableUiState.open(open).keys.contains(.log) == seen)
        #expect(KeyHelp.all(words, withLog: open.showsLog).contains { $0.id == "log" } == seen)
        #expect(!TableMenuItem.items(for: open.view).contains(.review), "Moves are not told")
        let told = try RealTable(.fourSenses(sight, sayMoves: true)).view
        #expect(TableMenuItem.items(for: told).contains(.review))
    }

    @Test("leaves the scores in view, and no seats where there are none")
    func scores() throws {
        let two = TableUiState.Open(view: try RealTable(.fourSenses(.blindfold)).view)
        #expect(two.seats(words, in: .compact).isEmpty && two.barTellsTurn(in: .compact))
        #expect(two.seats(words, in: .expanded).count == 2)
        let three = TableUiState.Open(view: try RealTable(.fourSenses(.blindfold, players: 3)).view)
        #expect(three.seats(words, in: .compact).map(\.score) == ["0", "0", "0"])
    }

    /// Proves FS-052.
    @Test("shows under a napkin only the space that is touched")
    func napkin() throws {
        var open = TableUiState.Open(view: try twins(.napkin)[0].view)
        for cell in open.fourSensesBoard(words).cells {
            guard case .feel(let spot) = cell.feel else {
                Issue.record("A space is not felt")
                continue
            }
            open.felt = spot
            let board = open.fourSensesBoard(words)
            #expect(FourSensesTourBoard.positions.filter { board.stack($0) != nil } == [cell.position])
        }
    }

    @Test("guesses nothing, even where only one space is left for a piece")
    func guesses() {
        let choices = [TableSamples.choice("Place", [TableSamples.spot("A1"), TableSamples.spot("B1")], anyOrder: true)]
        let guessing = Selection(of: choices).tapSpot("A1")
        let plain = Selection(of: choices, implied: false).tapSpot("A1")
        #expect(guessing?.ready != nil && guessing?.chosenSpots == ["A1", "B1"])
        #expect(plain?.ready == nil && plain?.chosenSpots == ["A1"])
        #expect(plain?.tapSpot("B1")?.ready != nil && plain?.tapSpot("B1")?.complete == true)
    }

    @Test("has its supply in view, with the reason where a piece is not to be had")
    func supply() throws {
        let table = try RealTable(.fourSenses(.blindfold))
        let open = TableUiState.Open(view: table.view)
        let cards = open.supplyCards(words)
        #expect(cards.map(\.stack.levels) == [1, 1, 2, 2])
        #expect(cards.map(\.stack.top) == [.flat, .holed, .flat, .holed])
        #expect(cards.allSatisfy { $0.state == .open && $0.tap == .part($0.id) && $0.left == "8 left" })
        #expect(open.chips(words).isEmpty && open.hasPieces)
        let picked = TableUiState.Open(view: table.view, selection: open.selection.tapPart("piece:holed"))
        #expect(picked.supplyCards(words).map(\.state) == [.open, .chosen, .open, .open])
        try play(table) { $0.action == .fourSenses(action: .place(piece: .flat, space: "A1")) }
        let placed = TableUiState.Open(view: table.view).supplyCards(words)
        #expect(placed.allSatisfy { $0.state == .unavailable && $0.tap == .whyNot($0.id) })
        #expect(placed[0].left == "7 left")
    }

    @Test("keeps each of its four buttons in its place, dashed with its reason where it is of no use")
    func buttons() throws {
        let table = try RealTable(.fourSenses(.blindfold))
        let placing = TableUiState.Open(view: table.view).actions(words)
        #expect(placing.primary?.unavailable == table.view.decision?.prompt.detail, "It keeps its place")
        #expect(placing.middle?.text == "Declare" && placing.middle?.glyph == .flag)
        #expect(placing.again?.event == .feelAgain)
        let open = TableUiState.Open(view: table.view)
        let declare = try #require(open.selection.buttons.first)
        let declaring = TableUiState.Open(view: table.view, selection: open.selection.choose(declare.index))
        let ready = declaring.actions(words)
        #expect(ready.primary?.event == .confirm && ready.primary?.text == "Declare")
        #expect(ready.middle?.event == .clear && ready.middle?.state == "ui-state-chosen", "It lets go")
        try play(table) { $0.action == .fourSenses(action: .place(piece: .flat, space: "A1")) }
        let ending = TableUiState.Open(view: table.view).actions(words)
        #expect(ending.primary?.text == "End turn" && ending.middle?.text == "Declare")
        try play(table) { $0.action == .fourSenses(action: .declare) }
        let naming = TableUiState.Open(view: table.view)
        #expect(naming.chips(words).map(\.id) == ["way:identical", "way:level", "way:stairs"])
        #expect(naming.actions(words).middle?.text == "Go back")
        #expect(naming.actions(words).primary?.unavailable == naming.view.decision?.prompt.detail)
        let line = LineOnBoard(way: .level, spaces: ["A1", "B1", "C1", "D1"])
        try play(table) { $0.action == .fourSenses(action: .name(line: line)) }
        try play(table) { $0.action == .fourSenses(action: .done) }
        let silenced = TableUiState.Open(view: table.view).actions(words)
        let reason = table.view.decision?.blocked.first { $0.spot.isEmpty }?.reason
        #expect(silenced.primary?.text == "End turn" && silenced.primary?.event == .confirm)
        #expect(reason != nil && silenced.middle?.unavailable == reason)
        #expect(silenced.undo != nil && silenced.again != nil)
        #expect(naming.supply.isEmpty)
    }
}

extension TableUiState.Open {
    /// What lies over the table where `panel` is asked for.
    fileprivate func shown(_ panel: TablePanel) -> TablePanel? {
        var over = self
        over.panel = panel
        return over.shownPanel
    }
}
