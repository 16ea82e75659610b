import SwiftUI
import WindroseKit

/// Offers its part no more than `height`, even in a place that scrolls and has room without end.
struct AtMostHigh: Layout {
    private let height: CGFloat

    /// A place of `height` at most.
    init(_ height: CGFloat) {
        self.height = height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }

    private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: min(proposal.height ?? .infinity, height))
    }
}

/// Lays parts side by side, in as many lines as they need.
struct Flow: Layout {
    let gap: CGFloat
    let lineGap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        plan(width: proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (part, place) in zip(subviews, plan(width: bounds.width, subviews).places) {
            part.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func plan(width: CGFloat, _ subviews: Subviews) -> FlowPlan {
        FlowPlan(subviews.map { $0.sizeThatFits(.unspecified) }, width: width, gap: gap, lineGap: lineGap)
    }
}
