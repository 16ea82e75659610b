import Foundation
import Testing
import WindroseCore
import WindroseKit

/// What Four Senses shows beside its table, on a real library.
@MainActor
@Suite("Four Senses beside its table")
struct FourSensesPagesTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("is set up as the players want it")
    func setup() async throws {
        let running = await Running(games)
        running.app.navigate(.setup(.fourSenses))
        let model = FourSensesSetupModel(app: running.app)
        await model.serve()
        #expect(model.state.shared.title == "Four Senses")
        #expect(model.state.players.map(\.chosen) == [true, false])
        #expect(model.state.seats.map(\.name) == ["Coral", "Navy"])
        #expect(model.state.seats.map(\.look) == [.coral, .navy])
        #expect(model.state.first.map(\.chosen) == [true, false, false])
        #expect(model.state.sights.map(\.chosen) == [false, false, true], "A first game shows the board")
        #expect(model.state.wrong.map(\.chosen) == [true, false])
        await model.choose(players: 3).value
        #expect(model.state.seats.map(\.name) == ["Coral", "Navy", "Seafoam"])
        #expect(model.state.first.count == 4)
        await model.choose {
            $0.first = .chosen(seat: 2)
            $0.sight = .napkin
            $0.wrong = .loses
            $0.sayMoves = true
        }.value
        #expect(model.state.first.map(\.chosen) == [false, false, false, true])
        model.shared.rename(2, to: "Ada")
        #expect(model.state.first.last?.title == "Ada")
        await model.shared.start().value
        guard case .table(let id) = running.app.navigator.current else {
            Issue.record("No table")
            return
        }
        let table = try #require(await running.table(id).open)
        #expect(table.fourSenses.sight == .napkin && table.fourSenses.wrong == .loses && table.fourSenses.sayMoves)
        #expect(table.fourSenses.turnOf == 2 && table.view.seats.map(\.name) == ["Coral", "Navy", "Ada"])
    }

    @Test("lets the lot say who begins where the chosen seat does not play, and may be played without looking at once")
    func refusals() async throws {
        let running = await Running(games)
        let model = FourSensesSetupModel(app: running.app)
        await model.choose(players: 3).value
        await model.choose { $0.first = .chosen(seat: 2) }.value
        await model.choose(players: 2).value
        #expect(model.setup.players == 2 && model.setup.first == .random)
        #expect(model.state.shared.refusal == nil)
        #expect(model.state.walkthrough)
        await model.showWalkthrough(false).value
        #expect(FourSensesSetupModel(app: running.app).setup.sight == .blindfold)
    }

    @Test("has words and a picture for every page of the first game, and for everything of the set-up", arguments: [
        "en", "de",
    ])
    func words(tag: String) throws {
        let words = Words(try games.open(tag).words(), tag: tag)
        let face = faceOf(try RealTable(.fourSenses(.sighted)).view.position)
        for page in 1...face.tourPages {
            #expect(words.contains("\(face.tourKey)-\(page)-title") && words.contains("\(face.tourKey)-\(page)-text"))
        }
        #expect(!words.contains("\(face.tourKey)-\(face.tourPages + 1)-title"))
        let setup = FourSensesSetup(players: 3, first: .random, wrong: .loses, sight: .napkin, sayMoves: false)
        let state = FourSensesSetupState(shared: SetupState(people: 3), setup: setup, words: words)
        var texts = state.players.flatMap { [$0.title, $0.text ?? ""] } + [state.first[0].title]
        texts += state.sights.flatMap { [$0.title, $0.text ?? ""] } + state.wrong.flatMap { [$0.title, $0.text ?? ""] }
        #expect(texts.count == 4 + 1 + 6 + 4)
        #expect(texts.allSatisfy { !$0.isEmpty && !$0.hasPrefix("ui-") })
        let open = TableUiState.Open(view: try RealTable(.fourSenses(.sighted)).view)
        #expect(open.supplyCards(words).allSatisfy { !$0.name.hasPrefix("ui-") })
    }

    @Test("has a sign for every card, and fans the ways to win")
    func cards() throws {
        let view = try RealTable(.fourSenses(.sighted, sayMoves: true)).view
        let face = faceOf(view.position)
        #expect(view.cards.count == 6)
        #expect(Set(view.cards.map { face.cardSign($0.id) }).count == view.cards.count)
        #expect(face.fanned(view.cards).count == 3)
        let blind = try RealTable(.fourSenses(.blindfold)).view
        #expect(blind.shownCards(Words([:], tag: "en"), face: faceOf(blind.position)) == nil)
    }

    @Test("lets a beginner feel everything that a space can feel like")
    func practice() async throws {
        let running = await Running(games)
        let model = RulesModel(app: running.app, kind: .fourSenses)
        await model.serve()
        #expect(model.state.shownPractice.count == 7)
        for stack in model.state.shownPractice { model.feel(stack) }
        #expect(Set(running.device.cues).count == 7 && running.device.heard == running.device.cues)
        for (stack, cue) in zip(model.state.practice, running.device.cues) {
            let felt = try Felt(cue)
            #expect(stack.spoken.lowercased() == felt.spoken())
        }
        #expect(running.device.spoken == model.state.practice.map(\.spoken), "And is told what it is")
        model.leave()
        #expect(running.device.spoken.last == .some(nil))
        model.search("stairs")
        #expect(model.state.shownPractice.isEmpty)
        let tack = RulesModel(app: running.app, kind: .tack)
        await tack.serve()
        #expect(tack.state.practice.isEmpty)
    }

    @Test("shows in small what may be seen, and nothing of what is felt")
    func miniature() throws {
        for sight in [Sight.blindfold, .napkin, .sighted] {
            guard case .fourSenses(let picture) = Miniature(try RealTable(.fourSenses(sight)).view.position) else {
                Issue.record("Another game's picture")
                continue
            }
            #expect(picture.covered == (sight != .sighted))
            #expect(picture.spaces.count == (sight == .sighted ? 16 : 0))
            #expect(picture.spaces.allSatisfy { CGRect(origin: .zero, size: picture.size).contains($0.rect) })
        }
    }

    @Test("shows the lines that stand to whoever looks back")
    func review() async throws {
        let id = try games.begin(.fourSenses(.blindfold))
        let table = try games.open().table(id: id)
        var view = try table.view()
        func play(_ action: FourSensesAction) throws {
            if view.covered { view = try table.accept(seat: view.holder) }
            guard case .done(let next) = try table.play(action: .fourSenses(action: action), step: view.step) else {
                throw CancellationError()
            }
            view = next.covered ? try table.accept(seat: next.holder) : next
        }
        for space in ["A1", "B1", "C1", "D1"] {
            try play(.place(piece: .flat, space: space))
            try play(.endTurn)
        }
        try play(.declare)
        let line = LineOnBoard(way: .level, spaces: ["A1", "B1", "C1", "D1"])
        try play(.name(line: line))
        try play(.done)
        #expect(view.result != nil)
        let running = await Running(games)
        let model = await running.review(id)
        model.on(.goTo(8))
        await model.settled()
        guard case .open(let open) = model.state, case .fourSenses(let shown) = open.view.position else {
            Issue.record("Nothing to look at")
            return
        }
        let board = FourSensesBoard(shown, open.board, playable: false, words: running.app.words)
        #expect(board.ground == .wood)
        let row = BoardPath(from: CellPosition(column: 0, row: 0), to: CellPosition(column: 3, row: 0), around: true)
        #expect(!board.paths.isEmpty && board.paths.allSatisfy { $0 == row })
        #expect(board.cells.allSatisfy { $0.tap == nil && $0.feel == nil })
        #expect(board.stack(CellPosition(column: 3, row: 0)) == WoodStack(levels: 1, top: .flat))
        #expect(open.lines.contains { "\($0)".contains("issed") }, "What was missed is said")
        let told = open.view.happened.compactMap(\.line?.spoken).joined(separator: " ")
        #expect(running.device.spoken == [told], "And spoken to who played without looking")
        #expect(running.device.insists)
        model.on(.leave)
        await model.settled()
        #expect(running.device.spoken.last == .some(nil) && !running.device.insists)
    }

    @Test("speaks nothing of a game in which something was to be seen", arguments: [Sight.napkin, .sighted])
    func silentReview(sight: Sight) async throws {
        let id = try games.begin(.fourSenses(sight, sayMoves: true))
        let table = try games.open().table(id: id)
        _ = try table.play(action: .fourSenses(action: .place(piece: .flat, space: "A1")), step: 0)
        let running = await Running(games)
        let model = await running.review(id)
        model.on(.goTo(1))
        await model.settled()
        #expect(running.app.announcement?.text.contains("A1") == true)
        #expect(running.device.spoken.isEmpty && !running.device.insists)
    }
}
