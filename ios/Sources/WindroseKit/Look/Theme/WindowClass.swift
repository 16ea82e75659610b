import Foundation

/// How wide the window is, in the three steps that change a layout.
public enum WindowClass: Hashable, Sendable {
    /// A phone: below 600.
    case compact

    /// A foldable or a small tablet: 600 to 839.
    case medium

    /// A tablet or a desktop window: from 840.
    case expanded

    /// The class of a window that is `width` points wide.
    public static func of(width: CGFloat) -> WindowClass {
        if width >= expandedFrom {
            .expanded
        } else if width >= mediumFrom {
            .medium
        } else {
            .compact
        }
    }

    /// Whether a window that is `height` points high is low: a phone held sideways, or a very small one.
    public static func isLow(height: CGFloat) -> Bool { height < lowBelow }

    private static let lowBelow: CGFloat = 600
    private static let mediumFrom: CGFloat = 600
    private static let expandedFrom: CGFloat = 840
}
