import Foundation

/// The line icons of the app, each drawn with a round pen in a square of 24 units.
public enum Glyph: CaseIterable, Hashable, Sendable {
    case back, menu, more, log, undo, check, plus, minus, forward, expand, play, settings, book, saved, flag
    case sail, fort, dial, tile, lock, eyeOff, hand, strength, swift, mind, balance, heart, person, target
    case maneuver, tool, shield, swap, flame, fog, skip, info, sound, trophy, close, search, warning, frost
    case up, down, share, copy, delete, edit, chart, house, first, pause, anchor, crosswind, calm, tide
    case undertow, flotilla, ring, lighthouse

    /// The side of the square in which glyphs are drawn.
    public static let grid: CGFloat = 24

    /// The outline along which the pen goes.
    public var path: PathData { Self.paths[self] ?? PathData(elements: []) }

    /// The width of the pen, in units of the grid.
    public var strokeWidth: CGFloat { self == .more ? 3.2 : 1.9 }

    private static let paths = sources.mapValues { PathData($0) }

    static let sources: [Glyph: String] = [
        .back: "M15 5L8 12L15 19",
        .menu: "M5 7H19M5 12H19M5 17H19",
        .more: "M12 5.5V5.6M12 12V12.1M12 18.5V18.6",
        .log: "M6 4H18V20H6ZM9 9H15M9 12.5H15M9 16H13",
        .undo: "M9 7L4.5 11.5L9 16M5 11.5H14.5C17.5 11.5 19.5 13.5 19.5 16V18",
        .check: "M5 12.5L10 17.5L19.5 7",
        .plus: "M12 5V19M5 12H19",
        .minus: "M5 12H19",
        .forward: "M9 5L16 12L9 19",
        .expand: "M5 9L12 16L19 9",
        .play: "M8 5.5L18.5 12L8 18.5Z",
        .settings:
            "M12 8.6A3.4 3.4 0 1 0 12 15.4A3.4 3.4 0 1 0 12 8.6M12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6" +
                "L7.8 7.8M16.2 16.2L18.4 18.4M18.4 5.6L16.2 7.8M7.8 16.2L5.6 18.4",
        .book:
            "M12 6.5C10 4.8 7 4.5 4 5V18.5C7 18 10 18.3 12 20C14 18.3 17 18 20 18.5V5C17 4.5 14 4.8 12 6.5ZM12 6.5V20",
        .saved: "M7 4H17V20L12 16L7 20Z",
        .flag: "M6 21V4M6 5C10 3 13 7 18 5V13C13 15 10 11 6 13",
        .sail:
            "M11.5 3V17M13 5C17 8 18.5 12 18.5 15.5H13M10 8C8 10.5 6.5 13 6 15.5H10M4 18.5H20" +
                "C19 20.5 17.5 21.3 16 21.3H8C6.5 21.3 5 20.5 4 18.5Z",
        .fort: "M5 20V8H8V10.5H10.5V8H13.5V10.5H16V8H19V20ZM10.5 20V16H13.5V20",
        .dial: "M12 4A8 8 0 1 0 20 12M20 4.5V9H15.5M12 8L14 12L12 16L10 12Z",
        .tile: "M4.5 4.5H19.5V19.5H4.5ZM12 16.5V8M8.6 11L12 7.6L15.4 11",
        .lock: "M7 11V8.5A5 5 0 0 1 17 8.5V11M5.5 11H18.5V20H5.5Z",
        .eyeOff:
            "M3 3L21 21M9.5 5.6C14.5 4 19 7.5 21 12C20.4 13.3 19.6 14.5 18.6 15.5M6 7.5" +
                "C4.7 8.7 3.7 10.2 3 12C5 16.5 9.5 20 14.5 18.4",
        .hand:
            "M8 12V6.5A1.5 1.5 0 0 1 11 6.5V11M11 10V4.5A1.5 1.5 0 0 1 14 4.5V11M14 10.5V6" +
                "A1.5 1.5 0 0 1 17 6V14C17 18.5 14.5 21 11.5 21C8.5 21 7.2 19.5 5.5 16.5L3.8 13.4" +
                "A1.4 1.4 0 0 1 6.2 12L8 14.5",
        .strength: "M3.5 9.5V14.5M7 6.5V17.5M7 12H17M17 6.5V17.5M20.5 9.5V14.5",
        .swift: "M3 8H14A3 3 0 1 0 11 5M3 12H19A3 3 0 1 1 16 15M3 16H10A2.5 2.5 0 1 1 8 18.5",
        .mind:
            "M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 13.9C9 14.4 9 15 9 15.5H15C15 15 15 14.4 15.5 13.9A6 6 0 0 0 12 3Z",
        .balance: "M12 4V20M8 20H16M5 7H19M5 7L2.5 13H7.5ZM19 7L16.5 13H21.5Z",
        .heart: "M12 20C6 15.5 3.5 12.5 3.5 9A4.3 4.3 0 0 1 12 7.5A4.3 4.3 0 0 1 20.5 9C20.5 12.5 18 15.5 12 20Z",
        .person: "M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4M4.5 20.5C5 16 8 14.2 12 14.2C16 14.2 19 16 19.5 20.5",
        .target:
            "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5" +
                "M12 1.5V6M12 18V22.5M1.5 12H6M18 12H22.5",
        .maneuver: "M4 17C8 17 9 7 14 7H20M16 3L20 7L16 11",
        .tool:
            "M14.5 5.5A4.5 4.5 0 0 0 9 11.2L3.8 16.4A2.2 2.2 0 0 0 7 19.8L12.4 14.4" +
                "A4.5 4.5 0 0 0 18.5 8.8L15.5 11.4L12.8 8.8Z",
        .shield: "M12 3.5L19 6V11.5C19 16 16 19 12 20.8C8 19 5 16 5 11.5V6Z",
        .swap: "M7 4L3.5 7.5L7 11M4 7.5H17M17 13L20.5 16.5L17 20M20 16.5H7",
        .flame:
            "M12 3C13 7 17.5 9 17.5 14.5A5.5 5.5 0 0 1 6.5 14.5C6.5 12 8 10.5 8.6 8.6" +
                "C10 9.4 10.6 10.4 10.8 11.6C12 9.5 12.4 6 12 3Z",
        .fog: "M4 8H17M7 12H20M4 16H15",
        .skip: "M6 6L14 12L6 18ZM17.5 6V18",
        .info: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 11V16.5M12 7.6V7.7",
        .sound: "M5 10V14H8.5L13 18V6L8.5 10ZM16 9C17.4 10.6 17.4 13.4 16 15M18.6 6.6C21.4 9.6 21.4 14.4 18.6 17.4",
        .trophy:
            "M7 4H17V10A5 5 0 0 1 7 10ZM7 5.5H3.8C3.8 9 5 10.6 7.2 11M17 5.5H20.2C20.2 9 19 10.6 16.8 11" +
                "M12 15V18M8 20.5H16M9.5 18H14.5",
        .close: "M6 6L18 18M18 6L6 18",
        .search: "M10.5 4.5A6 6 0 1 0 10.5 16.5A6 6 0 1 0 10.5 4.5M15 15L20 20",
        .warning: "M12 4L21 19.5H3ZM12 10V14.5M12 17V17.1",
        .frost: "M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5M9.5 4.5L12 7L14.5 4.5M9.5 19.5L12 17L14.5 19.5",
        .up: "M12 20V4.5M5.5 11L12 4.5L18.5 11",
        .down: "M12 4V19.5M5.5 13L12 19.5L18.5 13",
        .share: "M12 15V3.5M7.5 8L12 3.5L16.5 8M6 12H4.5V20.5H19.5V12H18",
        .copy: "M9 9H20V20H9ZM15 9V4H4V15H9",
        .delete: "M5 7H19M9.5 7V4.5H14.5V7M7 7L8 20H16L17 7M10.5 10.5V16.5M13.5 10.5V16.5",
        .edit: "M4.5 19.5L5.5 15L16 4.5L19.5 8L9 18.5ZM13.5 7L17 10.5",
        .chart: "M4.5 4.5V19.5H19.5M8.5 16V11M12.5 16V7.5M16.5 16V12.5",
        .house: "M4 11.5L12 4.5L20 11.5M6.5 10V19.5H17.5V10M10.5 19.5V14H13.5V19.5",
        .first: "M18 6L10 12L18 18ZM6.5 6V18",
        .pause: "M8.5 6V18M15.5 6V18",
        .anchor:
            "M12 7.5V20M12 3A2.2 2.2 0 1 0 12 7.4A2.2 2.2 0 1 0 12 3M8.5 10.5H15.5M4.5 14C5 17.5 8 20 12 20" +
                "C16 20 19 17.5 19.5 14",
        .crosswind: "M4 12H20M8 8L4 12L8 16M16 8L20 12L16 16",
        .calm: "M3 15.5H21M7 19.5H17M12 4V15.5M12 5C15 8 16 10 16 12.5H12",
        .tide: "M4 9C6.7 7 9.3 7 12 9S17.3 11 20 9M4 15C6.7 13 9.3 13 12 15S17.3 17 20 15",
        .undertow: "M4 7C6.7 5 9.3 5 12 7S17.3 9 20 7M12 11V20M8 16L12 20L16 16",
        .flotilla: "M12 4L16 10H8ZM6 13L9.5 19H2.5ZM18 13L21.5 19H14.5Z",
        .ring:
            "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5" +
                "M6 6L9.5 9.5M18 6L14.5 9.5M6 18L9.5 14.5M18 18L14.5 14.5",
        .lighthouse:
            "M9.5 10L8 20H16L14.5 10ZM9.5 10V6.5H14.5V10M8.5 6.5H15.5L12 3.5ZM5.5 8L3 7M5.5 10L3 11" +
                "M18.5 8L21 7M18.5 10L21 11",
    ]
}
