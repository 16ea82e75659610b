import Testing
import WindroseCore
import WindroseKit

@Suite("The rotor at a table")
struct TableStopsTests {
    private let words = Words(["ui-role-die": "die", "ui-state-not-placed": "waits"], tag: "en")

    private func state(_ view: TableView, _ taps: String...) throws -> TableUiState.Open {
        let all = Selection(of: view.decision?.choices ?? [])
        return TableUiState.Open(view: view, selection: try taps.reduce(all) { try #require($0.tapSpot($1)) })
    }

    @Test("leads to every cell that can be chosen, as the board is laid out, also when it is turned")
    func cells() throws {
        let table = try RealTable()
        let view = try table.playUntil("a move") { view in
            view.tack.waiting.isEmpty && !(view.decision?.choices ?? []).isEmpty ? view : nil
        }
        let stops = try state(view).stops(TablePrefs(), words: words)
        let cells = stops.compactMap { stop in
            if case let .cell(position) = stop.id { position } else { nil }
        }
        let legal = Set((view.decision?.choices ?? []).compactMap(\.text.parts.first?.id))
        #expect(cells.count == stops.count)
        #expect(cells.count == legal.count)
        #expect(cells.map { $0.row * 10 + $0.column } == cells.map { $0.row * 10 + $0.column }.sorted())
        #expect(stops.allSatisfy { stop in view.spots.contains { $0.spoken == stop.label } })
        let turned = TableUiState.Open(view: TableSamples.changed(view) { $0.decision?.seat = 1 })
        let others = turned.stops(TablePrefs(boardTurned: true), words: words)
        #expect(others.map(\.label) == stops.map(\.label).reversed())
    }

    @Test("leads to what lies beside the board first")
    func pieces() throws {
        let view = try RealTable().view
        let stops = try state(view).stops(TablePrefs(), words: words)
        let count = view.tack.waiting.count
        #expect(count > 0)
        #expect(stops.prefix(count).map(\.id) == (0..<count).map { .piece($0) })
        #expect(stops.first?.label.hasPrefix("die \(view.tack.waiting[0]), ") == true)
        #expect(stops.count > count)
    }

    @Test("leads to chips before the board")
    func chips() throws {
        let raising = TableSamples.changed(TableSamples.moving) {
            $0.decision?.choices = (4...6).map { TableSamples.raise("E0", face: $0) }
        }
        let stops = try state(raising).stops(TablePrefs(), words: words)
        #expect(stops.prefix(3).map(\.id) == [.chip(0), .chip(1), .chip(2)])
        #expect(Set(stops.map(\.id)).count == stops.count)
    }

    @Test("leads nowhere where nothing is to be decided")
    func nothing() throws {
        #expect(try state(TableSamples.abandoned).stops(TablePrefs(), words: words).isEmpty)
    }
}
