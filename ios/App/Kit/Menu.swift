import SwiftUI
import WindroseKit

/// One line of a `WindroseMenu`.
struct MenuItem {
    let text: String
    let glyph: Glyph?
    /// Something is lost by it: written in the colour of loss.
    let danger: Bool
    /// Why it cannot be done now, if so: said below it. Its action then only tells that.
    let unavailable: String?
    let perform: @MainActor () -> Void

    /// A line that says `text`.
    init(
        _ text: String,
        glyph: Glyph? = nil,
        danger: Bool = false,
        unavailable: String? = nil,
        perform: @escaping @MainActor () -> Void
    ) {
        self.text = text
        self.glyph = glyph
        self.danger = danger
        self.unavailable = unavailable
        self.perform = perform
    }
}

/// A menu below the top trailing corner of the page, which is `covered` meanwhile. Choosing an item, Escape and a tap
/// elsewhere call `onDismiss`; an item's own action follows.
struct WindroseMenu: View {
    private let items: [MenuItem]
    private let closeLabel: String
    private let onDismiss: @MainActor () -> Void

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText
    @AccessibilityFocusState private var focused: Int?

    /// A menu of `items`; `closeLabel` names Escape.
    init(_ items: [MenuItem], closeLabel: String, onDismiss: @escaping @MainActor () -> Void) {
        self.items = items
        self.closeLabel = closeLabel
        self.onDismiss = onDismiss
    }

    var body: some View {
        ZStack(alignment: .topTrailing) {
            // A menu does not dim the page.
            Color.clear
                .contentShape(Rectangle())
                .ignoresSafeArea()
                .onTapGesture(perform: onDismiss)
                .accessibilityHidden(true)
                .firstTells(closeLabel, take: onDismiss)
            Card(raised: true) {
                FittingScroll {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                            line(item)
                                .accessibilityFocused($focused, equals: index)
                        }
                    }
                }
            }
            .frame(maxWidth: largeText ? 320 : 280)
            .padding(Space.gap)
        }
        .layer(closeLabel, onClose: onDismiss)
        .onAppear { focused = 0 }
    }

    private func line(_ item: MenuItem) -> some View {
        let ink = ink(of: item)
        let take = { @MainActor in
            onDismiss()
            item.perform()
        }
        return Button(action: take) {
            HStack(spacing: Space.row) {
                if let glyph = item.glyph {
                    Icon(glyph, size: 22, color: ink)
                }
                VStack(alignment: .leading, spacing: 0) {
                    WindroseText(item.text, Typography.name, color: ink)
                    if let reason = item.unavailable {
                        WindroseText(reason, Typography.captionSmall, color: ink)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.horizontal, Space.margin)
            .padding(.vertical, Space.half)
            .frame(minHeight: Space.target)
        }
        .buttonStyle(PressStyle(.row))
        .accessibilityLabel(Text(verbatim: item.text))
        .accessibilityValue(Text(verbatim: item.unavailable ?? ""))
        .firstTells(item.text, state: item.unavailable ?? "", take: take)
    }

    private func ink(of item: MenuItem) -> Color {
        if item.unavailable != nil { return colors.inkSoft }
        return item.danger ? colors.bad : colors.ink
    }
}

#if DEBUG
struct WindroseMenu_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Menu") {
            WindroseMenu(
                [
                    MenuItem("Take back", glyph: .undo, unavailable: "Dice were rolled.") {},
                    MenuItem("Rules", glyph: .book) {},
                    MenuItem("Share this game", glyph: .share) {},
                    MenuItem("Give up", glyph: .flag, danger: true) {},
                ],
                closeLabel: "Close",
                onDismiss: {}
            )
        }
    }
}
#endif
