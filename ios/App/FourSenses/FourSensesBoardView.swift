import SwiftUI
import WindroseKit
import struct WindroseCore.FourSensesView

/// The tray of sixteen spaces: in view, or covered and felt.
struct FourSensesBoardView: View {
    private let view: FourSensesView
    private let state: BoardState
    private let on: (@MainActor (TableEvent) -> Void)?

    @Environment(\.words) private var words

    /// The board of `view`, as `state` has it. Without `on` there is nothing to feel or to tap.
    init(_ view: FourSensesView, _ state: BoardState, on: (@MainActor (TableEvent) -> Void)?) {
        self.view = view
        self.state = state
        self.on = on
    }

    var body: some View {
        let board = FourSensesBoard(view, state, playable: on != nil, words: words)
        ChartBoard(
            FourSensesBoard.plan,
            cells: board.cells,
            columnLabels: FourSensesBoard.columnLabels,
            rowLabels: FourSensesBoard.rowLabels,
            paths: board.paths,
            ground: board.ground,
            touch: on == nil ? nil : board.touch,
            on: { on?($0) },
            content: { cell, _ in
                if let stack = board.stack(cell.position) {
                    WoodSpaceView(stack)
                }
            }
        )
    }
}

/// The pieces of the supply. A touch gives the cue of a piece, and a tap picks it.
struct FourSensesSupplyView: View {
    let table: TableUiState.Open
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words

    var body: some View {
        SupplyCards(
            table.supplyCards(words),
            tall: table.isBlind,
            onFeel: { on(.feel($0.id)) },
            onLift: { on(.lift($0.id)) },
            onChoose: { on($0.tap) }
        )
    }
}
