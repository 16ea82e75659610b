import Testing
import WindroseCore
import WindroseKit

/// What a table's views say and offer, as far as it is decided before them.
@Suite("A table's words")
struct TableWordsTests {
    private let words = Words(["ui-state-to-play": "to play", "ui-table-cards": "Cards"], tag: "en")
    private let face = Face()

    private struct Face: GameFace {
        let tourKey = "tour"
        let tourPages = 3
        func cardSign(_ id: String) -> Glyph { id == "gale" ? .swift : .dial }
        func fanned(_ cards: [CardText]) -> [CardText] { cards.filter { $0.id != "wind" } }
        func feedback(_ events: [GameEvent]) -> Feedback? { nil }
    }

    private func state(_ view: TableView, _ taps: String...) throws -> TableUiState.Open {
        let selection = try taps.reduce(Selection(of: view.decision?.choices ?? [])) {
            try #require($0.tapSpot($1))
        }
        return TableUiState.Open(view: view, selection: selection, log: TableSamples.log)
    }

    @Test("The seat to play is named where there is room")
    func seats() {
        let seats = TableSamples.moving.shownSeats(words, in: .expanded, largeText: false)
        #expect(seats.map(\.look) == GameKind.tack.seatLooks)
        #expect(seats.map(\.name) == ["Blue", "Plum"])
        #expect(seats.map(\.score) == ["4", "6"])
        #expect(seats.map(\.note) == ["to play", nil])
        #expect(seats.map(\.active) == [true, false])
        #expect(TableSamples.moving.shownSeats(words, in: .compact, largeText: false).map(\.note) == [nil, nil])
    }

    @Test("What a seat has beside its score is told where there is room")
    func seatNotes() {
        let table = TableSamples.changed(TableSamples.moving) { view in
            for seat in view.seats.indices { view.seats[seat].note = "\(seat + 3) tiles" }
        }
        func notes(_ window: WindowClass, largeText: Bool = false) -> [String?] {
            table.shownSeats(words, in: window, largeText: largeText).map(\.note)
        }
        #expect(notes(.expanded) == ["to play", "4 tiles"])
        #expect(notes(.expanded, largeText: true) == ["to play", "4 tiles"])
        #expect(notes(.medium) == ["3 tiles", "4 tiles"])
        #expect(notes(.medium, largeText: true) == [nil, nil])
        #expect(notes(.compact) == [nil, nil])
    }

    @Test("The points so far can be seen while a game goes on")
    func scoreSheet() throws {
        #expect(!TableMenuItem.items(for: TableSamples.moving).contains(.score))
        let rows = [
            FigureRow(label: "Chains", figures: ["150", "0"], total: false),
            FigureRow(label: "Total", figures: ["150", "0"], total: true),
        ]
        let table = TableSamples.changed(TableSamples.moving) { $0.sheet = ScoreSheet(columns: [0, 1], rows: rows) }
        let sheet = try #require(table.scoreSheet)
        #expect(sheet.columns.map(\.name) == ["Blue", "Plum"])
        #expect(sheet.lines.map(\.spoken) == ["Chains: Blue 150, Plum 0"])
        #expect(sheet.total.values == ["150", "0"])
        #expect(TableMenuItem.items(for: table).contains(.score))
        #expect(TableMenuItem.score.event(at: table) == .show(.score))
        let over = TableSamples.changed(table) { $0.result = TableSamples.finished.result }
        #expect(!TableMenuItem.items(for: over).contains(.score))
    }

    @Test("The prompt tells what is asked, then what would be done")
    func prompt() throws {
        var open = try state(TableSamples.moving)
        #expect(open.prompt(words).text == "Move one die")
        #expect(open.prompt(words).seatAndStep == "Blue, your move")
        #expect(open.prompt(words).result == "Forward or back in its column.")
        open.preview = TableSamples.scoring
        #expect(open.prompt(words).text == "3 to E4: row 4 makes 12")
        #expect(open.prompt(words).result == "Row 4: Blue +2, Plum +1. Then dice are rolled.")
        #expect(try state(TableSamples.abandoned).prompt(words).text == "ui-saved-abandoned")
        #expect(try state(TableSamples.abandoned).prompt(words).result == nil)
    }

