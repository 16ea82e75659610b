import Foundation

/// How a pennant is drawn in its rectangle.
public enum PennantNode {
    /// The width of its edge, in points.
    public static let edge: CGFloat = 1.3

    /// The outline of the flag, which points to the left.
    public static func flag(_ size: CGSize) -> PathData {
        let half = edge / 2
        let neck = size.width * shoulder
        return .polygon([
            CGPoint(x: half, y: size.height / 2),
            CGPoint(x: neck, y: half),
            CGPoint(x: size.width - half, y: half),
            CGPoint(x: size.width - half, y: size.height - half),
            CGPoint(x: neck, y: size.height - half),
        ])
    }

    /// The sizes of the goal and of the note below it. Both are sized by the flag: they may grow with the reader's text
    /// only as far as it holds them.
    public static func textSizes(_ size: CGSize, metrics: BoardMetrics) -> (goal: CGFloat, note: CGFloat) {
        (
            goal: min(Typography.score.size * metrics.lettering, size.height * 0.6),
            note: min(12.5 * metrics.lettering, size.height * 0.36)
        )
    }

    /// The middle of the goal.
    public static func goalMiddle(_ size: CGSize) -> CGPoint {
        CGPoint(x: size.width * textMiddle, y: size.height * 0.34)
    }

    /// The middle of the note where it has no sign before it.
    public static func noteMiddle(_ size: CGSize) -> CGPoint {
        CGPoint(x: size.width * textMiddle, y: size.height * 0.76)
    }

    /// The width that a line of text may take; longer ones are made smaller.
    public static func textWidth(_ size: CGSize) -> CGFloat {
        size.width * (1 - shoulder) - 2
    }

    /// How far a sign of fog moves its note, as a part of the note's size. It takes twice as much of the width.
    public static let fogShift: CGFloat = 0.65
    /// How far left of the note's edge the sign of fog stands, as a part of the note's size.
    public static let fogDistance: CGFloat = 0.75
    /// The side of the sign of fog, as a part of the note's size.
    public static let fogSize: CGFloat = 1.05

    private static let shoulder: CGFloat = 0.19
    private static let textMiddle: CGFloat = 0.58
}
