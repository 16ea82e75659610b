import SwiftUI
import WindroseKit

extension TypeRole {
    /// The system's text style whose growth the role follows with the reader's text size.
    var textStyle: Font.TextStyle {
        switch size {
        case 34...: .largeTitle
        case 25..<34: .title
        case 22..<25: .title2
        case 20..<22: .title3
        case 17..<20: .body
        case 16..<17: .callout
        case 14..<16: .subheadline
        case 13..<14: .footnote
        default: .caption
        }
    }

    /// The font of the role. It grows with the reader's text size. Its figures are lining and tabular by themselves.
    var face: Font {
        .custom(font.postScriptName, size: size, relativeTo: textStyle)
    }

    /// The font of the role at a size that leaves the text size of the reader alone: for letters of a drawing.
    func face(fixedSize: CGFloat) -> Font {
        .custom(font.postScriptName, fixedSize: fixedSize)
    }

    /// Room between letters, in points.
    var tracking: CGFloat { size * letterSpacing }

    /// How much higher the system lays out a line than the role asks for.
    var excess: CGFloat { max(0, size * font.lineHeight - line) }
}

extension FontFile {
    /// The height of a line as the file has it (ascender and descender), as a part of the size.
    var lineHeight: CGFloat {
        switch self {
        case .displayMedium, .displaySemiBold, .displayItalic: 1.305
        case .textRegular, .textSemiBold, .textBold: 1.424
        }
    }
}

extension DynamicTypeSize {
    /// How large text is, as a part of its usual size: what the system does to body text.
    var scale: CGFloat {
        switch self {
        case .xSmall: 14 / 17
        case .small: 15 / 17
        case .medium: 16 / 17
        case .xLarge: 19 / 17
        case .xxLarge: 21 / 17
        case .xxxLarge: 23 / 17
        case .accessibility1: 28 / 17
        case .accessibility2: 33 / 17
        case .accessibility3: 40 / 17
        case .accessibility4: 47 / 17
        case .accessibility5: 53 / 17
        default: 1
        }
    }
}
