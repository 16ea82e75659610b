/// A font file that ships with the app.
public enum FontFile: String, CaseIterable, Sendable {
    /// EB Garamond, medium.
    case displayMedium = "EBGaramond_500Medium.ttf"
    /// EB Garamond, semibold.
    case displaySemiBold = "EBGaramond_600SemiBold.ttf"
    /// EB Garamond, medium italic.
    case displayItalic = "EBGaramond_500Medium_Italic.ttf"
    /// Source Sans 3, regular.
    case textRegular = "SourceSans3_400Regular.ttf"
    /// Source Sans 3, semibold.
    case textSemiBold = "SourceSans3_600SemiBold.ttf"
    /// Source Sans 3, bold.
    case textBold = "SourceSans3_700Bold.ttf"

    /// The name of the file.
    public var file: String { rawValue }

    /// The name by which a system knows the font in the file.
    public var postScriptName: String {
        switch self {
        case .displayMedium: "EBGaramond-Medium"
        case .displaySemiBold: "EBGaramond-SemiBold"
        case .displayItalic: "EBGaramond-MediumItalic"
        case .textRegular: "SourceSans3-Regular"
        case .textSemiBold: "SourceSans3-SemiBold"
        case .textBold: "SourceSans3-Bold"
        }
    }
}
