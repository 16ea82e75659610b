import Foundation
import Testing
import WindroseCore
import WindroseKit

/// What the board shows, on real tables.
@Suite("Tack's board")
struct TackSceneTests {
    private let table: RealTable

    init() throws {
        table = try RealTable()
    }

    /// Plays until a die may move along its column, and gives that choice with its way.
    private func move(
        where fits: (PreviewView) -> Bool = { _ in true }
    ) throws -> (choice: Choice, preview: PreviewView, from: WindroseCore.Space, to: WindroseCore.Space) {
        try table.playUntil("a move") { view in
            for choice in view.decision?.choices ?? [] {
                guard case .tack(.move) = choice.action else { continue }
                let preview = try table.table.preview(action: choice.action)
                guard case .tack(.moved(_, _, let from, let to)) = preview.events.first, fits(preview) else { continue }
                return (choice, preview, from, to)
            }
            return nil
        }
    }

    @Test("shows a previewed die where it goes, and a ghost where it comes from")
    func preview() throws {
        let move = try move()
        let scene = TackScene(table.view.tack, try table.view.board(picking: move.choice, preview: move.preview))
        let before = try #require(table.view.tack.dice.first { $0.space == move.from })
        let shown = try #require(scene.die(move.to.spot))
        #expect(shown.die.face == before.face && !shown.ghost)
        #expect(scene.die(move.from.spot)?.ghost == true)
        #expect(scene.marks(move.to.spot).selected && !scene.marks(move.to.spot).origin)
        #expect(scene.marks(move.from.spot).origin && !scene.marks(move.from.spot).selected)
        #expect(scene.ways.map { [$0.from, $0.to] } == [[move.from, move.to]])
        #expect(move.preview.marks.allSatisfy { scene.note($0.spot) == $0.text })
    }

    @Test("lifts out the row that a choice would make score")
    func scoring() throws {
        let move = try move { $0.events.contains { if case .tack(.rowScored) = $0 { true } else { false } } }
        let state = try table.view.board(picking: move.choice, preview: move.preview)
        let scene = TackScene(table.view.tack, state)
        #expect(scene.scoring == [move.to.row])
        let board = TackBoard(table.view.tack, state, frame: nil, playable: true, words: words)
        #expect(board.highlightedRows == [TackSide(turned: false).row(move.to.row)])
        #expect(board.pennants.filter { $0.look == .highlighted }.count == 1)
        #expect(board.paths.count == 1)
    }

    @Test("has rings in the corner where there is a die, and in the middle elsewhere")
    func rings() throws {
        let move = try move()
        let idle = TackScene(table.view.tack, try table.view.board())
        #expect(idle.marks(move.from.spot).legal == .corner)
        let picked = try #require(try table.view.board().selection.tapSpot(move.from.spot))
        let scene = TackScene(table.view.tack, BoardState(view: table.view, selection: picked))
        #expect(scene.marks(move.to.spot).legal == .middle)
    }

    @Test("has brackets where the last move ended")
    func lastMove() throws {
        let move = try move { preview in preview.events.count < 4 }
        try table.play(move.choice)
        let scene = TackScene(table.view.tack, try table.view.board())
        let standing = table.view.trail.filter { scene.die($0) != nil }
        #expect(!table.view.trail.isEmpty)
        for spot in standing.isEmpty ? table.view.trail : standing { #expect(scene.marks(spot).lastMove, "\(spot)") }
    }

    @Test("lays dice on their starting spaces while they are being laid")
    func laying() throws {
        let view = try table.playUntil("places") { $0.decision != nil && !$0.tack.waiting.isEmpty ? $0 : nil }
        let choice = try #require(view.decision?.choices.last)
        let state = try view.board(picking: choice)
        let scene = TackScene(view.tack, state)
        let waiting = Array(view.tack.waiting)
        for piece in state.selection.pieces {
            let spot = try #require(piece.spot)
            #expect(scene.die(spot)?.die.face == waiting[piece.index])
        }
        let idle = TackScene(view.tack, try view.board())
        #expect(state.selection.pieces.compactMap(\.spot).allSatisfy { idle.die($0) == nil })
    }

    @Test("is turned for the second seat")
    func turned() throws {
        #expect(TackSide(turned: false).position(try space("A0")) == CellPosition(column: 0, row: 5))
        #expect(TackSide(turned: true).position(try space("A0")) == CellPosition(column: 4, row: -1))
        #expect(TackSide(turned: true).row(1) == 0)
        let view = table.view
        let plain = TackBoard(view.tack, try view.board(), frame: nil, playable: true, words: words)
        let turned = TackBoard(view.tack, try view.board(seenFrom: 1), frame: nil, playable: true, words: words)
        #expect(plain.columnLabels.map(\.text) == ["A", "B", "C", "D", "E"])
        #expect(turned.columnLabels.map(\.text) == ["E", "D", "C", "B", "A"])
        #expect(plain.rowLabels.map(\.text) == ["5", "4", "3", "2", "1"])
        #expect(turned.rowLabels.map(\.text) == ["1", "2", "3", "4", "5"])
    }

    @Test("tells every cell, and offers whole choices where they begin")
    func cells() throws {
        let move = try move()
        let board = TackBoard(table.view.tack, try table.view.board(), frame: nil, playable: true, words: words)
        #expect(board.cells.count == 35)
        #expect(Set(board.cells.map(\.id)).count == 35)
        #expect(board.cells.allSatisfy { !$0.spoken.isEmpty && $0.tap != nil })
        #expect(board.cells.map(\.position.row) == board.cells.map(\.position.row).sorted())
        let from = try #require(board.cells.first { $0.tap == .spot(move.from.spot) })
        #expect(from.state == words["ui-state-legal"])
        #expect(from.actions.contains { $0.label == move.choice.text.spoken })
        for blocked in table.view.decision?.blocked ?? [] {
            let cell = board.cells.first { $0.tap == .spot(blocked.spot) }
            #expect(cell?.actions.last?.event == .whyNot(blocked.spot))
        }
        for die in table.view.tack.dice {
            #expect(board.die(TackSide(turned: false).position(die.space))?.face == Int(die.face))
        }
    }

    @Test("takes a complete choice with Enter on its last cell")
    func enter() throws {
        let move = try move()
        let state = try table.view.board(picking: move.choice, preview: move.preview)
        let board = TackBoard(table.view.tack, state, frame: nil, playable: true, words: words)
        #expect(board.cells.filter { $0.enter != nil }.map(\.tap) == [.spot(move.to.spot)])
        #expect(board.cells.first { $0.tap == .spot(move.to.spot) }?.state.hasPrefix(words["ui-state-chosen"]) == true)
    }

    @Test("offers nothing where there is nothing to do but look")
    func looking() throws {
        _ = try move()
        let board = TackBoard(table.view.tack, try table.view.board(), frame: nil, playable: false, words: words)
        #expect(board.cells.allSatisfy { $0.tap == nil && $0.enter == nil && $0.actions.isEmpty && !$0.spoken.isEmpty })
    }

    private let words = Words(["ui-state-chosen": "chosen", "ui-state-legal": "legal"], tag: "en")
}
