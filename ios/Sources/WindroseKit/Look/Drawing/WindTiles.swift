import Foundation

/// How the tile of a wind is drawn around the origin, in units of which its side has `grid`. Arrow, colour, notches and
/// letter each say the direction.
public enum WindTiles {
    /// The side of a tile in units.
    public static let grid: CGFloat = 51
    /// The width of the edge.
    public static let edgeWidth: CGFloat = 1.3
    /// The part of its cell that a tile takes.
    public static let share: CGFloat = 0.925
    /// How strongly a tile is drawn that cannot be laid.
    public static let paleAlpha = 0.55
    /// The size of the letter.
    public static let letterSize: CGFloat = 11.5

    /// An arrow that points to the north.
    private static let arrow = PathData("M-2.6 17V-6H-9.5L0 -19L9.5 -6H2.6V17Z")

    /// One notch above.
    private static let north = PathData(
        "M-20.4 -25.5H-5.1L0 -20.53L5.1 -25.5H20.4A5.1 5.1 0 0 1 25.5 -20.4V20.4A5.1 5.1 0 0 1 20.4 25.5H-20.4" +
            "A5.1 5.1 0 0 1 -25.5 20.4V-20.4A5.1 5.1 0 0 1 -20.4 -25.5Z"
    )
    /// A point to the right.
    private static let east = PathData(
        "M-20.4 -25.5H19.76L25.5 0L19.76 25.5H-20.4A5.1 5.1 0 0 1 -25.5 20.4V-20.4A5.1 5.1 0 0 1 -20.4 -25.5Z"
    )
    /// Two notches below.
    private static let south = PathData(
        "M-20.4 -25.5H20.4A5.1 5.1 0 0 1 25.5 -20.4V20.4A5.1 5.1 0 0 1 20.4 25.5H13.77L8.67 20.53L3.57 25.5H-3.57" +
            "L-8.67 20.53L-13.77 25.5H-20.4A5.1 5.1 0 0 1 -25.5 20.4V-20.4A5.1 5.1 0 0 1 -20.4 -25.5Z"
    )
    /// A point to the left.
    private static let west = PathData(
        "M20.4 -25.5H-19.76L-25.5 0L-19.76 25.5H20.4A5.1 5.1 0 0 0 25.5 20.4V-20.4A5.1 5.1 0 0 0 20.4 -25.5Z"
    )

    /// The outline of the tile of `wind`.
    public static func outline(of wind: WindLook) -> PathData {
        switch wind {
        case .north: north
        case .east: east
        case .south: south
        default: west
        }
    }

    /// The arrow of `wind`.
    public static func arrow(of wind: WindLook) -> PathData {
        let angle = wind.degrees * .pi / 180
        return arrow.map { point in
            CGPoint(
                x: point.x * cos(angle) - point.y * sin(angle), y: point.x * sin(angle) + point.y * cos(angle)
            )
        }
    }

    /// The middle of the letter on the tile of `wind`: by the arrow's head.
    public static func letter(of wind: WindLook) -> CGPoint {
        switch wind {
        case .north: CGPoint(x: -17, y: -17)
        case .east: CGPoint(x: 12.5, y: 16.5)
        case .south: CGPoint(x: -17.5, y: 16.5)
        default: CGPoint(x: -12.5, y: 16.5)
        }
    }
}
