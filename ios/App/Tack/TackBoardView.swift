import SwiftUI
import WindroseKit
import struct WindroseCore.TackView

/// The grid with the starting spaces, the winds beside it and everything that lies there. A tap while something moves
/// only ends the movement.
struct TackBoardView: View {
    private let view: TackView
    private let state: BoardState
    private let stage: Stage
    private let on: (@MainActor (TableEvent) -> Void)?

    @Environment(\.words) private var words
    @Environment(\.motion) private var setting

    /// The board of `view`, as `state` has it, whose transitions play on `stage`. Without `on` there is nothing to tap.
    init(_ view: TackView, _ state: BoardState, stage: Stage, on: (@MainActor (TableEvent) -> Void)?) {
        self.view = view
        self.state = state
        self.stage = stage
        self.on = on
    }

    var body: some View {
        let motion = stage.player(of: state.transition) { TackMotion($0, motion: setting) }
        let frame = motion.frame
        let board = TackBoard(view, state, frame: frame, playable: on != nil, words: words)
        ChartBoard(
            board.plan,
            cells: board.cells,
            columnLabels: board.columnLabels,
            rowLabels: board.rowLabels,
            pennants: board.pennants,
            highlightedRows: board.highlightedRows,
            foggedRows: board.foggedRows,
            paths: board.paths,
            on: { on?($0) },
            content: { cell, geometry in
                if let die = board.die(cell.position) {
                    let side = geometry.cell * TackBoardDie.size
                    BoardPiece(from: die.from, at: cell.position, geometry: geometry, frame: frame) {
                        DieView(die.face, look: die.look, body: die.body, ghost: die.ghost)
                            .frame(width: side, height: side)
                    }
                }
            }
        )
        .overlay {
            if frame != nil {
                EndingTap { motion.end() }
            }
        }
        .task(id: state.transition?.number) { await motion.play() }
    }
}
