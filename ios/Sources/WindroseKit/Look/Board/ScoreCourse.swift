import Foundation

/// Where the parts of a score's course lie, in points: two lanes from 0 to a goal, the lighthouse at its end. The lanes
/// lie as the players sit.
public struct ScoreCourse: Hashable, Sendable {
    /// The points at the lighthouse.
    public let goal: Int
    private let width: CGFloat
    private let height: CGFloat

    /// The course to `goal` in a place of `size`.
    public init(size: CGSize, goal: Int) {
        width = size.width
        height = size.height
        self.goal = goal
    }

    /// The height of the whole.
    public static let height: CGFloat = 92

    /// The width of a lane's dotted line.
    public static let laneWidth: CGFloat = 1.3
    /// The lengths of dot and gap of a lane's line.
    public static let laneDash: [CGFloat] = [2, 4]

    /// The radius of the dot at each point.
    public static let dot: CGFloat = 2.6
    /// Half the width of a boat's hull.
    public static let ship: CGFloat = 13

    private static let start: CGFloat = 24
    private static let end: CGFloat = 62

    /// From one point to the next.
    public var step: CGFloat { (width - Self.start - Self.end) / CGFloat(max(goal, 1)) }

    /// The height of the far lane.
    public var farY: CGFloat { height * 0.25 }
    /// The height of the near lane.
    public var nearY: CGFloat { height * 0.76 }
    /// The height of the numbers between the lanes.
    public var middleY: CGFloat { height * 0.505 }

    /// Where `points` lie along the course.
    public func x(_ points: Int) -> CGFloat {
        Self.start + CGFloat(min(max(points, 0), goal)) * step
    }

    /// The place of the far boat, which lies a little above its lane.
    public func farBoat(_ points: Int) -> CGPoint { CGPoint(x: x(points), y: farY - 2) }

    /// The place of the near boat.
    public func nearBoat(_ points: Int) -> CGPoint { CGPoint(x: x(points), y: nearY) }

    /// The middle of the lighthouse's tower.
    public var lighthouse: CGPoint { CGPoint(x: x(goal) + 26, y: middleY + 3) }

    /// The size of the numbers: they are spaced by the course and cannot grow past its steps.
    public func numberSize(textScale: CGFloat) -> CGFloat {
        min(13 * textScale, step * 0.62, (nearY - farY) * 0.42)
    }
}