    @Test("All choices can be seen by name until one is ready")
    func actions() throws {
        let nothing = try state(TableSamples.moving).actions(words)
        #expect(nothing.primary == nil)
        #expect(nothing.middle?.event == .show(.choices))
        #expect(nothing.undo?.unavailable == TableSamples.moving.undo.text)
        let ready = try state(TableSamples.moving, "E0", "E4").actions(words)
        #expect(ready.primary == TableButton("Move to E4", .confirm, glyph: .check))
        #expect(ready.middle == nil)
    }

    @Test("A choice without parts stands between undo and the ready choice")
    func plainChoice() throws {
        let ending = TableSamples.changed(TableSamples.moving) {
            $0.decision?.choices = [TableSamples.move("B2", "B1"), TableSamples.button("End the turn")]
            $0.undo = UndoView(possible: true, stop: nil, text: "Takes back the move")
        }
        let open = try state(ending)
        #expect(open.actions(words).middle == TableButton("End the turn", .choose(1)))
        #expect(open.actions(words).undo?.unavailable == nil)
        let chosen = TableUiState.Open(view: ending, selection: open.selection.choose(1))
        #expect(chosen.actions(words).primary?.text == "End the turn")
        #expect(chosen.actions(words).middle == nil)
    }

    @Test("A game that was put away offers its review")
    func abandoned() throws {
        let actions = try state(TableSamples.abandoned).actions(words)
        #expect(actions.primary?.event == .go(.review))
        #expect(actions.undo == nil)
        #expect(actions.middle == nil)
    }

    @Test("Chips are told with their state")
    func chips() throws {
        let raising = TableSamples.changed(TableSamples.moving) {
            $0.decision?.choices = (4...6).map { TableSamples.raise("E0", face: $0) }
        }
        var open = try state(raising)
        #expect(open.isChoosing)
        open.selection = try #require(open.selection.tapPart("face:5"))
        #expect(open.chips(words).map(\.chosen) == [false, true, false])
        #expect(open.chips(words).map(\.state) == [nil, "ui-state-chosen", nil])
        #expect(try !state(TableSamples.moving).isChoosing)
    }

    @Test("Cards are fanned and named")
    func cards() {
        let windy = TableSamples.changed(TableSamples.moving) {
            $0.cards = [("wind", "Hot Day"), ("gale", "Gale")].map {
                CardText(id: $0, title: $1, rule: "", detail: "")
            }
        }
        #expect(windy.shownCards(words, face: face)?.signs == [.swift])
        #expect(windy.shownCards(words, face: face)?.label == "Cards: Hot Day, Gale")
        #expect(TableSamples.moving.shownCards(words, face: face) == nil)
    }

