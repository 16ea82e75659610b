import Foundation

/// The gesture for going back: a swipe from the leading edge of a page.
public enum BackSwipe {
    /// How far a finger moves before it is a swipe, in points.
    public static let least: CGFloat = 24

    /// No wider than the margin of a page, so that a slider at its start is not taken for the edge.
    private static let edge = Space.margin
    private static let far: CGFloat = 80

    /// Whether a swipe that began at `start` of the page and went `way` leads back: from the edge, far enough, and more
    /// across than along the page.
    public static func leadsBack(from start: CGPoint, by way: CGSize) -> Bool {
        start.x < edge && way.width >= far && way.width > abs(way.height)
    }
}
