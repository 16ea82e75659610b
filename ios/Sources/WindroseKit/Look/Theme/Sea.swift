/// The colours of a sea chart that are no tokens of the palette: the same in both themes where nothing else is said.
public enum Sea {
    /// The dark line beneath marks and arrows, so that they are seen on water and on tiles.
    public static let underlay = ColorValue(0x0D2A37)
    /// A frame around what is chosen, and an arrow.
    public static let chosen = ColorValue(0xFFE9A8)
    /// Brackets where the last move ended.
    public static let lastMove = ColorValue.white
    /// The lines of a reef.
    public static let reef = ColorValue(0xD9C9A2)
    /// The lines of a kraken and of a storm.
    public static let kraken = ColorValue(0xE8D8B0)
    /// The edge of a tile in the hand; on the water it is parchment.
    public static let handEdge = ColorValue(0x6B6350)
    /// The ring of a harbour that belongs to nobody.
    public static let openHarbour = ColorValue(0x8C7B58)

    /// The needle of the compass that points to the active wind, on a light or dark page.
    public static func needle(dark: Bool) -> ColorValue {
        ColorValue(dark ? 0xF2A086 : 0xB83E2C)
    }

    /// The land of a harbour, on a light or dark page.
    public static func land(dark: Bool) -> ColorValue {
        ColorValue(dark ? 0xD8CBA8 : 0xEADDBB)
    }
}
