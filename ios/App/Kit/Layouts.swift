import SwiftUI
import WindroseKit

/// A board above a tray. The tray is measured first and takes at most its share; the board has the height that is left.
struct TrayAndBoard: Layout {
    private static let largestTray: CGFloat = 0.6

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2, let board = subviews.first, let tray = subviews.last else { return }
        let most = ProposedViewSize(width: bounds.width, height: bounds.height * Self.largestTray)
        let height = tray.sizeThatFits(most).height
        board.place(
            at: bounds.origin,
            proposal: ProposedViewSize(width: bounds.width, height: bounds.height - height)
        )
        tray.place(at: CGPoint(x: bounds.minX, y: bounds.maxY - height), proposal: most)
    }
}

/// Makes a scroll view as high as what it holds, as far as there is room.
struct FittingHeight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let scroll = subviews.first else { return .zero }
        let held = scroll.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(width: held.width, height: min(held.height, proposal.height ?? .infinity))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// A part above a board and the board, in a place that scrolls and shows `viewport` of them at a time, as
/// `BoardColumnPlan` has it.
struct BoardColumn: Layout {
    let viewport: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: parts(width: width, subviews)?.places.height ?? viewport)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let parts = parts(width: bounds.width, subviews) else { return }
        parts.above.place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + parts.places.above),
            anchor: .top,
            proposal: ProposedViewSize(width: bounds.width, height: nil)
        )
        parts.board.place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + parts.places.board),
            anchor: .top,
            proposal: ProposedViewSize(width: bounds.width, height: parts.room)
        )
    }

    private struct Parts {
        let above: LayoutSubview
        let board: LayoutSubview
        let room: CGFloat
        let places: BoardColumnPlan.Places
    }

    private func parts(width: CGFloat, _ subviews: Subviews) -> Parts? {
        guard subviews.count == 2, let above = subviews.first, let board = subviews.last else { return nil }
        let plan = BoardColumnPlan(
            viewport: viewport,
            above: above.sizeThatFits(ProposedViewSize(width: width, height: nil)).height,
            needed: board.sizeThatFits(ProposedViewSize(width: width, height: 0)).height
        )
        let height = board.sizeThatFits(ProposedViewSize(width: width, height: plan.room)).height
        return Parts(above: above, board: board, room: plan.room, places: plan.places(board: height))
    }
}
