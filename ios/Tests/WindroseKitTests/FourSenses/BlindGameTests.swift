import Foundation
import Testing
import WindroseCore
import WindroseKit

/// Four Senses without looking, on the real core.
@MainActor
@Suite("Four Senses without looking")
struct BlindGameTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    private func begin(_ setup: GameSetup, _ confirm: Confirm = .always) async throws -> (Running, TableModel) {
        let id = try games.begin(setup, confirm: confirm)
        let running = await Running(games)
        return (running, await running.table(id))
    }

    /// Proves FS-050.
    @Test("is played to its end by labels and cues alone", arguments: [
        (UInt8(2), UInt64(1)), (2, 2), (3, 3), (3, 4),
    ])
    func wholeGame(players: UInt8, seed: UInt64) async throws {
        let (running, model) = try await begin(.fourSenses(.blindfold, players: players))
        let feeler = Feeler(model, running, seed: seed)
        let result = try await feeler.playToTheEnd()
        #expect(result.columns.count == Int(players))
        #expect(running.app.announcement?.text.hasSuffix("\(result.title). \(result.sentence)") == true)
        #expect(running.device.spoken.last??.contains(result.title) == true)
        #expect(running.app.failure == nil)
        let open = try #require(model.open)
        #expect(open.page == .finished(result))
        // Everybody may see the board in the end.
        #expect(!open.isFelt)
        #expect(open.fourSensesBoard(running.app.words).ground == .wood)
    }

    @Test("speaks nothing aloud where a screen reader does")
    func reader() async throws {
        let id = try games.begin(.fourSenses(.blindfold))
        let device = TestDevice()
        device.readerRuns = true
        let running = await Running(games, device: device)
        let model = await running.table(id)
        model.on(.feel("C2"))
        model.on(.part("piece:flat"))
        await model.settled()
        #expect(device.cues.count == 1)
        #expect(device.spoken.isEmpty)
        #expect(running.app.announcement != nil)
    }

    /// Proves FS-050.
    @Test("says what is asked, what is picked, what would come of it, and what came of it")
    func speech() async throws {
        let (running, model) = try await begin(.fourSenses(.blindfold))
        let device = running.device
        let open = try #require(model.open)
        let prompt = try #require(open.view.decision?.prompt)
        #expect(device.spoken == ["\(prompt.step). \(prompt.title)"])
        model.on(.part("piece:tall-hole"))
        await model.settled()
        #expect(device.spoken.last == open.view.spots.first { $0.id == "piece:tall-hole" }?.spoken)
        model.on(.spot("C2"))
        await model.settled()
        #expect(device.spoken.last == model.open?.preview?.spoken)
        model.on(.confirm)
        await model.settled()
        let next = try #require(model.open?.view)
        let asked = try #require(next.decision?.prompt)
        let told = next.spokenEvents + ["\(asked.step).", asked.title]
        #expect(device.spoken.last == told.joined(separator: " "))
        model.on(.whyNot("C2"))
        await model.settled()
        #expect(device.spoken.last == running.app.notice?.text)
        model.on(.go(.back))
        await model.settled()
        #expect(device.spoken.last == .some(nil), "It falls silent")
    }

    @Test("lets what was felt last be felt again, as it is now")
    func again() async throws {
        let (running, model) = try await begin(.fourSenses(.blindfold))
        model.on(.feelAgain)
        #expect(running.device.cues.isEmpty, "Nothing was felt yet")
        model.on(.feel("C2"))
        model.on(.lift("C2"))
        let again = try #require(model.open?.actions(running.app.words).again)
        model.on(again.event)
        #expect(running.device.cues.count == 2)
        #expect(running.device.cues[0] == running.device.cues[1])
        for event in [TableEvent.part("piece:flat"), .spot("C2"), .confirm] { model.on(event) }
        await model.settled()
        let before = running.device.cues.count
        model.on(.feelAgain)
        #expect(running.device.cues.count == before + 1)
        #expect(try Felt(running.device.cues[before]).levels == 1)
    }

    @Test("gives no cue that the player does not want")
    func settings() async throws {
        let (running, model) = try await begin(.fourSenses(.blindfold))
        await running.app.changeSettings {
            $0.sound = false
            $0.haptics = false
        }.value
        model.on(.feel("A1"))
        #expect(running.device.cues.isEmpty && running.device.heard.isEmpty)
    }

    @Test("tells the others nothing of a move unless moves are told", arguments: [false, true])
    func moves(sayMoves: Bool) async throws {
        let (running, model) = try await begin(.fourSenses(.blindfold, sayMoves: sayMoves))
        for event in [TableEvent.part("piece:tall-hole"), .spot("C2"), .confirm] { model.on(event) }
        await model.settled()
        let end = try #require(model.open?.actions(running.app.words).primary)
        for event in [end.event, .confirm] {
            model.on(event)
            await model.settled()
        }
        if let open = model.open, open.view.covered {
            model.on(open.view.handover(running.app.words).accept.event)
            await model.settled()
        }
        let open = try #require(model.open)
        #expect(open.view.decision?.seat == 1)
        let step = try #require(open.view.decision?.prompt.step)
        #expect(running.app.announcement?.text.contains(step) == true, "Handing on says whose turn it is")
        model.on(.show(.log))
        await model.settled()
        let log = try #require(model.open).logLines(running.app.words).map { "\($0)" }.joined()
        let told = open.view.since.map(\.spoken).joined() + open.view.spokenEvents.joined() + log
        #expect(told.contains("C2") == sayMoves)
    }
}

