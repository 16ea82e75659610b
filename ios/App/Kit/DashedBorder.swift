import SwiftUI
import WindroseKit

/// Widths of edges, in points.
enum EdgeWidth {
    /// The edge of a control.
    static let control: CGFloat = 1.5

    /// The edge of what is chosen.
    static let chosen: CGFloat = 2

    /// The line round cards and between rows.
    static let line: CGFloat = 1
}

extension View {
    /// A dashed edge: the sign of what is used up or not to be had now.
    func dashedBorder(_ color: Color, _ outline: some InsettableShape) -> some View {
        overlay {
            outline
                .strokeBorder(color, style: StrokeStyle(lineWidth: EdgeWidth.control, dash: [4, 3.5]))
                .allowsHitTesting(false)
        }
    }

    /// An even edge.
    func solidBorder(_ color: Color, _ outline: some InsettableShape, width: CGFloat = EdgeWidth.control) -> some View {
        overlay {
            outline
                .strokeBorder(color, lineWidth: width)
                .allowsHitTesting(false)
        }
    }
}