    @Test("The log has its headings and the rules at which undo stops")
    func log() throws {
        let (blue, plum) = (GameKind.tack.look(of: 0), GameKind.tack.look(of: 1))
        let lines = try state(TableSamples.moving).logLines(words)
        #expect(lines == [
            .news("ui-table-since"),
            .event(text: "4 from C to C2.", seat: plum, spoken: "4 from C to C2."),
            .event(text: "Row 4: Blue +1, Plum +2.", seat: nil, spoken: "Row 4: Blue +1, Plum +2."),
            .undoStop("ui-log-undo-stops"),
            .news("ui-log-before"),
            .event(text: "3 from D to D4.", seat: blue, spoken: "3 from D to D4."),
            .event(text: "Rolled 3 and 6.", seat: plum, spoken: "Rolled 3 and 6."),
            .event(text: "Fire: 2 on D4 becomes 3.", seat: blue, spoken: "Fire: 2 on D4 becomes 3."),
            .undoStop("ui-log-undo-stops"),
        ])
    }

    @Test("The result has its figures, the winner first")
    func result() throws {
        let view = TableSamples.finished
        let figures = try #require(view.figures)
        #expect(view.winner == GameKind.tack.look(of: 1))
        #expect(figures.columns.map(\.seat) == [GameKind.tack.look(of: 1), GameKind.tack.look(of: 0)])
        #expect(figures.columns.map(\.name) == ["Plum", "Blue"])
        #expect(figures.lines.map(\.spoken) == ["Dice in the game: Plum 5, Blue 4"])
        #expect(figures.total.values == ["9", "4"])
        let draw = TableSamples.changed(view) { $0.result?.winners = [0, 1] }
        #expect(draw.winner == nil)
        #expect(TableSamples.moving.figures == nil)
        let actions = ResultActions(words)
        #expect([actions.home, actions.review, actions.again].map(\.event) == [.go(.home), .go(.review), .go(.again)])
    }

    @Test("The board is turned to whoever plays, where that is wanted")
    func boardTurned() throws {
        let open = try state(TableSamples.changed(TableSamples.moving) { $0.decision?.seat = 1 })
        #expect(open.board(TablePrefs()).seenFrom == nil)
        #expect(open.board(TablePrefs(boardTurned: true)).seenFrom == 1)
        #expect(try state(TableSamples.abandoned).board(TablePrefs(boardTurned: true)).seenFrom == 0)
    }

    @Test("Every item of the menu has its own words and does its own thing")
    func menu() {
        let items = TableMenuItem.allCases
        #expect(Set(items.map { $0.text(words) }).count == items.count)
        #expect(items.filter(\.danger) == [.abandon])
        #expect(Set(items.map { "\($0.event(at: TableSamples.moving))" }).count == items.count)
        #expect(AbandonWords(words).confirm.event == .abandon)
        #expect(AbandonWords(words).cancel.event == .show(nil))
    }

    @Test("The menu of a game that is over offers nothing that only a game in play has")
    func menuAtTheEnd() {
        let playing = TableMenuItem.items(for: TableSamples.moving)
        #expect(playing.contains(.choices) && playing.contains(.abandon) && !playing.contains(.undo))
        let over = TableSamples.changed(TableSamples.finished) { $0.undo = UndoView(possible: true, stop: nil, text: "") }
        let ended = TableMenuItem.items(for: over)
        #expect(ended.contains(.undo) && !ended.contains(.choices) && !ended.contains(.abandon))
        #expect(playing.contains(.review) && ended.contains(.review))
        let hidden = TableSamples.changed(TableSamples.moving) { $0.looksBack = false }
        #expect(!TableMenuItem.items(for: hidden).contains(.review))
        #expect(TableMenuItem.undo.unavailable(at: over) == nil)
        #expect(TableMenuItem.undo.event(at: over) == .undo)
    }

    @Test("Where the last move stands, the menu says why, and nothing else than that is done")
    func menuWithoutUndo() {
        let rolled = TableSamples.changed(TableSamples.finished) {
            $0.undo = UndoView(possible: false, stop: .chance, text: "Dice were rolled.")
        }
        #expect(TableMenuItem.items(for: rolled).first == .undo)
        #expect(TableMenuItem.undo.unavailable(at: rolled) == "Dice were rolled.")
        #expect(TableMenuItem.undo.event(at: rolled) == .explain("Dice were rolled."))
        #expect(TableMenuItem.allCases.filter { $0.unavailable(at: rolled) != nil } == [.undo])
    }

    @Test("The walkthrough turns from page to page")
    func walkthrough() {
        let first = WalkthroughPage(0, face: face, words: words)
        #expect(first.counter == "1 / 3")
        #expect(first.heading == "tour-1-title")
        #expect(first.back == nil)
        #expect(first.forward.event == .show(.walkthrough(page: 1)))
        let last = WalkthroughPage(2, face: face, words: words)
        #expect(last.back?.event == .show(.walkthrough(page: 1)))
        #expect(last.forward.event == .walkthroughDone)
        #expect(last.skip.event == .walkthroughDone)
        #expect(TablePanel.walkthrough(page: 2).title(words, face: face) == "tour-title")
    }

    @Test("A slider reaches every number and no other")
    func slider() {
        let scale = SliderScale(last: 10)
        #expect(scale.value(atX: 0, width: 122, inset: 11) == 0)
        #expect(scale.value(atX: 61, width: 122, inset: 11) == 5)
        #expect(scale.value(atX: 500, width: 122, inset: 11) == 10)
        #expect(scale.value(atX: 5, width: 10, inset: 11) == 0)
        #expect(scale.share(of: 5) == 0.5)
        #expect(scale.clamped(11) == 10)
        #expect(SliderScale(last: 0).share(of: 0) == 0)
    }

    @Test("Keys do what their help says")
    func keys() {
        #expect(TableKey.allCases.map(\.event) == [.cancel, .show(.keys), .undo, .show(.log)])
        #expect(KeyHelp.all(words).map(\.key).contains("ui-keys-escape"))
    }
}
