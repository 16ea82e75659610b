import Foundation

/// One text role: its font, and its sizes in points at the reader's usual text size.
public struct TypeRole: Hashable, Sendable {
    /// The font.
    public let font: FontFile
    /// The size of the letters.
    public let size: CGFloat
    /// From one line to the next.
    public let line: CGFloat
    /// Room between letters, as a part of `size`.
    public let letterSpacing: CGFloat

    init(_ font: FontFile, _ size: CGFloat, _ line: CGFloat, letterSpacing: CGFloat = 0) {
        self.font = font
        self.size = size
        self.line = line
        self.letterSpacing = letterSpacing
    }
}

/// The text roles. Figures are lining and tabular everywhere, so that scores keep their columns.
public enum Typography {
    /// The name of the app on its first page.
    public static let hero = TypeRole(.displaySemiBold, 44, 44)

    /// The name on the handover cover.
    public static let handover = TypeRole(.displaySemiBold, 52, 56)

    /// The sentence above a result.
    public static let result = TypeRole(.displaySemiBold, 38, 42)

    /// The line under `hero`.
    public static let motto = TypeRole(.displayItalic, 19, 24)
    /// The title of a card that stands for itself, and of a chapter.
    public static let titleLarge = TypeRole(.displaySemiBold, 26, 28)
    /// The title of a page.
    public static let title = TypeRole(.displaySemiBold, 22, 24)
    /// A figure that counts.
    public static let score = TypeRole(.displaySemiBold, 25, 28)
    /// A figure that counts, where there is less room.
    public static let scoreSmall = TypeRole(.displaySemiBold, 21, 23)
    /// The title of a row with an emblem.
    public static let rowTitle = TypeRole(.displaySemiBold, 20, 22)
    /// The title of a card or a part.
    public static let cardTitle = TypeRole(.displaySemiBold, 18, 20)
    /// What is to be done.
    public static let prompt = TypeRole(.textSemiBold, 17, 21)
    /// What a button says.
    public static let button = TypeRole(.textSemiBold, 17, 21)
    /// A name, or the title of a plain row.
    public static let name = TypeRole(.textSemiBold, 16, 19)
    /// Text.
    public static let body = TypeRole(.textRegular, 15, 19)
    /// Strong words and figures in text.
    public static let bodyStrong = TypeRole(.textSemiBold, 15, 19)
    /// A short line that names something.
    public static let label = TypeRole(.textSemiBold, 14, 17)
    /// A second voice.
    public static let caption = TypeRole(.textRegular, 14, 17)
    /// A second voice that has little room.
    public static let captionSmall = TypeRole(.textRegular, 13, 16)

    /// The names of the places of the app.
    public static let tab = TypeRole(.textSemiBold, 13, 16)

    /// The small line above a prompt or a title.
    public static let overline = TypeRole(.textSemiBold, 13, 17, letterSpacing: 0.04)
    /// The letters on the frame of a chart.
    public static let boardLetter = TypeRole(.textSemiBold, 12, 14)

    /// From this part of the usual text size on, layouts must give way to the reader's text.
    public static let largeText: CGFloat = 1.3
}
