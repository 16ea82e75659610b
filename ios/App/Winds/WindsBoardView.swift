import SwiftUI
import WindroseKit
import struct WindroseCore.WindsView

/// The sea with everything that lies there. A tap while something moves only ends the movement.
struct WindsBoardView: View {
    private let view: WindsView
    private let state: BoardState
    private let stage: Stage
    private let on: (@MainActor (TableEvent) -> Void)?

    @Environment(\.words) private var words
    @Environment(\.motion) private var setting

    /// The sea of `view`, as `state` has it, whose transitions play on `stage`. Without `on` there is nothing to tap.
    init(_ view: WindsView, _ state: BoardState, stage: Stage, on: (@MainActor (TableEvent) -> Void)?) {
        self.view = view
        self.state = state
        self.stage = stage
        self.on = on
    }

    var body: some View {
        let motion = stage.player(of: state.transition) { WindsMotion($0, motion: setting) }
        let frame = motion.frame
        let board = WindsBoard(view, state, frame: frame, playable: on != nil, words: words)
        ChartBoard(
            WindsBoard.plan,
            cells: board.cells,
            columnLabels: WindsBoard.columnLabels,
            rowLabels: WindsBoard.rowLabels,
            paths: board.arrows,
            notes: board.notes,
            ground: .sea,
            deep: board.deep,
            on: { on?($0) },
            content: { cell, geometry in
                if let content = board.content(cell.position) {
                    SeaCellContent(content, at: cell.position, geometry: geometry, frame: frame)
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
