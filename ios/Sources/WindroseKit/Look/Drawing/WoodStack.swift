import Foundation

/// What the uppermost level of a stack shows.
public enum WoodTop: Hashable, Sendable {
    /// A smooth face.
    case flat
    /// A face with a hole.
    case holed
}

/// How a stack of maple is drawn, in units around the middle of its place: the foot stays where it is, however high the
/// stack. Each level has its own edge, so that the height is seen without colour.
public struct WoodStack: Hashable, Sendable {
    /// How many levels it has: 1 to 3, or 0 for the hole in the board itself.
    public let levels: Int
    /// What is up.
    public let top: WoodTop

    /// A stack of so many `levels`, as far as there can be so many.
    public init(levels: Int, top: WoodTop) {
        self.levels = min(max(levels, 0), Wood.levels.count)
        self.top = top
    }

    /// The units that a stack of three needs from side to side and up and down, with its shadow.
    public static let size = CGSize(width: 54, height: 66)

    /// The width of the pen around levels and faces.
    public static let edgeWidth: CGFloat = 1.3
    /// The width of the pen on the rim of a hole.
    public static let rimWidth: CGFloat = 1.5

    private static let foot = CGPoint(x: 0, y: 20)
    private static let radii = CGSize(width: 25, height: 9.5)
    private static let level: CGFloat = 13.5

    /// How many points a unit takes in a place of `size`.
    public static func unit(in size: CGSize) -> CGFloat {
        min(size.width / Self.size.width, size.height / Self.size.height)
    }

    /// The shadow on the board; none of the hole in it.
    public var shadow: CGRect? {
        guard levels > 0 else { return nil }
        let middle = CGPoint(x: Self.foot.x, y: Self.foot.y + 3)
        return Self.ellipse(middle, CGSize(width: Self.radii.width * 1.06, height: Self.radii.height * 1.1))
    }

    /// The sides of the levels, from the board up.
    public var sides: [PathData] { (0..<levels).map(Self.side) }

    /// The uppermost face; none of the hole in the board.
    public var face: CGRect? { levels > 0 ? Self.ellipse(crown, Self.radii) : nil }

    /// The hole that is up: in the uppermost face, or in the board; nil where the face is smooth.
    public var hole: CGRect? {
        if levels == 0 {
            return Self.ellipse(CGPoint(x: Self.foot.x, y: Self.foot.y - 11), CGSize(width: 14, height: 7))
        }
        guard top == .holed else { return nil }
        return Self.ellipse(CGPoint(x: crown.x, y: crown.y + 0.3), CGSize(width: 11.5, height: 4.6))
    }

    /// The lit half of the rim of `hole`: the near one in the board, the far one in a piece.
    public var rim: PathData? {
        hole.map { Self.half($0, lower: levels == 0) }
    }

    private var crown: CGPoint { CGPoint(x: Self.foot.x, y: Self.foot.y - CGFloat(levels) * Self.level) }

    /// The side of the level `number`, counted from the board.
    private static func side(_ number: Int) -> PathData {
        let middle = CGPoint(x: foot.x, y: foot.y - CGFloat(number) * level)
        let bottom = ellipse(middle, radii)
        let upper = middle.y - level
        let arc = half(bottom, lower: true).elements.dropFirst()
        return PathData(
            elements: [.move(CGPoint(x: bottom.minX, y: upper)), .line(CGPoint(x: bottom.minX, y: middle.y))]
                + arc + [.line(CGPoint(x: bottom.maxX, y: upper)), .close]
        )
    }

    /// The lower or upper half of the ellipse in `rect`, from left to right.
    private static func half(_ rect: CGRect, lower: Bool) -> PathData {
        // The distance at which two curves come closest to the quarters of a circle.
        let pull: CGFloat = 0.5523
        let (x, y) = (rect.width / 2, (lower ? 1 : -1) * rect.height / 2)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: middle.x + dx * x, y: middle.y + dy * y) }
        return PathData(elements: [
            .move(at(-1, 0)),
            .curve(to: at(0, 1), control1: at(-1, pull), control2: at(-pull, 1)),
            .curve(to: at(1, 0), control1: at(pull, 1), control2: at(1, pull)),
        ])
    }

    private static func ellipse(_ middle: CGPoint, _ radii: CGSize) -> CGRect {
        CGRect(
            x: middle.x - radii.width, y: middle.y - radii.height, width: 2 * radii.width, height: 2 * radii.height
        )
    }
}
