#if DEBUG
import SwiftUI
import WindroseKit

/// Specimens one below the other: light, dark, and with large text, in the words of the app.
struct KitPreview<Content: View>: View {
    private let title: String
    private let content: Content

    /// Shows `content` under the name `title`.
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        Pages(title: title) {
            ScrollView {
                VStack(alignment: .leading, spacing: Space.row) { content }
                    .padding(Space.margin)
            }
        }
    }
}

/// A whole screen: light, dark, with large text, and as wide as a tablet, in the words of the app.
struct ScreenPreview<Content: View>: View {
    private let title: String
    private let content: Content

    /// Shows `content` under the name `title`.
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        Pages(title: title) { content }
        WindroseTheme(dark: false, accent: .tack) { content.words(Samples.words) }
            .previewLayout(.fixed(width: 1180, height: 820))
            .previewDisplayName("\(title), tablet")
    }
}

private struct Pages<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        WindroseTheme(dark: false, accent: .tack) { content.words(Samples.words) }
            .previewDisplayName(title)
        WindroseTheme(dark: true, accent: .tack) { content.words(Samples.words) }
            .previewDisplayName("\(title), dark")
        WindroseTheme(dark: false, accent: .tack) { content.words(Samples.words) }
            .dynamicTypeSize(.accessibility3)
            .previewDisplayName("\(title), large text")
    }
}
#endif
