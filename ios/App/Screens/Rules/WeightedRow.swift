import SwiftUI

/// Views side by side that share the width: each gets one part of it, the last one `lastWeight` parts.
struct WeightedRow: Layout {
    let lastWeight: CGFloat
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let heights = zip(subviews, widths(subviews.count, in: width)).map { view, width in
            view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (view, width) in zip(subviews, widths(subviews.count, in: bounds.width)) {
            view.place(
                at: CGPoint(x: x, y: bounds.minY),
                anchor: .topLeading,
                proposal: ProposedViewSize(width: width, height: nil)
            )
            x += width + spacing
        }
    }

    private func widths(_ count: Int, in width: CGFloat) -> [CGFloat] {
        let room = max(0, width - spacing * CGFloat(count - 1))
        let part = room / (CGFloat(count - 1) + lastWeight)
        return (0..<count).map { $0 == count - 1 ? part * lastWeight : part }
    }
}
