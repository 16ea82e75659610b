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
                    TackDieView(die: die, at: cell.position, geometry: geometry, frame: frame)
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

/// Takes every tap. Screen readers and keys do not meet it.
private struct EndingTap: View {
    let onTap: @MainActor () -> Void

    var body: some View {
        Color.clear
            .contentShape(Rectangle())
            .onTapGesture(perform: onTap)
            .accessibilityHidden(true)
    }
}

/// A die in its cell, or on its way there.
private struct TackDieView: View {
    let die: TackBoardDie
    let at: CellPosition
    let geometry: BoardGeometry
    let frame: TackFrame?

    var body: some View {
        if let frame, let from = die.from {
            Travelling(from: way(from), millis: frame.millis) { drawing }
                // Each journey begins at its start.
                .id(Journey(from: from, frame: frame.id))
        } else {
            drawing
        }
    }

    private var drawing: some View {
        let side = geometry.cell * TackBoardDie.size
        return DieView(die.face, look: die.look, body: die.body, ghost: die.ghost)
            .frame(width: side, height: side)
    }

    private func way(_ from: CellPosition) -> CGSize {
        let (start, end) = (geometry.cellRect(from), geometry.cellRect(at))
        return CGSize(width: start.minX - end.minX, height: start.minY - end.minY)
    }

    private struct Journey: Hashable {
        let from: CellPosition
        let frame: Int
    }
}

/// Begins away from its place, and travels there as soon as it is in view.
private struct Travelling<Content: View>: View {
    private let way: CGSize
    private let millis: Int
    private let content: Content

    @State private var arrived = false
    @Environment(\.motion) private var motion

    init(from way: CGSize, millis: Int, @ViewBuilder content: () -> Content) {
        self.way = way
        self.millis = millis
        self.content = content()
    }

    var body: some View {
        content
            .offset(arrived ? .zero : way)
            .onAppear {
                withAnimation(motion.animation(millis)) { arrived = true }
            }
    }
}
