#if DEBUG
import Foundation
import SwiftUI
import WindroseKit

/// Specimens one below the other: light, dark, and with the largest text.
struct KitPreview<Content: View>: View {
    private let title: String
    private let content: Content

    /// Shows `content` under the name `title`.
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        page(dark: false).previewDisplayName(title)
        page(dark: true).previewDisplayName("\(title), dark")
        page(dark: false)
            .dynamicTypeSize(.accessibility3)
            .previewDisplayName("\(title), large text")
    }

    private func page(dark: Bool) -> some View {
        WindroseTheme(dark: dark, accent: .tack) {
            ScrollView {
                VStack(alignment: .leading, spacing: Space.row) { content }
                    .padding(Space.margin)
            }
        }
    }
}

/// A whole screen: light, dark, with the largest text, and as wide as a tablet.
struct ScreenPreview<Content: View>: View {
    private let title: String
    private let content: Content

    /// Shows `content` under the name `title`.
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        page(dark: false).previewDisplayName(title)
        page(dark: true).previewDisplayName("\(title), dark")
        page(dark: false)
            .dynamicTypeSize(.accessibility3)
            .previewDisplayName("\(title), large text")
        page(dark: false)
            .previewLayout(.fixed(width: 1180, height: 820))
            .previewDisplayName("\(title), tablet")
    }

    private func page(dark: Bool) -> some View {
        WindroseTheme(dark: dark, accent: .tack) { content }
    }
}
#endif
