import SwiftUI
import WindroseKit

/// The picture of a page of the first game: the course, or a corner of the board with what the text speaks of.
struct TackTourPicture: View {
    let page: Int

    var body: some View {
        if TackTour.pages.indices.contains(page) {
            switch TackTour.pages[page] {
            case .course(let near, let far): ScoreCourseView(near: near, far: far, spoken: "")
            case .board(let board): TourBoard(board: board)
            }
        }
    }
}

private struct TourBoard: View {
    let board: TackTourBoard

    var body: some View {
        ChartBoard(
            BoardPlan(
                columns: TackTourBoard.columns,
                rows: TackTourBoard.rows,
                slotsAbove: false,
                slotsBelow: true,
                pennants: true
            ),
            cells: board.cells,
            columnLabels: TackTourBoard.columnLabels,
            rowLabels: TackTourBoard.rowLabels,
            pennants: board.pennants,
            highlightedRows: board.highlightedRows,
            paths: board.paths,
            on: { _ in },
            content: { cell, geometry in
                if let die = board.die(cell.position) {
                    let side = geometry.cell * TackBoardDie.size
                    DieView(
                        die.face,
                        look: TackLooks.look(of: die.seat),
                        body: TackLooks.body(of: die.seat),
                        ghost: die.ghost
                    )
                    .frame(width: side, height: side)
                }
            }
        )
    }
}
