import Foundation

/// A ship, drawn around the origin in units of its own.
///
/// All parts have a hem of parchment beneath them; mast, then flag, hull and sail are drawn in the seat's colour over
/// it, and the seat's mark in parchment on the sail.
public enum Ship {
    /// The hull.
    public static let hull =
        PathData("M-17.5 5.5C-11 8 9 8 15.5 4.6L18.6 2.6C18 9 14 15.2 8.6 15.2H-9.4C-13.6 15.2 -16.8 11 -17.5 5.5Z")
    /// The sail.
    public static let sail = PathData(
        "M-11.4 -14.4C-4 -16 5 -16 11.6 -14.4C15.4 -8.4 15.2 -2.6 12 2.8C4.6 1.4 -4 1.4 -11.2 2.8" +
            "C-8 -2.8 -8 -8.6 -11.4 -14.4Z"
    )
    /// The mast.
    public static let mast = PathData("M0 -20.5V8")
    /// The flag.
    public static let flag = PathData("M0 -20.6L8.4 -18.4L0 -16.2Z")

    /// Half the width of the hull.
    public static let radius: CGFloat = 17

    /// How far below its place the ship is drawn: it sits a little high in its own units.
    public static let drop: CGFloat = 1.5
    /// The width of the hem.
    public static let hemWidth: CGFloat = 5
    /// The width of the mast.
    public static let mastWidth: CGFloat = 2
    /// The radius of the seat's mark.
    public static let markRadius: CGFloat = 4.6

    /// The side of a square that holds a ship with its hem and its number.
    public static let grid: CGFloat = 51
    /// How strongly the copy is drawn that stays where a ship came from.
    public static let ghostAlpha = 0.4

    /// The middle of the disc that counts ships which lie together.
    public static let countMiddle = CGPoint(x: 15.6, y: 13.4)
    /// Its radius.
    public static let countRadius: CGFloat = 9
    /// The width of its edge.
    public static let countEdge: CGFloat = 1.5
    /// The size of the number on it.
    public static let countSize: CGFloat = 13.4

    /// The middle of the seat's mark on the sail.
    public static func markCenter(_ mark: SeatMark) -> CGPoint {
        CGPoint(x: 1.6, y: mark == .triangle ? -6 : -6.6)
    }
}
