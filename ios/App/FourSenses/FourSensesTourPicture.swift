import SwiftUI
import WindroseKit

/// The picture of a page of the first game: a covered board, single stacks, or a board with what the text speaks of.
struct FourSensesTourPicture: View {
    let page: Int

    private static let stack = CGSize(width: 60, height: 72)

    var body: some View {
        if FourSensesTour.pages.indices.contains(page) {
            switch FourSensesTour.pages[page] {
            case .covered: covered
            case .stacks(let stacks): row(stacks)
            case .board(let board): picture(of: board)
            }
        }
    }

    private var covered: some View {
        ChartBoard(
            FourSensesBoard.plan,
            cells: FourSensesTourBoard.positions.map { BoardCell(position: $0, spoken: "") },
            columnLabels: FourSensesBoard.columnLabels,
            rowLabels: FourSensesBoard.rowLabels,
            ground: .covered,
            on: { _ in },
            content: { _, _ in EmptyView() }
        )
    }

    private func row(_ stacks: [WoodStack]) -> some View {
        HStack(spacing: Space.gap) {
            ForEach(stacks, id: \.self) { stack in
                WoodStackView(stack)
                    .frame(width: Self.stack.width, height: Self.stack.height)
            }
        }
        .padding(Space.margin)
        .background(Wood.space.color, in: .card)
    }

    private func picture(of board: FourSensesTourBoard) -> some View {
        ChartBoard(
            FourSensesBoard.plan,
            cells: board.cells,
            columnLabels: FourSensesBoard.columnLabels,
            rowLabels: FourSensesBoard.rowLabels,
            paths: board.paths,
            ground: .wood,
            on: { _ in },
            content: { cell, _ in WoodSpaceView(board.stack(cell.position)) }
        )
    }
}
