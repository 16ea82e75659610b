import SwiftUI
import WindroseKit

/// A button of 48 by 48 that shows a glyph alone; `label` is its name for screen readers.
struct IconButton: View {
    private let glyph: Glyph
    private let label: String
    private let color: Color?
    private let enabled: Bool
    private let action: @MainActor () -> Void

    @Environment(\.colors) private var colors
    @Environment(\.ink) private var ink

    /// A button that shows `glyph` and is called `label`.
    init(
        _ glyph: Glyph,
        label: String,
        color: Color? = nil,
        enabled: Bool = true,
        action: @escaping @MainActor () -> Void
    ) {
        self.glyph = glyph
        self.label = label
        self.color = color
        self.enabled = enabled
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Icon(glyph, color: color ?? (enabled ? ink : colors.inkSoft))
                .frame(minWidth: Space.target, minHeight: Space.target)
        }
        .buttonStyle(PressStyle(.chip))
        .disabled(!enabled)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityShowsLargeContentViewer { Text(verbatim: label) }
        .firstTells(label, take: enabled ? action : nil)
    }
}

/// The outlined square at the left of the action bar. With a reason why it is unavailable it is dashed and says that
/// reason; a tap then calls `onUnavailable`, because the square has no room to show it.
struct SquareButton: View {
    private let glyph: Glyph
    private let label: String
    private let unavailable: String?
    private let onUnavailable: @MainActor (String) -> Void
    private let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    /// A square that shows `glyph` and is called `label`.
    init(
        _ glyph: Glyph,
        label: String,
        unavailable: String? = nil,
        onUnavailable: @escaping @MainActor (String) -> Void = { _ in },
        action: @escaping @MainActor () -> Void
    ) {
        self.glyph = glyph
        self.label = label
        self.unavailable = unavailable
        self.onUnavailable = onUnavailable
        self.action = action
    }

    var body: some View {
        Button(action: tap) { face }
            .buttonStyle(PressStyle(.button))
            .accessibilityLabel(Text(verbatim: label))
            .accessibilityValue(Text(verbatim: unavailable ?? ""))
            .accessibilityShowsLargeContentViewer { Text(verbatim: label) }
            .firstTells(label, state: unavailable ?? "", take: tap)
    }

    @ViewBuilder private var face: some View {
        let square = Icon(glyph, color: unavailable == nil ? colors.ink : colors.inkSoft)
            .frame(minWidth: 56, minHeight: Space.action)
        if unavailable == nil {
            square.solidBorder(colors.edge, .button)
        } else {
            square.dashedBorder(colors.edge, .button)
        }
    }

    private func tap() {
        if let unavailable {
            onUnavailable(unavailable)
        } else {
            action()
        }
    }
}

#if DEBUG
struct IconButton_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Signs") {
            HStack {
                IconButton(.back, label: "Back") {}
                IconButton(.minus, label: "Fewer", enabled: false) {}
                SquareButton(.undo, label: "Undo") {}
                SquareButton(.undo, label: "Undo the roll", unavailable: "Dice were rolled") {}
            }
        }
    }
}
#endif
