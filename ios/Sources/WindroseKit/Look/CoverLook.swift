import Foundation

/// How the handover cover is drawn: the same in both themes, so that everybody round the table knows it.
public enum CoverLook {
    /// The ground.
    public static let deep = ColorValue(0x0E2C3A)
    /// Text.
    public static let ink = ColorValue(0xF1E8D4)
    /// Softer text.
    public static let inkSoft = ColorValue(0xC6CFCB)
    /// The button that uncovers the table.
    public static let sand = ColorValue(0xF1E1B4)
    /// The text on it.
    public static let sandInk = ColorValue(0x16293A)
    /// The lines behind the rose.
    public static let net = ColorValue(0xD9CBA6, alpha: 0.12)
    /// The rose round the badge.
    public static let rose = RoseColors(ink: ColorValue(0xA99F7F), paper: deep, second: ColorValue(0x2C4A56))

    /// The line above the name.
    public static let lead = TypeRole(.textRegular, 18, 22)
    /// What waits behind the cover.
    public static let text = TypeRole(.textRegular, 17, 23)
    /// The text on the button that uncovers the table.
    public static let accept = TypeRole(.textSemiBold, 19, 23)

    /// How much of the rose the badge takes.
    public static let badgeShare: CGFloat = 0.276
    /// How much of it the badge takes with the room around it.
    public static let hubShare: CGFloat = 0.34

    /// Where the middle of the net lies, as a part of the height.
    public static let netHeight: CGFloat = 0.38

    /// The side of the rose on a cover of `size`. Among large text it is small.
    public static func roseSide(in size: CGSize, largeText: Bool) -> CGFloat {
        max(0, min(largeText ? 200 : 348, size.width - 56, size.height * 0.42))
    }
}
