/// One accent a game, and one for the house itself.
public enum Accent: CaseIterable, Hashable, Sendable {
    /// The house, and the games.
    case house, fourWinds, fourthWing, zephyr, tack, fourSenses

    /// The accent on light pages.
    public var light: ColorValue {
        switch self {
        case .house: ColorValue(0x16293A)
        case .fourWinds: ColorValue(0x155A74)
        case .fourthWing: ColorValue(0x9C3322)
        case .zephyr: ColorValue(0x7A5410)
        case .tack: ColorValue(0x44601A)
        case .fourSenses: ColorValue(0x6A4184)
        }
    }

    /// The accent on dark pages.
    public var dark: ColorValue {
        switch self {
        case .house: ColorValue(0xE9D9B0)
        case .fourWinds: ColorValue(0x74C2DC)
        case .fourthWing: ColorValue(0xF2A086)
        case .zephyr: ColorValue(0xE2B860)
        case .tack: ColorValue(0xB4CF7E)
        case .fourSenses: ColorValue(0xCBA8E4)
        }
    }

    /// The accent for a light or dark page.
    public func color(dark: Bool) -> ColorValue {
        dark ? self.dark : light
    }
}
