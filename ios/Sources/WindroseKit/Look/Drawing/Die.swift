import Foundation

/// The two bodies that keep the dice of two seats apart without colour.
public enum DieBody: Hashable, Sendable {
    /// Filled, with rounded corners and round pips.
    case filled

    /// Outlined, with cut corners and diamond pips.
    case lined

    /// The mark that is drawn for a pip.
    public var pip: SeatMark { self == .filled ? .circle : .diamond }

    /// The radius of a pip, as a part of the step from pip to pip.
    public var pipRadius: CGFloat { self == .filled ? 0.38 : 0.36 }

    /// The width of the edge, as a part of the side: parchment around a filled die, the seat's colour around a lined
    /// one.
    public var edgeWidth: CGFloat { self == .filled ? 0.035 : 0.07 }
}

/// How a die is drawn around the origin, with a body whose side is 1.
public enum Die {
    /// The part of the square that the body takes. The rest is room for the hem, so that both bodies look equally
    /// large.
    public static let body: CGFloat = 0.93

    /// The radius of the corners of a filled die.
    public static let corner: CGFloat = 0.2

    /// The outline of a lined die, with its corners cut.
    public static let cutCorners = PathData.polygon(
        [(-0.3, -0.5), (0.3, -0.5), (0.5, -0.3), (0.5, 0.3), (0.3, 0.5), (-0.3, 0.5), (-0.5, 0.3), (-0.5, -0.3)]
            .map { CGPoint(x: $0.0, y: $0.1) }
    )

    /// From pip to pip.
    public static let spread: CGFloat = 0.255

    /// How strongly the copy is drawn that stays where a die came from.
    public static let ghostAlpha = 0.45

    /// Where the pips of face `value` lie, in steps of `spread` from the middle. Face 0 is blank: a die not yet rolled.
    public static func pips(_ value: Int) -> [CGPoint] {
        let corners = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
        let places: [(Int, Int)] = switch value {
        case 1: [(0, 0)]
        case 2: [(-1, -1), (1, 1)]
        case 3: [(-1, -1), (0, 0), (1, 1)]
        case 4: corners
        case 5: corners + [(0, 0)]
        case 6: corners + [(-1, 0), (1, 0)]
        default: []
        }
        return places.map { CGPoint(x: $0.0, y: $0.1) }
    }
}

/// How a die in the tray stands. A spent one leaves a dashed slot with a tick.
public enum DieState: Hashable, Sendable {
    /// Waiting, held, or laid down already.
    case open, selected, spent
}
