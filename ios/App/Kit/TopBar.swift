import SwiftUI
import WindroseKit

/// A sign at the right of the top bar.
struct TopAction {
    let glyph: Glyph
    let label: String
    /// Whether it says how things are, in the accent, beside what it does.
    let accented: Bool
    let perform: @MainActor () -> Void

    /// A sign that is called `label`.
    init(_ glyph: Glyph, _ label: String, accented: Bool = false, perform: @escaping @MainActor () -> Void) {
        self.glyph = glyph
        self.label = label
        self.accented = accented
        self.perform = perform
    }
}

/// The top of a page: the way back, title and subtitle, then log, menu and whatever else.
struct TopBar<Leading: View>: View {
    private let title: String
    private let subtitle: String?
    private let back: TopAction?
    private let actions: [TopAction]
    private let leading: Leading

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText

    /// The top of the page called `title`. `leading` stands before the title: a badge or a compass.
    init(
        _ title: String,
        subtitle: String? = nil,
        back: TopAction? = nil,
        actions: [TopAction] = [],
        @ViewBuilder leading: () -> Leading = { EmptyView() }
    ) {
        self.title = title
        self.subtitle = subtitle
        self.back = back
        self.actions = actions
        self.leading = leading()
    }

    var body: some View {
        HStack(spacing: 0) {
            if let back {
                IconButton(back.glyph, label: back.label, action: back.perform)
            }
            leading
            texts
                .padding(.leading, back == nil ? Space.row : 0)
            Spacer(minLength: 0)
            ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
                IconButton(
                    action.glyph,
                    label: action.label,
                    color: action.accented ? colors.accent : nil,
                    action: action.perform
                )
            }
        }
        .padding(.horizontal, Space.half)
        .frame(maxWidth: .infinity, minHeight: Space.target)
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 0) {
            WindroseText(title, subtitle == nil && !crowded ? Typography.titleLarge : Typography.title, lines: lines)
                .accessibilityAddTraits(.isHeader)
            if let subtitle {
                WindroseText(subtitle, Typography.caption, color: colors.inkSoft, lines: largeText ? 3 : 1)
            }
        }
    }

    private var lines: Int { largeText && !crowded ? 2 : 1 }

    /// Beside a badge a name keeps to one line, which large text would break; it is less large there.
    private var crowded: Bool { largeText && Leading.self != EmptyView.self }
}

#if DEBUG
struct TopBar_Previews: PreviewProvider {
    private static let back = TopAction(.back, "Back") {}
    private static let more = [TopAction(.log, "Log") {}, TopAction(.more, "Menu") {}]

    static var previews: some View {
        kitPreview("Top bar") {
            TopBar("Settings")
            TopBar("4 Winds", back: back, actions: [TopAction(.book, "Rules") {}])
            TopBar("Tack", subtitle: "Hot Day: column D burns", back: back, actions: more)
            TopBar(
                "Coral's turn",
                back: back,
                actions: [TopAction(.eyeOff, "Blindfold", accented: true) {}, TopAction(.more, "Menu") {}]
            ) {
                SeatBadge(.coral)
            }
        }
    }
}
#endif
