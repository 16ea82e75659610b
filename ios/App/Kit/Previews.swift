#if DEBUG
import SwiftUI
import WindroseKit

/// Specimens one below the other, under the name `title`: light, dark, and with large text, in the words of the app.
@MainActor
func kitPreview(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    let specimens = content()
    return Pages(title: title) {
        ScrollView {
            VStack(alignment: .leading, spacing: Space.row) { specimens }
                .padding(Space.margin)
        }
    }
}

/// A whole screen, under the name `title`: light, dark, with large text, and as wide as a tablet, in the words of the app.
@MainActor
@ViewBuilder
func screenPreview(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    let screen = content()
    Pages(title: title) { screen }
    WindroseTheme(dark: false, accent: .tack) { screen.words(Samples.words) }
        .previewLayout(.fixed(width: 1180, height: 820))
        .previewDisplayName("\(title), tablet")
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
