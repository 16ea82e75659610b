import Testing
import WindroseCore
import WindroseKit

/// Tables of the real core on a real file.
@MainActor
@Suite("A real table")
struct RealTableTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("goes on where it was dropped in the middle of a decision")
    func resume() async throws {
        let id = try games.begin(.stormy)
        var before: TableView?
        do {
            let running = await Running(games)
            var player = TablePlayer(await running.table(id))
            for _ in 0..<12 { try await player.step() }
            await player.send(try #require(player.taps.first))
            #expect(player.open?.selection.isEmpty == false)
            before = player.open?.view
        }
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        let after = try #require(player.open)
        #expect(after.view.position == before?.position)
        #expect(after.view.decision == before?.decision)
        #expect(after.view.step == before?.step)
        #expect(after.selection.isEmpty)
        try await player.step()
    }

    @Test("is left for the place before it, however often that is tapped")
    func leftOnce() async throws {
        let id = try games.begin()
        let running = await Running(games)
        running.app.navigate(.saved)
        let model = await running.table(id)
        for _ in 0..<3 { model.on(.cancel) }
        await model.settled()
        #expect(running.app.navigator.current == .saved)
        model.on(.go(.back))
        await model.settled()
        #expect(running.app.navigator.current == .saved)
    }

    @Test("leads nowhere while another place is in view")
    func leftElsewhere() async throws {
        let id = try games.begin()
        let running = await Running(games)
        let host = AppTableHost(app: running.app, id: id, route: .table(id))
        running.app.navigate(.saved)
        for exit in [TableExit.back, .home, .settings, .review] { host.go(exit, kind: nil) }
        #expect(running.app.navigator.current == .saved)
    }

    @Test("is put away once, however often that is tapped")
    func putAwayOnce() async throws {
        let id = try games.begin()
        let running = await Running(games)
        let model = await running.table(id)
        for event in [TableEvent.show(.abandon), .abandon, .abandon] { model.on(event) }
        await model.settled()
        #expect(running.app.navigator.current == .home)
        #expect(running.app.dialog == nil)
    }

    @Test("shows what a choice would do, and does it only when confirmed")
    func preview() async throws {
        let id = try games.begin()
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        try await player.makeReady()
        let ready = try #require(player.open)
        #expect(ready.preview?.title.isEmpty == false)
        #expect(ready.prompt(running.app.words).text == ready.preview?.title)
        #expect(ready.view.step == 0)
        #expect(ready.actions(running.app.words).primary?.event == .confirm)
        await player.send(.confirm)
        #expect(player.open?.view.step == 1)
        #expect(player.open?.transition?.events.isEmpty == false)
    }

    @Test("takes the last action back, or says why it cannot")
    func undo() async throws {
        let id = try games.begin()
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        let refusal = try #require(player.open?.view.undo.text)
        await player.send(.undo)
        #expect(running.app.notice?.text == refusal)
        #expect(player.open?.actions(running.app.words).undo?.unavailable == refusal)
        let asked = try #require(player.open?.view.decision?.prompt)
        try await player.step()
        #expect(player.open?.view.decision?.prompt != asked)
        await player.send(.undo)
        #expect(player.open?.view.decision?.prompt == asked)
        #expect(running.app.announcement?.text == "\(running.app.words["ui-table-undone"]) \(asked.step).")
    }

    @Test("is not taken back past a roll of the dice")
    func undoStops() async throws {
        let id = try games.begin()
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        var patience = 100
        repeat {
            try await player.step()
            patience -= 1
        } while patience > 0 && player.open?.view.undo.stop != .chance
        let stopped = try #require(player.open?.view)
        #expect(stopped.undo.stop == .chance)
        await player.send(.undo)
        #expect(player.open?.view.step == stopped.step)
        #expect(running.app.notice?.text == stopped.undo.text)
        #expect(running.device.touches.last == .refuse)
    }

    @Test("that another window has moved on is shown as it is")
    func twoWindows() async throws {
        let id = try games.begin()
        let one = await Running(games)
        let other = await Running(games)
        var player = TablePlayer(await one.table(id))
        var rival = TablePlayer(await other.table(id), seed: 8)
        try await player.makeReady()
        try await rival.step()
        await player.send(.confirm)
        #expect(one.app.notice?.text == one.app.words["ui-table-moved-on"])
        #expect(player.open?.view.step == 1)
        #expect(player.open?.view.position == rival.open?.view.position)
        #expect(one.app.failure == nil)
        try await player.step()
        await rival.send(.undo)
        #expect(other.app.notice?.text == other.app.words["ui-table-moved-on"])
    }

    @Test("answers three quick moves in a row, each as the table then is")
    func quickMoves() async throws {
        let id = try games.begin(confirm: .never)
        let running = await Running(games)
        let model = await running.table(id)
        // Each round is tapped without waiting for anything; whatever meets a table that has moved on is refused.
        for round in 0..<3 {
            let choices = try #require(model.open?.view.decision?.choices)
            (0..<3).forEach { model.on(.choose($0 % choices.count)) }
            await model.settled()
            #expect(model.open?.view.step == UInt32(round + 1))
        }
        #expect(running.app.notice?.text == running.app.words["ui-table-moved-on"])
        #expect(running.app.failure == nil)
    }

    @Test("plays at once what can be taken back, unless it shall be confirmed")
    func whereNeeded() async throws {
        let id = try games.begin(confirm: .whereNeeded)
        let running = await Running(games)
        let model = await running.table(id)
        model.on(.choose(0))
        await model.settled()
        #expect(model.open?.view.step == 1)
        #expect(model.open?.view.undo.possible == true)
        await running.app.changeSettings { $0.confirm = .always }.value
        model.on(.undo)
        model.on(.choose(0))
        await model.settled()
        #expect(model.open?.view.step == 0, "The choice met a table that was being taken back")
        model.on(.choose(0))
        await model.settled()
        #expect(model.open?.view.step == 0)
        #expect(model.open?.selection.complete == true)
    }

    @Test("says moves, rolls, scores, busts and whose turn it is, in the app's language", arguments: ["en", "de-AT"])
    func announcements(tag: String) async throws {
        let id = try games.begin(.stormy)
        let running = await Running(games, tag: tag)
        var player = TablePlayer(await running.table(id))
        var told = ToldEvents()
        let opening = try #require(player.open?.view.decision?.prompt)
        #expect(running.app.announcement?.text == "\(opening.step). \(opening.title)")
        while player.open?.view.result == nil, !told.everything {
            try await player.step()
            let view = try #require(player.open?.view)
            let said = try #require(running.app.announcement)
            #expect(said.tag == tag.prefix(2))
            for happened in view.happened {
                guard let line = happened.line else { continue }
                #expect(said.text.contains(line.spoken))
                told.note(happened.event)
            }
            if let prompt = view.decision?.prompt { #expect(said.text.hasSuffix("\(prompt.step).")) }
        }
        #expect(told.everything, "\(told)")
    }

    @Test("lets the hand feel and the ear hear only what the player wants")
    func feedback() async throws {
        let id = try games.begin()
        let running = await Running(games)
        await running.app.changeSettings {
            $0.sound = false
            $0.haptics = true
        }.value
        var player = TablePlayer(await running.table(id))
        try await player.step()
        #expect(running.device.tones.isEmpty)
        #expect(running.device.touches.first == .tick)
        #expect(running.device.touches.last == .place)
    }

    @Test("that does not exist says so, with the next step")
    func notFound() async throws {
        let running = await Running(games)
        let model = await running.table(77)
        guard case let .failed(failure) = model.state else {
            Issue.record("There is such a table")
            return
        }
        #expect(failure.kind == .notFound)
        #expect(failure.page(running.app.words).cause == "This game is not here any more.")
        #expect(failure.next.contains("Saved"))
    }

    @Test("that vanishes while it is played leads home")
    func vanished() async throws {
        let id = try games.begin()
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        try await player.makeReady()
        try games.open().deleteAllData()
        await player.send(.confirm)
        #expect(running.app.dialog?.title == "This game is not here any more.")
        #expect(running.app.navigator.current == .home)
    }

    @Test("is put away, and shows its review then")
    func abandon() async throws {
        let id = try games.begin()
        let running = await Running(games)
        let model = await running.table(id)
        let version = running.app.shelfVersion
        model.on(.show(.abandon))
        model.on(.abandon)
        await model.settled()
        #expect(running.app.navigator.current == .home)
        #expect(running.app.shelfVersion > version)
        let again = await running.table(id)
        #expect(again.open?.actions(running.app.words).primary?.event == .go(.review))
        #expect(again.open?.prompt(running.app.words).text == running.app.words["ui-saved-abandoned"])
    }

    @Test("leads to the places of the app")
    func exits() async throws {
        let id = try games.begin()
        let running = await Running(games)
        let model = await running.table(id)
        let exits: [(TableExit, Route)] = [
            (.rules, .rules(.tack)), (.settings, .settings), (.review, .review(id)),
            (.statistics, .statistics(.tack)), (.again, .setup(.tack)),
        ]
        for (exit, route) in exits {
            model.on(.go(exit))
            await model.settled()
            #expect(running.app.navigator.current == route)
            running.app.back()
        }
        model.on(.go(.back))
        await model.settled()
        #expect(running.app.navigator.current == .home)
    }
}

/// What of a game's events was heard.
private struct ToldEvents {
    private var moved = false
    private var rolled = false
    private var scored = false
    private var bust = false

    var everything: Bool { moved && rolled && scored && bust }

    mutating func note(_ event: GameEvent) {
        guard case let .tack(event) = event else { return }
        switch event {
        case .moved: moved = true
        case .rolled: rolled = true
        case .rowScored: scored = true
        case .rowBust: bust = true
        default: break
        }
    }
}
