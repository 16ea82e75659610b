import Foundation

/// The gesture for going back: a swipe from the leading edge of the window.
public enum BackSwipe {
    /// How far a finger moves before it is a swipe, in points.
    public static let least: CGFloat = 24

    private static let edge: CGFloat = 24
    private static let far: CGFloat = 80

    /// Whether a swipe that began at `start` and went `way` leads back: from the edge, far enough, and more across than
    /// along the page.
    public static func leadsBack(from start: CGPoint, by way: CGSize) -> Bool {
        start.x <= edge && way.width >= far && way.width > abs(way.height)
    }
}
