/// Durations in milliseconds, and the switch that turns all movement off. The core has a setting of this name too.
public struct Motion: Hashable, Sendable {
    public let enabled: Bool

    public init(enabled: Bool) {
        self.enabled = enabled
    }

    public static let press = 100
    public static let piece = 180
    public static let tray = 220
    public static let dice = 450

    /// The control points of the curve that every change follows: quick at first, gentle at its end.
    public static let easeOut = (x1: 0.2, y1: 0.0, x2: 0.0, y2: 1.0)

    /// The time a piece takes to slide over `cells` cells.
    public static func slide(_ cells: Int) -> Int {
        min(slidePerCell * cells, slideLongest)
    }

    private static let slidePerCell = 120
    private static let slideLongest = 600
}
