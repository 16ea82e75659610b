import Testing
import WindroseCore
import WindroseKit

/// What a table does with events, on a table that answers as each test wants it.
@MainActor
@Suite("A table")
struct TableModelTests {
    private let table = FakeTable(TableSamples.moving)
    private let host: FakeHost
    private let model: TableModel

    init() async {
        host = FakeHost(table)
        model = TableModel(host: host)
        await model.serve()
    }

    private var open: TableUiState.Open {
        get throws { try #require(model.open) }
    }

    /// The player did `events`, all before the first was handled.
    private func send(_ events: TableEvent...) async {
        events.forEach { model.on($0) }
        await model.settled()
    }

    @Test("says whose turn it is when the player comes, once")
    func comingBack() async {
        #expect(host.announced == ["Blue, your move. Move one die"])
        #expect(host.firm == host.announced, "The new page does not cut it off")
        await model.serve()
        #expect(host.announced.count == 1)
    }

    @Test("lets a choice wait for its confirmation with a preview")
    func confirmation() async throws {
        await send(.spot("E0"), .spot("E4"))
        #expect(try open.selection.ready?.text.label == "Move to E4")
        #expect(try open.preview == TableSamples.scoring)
        #expect(table.played.isEmpty)
        await send(.confirm)
        #expect(table.played == [12])
        #expect(try open.selection.isEmpty)
        #expect(try open.preview == nil)
        #expect(try !open.busy)
    }

    @Test("keeps a preview in view while the window takes another size, until it is told anew")
    func resizedPreview() async throws {
        await send(.spot("E0"), .spot("E4"))
        let (reads, read) = AsyncStream<Void>.makeStream()
        let (previews, previewed) = AsyncStream<Void>.makeStream()
        host.slow = Task { for await _ in reads {} }
        model.resized(to: .medium)
        for _ in 0..<20 { await Task.yield() }
        host.slow = Task { for await _ in previews {} }
        read.finish()
        for _ in 0..<20 {
            await Task.yield()
            #expect(try open.preview == TableSamples.scoring)
        }
        previewed.finish()
        await model.settled()
        #expect(try open.preview == TableSamples.scoring)
        await send(.foregroundLost)
        #expect(try open.preview == nil)
    }

    @Test("plays at the last tap where nothing is to be confirmed", arguments: [
        (Confirm.always, true, false), (.never, true, true), (.whereNeeded, true, false), (.whereNeeded, false, true),
    ])
    func confirm(setting: Confirm, compact: Bool, plays: Bool) async {
        host.settings.confirm = setting
        model.resized(to: compact ? .compact : .medium)
        await send(.spot("E0"), .spot("E4"))
        #expect(table.played == (plays ? [12] : []))
    }

    @Test("does not play a forced rest before a tap means it")
    func forcedRest() async {
        host.settings.confirm = .never
        await send(.spot("E4"))
        #expect(table.played.isEmpty)
        await send(.spot("E0"))
        #expect(table.played == [12])
    }

    @Test("tells what happened and whose turn it is")
    func announces() async throws {
        let roll = GameEvent.tack(event: .rolled(seat: 0, count: 1, faces: Faces([4])))
        let line = Line(seat: 0, text: "3 to E4.", spoken: "Blue moves three to E4.")
        table.next = {
            $0.step += 1
            $0.happened = [Happened(event: roll, line: line)]
        }
        await send(.spot("E0"), .spot("E4"), .confirm)
        #expect(host.announced.last == "Blue moves three to E4. Blue, your move.")
        #expect(host.tones.last == .roll)
        #expect(host.touches.last == .place)
        #expect(try open.transition?.events == [roll])
    }

    @Test("says how the game ended, at its end and when the player comes back to it")
    func ended() async {
        let result = ResultText(
            title: "Blue wins", sentence: "Blue reached the lighthouse.", winners: [0], columns: [], rows: []
        )
        table.next = {
            $0.step += 1
            $0.decision = nil
            $0.result = result
        }
        await send(.spot("E0"), .spot("E4"), .confirm)
        #expect(host.announced.last == "Blue wins. Blue reached the lighthouse.")
        #expect(host.firm.last == host.announced.last)
        let host = FakeHost(table)
        await TableModel(host: host).serve()
        #expect(host.announced == ["Blue wins. Blue reached the lighthouse."])
    }

    @Test("that moved on is shown and said to have")
    func movedOn() async throws {
        await send(.spot("E0"), .spot("E4"))
        table.now.step = 13
        await send(.confirm)
        #expect(host.told == ["ui-table-moved-on"])
        #expect(try open.view.step == 13)
        #expect(try !open.busy)
    }

    @Test("meets each of some quick taps as it was meant, or refuses it")
    func quickTaps() async {
        host.settings.confirm = .never
        let (answers, go) = AsyncStream<Void>.makeStream()
        host.slow = Task { for await _ in answers {} }
        for event in [TableEvent.spot("E0"), .spot("E4"), .spot("A0"), .spot("A1")] { model.on(event) }
        go.finish()
        await model.settled()
        #expect(table.played == [12])
        #expect(host.told == ["ui-table-moved-on", "ui-table-moved-on"])
        await send(.spot("A0"), .spot("A1"))
        await send(.spot("A0"), .spot("A2"))
        await send(.spot("E0"), .spot("E1"))
        #expect(table.played == [12, 13, 14, 15])
    }

    @Test("takes a reason away with the decision that it was about")
    func reasonGoes() async {
        host.settings.confirm = .never
        await send(.spot("C3"), .spot("E0"))
        #expect(host.shown == "Not C3 after []")
        await send(.spot("E4"))
        #expect(host.shown == nil)
    }

    @Test("takes a reason away with what the cover hides, and keeps what is told over the cover")
    func reasonCovered() async {
        await send(.spot("C3"))
        #expect(host.shown == "Not C3 after []")
        await send(.foregroundLost)
        #expect(host.shown == nil)
        host.tell("Not yours.")
        await send(.refresh)
        #expect(host.shown == "Not yours.")
    }

    @Test("refuses an impossible tap with its reason")
    func refusedTap() async {
        await send(.spot("C3"), .spot("E0"), .spot("C3"), .whyNot("B3"), .explain("Not now."))
        let after = #"after ["E0"]"#
        #expect(host.told == ["Not C3 after []", "Not C3 \(after)", "Not B3 \(after)", "Not now."])
        #expect(host.tones.filter { $0 == .refuse }.count == 3)
    }

    @Test("takes back, or says why not")
    func undo() async throws {
        await send(.undo)
        #expect(host.told == [TableSamples.moving.undo.text])
        table.now.undo = UndoView(possible: true, stop: nil, text: "Takes back the move")
        await send(.refresh)
        await send(.undo)
        #expect(try open.view.step == 11)
        #expect(host.announced.last == "ui-table-undone Blue, your move.")
    }

    @Test("says what the rules refuse, and shows other failures")
    func failures() async throws {
        table.failure = .failed(.refused, "A die does not jump.")
        await send(.spot("E0"), .spot("E4"), .confirm)
        #expect(host.told == ["A die does not jump."])
        table.failure = .failed(.busy, "Another window is saving.")
        await send(.confirm)
        #expect(host.failed == [Failure(kind: .busy, title: "Another window is saving.", next: "Try again.")])
        #expect(try open.view.step == 12)
        #expect(try !open.busy)
        #expect(try open.selection.chosenSpots == ["E0", "E4"])
    }

    @Test("that is gone leads to the first page")
    func gone() async {
        table.failure = .failed(.notFound, "This game is not here any more.")
        await send(.spot("E0"), .spot("E4"), .confirm)
        #expect(host.failed.map(\.kind) == [.notFound])
        #expect(host.exits == [.home])
    }

    @Test("that cannot be read can be tried again")
    func tryAgain() async throws {
        host.closed = .failed(.busy, "In use")
        let model = TableModel(host: host)
        await model.serve()
        #expect(model.state == .failed(Failure(kind: .busy, title: "In use", next: "Try again.")))
        host.closed = nil
        model.on(.refresh)
        await model.settled()
        #expect(model.open?.view == TableSamples.moving)
    }

    @Test("closes, lets go, and is left by one key")
    func cancel() async throws {
        await send(.spot("E0"), .show(.log), .cancel)
        #expect(try open.panel == nil)
        await send(.cancel)
        #expect(try open.selection.isEmpty)
        await send(.cancel)
        #expect(host.exits == [.back])
        host.inView = true
        await send(.spot("E0"))
        #expect(try open.selection.chosenSpots == ["E0"])
        await send(.clear)
        #expect(try open.selection.isEmpty)
    }

    @Test("keeps its selection while the player looks something up")
    func lookingUp() async throws {
        await send(.spot("E0"), .go(.rules))
        await model.serve()
        await send(.refresh)
        #expect(try open.selection.chosenSpots == ["E0"])
    }

    @Test("shows nothing while it is covered, until it is accepted")
    func covered() async throws {
        table.now = TableSamples.covered
        await send(.refresh, .show(.log))
        await send(.spot("E0"), .confirm)
        #expect(try open.page == .covered)
        #expect(try open.shownPanel == nil)
        #expect(table.played.isEmpty)
        let words = try open.view.handover(host.words)
        #expect(words.name == "Blue")
        await send(words.accept.event)
        #expect(try open.page == .played)
        #expect(host.announced.last == "Plum moves four to C2. Blue, your move")
        #expect(host.firm.last == host.announced.last, "The page below the cover does not cut it off")
        await send(.spot("E0"), .foregroundLost)
        #expect(try open.page == .covered)
        #expect(try open.selection.isEmpty)
        await send(words.rest.event)
        #expect(host.exits == [.back])
    }

    @Test("tells what happened since the last turn, and shows it only then")
    func news() async throws {
        await send(.spot("E0"), .spot("E4"))
        table.next = {
            $0.step += 1
            $0.covered = true
            $0.decision = nil
        }
        await send(.confirm)
        let led = try #require(try open.transition)
        await send(.accept)
        #expect(try open.shownPanel == .news)
        #expect(try open.news.map { "\($0)" }.first?.contains("Plum moves four to C2.") == true)
        #expect(try open.transition == nil, "It is not seen under what tells of it")
        await send(.cancel)
        #expect(try open.shownPanel == nil)
        #expect(try open.transition == led)
        #expect(host.exits.isEmpty)
    }

    @Test("tells no news where the log stands beside the board, and shows at once what happened")
    func newsBesideTheLog() async throws {
        model.resized(to: .expanded)
        await send(.spot("E0"), .spot("E4"))
        table.next = {
            $0.step += 1
            $0.covered = true
            $0.decision = nil
        }
        await send(.confirm)
        let led = try #require(try open.transition)
        await send(.accept)
        #expect(try open.shownPanel == nil)
        #expect(try open.transition == led)
    }

    @Test("asks why with all that is picked, chips before spots")
    func whyWithChips() async {
        table.now = TableSamples.changed(TableSamples.moving) {
            $0.decision?.choices = (4...6).map { TableSamples.raise("E0", face: $0) }
                + (4...6).map { TableSamples.raise("A0", face: $0) }
        }
        await send(.refresh)
        await send(.spot("E0"), .part("face:5"), .whyNot("C3"))
        #expect(host.told.last == "Not C3 after [\"face:5\", \"E0\"]")
    }

    @Test("does nothing while it is covered but what the cover offers", arguments: [
        TableEvent.spot("E0"), .part("die"), .pieceAt(0), .choose(0), .confirm, .clear, .undo, .whyNot("C3"),
        .explain("Not now."), .show(.log), .show(.abandon), .walkthroughDone, .copySeed, .export, .abandon,
    ])
    func coverHolds(event: TableEvent) async throws {
        table.now = TableSamples.covered
        await send(.refresh)
        let (before, told, touches) = (try open, host.told, host.touches)
        await send(event)
        #expect(try open == before)
        #expect(host.told == told)
        #expect(host.touches == touches)
        #expect(host.exported.isEmpty && host.abandoned == 0 && !host.sawWalkthrough)
    }

    @Test("is left by one key from under its cover, whatever lies below")
    func cancelCovered() async {
        table.now = TableSamples.changed(TableSamples.covered) { $0.step = 0 }
        host.settings.walkthroughSeen = false
        let model = TableModel(host: host)
        await model.serve()
        #expect(model.open?.page == .covered)
        model.on(.cancel)
        await model.settled()
        #expect(host.exits == [.back])
    }

    @Test("is accepted once, however often that is tapped")
    func acceptedTwice() async {
        await send(.foregroundLost)
        let said = host.announced.count
        await send(.accept, .accept)
        await send(.accept)
        #expect(host.announced.count == said + 1)
    }

    @Test("is put away once, however often that is tapped, and only where it is asked")
    func putAwayTwice() async {
        await send(.abandon)
        #expect(host.abandoned == 0)
        await send(.show(.abandon), .abandon, .abandon)
        #expect(host.abandoned == 1)
        #expect(host.exits == [.home])
        #expect(host.failed.isEmpty)
    }

    @Test("is left once, and drops what was tapped after that", arguments: [
        [TableEvent.cancel, .cancel], [.go(.back), .go(.back)], [.go(.rules), .cancel, .spot("E0")],
    ])
    func leftOnce(events: [TableEvent]) async throws {
        for event in events { model.on(event) }
        await model.settled()
        #expect(host.exits.count == 1)
        model.on(.cancel)
        model.on(.spot("E0"))
        // The player comes back: nothing of that is handled then either.
        host.inView = true
        await model.serve()
        #expect(host.exits.count == 1)
        #expect(try open.selection.isEmpty)
        await send(.spot("E0"))
        #expect(try open.selection.chosenSpots == ["E0"])
    }

    @Test("is covered also where the player left it")
    func coveredElsewhere() async throws {
        await send(.go(.rules), .foregroundLost)
        #expect(try open.page == .covered)
    }

    @Test("shows the log when it is asked for, and always where it stands beside the board")
    func log() async throws {
        #expect(try open.log.isEmpty)
        await send(.show(.log))
        #expect(try open.log == TableSamples.log)
        let beside = TableModel(host: host)
        await beside.serve()
        #expect(beside.open?.log.isEmpty == true)
        beside.resized(to: .expanded)
        await beside.settled()
        #expect(beside.open?.log == TableSamples.log)
    }

    @Test("explains the first game once")
    func walkthrough() async throws {
        table.now.step = 0
        host.settings.walkthroughSeen = false
        let first = TableModel(host: host)
        await first.serve()
        #expect(first.open?.panel == .walkthrough(page: 0))
        first.on(.walkthroughDone)
        await first.settled()
        #expect(first.open?.panel == nil)
        #expect(host.sawWalkthrough)
    }

    @Test("copies its seed, goes into a file, and is put away")
    func menu() async throws {
        await send(.copySeed)
        #expect(host.told == ["ABCD-EFGH", "ui-saved-seed-copied"])
        await send(.export)
        #expect(host.exported == ["Tack"])
        await send(.show(.abandon), .abandon)
        #expect(host.abandoned == 1)
        #expect(host.exits == [.home])
    }

    @Test("keeps the list of choices open when it is read again, until another step is taken")
    func choicesStay() async throws {
        await send(.show(.choices), .refresh)
        #expect(try open.panel == .choices)
        table.now.step = 13
        await send(.refresh)
        #expect(try open.panel == nil)
    }

    @Test("closes the list of choices with a choice")
    func choices() async throws {
        await send(.show(.choices), .choose(1))
        #expect(try open.panel == nil)
        #expect(try open.selection.ready?.text.label == "Move to E4")
    }
}
