import Foundation

/// The marks of the seats, drawn around the origin at a radius of 1, the size that all marks look equal at.
extension SeatMark {
    /// The outline of the mark; none for the circle, which is round.
    public var outline: PathData? {
        switch self {
        case .circle: nil
        case .diamond: corners([(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)])
        case .triangle: corners([(0, -1.15), (1.15, 0.85), (-1.15, 0.85)])
        case .square: corners([(-0.92, -0.92), (0.92, -0.92), (0.92, 0.92), (-0.92, 0.92)])
        case .hexagon: .polygon((0..<6).map { bearing(60 * CGFloat($0), radius: 1.12) })
        }
    }

    private func corners(_ places: [(x: CGFloat, y: CGFloat)]) -> PathData {
        .polygon(places.map { CGPoint(x: $0.x, y: $0.y) })
    }
}

/// The sign of a seat: a parchment disc with ring and mark, in a square of 32 units around the origin.
public enum SeatBadge {
    /// The side of the square in units.
    public static let grid: CGFloat = 32

    /// The usual side, in points.
    public static let side: CGFloat = 30

    /// The radius of the disc, and of the ring around it.
    public static let disc: CGFloat = 14.5
    /// The width of the ring.
    public static let ringWidth: CGFloat = 2.5
    /// The radius of the mark.
    public static let markRadius: CGFloat = 6.2

    /// How far below the middle the mark is drawn: a triangle looks centred a little lower.
    public static func drop(of mark: SeatMark) -> CGFloat {
        mark == .triangle ? 0.8 : 0
    }
}