/// What of a board that is felt may be seen and read beside its own spaces: nothing.
@MainActor
@Suite("A board that is felt")
struct FeltBoardTests {
    /// Tables with the same supply, on whose boards something else lies.
    private func twins(_ sight: Sight) throws -> [TableUiState.Open] {
        try [["A1", "B2", "C3"], ["D4", "D4", "A2"]].map { spaces in
            let table = try RealTable(.fourSenses(sight))
            for space in spaces {
                try play(table) { $0.action == .fourSenses(action: .place(piece: .flat, space: space)) }
                try play(table) { $0.action == .fourSenses(action: .endTurn) }
            }
            // What was put down last is the others' to find.
            return TableUiState.Open(view: TableSamples.changed(table.view) { $0.happened = [] })
        }
    }

    private func play(_ table: RealTable, _ wanted: (Choice) -> Bool) throws {
        if table.view.covered { try table.accept() }
        try table.play(try #require(table.view.decision?.choices.first(where: wanted)))
        if table.view.covered { try table.accept() }
    }

    private let words = Words([:], tag: "en")

    /// Everything that is shown and read beside the spaces.
    private func shown(_ open: TableUiState.Open) -> [String] {
        let board = open.fourSensesBoard(words)
        let face = faceOf(open.view.position)
        return [
            "\(open.prompt(words))", "\(open.actions(words))", "\(open.chips(words))", "\(open.supplyCards(words))",
            "\(open.stops(TablePrefs(), words: words))", "\(TableMenuItem.items(for: open.view))",
            "\(String(describing: open.view.shownCards(words, face: face)))", "\(Miniature(open.view.position))",
            "\(board.ground)", "\(board.paths)", "\(FourSensesTourBoard.positions.map(board.stack))",
            "\(open.view.shownSeats(words, roomForNotes: true))", "\(open.view.title) \(open.view.subtitle)",
        ]
    }

    /// Proves FS-045.
    @Test("looks the same whatever lies on it", arguments: [Sight.blindfold, .napkin])
    func noHints(sight: Sight) throws {
        let twins = try twins(sight)
        #expect(twins[0].fourSenses.supply == twins[1].fourSenses.supply)
        #expect(twins[0].fourSenses.spaces != twins[1].fourSenses.spaces)
        #expect(shown(twins[0]) == shown(twins[1]))
        #expect(twins[0].fourSensesBoard(words).ground == .covered)
        #expect(twins[0].fourSensesBoard(words).touch.twoTaps)
        #expect(twins[0].fourSensesBoard(words).touch.ripple == (sight == .blindfold))
        #expect(!TableMenuItem.items(for: twins[0].view).contains(.choices))
    }

    /// Proves FS-051.
    @Test("does not look the same in view, or the test above would find nothing")
    func inView() throws {
        let twins = try twins(.sighted)
        #expect(shown(twins[0]) != shown(twins[1]))
        #expect(twins[0].fourSensesBoard(words).ground == .wood)
        #expect(!twins[0].fourSensesBoard(words).touch.twoTaps)
        #expect(TableMenuItem.items(for: twins[0].view).contains(.choices))
    }

    /// Proves FS-052.
    @Test("shows under a napkin only the space that is touched")
    func napkin() throws {
        var open = try twins(.napkin)[0]
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

    @Test("has every button to do with a board: declaring, and what leads on")
    func buttons() throws {
        let table = try RealTable(.fourSenses(.blindfold))
        let placing = TableUiState.Open(view: table.view).actions(words)
        #expect(placing.primary == nil)
        #expect(placing.middle?.text == "Declare" && placing.middle?.glyph == .flag)
        #expect(placing.again?.event == .feelAgain)
        try play(table) { $0.action == .fourSenses(action: .place(piece: .flat, space: "A1")) }
        let ending = TableUiState.Open(view: table.view).actions(words)
        #expect(ending.primary?.text == "End turn" && ending.middle?.text == "Declare")
        try play(table) { $0.action == .fourSenses(action: .declare) }
        let naming = TableUiState.Open(view: table.view)
        #expect(naming.chips(words).map(\.id) == ["way:identical", "way:level", "way:stairs"])
        #expect(naming.actions(words).middle?.text == "Go back")
        #expect(naming.supply.isEmpty)
    }
}
