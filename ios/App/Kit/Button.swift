import SwiftUI
import WindroseKit

/// How much a button asks for attention.
enum ButtonKind: Equatable, Sendable {
    /// Filled with the accent. At most one on a screen.
    case primary

    /// Outlined.
    case secondary

    /// Text alone, for the way out.
    case quiet

    /// Outlined in the colour of loss, for what cannot be taken back.
    case danger
}

/// A button. With a reason why it is unavailable it stays in view, dashed, and says that reason; a tap then calls
/// `onUnavailable`, so that the reason can be announced.
struct WindroseButton: View {
    private let text: String
    private let kind: ButtonKind
    private let glyph: Glyph?
    private let unavailable: String?
    private let state: String?
    private let wide: Bool
    private let tall: Bool
    private let signAlone: Bool
    private let minHeight: CGFloat
    private let onUnavailable: @MainActor (String) -> Void
    private let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    /// A button that says `text`, and to who does not see it its `state`. A `wide` one takes the whole width that it is
    /// offered, a `tall` one has its sign over its word and takes the whole height; its `signAlone` is enough where words
    /// have no room.
    init(
        _ text: String,
        kind: ButtonKind = .secondary,
        glyph: Glyph? = nil,
        unavailable: String? = nil,
        state: String? = nil,
        wide: Bool = false,
        tall: Bool = false,
        signAlone: Bool = false,
        minHeight: CGFloat = Space.action,
        onUnavailable: @escaping @MainActor (String) -> Void = { _ in },
        action: @escaping @MainActor () -> Void
    ) {
        self.text = text
        self.kind = kind
        self.glyph = glyph
        self.unavailable = unavailable
        self.state = state
        self.wide = wide
        self.tall = tall
        self.signAlone = signAlone && glyph != nil
        self.minHeight = minHeight
        self.onUnavailable = onUnavailable
        self.action = action
    }

    var body: some View {
        Button(action: tap) { face }
            .buttonStyle(PressStyle(.button, wash: ink))
            .accessibilityLabel(Text(verbatim: text))
            .accessibilityValue(Text(verbatim: unavailable ?? state ?? ""))
            .firstTells(text, state: unavailable ?? state ?? "", take: tap)
    }

    private var face: some View {
        let layout = tall
            ? AnyLayout(VStackLayout(spacing: Space.half))
            : AnyLayout(HStackLayout(spacing: Space.gap))
        return layout {
            if let glyph {
                Icon(glyph, size: 22)
            }
            if !signAlone {
                VStack(spacing: 0) {
                    WindroseText(text, tall ? Typography.label : Typography.button, align: .center)
                    if let unavailable, !tall {
                        WindroseText(unavailable, Typography.captionSmall, align: .center)
                    }
                }
            }
        }
        .environment(\.ink, ink)
        .padding(.horizontal, tall ? Space.half : 14)
        .padding(.vertical, 6)
        .frame(
            minWidth: Space.target,
            maxWidth: wide ? .infinity : nil,
            minHeight: minHeight,
            maxHeight: tall ? .infinity : nil
        )
        .background(fill, in: .button)
        .modifier(ButtonEdge(color: edge, dashed: unavailable != nil))
    }

    private func tap() {
        if let unavailable {
            onUnavailable(unavailable)
        } else {
            action()
        }
    }

    private var filled: Bool { kind == .primary && unavailable == nil }

    private var fill: Color { filled ? colors.accent : .clear }

    private var ink: Color {
        if unavailable != nil { return colors.inkSoft }
        switch kind {
        case .primary: return colors.onAccent
        case .danger: return colors.bad
        case .secondary, .quiet: return colors.ink
        }
    }

    private var edge: Color {
        if unavailable != nil { return colors.edge }
        switch kind {
        case .primary: return colors.accent
        case .secondary: return colors.edge
        case .danger: return colors.bad
        case .quiet: return .clear
        }
    }
}

/// The edge of a button, dashed where it is not to be had.
private struct ButtonEdge: ViewModifier {
    let color: Color
    let dashed: Bool

    func body(content: Content) -> some View {
        if dashed {
            content.dashedBorder(color, .button)
        } else {
            content.solidBorder(color, .button)
        }
    }
}

#if DEBUG
struct WindroseButton_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Buttons") {
            WindroseButton("Move to E4", kind: .primary, glyph: .check, wide: true) {}
            WindroseButton("Review", glyph: .log, wide: true) {}
            WindroseButton("Roll", unavailable: "Plum has to place first", wide: true) {}
            WindroseButton("Delete all data", kind: .danger, glyph: .delete, wide: true) {}
            WindroseButton("Rest here", kind: .quiet) {}
        }
    }
}
#endif
