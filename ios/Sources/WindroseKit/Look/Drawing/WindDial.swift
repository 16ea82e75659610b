import Foundation

/// The compass beside the title: the active wind is larger, in a colour of its own, and lies over the others. Drawn
/// around the origin in units.
public enum WindDial {
    /// Half of a point, and whether it is its dark half.
    public struct Half: Equatable, Sendable {
        /// Its outline.
        public let path: PathData
        /// Whether it is the dark half of its point.
        public let dark: Bool
    }

    /// The side of the square in which the dial is drawn.
    public static let grid: CGFloat = 64
    /// The radius of the disc, and of the ring around it.
    public static let disc: CGFloat = 30
    /// The radius of the fine ring.
    public static let fineRing: CGFloat = 26.5
    /// The width of the ring, and of other lines.
    public static let ringWidth: CGFloat = 1.2
    /// The width of fine lines.
    public static let fineWidth: CGFloat = 0.7
    /// The width of the edge around the active wind.
    public static let activeEdge: CGFloat = 1.4
    /// The radius of the dot in the middle.
    public static let hub: CGFloat = 3

    /// The halves of all points but that of the `active` wind, in the order in which they are drawn.
    public static func halves(active: WindLook) -> [Half] {
        let small = (0..<4).flatMap { kite(45 + 90 * CGFloat($0), length: 16, shoulder: 30) }
        let large = WindLook.all.filter { $0 != active }.flatMap { kite($0.degrees, length: 24, shoulder: 45) }
        return small + large
    }

    /// The point of the `active` wind.
    public static func point(of active: WindLook) -> PathData {
        .polygon([
            bearing(active.degrees, radius: 29),
            bearing(active.degrees - 42, radius: 10),
            .zero,
            bearing(active.degrees + 42, radius: 10),
        ])
    }

    private static func kite(_ angle: CGFloat, length: CGFloat, shoulder: CGFloat) -> [Half] {
        [true, false].map { dark in
            let side = bearing(angle + (dark ? -shoulder : shoulder), radius: 6)
            return Half(path: .polygon([bearing(angle, radius: length), side, .zero]), dark: dark)
        }
    }
}
