import Testing
import WindroseCore
@testable import WindroseKit

@Suite("4 Winds' hand")
struct WindsHandTests {
    private let words: Words

    init() throws {
        words = Words(try SavedGames().open().words(), tag: "en")
    }

    private func open(_ view: TableView, _ parts: String...) throws -> TableUiState.Open {
        let fresh = TableUiState.Open(view: view)
        let selection = try parts.reduce(fresh.selection) { try #require($0.tapPart($1)) }
        return TableUiState.Open(view: view, selection: selection)
    }

    @Test("shows every tile with its name, its letter and how it stands")
    func tiles() throws {
        let table = try RealTable(.archipelago())
        if table.view.covered { try table.accept() }
        let view = table.view
        let hand = try #require(try open(view).windsHand(words))
        #expect(hand.title == words["ui-four-winds-hand"])
        #expect(hand.tiles.map(\.wind.look) == view.winds.hand.map(\.wind.look))
        #expect(hand.tiles.count == 4)
        #expect(hand.tiles.allSatisfy { !$0.spoken.isEmpty && $0.state == .open && $0.tap == .part($0.part) })
        let first = try #require(hand.tiles.first)
        let picked = try #require(try open(view, first.part).windsHand(words))
        #expect(picked.tiles.filter { $0.state == .chosen }.map(\.id) == [first.id])
        #expect(picked.tiles[0].spokenState == words["ui-state-chosen"])
        // A second tap lets go of it.
        #expect(picked.tiles[0].tap == .part(first.part))
    }

    @Test("raises one of several tiles that are alike: the one that was touched")
    func twins() throws {
        let table = try RealTable(.archipelago())
        let view = try table.playUntil("two tiles of a wind") { view in
            let ids = view.winds.hand.map(\.id)
            return view.decision != nil && Set(ids).count < ids.count ? view : nil
        }
        let ids = view.winds.hand.map(\.id)
        let twin = try #require(ids.indices.first { ids[..<$0].contains(ids[$0]) })
        let first = try #require(ids.firstIndex(of: ids[twin]))
        let state = try open(view, ids[twin])
        func chosen(_ touched: Int?) -> [Int] {
            (state.windsHand(words, touched: touched)?.tiles ?? []).filter { $0.state == .chosen }.map(\.id)
        }
        #expect(chosen(nil) == [first])
        #expect(chosen(twin) == [twin])
        let others = try #require(state.windsHand(words)).tiles
        #expect(others[twin].tap == nil, "It only takes the place of the other one")
        #expect(others[first].tap == .part(ids[first]))
        let elsewhere = ids.indices.first { ids[$0] != ids[twin] }
        #expect(chosen(elsewhere) == [first], "Another tile was touched")
    }

    @Test("offers the actions that need no ship, and tells why one cannot be done")
    func actions() throws {
        let table = try RealTable(.archipelago())
        if table.view.covered { try table.accept() }
        let hand = try #require(try open(table.view).windsHand(words))
        #expect(hand.actions.map(\.id) == ["act:launch", "act:build", "act:rotate"])
        #expect(hand.actions.map(\.text) == ["launch", "outpost", "compass"].map { words["ui-four-winds-\($0)"] })
        // Two ships fill the harbour at first, and the compass can be turned.
        #expect(hand.actions[0].state == .unavailable && hand.actions[0].tap == .whyNot("act:launch"))
        #expect(hand.actions[2].state == .open && hand.actions[2].tap == .part("act:rotate"))
        for action in hand.actions where action.state == .unavailable {
            let why = try table.table.whyNot(picked: [], spot: action.id)
            #expect(!why.isEmpty)
        }
        let chosen = try #require(try open(table.view, "act:rotate").windsHand(words))
        #expect(chosen.actions[2].state == .chosen && chosen.actions[2].spokenState == words["ui-state-chosen"])
    }

    @Test("lies before the board for who goes from stop to stop")
    func stops() throws {
        let table = try RealTable(.archipelago())
        if table.view.covered { try table.accept() }
        let state = try open(table.view)
        let hand = try #require(state.windsHand(words))
        let stops = state.stops(TablePrefs(), words: words)
        #expect(stops.prefix(hand.stops.count).map(\.id) == hand.stops.map(\.id))
        #expect(hand.stops.count == hand.tiles.count + hand.actions.filter { $0.state != .unavailable }.count)
        #expect(hand.stops.first?.label.hasPrefix(hand.tiles[0].spoken) == true)
        let legal = stops.dropFirst(hand.stops.count)
        #expect(legal.count == state.selection.legalSpots.count)
        #expect(state.isChoosing && state.hasPieces && state.chips(words).isEmpty, "All chips are drawn by the game")
    }

    @Test("is called otherwise where tiles are drawn for one turn")
    func drawn() throws {
        let hand = try #require(TableUiState.Open(view: try RealTable(.tempest).view).windsHand(words))
        #expect(hand.title == words["ui-four-winds-drawn"] && hand.tiles.count == 2)
        #expect(TableUiState.Open(view: TableSamples.moving).windsHand(words) == nil)
    }
}
