/// Durations in milliseconds, and the switch that turns all movement off. The core has a setting of this name too.
public struct Motion: Hashable, Sendable {
    /// Whether anything moves.
    public let enabled: Bool

    /// Movement as the player and the system want it.
    public init(enabled: Bool) {
        self.enabled = enabled
    }

    /// A press answers.
    public static let press = 100
    /// A piece or a chip comes or goes.
    public static let piece = 180
    /// The tray changes its height.
    public static let tray = 220
    /// Dice roll; a row is settled.
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
