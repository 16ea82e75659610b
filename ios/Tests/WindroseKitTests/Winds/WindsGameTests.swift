import Testing
import WindroseCore
@testable import WindroseKit

/// Whole games of 4 Winds on the real core.
@MainActor
@Suite("Whole games of 4 Winds")
struct WindsGameTests {
    private let games: SavedGames

    init() throws {
        games = try SavedGames()
    }

    @Test("are played to their result by taps", arguments: GameSetup.winds)
    func taps(setup: GameSetup) async throws {
        let id = try games.begin(setup)
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        let result = try await player.playToTheEnd()
        let open = try #require(player.open)
        #expect(!result.title.isEmpty && open.page == .finished(result))
        #expect(open.view.figures?.columns.count == open.view.seats.count)
        #expect((open.view.winner == nil) == (result.winners.count != 1))
        #expect(!open.view.covered && !TableMenuItem.items(for: open.view).contains(.score))
        #expect(running.app.announcement?.text.hasPrefix("\(result.title). \(result.sentence)") == true)
        let shelf = try await running.app.core { try $0.shelf() }
        #expect(shelf.finished.map(\.id) == [id])
        #expect(running.app.failure == nil)
    }

    @Test("are played to their result by names alone, as a screen reader has them", arguments: [
        GameSetup.archipelago(3), .tempest, .duel,
    ])
    func names(setup: GameSetup) async throws {
        let id = try games.begin(setup)
        let running = await Running(games, tag: "de")
        let reader = WindsReader(await running.table(id), running)
        let result = try await reader.playToTheEnd()
        #expect(!result.title.isEmpty)
        #expect(reader.used == [.cell, .hand, .list])
        #expect(running.app.announcement?.tag == "de" && running.app.failure == nil)
    }

    @Test("keep the account of their points in view while they go on")
    func account() async throws {
        let id = try games.begin(.archipelago())
        let running = await Running(games)
        var player = TablePlayer(await running.table(id))
        for _ in 0..<5 {
            try await player.step()
            let view = try #require(player.open?.view)
            if view.result != nil { break }
            let sheet = try #require(view.scoreSheet)
            #expect(TableMenuItem.items(for: view).contains(.score))
            #expect(sheet.columns.map(\.seat) == [.navy, .seafoam])
            #expect(sheet.total.values == view.seats.map { String($0.score ?? 0) })
        }
        await player.send(.show(.score))
        #expect(player.open?.panel == .score)
    }
}

/// Plays by what a screen reader names: the actions of cells, tiles and chips beside the board, and the list of
/// everything that may be done. Confirms with the gesture for the main thing.
@MainActor
private final class WindsReader {
    enum Way: CaseIterable {
        case cell, hand, list
    }

    private let model: TableModel
    private let running: Running
    private var round = 0

    /// The ways by which choices were found.
    private(set) var used: Set<Way> = []

    init(_ model: TableModel, _ running: Running) {
        self.model = model
        self.running = running
    }

    private var words: Words { running.app.words }

    private var open: TableUiState.Open {
        get throws { try #require(model.open) }
    }

    private func send(_ event: TableEvent) async {
        model.on(event)
        await model.settled()
    }

    func playToTheEnd() async throws -> ResultText {
        while true {
            if let result = try open.view.result { return result }
            try #require(round < 400, "The game does not end")
            try await take()
            try await choose()
            let before = try open
            let preview = try #require(before.preview)
            #expect(!preview.spoken.isEmpty && before.prompt(words).text == preview.title)
            try #require(TableUiState.open(before).magicTap == .confirm)
            await send(.confirm)
            try #require(try open.view.step == before.view.step + 1)
            let told = try #require(running.app.announcement?.text)
            for line in try open.view.happened.compactMap(\.line) { #expect(told.contains(line.spoken)) }
        }
    }

    /// Takes the device where it is handed on, and hears what happened meanwhile.
    private func take() async throws {
        guard try open.view.covered else { return }
        let cover = try open.view.handover(words)
        #expect(!cover.name.isEmpty && !cover.accept.text.isEmpty)
        await send(cover.accept.event)
        let told = try #require(running.app.announcement?.text)
        for line in try open.view.since { #expect(told.contains(line.spoken)) }
        if try open.panel == .news { await send(.cancel) }
    }

    private func choose() async throws {
        round += 1
        switch Way.allCases[round % Way.allCases.count] {
        case .cell: if try await byCell() { return }
        case .hand: if try await byHand() { return }
        case .list: break
        }
        try await byList()
    }

    /// A whole choice that a cell offers.
    private func byCell() async throws -> Bool {
        let open = try open
        let board = WindsBoard(
            open.view.winds, open.board(TablePrefs()), frame: nil, playable: true, words: words
        )
        let offered = board.cells.flatMap(\.actions).filter { action in
            if case .choose = action.event { true } else { false }
        }
        guard !offered.isEmpty else { return false }
        let action = offered[round * 11 % offered.count]
        #expect(!action.label.isEmpty)
        await send(action.event)
        used.insert(.cell)
        return true
    }

    /// Something beside the board, and then what the rotor leads to.
    private func byHand() async throws -> Bool {
        let hand = try #require(try open.windsHand(words))
        let taps = hand.tiles.filter { $0.state == .open }.compactMap(\.tap)
            + hand.actions.filter { $0.state == .open }.map(\.tap)
        guard !taps.isEmpty else { return false }
        await send(taps[round * 5 % taps.count])
        while try open.selection.ready == nil {
            let open = try open
            let board = WindsBoard(
                open.view.winds, open.board(TablePrefs()), frame: nil, playable: true, words: words
            )
            let stops = open.stops(TablePrefs(), words: words).compactMap { stop -> CellPosition? in
                if case .cell(let position) = stop.id { position } else { nil }
            }
            let cell = try #require(board.cells.first { $0.position == stops[round * 3 % stops.count] })
            #expect(cell.state.contains(words["ui-state-legal"]))
            await send(try #require(cell.tap))
        }
        used.insert(.hand)
        return true
    }

    /// A choice of the list.
    private func byList() async throws {
        await send(.show(.choices))
        let choices = try open.selection.choices
        let names = choices.map(\.text.spoken)
        try #require(!names.isEmpty && names.allSatisfy { !$0.isEmpty } && Set(names).count == names.count)
        await send(.choose(round * 13 % choices.count))
        #expect(try open.panel == nil)
        used.insert(.list)
    }
}
