import Foundation

/// The colours of a compass rose.
public struct RoseColors: Hashable, Sendable {
    /// Lines, and the dark half of each point.
    public let ink: ColorValue
    /// The light half of each point, and the middle.
    public let paper: ColorValue
    /// The light half of each point where it is not `paper`.
    public let second: ColorValue
    /// The dark half of the north point.
    public let north: ColorValue

    /// A rose in `ink` on `paper`; the other two are the same unless told.
    public init(ink: ColorValue, paper: ColorValue, second: ColorValue? = nil, north: ColorValue? = nil) {
        self.ink = ink
        self.paper = paper
        self.second = second ?? paper
        self.north = north ?? ink
    }

    /// The colours of the rose on the pages of the house: the north point in red.
    public static func house(_ colors: Palette) -> RoseColors {
        RoseColors(ink: colors.frameInk, paper: colors.background, north: colors.bad)
    }
}

/// A compass rose of sixteen points with its ring, drawn around the origin with a ring of radius 1.
public enum CompassRose {
    /// Half of a point of the rose, and whether it is its dark half.
    public struct Half: Equatable, Sendable {
        /// Its outline.
        public let path: PathData
        /// Whether it is the dark half of its point.
        public let dark: Bool
        /// Whether it belongs to the point of the north.
        public let north: Bool
    }

    /// The radius of the disc of paper, and of the outer ring.
    public static let disc: CGFloat = 0.98

    /// The radii of the fine rings.
    public static let fineRings: [CGFloat] = [0.91, 0.5]

    /// The radius of the dot in the middle.
    public static let hub: CGFloat = 0.05

    /// How far out the middles of the letters lie.
    public static let letterRing: CGFloat = 1.2
    /// How high the letters are.
    public static let letterSize: CGFloat = 0.26

    /// How much wider than the ring the drawing is where it has letters.
    public static let letterSpace: CGFloat = 1.36

    /// The width of the lines of a rose whose ring is `radius` points large.
    public static func lineWidth(radius: CGFloat) -> CGFloat {
        max(1, radius * 0.012)
    }

    /// How wide fine lines are, as a part of the others.
    public static let fineShare: CGFloat = 0.6

    /// The marks of the scale between the rings, drawn as fine lines.
    public static let scale = PathData(elements: (0..<64).flatMap { tick -> [PathData.Element] in
        let angle = CGFloat(tick) * 5.625
        let outer = tick.isMultiple(of: 2) ? 0.98 : 0.945
        return [.move(bearing(angle, radius: 0.91)), .line(bearing(angle, radius: outer))]
    })

    /// The halves of the points, in the order in which they are drawn. A north in its own colour is a little longer.
    public static func halves(longNorth: Bool) -> [Half] {
        func kite(
            _ angle: CGFloat, length: CGFloat, shoulder: CGFloat, width: CGFloat, north: Bool = false
        ) -> [Half] {
            [true, false].map { dark in
                let side = bearing(angle + (dark ? -shoulder : shoulder), radius: width)
                let path = PathData.polygon([bearing(angle, radius: length), side, .zero])
                return Half(path: path, dark: dark, north: north)
            }
        }
        let small = (0..<8).flatMap { kite(22.5 + 45 * CGFloat($0), length: 0.62, shoulder: 11.25, width: 0.24) }
        let middle = (0..<4).flatMap { kite(45 + 90 * CGFloat($0), length: 0.76, shoulder: 22.5, width: 0.2) }
        let north = kite(0, length: longNorth ? 1.06 : 0.9, shoulder: 45, width: 0.17, north: true)
        let large = [90, 180, 270].flatMap { kite(CGFloat($0), length: 0.9, shoulder: 45, width: 0.17) }
        return small + middle + north + large
    }
}
