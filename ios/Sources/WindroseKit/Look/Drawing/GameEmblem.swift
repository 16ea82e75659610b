import Foundation

/// One stroke of a game's emblem.
public struct EmblemPart: Equatable, Sendable {
    /// The outline along which the pen goes.
    public let path: PathData

    /// Whether the outline is filled as well.
    public let filled: Bool

    /// The lengths of dash and gap, in units; empty for a whole line.
    public let dash: [CGFloat]

    init(_ source: String, filled: Bool = false, dash: [CGFloat] = []) {
        path = PathData(source)
        self.filled = filled
        self.dash = dash
    }
}

/// The emblem of a game on a tile washed with the game's accent; that of the house is a small compass star.
public enum GameEmblem {
    /// The side of the square in which emblems are drawn.
    public static let grid: CGFloat = 48

    /// The width of the round pen, in units of the grid.
    public static let strokeWidth: CGFloat = 1.8

    /// The usual side of the tile, in points.
    public static let side: CGFloat = 46

    /// The radius of the tile's corners, in points.
    public static let corner: CGFloat = 12

    /// The part of the tile's side that the drawing takes.
    public static let share: CGFloat = 38.0 / 46.0

    /// How strongly the tile is washed with the accent.
    public static func wash(dark: Bool) -> Double {
        dark ? 0.14 : 0.11
    }

    /// The strokes of the emblem of `game`.
    public static func parts(of game: Accent) -> [EmblemPart] {
        switch game {
        case .house, .fourWinds: fourWinds
        case .fourthWing: fourthWing
        case .zephyr: zephyr
        case .tack: tack
        case .fourSenses: fourSenses
        }
    }

    private static let fourWinds = [
        EmblemPart("M24 6L28.5 19.5L42 24L28.5 28.5L24 42L19.5 28.5L6 24L19.5 19.5Z"),
        EmblemPart("M24 6V24H42M24 42V24H6"),
        EmblemPart(
            "M24 6L28.5 19.5L24 24ZM42 24L28.5 28.5L24 24ZM24 42L19.5 28.5L24 24ZM6 24L19.5 19.5L24 24Z",
            filled: true
        ),
    ]

    private static let fourthWing = [
        EmblemPart(
            "M7 35C9 21 16 11 29 7L41 12C35 13 33 15 33 19C37.5 19 40 21.5 41 26C36.5 24.5 33 25.5 31 28.5" +
                "C34 30.5 35 33.5 34 38C31 34.5 27.5 33.5 23.5 35C19 33.5 13.5 33.5 7 38Z"
        ),
        EmblemPart("M29 7C23 15 17 24 11.5 35.5M29 7C29 14 27 24 23.5 35M29 7C31 10.5 32.5 14 33 19"),
    ]

    private static let zephyr = [
        EmblemPart(
            "M5 19C5 12 14 8 24 8C34 8 43 12 43 19C43 26 34 30 24 30C14 30 5 26 5 19ZM43 19L46 13M43 19L46 25" +
                "M24 8C18 12 18 26 24 30M24 8C30 12 30 26 24 30M17 29.5L19 36M31 29.5L29 36"
        ),
        EmblemPart("M16 36H32L30 41H18Z", filled: true),
    ]

    private static let tack = [
        EmblemPart("M9 42L19 33L10 25L20 17L13 10", dash: [3, 3.4]),
        EmblemPart("M29 20V36H39V20M27.5 20H40.5M30 20V13H38V20M29 13H39L34 7.5ZM26 41H42"),
        EmblemPart("M29 25H39V30H29Z", filled: true),
    ]

    private static let fourSenses = [
        EmblemPart(
            "M6 34V39C6 41 10 42.5 14 42.5S22 41 22 39V34M26 16V39C26 41 30 42.5 34 42.5S42 41 42 39V16" +
                "M26 27.5C26 29.5 30 31 34 31S42 29.5 42 27.5" +
                "M6 34A8 3.6 0 1 0 22 34A8 3.6 0 1 0 6 34M26 16A8 3.6 0 1 0 42 16A8 3.6 0 1 0 26 16"
        ),
        EmblemPart("M30.4 16A3.6 1.5 0 1 0 37.6 16A3.6 1.5 0 1 0 30.4 16Z", filled: true),
        EmblemPart("M10 22C9 15 13 10 19 9", dash: [2.6, 3.2]),
    ]
}
