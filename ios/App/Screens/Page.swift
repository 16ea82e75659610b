import SwiftUI
import WindroseKit

/// A page with a title, the way back if there is one, and room for the rest. The title is as wide as the content.
struct Page<Content: View>: View {
    private let title: String
    private let back: (@MainActor () -> Void)?
    private let actions: [TopAction]
    private let maxWidth: CGFloat
    private let content: Content

    @Environment(\.goBack) private var goBack
    @Environment(\.words) private var words

    /// A page that is called `title`.
    init(
        _ title: String,
        back: (@MainActor () -> Void)? = nil,
        actions: [TopAction] = [],
        maxWidth: CGFloat = Space.form,
        @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.back = back
        self.actions = actions
        self.maxWidth = maxWidth
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            TopBar(title, back: back.map { TopAction(.back, words["ui-back"], perform: $0) }, actions: actions)
                .frame(maxWidth: maxWidth)
                .padding(.vertical, Space.half)
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .chartBackground(origin: UnitPoint(x: 1.1, y: -0.1))
        .leadingBack(goBack)
    }
}

/// The content of a page that is short enough to be laid out at once. It scrolls where it must.
struct PageColumn<Content: View>: View {
    private let content: Content

    /// A column of `content`.
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Space.section) { content }
                .pageContent()
        }
        .scrollBounceBehavior(.basedOnSize)
        .scrollDismissesKeyboard(.interactively)
    }
}

/// The content of a page that may be long: only what is in view is laid out.
struct PageList<Content: View>: View {
    private let content: Content

    /// A list of `content`.
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: Space.gap) { content }
                .pageContent()
        }
        .scrollBounceBehavior(.basedOnSize)
        .scrollDismissesKeyboard(.interactively)
    }
}

extension View {
    /// Gives what a page shows its margins and its greatest width.
    fileprivate func pageContent() -> some View {
        padding(.horizontal, Space.margin)
            .padding(.top, Space.half)
            .padding(.bottom, Space.wide)
            .frame(maxWidth: Space.form)
            .frame(maxWidth: .infinity)
    }
}

/// A part of a page under its own title.
struct TitledPart<Content: View>: View {
    private let title: String
    private let content: Content

    /// The part called `title`.
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Space.gap) {
            SectionTitle(title)
                .padding(.leading, Space.half)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
