import Testing
import WindroseCore
import WindroseKit

/// What is spoken aloud and given to the hand where nobody looks, on the real core.
@MainActor
@Suite("What is heard of Four Senses")
struct BlindSpeechTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    private func begin(
        _ setup: GameSetup = .fourSenses(.blindfold), confirm: Confirm = .always, device: TestDevice? = nil
    ) async throws -> (Running, TableModel) {
        let id = try games.begin(setup, confirm: confirm)
        let running = await Running(games, device: device)
        return (running, await running.table(id))
    }

    /// Does `events`, each when the one before it was handled.
    private func send(_ model: TableModel, _ events: TableEvent...) async {
        for event in events {
            model.on(event)
            await model.settled()
        }
    }

    private func told(_ view: TableView) -> [String] {
        view.happened.compactMap(\.line?.spoken)
    }

    @Test("is left to a screen reader where one runs, by which a piece is placed at once")
    func reader() async throws {
        let device = TestDevice()
        device.readerRuns = true
        let (running, model) = try await begin(device: device)
        await send(model, .feel("C2"), .part("piece:flat"), .spot("C2"))
        #expect(device.cues.count == 1)
        let preview = try #require(model.open?.preview)
        #expect(running.app.announcement?.text == preview.spoken, "No page shows it, so it is said")
        await send(model, .confirm)
        let open = try #require(model.open)
        #expect(open.view.step == 1)
        #expect(open.fourSenses.spaces.first { $0.space == "C2" }?.stack.height == 1)
        #expect(running.app.announcement?.text.contains("C2") == true)
        #expect(device.spoken.isEmpty)
    }

    /// Proves FS-050.
    @Test("is what is asked, what is picked, what would come of it, and what came of it")
    func speech() async throws {
        let (running, model) = try await begin()
        let device = running.device
        let prompt = try #require(model.open?.view.decision?.prompt)
        #expect(device.spoken == ["\(prompt.step). \(prompt.title). \(prompt.detail)"])
        await send(model, .part("piece:tall-hole"))
        #expect(device.spoken.last == "Tall piece, hole up: 8 left, chosen.")
        await send(model, .spot("C2"))
        let open = try #require(model.open)
        let ready = try #require(open.actions(running.app.words).primary)
        let preview = try #require(model.open?.preview)
        #expect(device.spoken.last == "\(preview.spoken) \(ready.text).")
        await send(model, .confirm)
        let next = try #require(model.open?.view)
        let asked = try #require(next.decision?.prompt)
        let sentences = told(next) + ["\(asked.step).", "\(asked.title). \(asked.detail)"]
        #expect(device.spoken.last == sentences.joined(separator: " "))
        await send(model, .whyNot("C2"))
        #expect(device.spoken.last == running.app.notice?.text)
        await send(model, .undo)
        #expect(device.spoken.last == "Taken back \(prompt.step). \(prompt.title). \(prompt.detail)")
        await send(model, .go(.back))
        #expect(device.spoken.last == .some(nil), "It falls silent")
    }

    @Test("goes into what is asked only where that is something else")
    func sameQuestion() async throws {
        let host = FakeHost(FakeTable(blind))
        let model = TableModel(host: host)
        await model.serve()
        #expect(host.spoken.last == "Blue, your move. Move one die. Forward or back in its column.")
        await send(model, .spot("E0"), .spot("E4"), .confirm)
        #expect(host.spoken.last == "Blue, your move. Move one die")
    }

    /// A table at which nobody looks, and after whose actions the same is asked again.
    private var blind: TableView {
        TableSamples.changed(TableSamples.moving) { view in
            let position = FourSensesView(
                players: 2, sight: .blindfold, wrong: .saidAloud, sayMoves: false, spaces: [], supply: [],
                question: .name, turnOf: 0, mayDeclare: true, named: [], round: 1, rounds: 1, out: [], results: [],
                standing: []
            )
            view.position = .fourSenses(view: position)
            view.felt = true
        }
    }

    @Test("is what is let go, and what of a felt space is chosen")
    func lettingGo() async throws {
        let (running, model) = try await begin()
        let device = running.device
        model.on(.feel("C2"))
        #expect(device.spoken.last == "C2: empty")
        await send(model, .spot("C2"))
        #expect(device.spoken.last == "C2: empty, chosen.")
        model.on(.feel("C2"))
        #expect(device.spoken.last == "C2: empty, chosen")
        await send(model, .spot("C2"))
        #expect(device.spoken.last == "C2: empty, let go.")
        model.on(.feel("C2"))
        #expect(device.spoken.last == "C2: empty")
        await send(model, .part("piece:flat"), .part("piece:holed"))
        #expect(device.spoken.last == "Holed piece: 8 left, chosen. Flat piece: 8 left, let go.")
        await send(model, .cancel)
        #expect(device.spoken.last == "Holed piece: 8 left, let go.")
        await send(model, .part("piece:flat"), .spot("C2"), .clear)
        #expect(device.spoken.last == "Flat piece: 8 left, let go. C2: empty, let go.")
        let declare = try #require(model.open?.selection.buttons.first)
        await send(model, .choose(declare.index), .clear)
        #expect(device.spoken.last == "Declare, let go.")
        #expect(model.open?.selection.isEmpty == true && running.app.navigator.current != .home)
    }

    @Test("waits for its confirmation, whatever the settings say", arguments: [Confirm.never, .whereNeeded, .always])
    func exploring(confirm: Confirm) async throws {
        let (_, model) = try await begin(confirm: confirm)
        model.resized(to: .medium)
        await send(model, .spot("C2"), .part("piece:flat"))
        #expect(model.open?.view.step == 0 && model.open?.selection.ready != nil)
        let (_, seen) = try await begin(.fourSenses(.sighted), confirm: .never)
        await send(seen, .spot("C2"), .part("piece:flat"))
        #expect(seen.open?.view.step == 1, "Who sees the board needs no second tap")
    }

    @Test("can be felt again, as it is now")
    func again() async throws {
        let (running, model) = try await begin()
        model.on(.feelAgain)
        #expect(running.device.cues.isEmpty, "Nothing was felt yet")
        model.on(.feel("C2"))
        model.on(.lift("C2"))
        let again = model.open?.actions(running.app.words).again
        model.on(try #require(again).event)
        #expect(running.device.cues.count == 2)
        #expect(running.device.cues[0] == running.device.cues[1])
        await send(model, .part("piece:flat"), .spot("C2"), .confirm)
        let before = running.device.cues.count
        model.on(.feelAgain)
        #expect(running.device.cues.count == before + 1)
        let felt = try Felt(running.device.cues[before])
        #expect(felt.levels == 1)
    }

    @Test("is felt once for each coming, not again by the tap that follows")
    func onceFelt() async throws {
        let (running, model) = try await begin(.fourSenses(.sighted))
        let open = try #require(model.open)
        let cell = try #require(open.fourSensesBoard(running.app.words).cells.first)
        let card = try #require(open.supplyCards(running.app.words).first)
        let (feel, tap, lift) = (try #require(cell.feel), try #require(cell.tap), try #require(cell.lift))
        await send(model, feel, tap, .feel(card.id), card.tap)
        #expect(running.device.cues.count == 2)
        await send(model, lift, .lift(card.id))
        #expect(model.open?.felt == nil)
    }

    @Test("leaves no picture of the space under a napkin when the app leaves the foreground")
    func foregroundLost() async throws {
        let (_, model) = try await begin(.fourSenses(.napkin))
        await send(model, .feel("C2"))
        #expect(model.open?.felt == "C2")
        await send(model, .foregroundLost)
        #expect(model.open?.felt == nil)
    }

    @Test("is only what the player wants")
    func settings() async throws {
        let (running, model) = try await begin()
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
        await send(model, .part("piece:tall-hole"), .spot("C2"), .confirm)
        let end = model.open?.actions(running.app.words).primary
        await send(model, try #require(end).event, .confirm)
        if let open = model.open, open.view.covered {
            let passing = running.device.spoken.compactMap { $0 }.last
            #expect(!sayMoves)
            #expect(passing?.hasSuffix("Hand the device to Navy.") == true)
            await send(model, open.view.handover(running.app.words).accept.event)
        }
        let decision = try #require(model.open?.view.decision)
        let prompt = decision.prompt
        #expect(decision.seat == 1)
        #expect(running.app.announcement?.text.contains(prompt.step) == true, "Handing on says whose turn it is")
        let spoken = running.device.spoken.compactMap { $0 }.last ?? ""
        #expect(spoken.contains(prompt.step) && spoken.hasSuffix("\(prompt.title). \(prompt.detail)"))
        #expect(spoken.contains("C2") == sayMoves, "It makes a difference to the ear")
        #expect(running.app.announcement?.text.contains("C2") == sayMoves)
    }

    @Test("is heard also while the device is silenced, as long as the table is there")
    func silencedDevice() async throws {
        let (running, model) = try await begin()
        #expect(running.device.insists)
        await send(model, .go(.rules))
        #expect(!running.device.insists)
        running.app.back()
        await model.serve()
        #expect(running.device.insists)
        running.app.navigate(.settings)
        model.leave()
        #expect(!running.device.insists)
        let (sighted, _) = try await begin(.fourSenses(.sighted))
        #expect(!sighted.device.insists)
    }

    @Test("is what lies over the table, and what a finger finds there")
    func panels() async throws {
        let (running, model) = try await begin()
        let words = running.app.words
        for (panel, said) in [(TablePanel.menu, words["ui-table-menu"]), (.cards, words["ui-table-cards"])] {
            await send(model, .show(panel))
            #expect(running.device.spoken.last == said)
        }
        await send(model, .show(.walkthrough(page: 1)))
        #expect(running.device.spoken.last??.contains(words["ui-four-senses-tour-2-text"]) == true)
        await send(model, .walkthroughDone)
        let prompt = try #require(model.open?.view.decision?.prompt)
        #expect(running.device.spoken.last == "\(prompt.title). \(prompt.detail)")
        model.on(.say("Menu"))
        #expect(running.device.spoken.last == "Menu")
        let (sighted, seen) = try await begin(.fourSenses(.sighted))
        await send(seen, .show(.menu), .say("Menu"))
        #expect(sighted.device.spoken.isEmpty)
    }
}
