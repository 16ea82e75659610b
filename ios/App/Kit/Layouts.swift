import SwiftUI
import WindroseKit

/// A layout that keeps the height of one of its parts as long as a decision lasts.
protocol HoldingLayout: Layout where Cache == TableHold {}

extension HoldingLayout {
    func makeCache(subviews: Subviews) -> TableHold { TableHold() }

    func updateCache(_ cache: inout TableHold, subviews: Subviews) {
        // What is held outlives a change of the parts: it is there for that.
    }
}

/// A board above a tray. The tray is measured first and takes at most its share; the board has the height that is left.
/// While `decision` lasts, the tray only grows.
struct TrayAndBoard: HoldingLayout {
    let decision: UInt32?
    let largestTray: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout TableHold) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout TableHold) {
        guard subviews.count == 2, let board = subviews.first, let tray = subviews.last else { return }
        let needed = tray.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
        let height = cache.height(
            min(needed, bounds.height * largestTray), decision: decision, window: bounds.size
        )
        board.place(
            at: bounds.origin,
            proposal: ProposedViewSize(width: bounds.width, height: bounds.height - height)
        )
        tray.place(
            at: CGPoint(x: bounds.minX, y: bounds.maxY - height),
            proposal: ProposedViewSize(width: bounds.width, height: height)
        )
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

/// Two parts one below the other: one keeps its height as far as `KeptHeight` has it, the other has the rest. Both are
/// to scroll where they get less than they need.
struct KeptBesideScrolled: Layout {
    let keepsUpper: Bool
    let spacing: CGFloat
    /// Whether all of a place that is higher than both is theirs; what is kept stands at its edge then.
    let fills: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        let needed = sizes.map(\.height).reduce(spacing, +)
        let room = proposal.height ?? needed
        let width = proposal.width ?? sizes.map(\.width).max() ?? 0
        return CGSize(width: width, height: fills ? room : min(needed, room))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2, let upper = subviews.first, let lower = subviews.last else { return }
        let (kept, scrolled) = keepsUpper ? (upper, lower) : (lower, upper)
        let free = ProposedViewSize(width: bounds.width, height: nil)
        let room = max(0, bounds.height - spacing)
        let height = KeptHeight.of(
            kept.sizeThatFits(free).height, beside: scrolled.sizeThatFits(free).height, in: room
        )
        let keptTop = keepsUpper ? bounds.minY : bounds.maxY - height
        let scrolledTop = keepsUpper ? bounds.minY + height + spacing : bounds.minY
        kept.place(
            at: CGPoint(x: bounds.midX, y: keptTop),
            anchor: .top,
            proposal: ProposedViewSize(width: bounds.width, height: height)
        )
        scrolled.place(
            at: CGPoint(x: bounds.midX, y: scrolledTop),
            anchor: .top,
            proposal: ProposedViewSize(width: bounds.width, height: room - height)
        )
    }
}

/// A part above a board and the board, in a place that scrolls and shows `viewport` of them at a time, as
/// `BoardColumnPlan` has it. While `decision` lasts in `window`, they are fitted into the largest viewport there was. A
/// board that is `whole` needs no more than there is.
struct BoardColumn: HoldingLayout {
    let viewport: CGFloat
    let whole: Bool
    let decision: UInt32?
    let window: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout TableHold) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: parts(width: width, subviews, &cache)?.places.height ?? viewport)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout TableHold) {
        guard let parts = parts(width: bounds.width, subviews, &cache) else { return }
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

    private func parts(width: CGFloat, _ subviews: Subviews, _ hold: inout TableHold) -> Parts? {
        guard subviews.count == 2, let above = subviews.first, let board = subviews.last else { return nil }
        let plan = BoardColumnPlan(
            viewport: hold.height(viewport, decision: decision, window: window),
            above: above.sizeThatFits(ProposedViewSize(width: width, height: nil)).height,
            needed: whole ? 0 : board.sizeThatFits(ProposedViewSize(width: width, height: 0)).height
        )
        let height = board.sizeThatFits(ProposedViewSize(width: width, height: plan.room)).height
        return Parts(above: above, board: board, room: plan.room, places: plan.places(board: height))
    }
}
