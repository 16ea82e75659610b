/// The colours of a theme. All text pairs reach 4.5:1, all edges and marks 3:1, except `line`, which only decorates.
public struct Palette: Hashable, Sendable {
    /// Whether it is that of the dark theme.
    public let dark: Bool
    /// The page.
    public let background: ColorValue
    /// Cards, bars and trays.
    public let surface: ColorValue
    /// A surface one step nearer to the reader: raised cards, hands, menus.
    public let high: ColorValue
    /// Text and icons.
    public let ink: ColorValue
    /// Second voice: captions, subtitles, results.
    public let inkSoft: ColorValue
    /// Decorative hairline. Never the only sign of something.
    public let line: ColorValue
    /// Edge of a control.
    public let edge: ColorValue
    /// Something went well.
    public let good: ColorValue
    /// Something went wrong, or takes something away.
    public let bad: ColorValue
    /// Open water.
    public let water: ColorValue
    /// Deep water.
    public let deep: ColorValue
    /// Water inside a chart.
    public let shallow: ColorValue
    /// Marks on water.
    public let gold: ColorValue
    /// Ink of the chart frame round a board.
    public let frameInk: ColorValue
    /// Paper of the chart frame round a board.
    public let framePaper: ColorValue
    /// Fine lines over shallow water: grid and rhumb net.
    public let chartLine: ColorValue
    /// Accent of the game on screen.
    public let accent: ColorValue
    /// The colour of text on `accent`.
    public let onAccent: ColorValue

    /// The accent as a wash over a surface: chosen chips, chosen rows.
    public var tint: ColorValue { accent.opacity(0.14).over(surface) }

    /// Parchment of seat discs and piece outlines. The same in both themes, so that a seat always looks the same.
    public static let parchment = ColorValue(0xFBF3DF)

    /// Dark ink for marks on `parchment` and on light art. The same in both themes.
    public static let chartInk = ColorValue(0x16293A)

    /// The light or dark palette with the accent of `accent`.
    public static func of(dark: Bool, accent: Accent) -> Palette {
        dark ? darkPalette(accent) : lightPalette(accent)
    }

    private static func lightPalette(_ accent: Accent) -> Palette {
        Palette(
            dark: false,
            background: ColorValue(0xF3EAD6),
            surface: ColorValue(0xFBF6EA),
            high: ColorValue(0xFFFCF5),
            ink: chartInk,
            inkSoft: ColorValue(0x4A5963),
            line: ColorValue(0xDCCDAE),
            edge: ColorValue(0x85744F),
            good: ColorValue(0x2A6A3C),
            bad: ColorValue(0xA3261F),
            water: ColorValue(0x1B4A5C),
            deep: ColorValue(0x113544),
            shallow: ColorValue(0xDDE6DD),
            gold: ColorValue(0xF2DFA8),
            frameInk: chartInk,
            framePaper: ColorValue(0xF6EDD8),
            chartLine: ColorValue(0x1B4A5C),
            accent: accent.light,
            onAccent: .white
        )
    }

    private static func darkPalette(_ accent: Accent) -> Palette {
        Palette(
            dark: true,
            background: ColorValue(0x0B1A25),
            surface: ColorValue(0x122636),
            high: ColorValue(0x1B3446),
            ink: ColorValue(0xF1E8D4),
            inkSoft: ColorValue(0xA9B7BC),
            line: ColorValue(0x2A4457),
            edge: ColorValue(0x7590A0),
            good: ColorValue(0x8CCB98),
            bad: ColorValue(0xF2A097),
            water: ColorValue(0x1A4455),
            deep: ColorValue(0x0E2C3A),
            shallow: ColorValue(0x16303E),
            gold: ColorValue(0xF2DFA8),
            frameInk: ColorValue(0xD9CBA6),
            framePaper: ColorValue(0x13293A),
            chartLine: ColorValue(0xD9CBA6),
            accent: accent.dark,
            onAccent: ColorValue(0x0B1A25)
        )
    }
}
