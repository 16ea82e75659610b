import Foundation
import SwiftUI
import WindroseKit

/// A board above a tray. The tray is measured first and takes at most its share; the board has the height that is left.
struct TrayAndBoard: Layout {
    private static let largestTray: CGFloat = 0.6

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let board = subviews.first, let tray = subviews.last, subviews.count == 2 else { return }
        let most = ProposedViewSize(width: bounds.width, height: bounds.height * Self.largestTray)
        let height = tray.sizeThatFits(most).height
        board.place(
            at: bounds.origin,
            proposal: ProposedViewSize(width: bounds.width, height: bounds.height - height)
        )
        tray.place(at: CGPoint(x: bounds.minX, y: bounds.maxY - height), proposal: most)
    }
}

/// A part above a board and the board, in a place that scrolls and shows `viewport` of them at a time. The board gets
/// the height that the part above leaves, but never less than it needs. Where both do not fit, the board comes first
/// and the other part is reached by scrolling.
struct BoardColumn: Layout {
    let viewport: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: plan(width: width, subviews: subviews)?.height ?? viewport)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let above = subviews.first, let board = subviews.last,
            let plan = plan(width: bounds.width, subviews: subviews)
        else { return }
        let (upper, lower) = plan.boardFirst ? (board, above) : (above, board)
        let (upperSize, lowerSize) = plan.boardFirst ? (plan.board, plan.above) : (plan.above, plan.board)
        let spare = plan.height - upperSize.height - lowerSize.height
        upper.place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + spare / 3),
            anchor: .top,
            proposal: ProposedViewSize(upperSize)
        )
        lower.place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + upperSize.height + spare * 2 / 3),
            anchor: .top,
            proposal: ProposedViewSize(lowerSize)
        )
    }

    private func plan(width: CGFloat, subviews: Subviews) -> BoardColumnPlan? {
        guard let above = subviews.first, let board = subviews.last, subviews.count == 2 else { return nil }
        let extra = above.sizeThatFits(ProposedViewSize(width: width, height: nil))
        let needed = board.sizeThatFits(ProposedViewSize(width: width, height: 0)).height
        let room = BoardColumnPlan.room(viewport: viewport, above: extra.height, needed: needed)
        let main = board.sizeThatFits(ProposedViewSize(width: width, height: room.height))
        return BoardColumnPlan(viewport: viewport, boardFirst: room.boardFirst, above: extra, board: main)
    }
}

/// How high the parts of a `BoardColumn` are, and which comes first.
private struct BoardColumnPlan {
    let boardFirst: Bool
    let above: CGSize
    let board: CGSize
    let height: CGFloat

    init(viewport: CGFloat, boardFirst: Bool, above: CGSize, board: CGSize) {
        self.boardFirst = boardFirst
        self.above = above
        self.board = board
        height = max(viewport, above.height + board.height)
    }

    /// The height for the board: what the part above leaves; all of it where that is less than the board needs.
    static func room(viewport: CGFloat, above: CGFloat, needed: CGFloat) -> (height: CGFloat, boardFirst: Bool) {
        let boardFirst = above + needed > viewport
        return (max(boardFirst ? viewport : viewport - above, needed), boardFirst)
    }
}
