import SwiftUI
import WindroseKit

/// A piece of a supply as a card: its drawing, what it is called and how many are left. A chosen one has an accent edge
/// and a wash; one that is not to be had is dashed, and a tap then tells why.
struct SupplyCard: View {
    private let piece: ShownSupply
    private let wide: Bool
    private let minHeight: CGFloat
    private let onFeel: @MainActor () -> Void
    private let onLift: @MainActor () -> Void
    private let onChoose: @MainActor () -> Void

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText
    @Environment(\.windowClass) private var windowClass

    private static let drawing = CGSize(width: 44, height: 44)

    /// The card of `piece`; a `wide` one has its drawing beside the words. `onFeel` is called as soon as a finger comes
    /// to it and `onLift` when it leaves, `onChoose` when it is tapped.
    init(
        _ piece: ShownSupply,
        wide: Bool,
        minHeight: CGFloat = Space.target,
        onFeel: @escaping @MainActor () -> Void,
        onLift: @escaping @MainActor () -> Void,
        onChoose: @escaping @MainActor () -> Void
    ) {
        self.piece = piece
        self.wide = wide
        self.minHeight = minHeight
        self.onFeel = onFeel
        self.onLift = onLift
        self.onChoose = onChoose
    }

    var body: some View {
        Button(action: onChoose) { face }
            .buttonStyle(PressStyle(.button, wash: ink))
            .accessibilityLabel(Text(verbatim: piece.spoken))
            .accessibilityValue(Text(verbatim: piece.state == .unavailable ? piece.spokenState : ""))
            .accessibilityAddTraits(piece.state == .chosen ? .isSelected : [])
            // What is felt speaks for itself.
            .firstTells("", take: onChoose)
            .feltByFinger(onFeel: onFeel, onLift: onLift)
    }

    private var face: some View {
        let layout = wide
            ? AnyLayout(HStackLayout(spacing: Space.gap))
            : AnyLayout(VStackLayout(spacing: Space.half))
        return layout {
            WoodStackView(piece.stack)
                .frame(width: Self.drawing.width, height: Self.drawing.height)
                .opacity(piece.state == .unavailable ? WoodSpace.paleAlpha : 1)
            VStack(alignment: wide ? .leading : .center, spacing: 0) {
                // Large text leaves a tray no room for more than the picture and the count; the name is heard.
                if !largeText || windowClass == .expanded {
                    WindroseText(piece.name, Typography.label, align: wide ? .leading : .center)
                }
                WindroseText(
                    piece.left, Typography.captionSmall, color: colors.inkSoft, align: wide ? .leading : .center
                )
            }
        }
        .environment(\.ink, ink)
        .padding(.horizontal, Space.half)
        .padding(.vertical, Space.half)
        .frame(minWidth: Space.target, maxWidth: .infinity, minHeight: minHeight, maxHeight: .infinity)
        .background(piece.state == .chosen ? colors.tint : .clear, in: .button)
        .modifier(SupplyEdge(state: piece.state))
    }

    private var ink: Color {
        switch piece.state {
        case .open: colors.ink
        case .chosen: colors.accent
        case .unavailable: colors.inkSoft
        }
    }
}

private struct SupplyEdge: ViewModifier {
    let state: SupplyState

    @Environment(\.colors) private var colors

    func body(content: Content) -> some View {
        switch state {
        case .open: content.solidBorder(colors.edge, .button)
        case .chosen: content.solidBorder(colors.accent, .button, width: EdgeWidth.chosen)
        case .unavailable: content.dashedBorder(colors.edge, .button)
        }
    }
}

/// The whole supply: the cards side by side, or two in a line where they need more room.
struct SupplyCards: View {
    private let pieces: [ShownSupply]
    private let tall: Bool
    private let onFeel: @MainActor (ShownSupply) -> Void
    private let onLift: @MainActor (ShownSupply) -> Void
    private let onChoose: @MainActor (ShownSupply) -> Void

    @AccessibilityFocusState private var heard: Int?
    @FocusState private var focused: Int?
    @Environment(\.largeText) private var largeText
    @Environment(\.windowClass) private var windowClass

    /// The cards of `pieces`; `tall` ones are easy to find without looking. `onFeel` gets the one that a finger, a
    /// screen reader or the keyboard comes to, `onLift` the one that is left, `onChoose` the one that is tapped.
    init(
        _ pieces: [ShownSupply],
        tall: Bool,
        onFeel: @escaping @MainActor (ShownSupply) -> Void,
        onLift: @escaping @MainActor (ShownSupply) -> Void,
        onChoose: @escaping @MainActor (ShownSupply) -> Void
    ) {
        self.pieces = pieces
        self.tall = tall
        self.onFeel = onFeel
        self.onLift = onLift
        self.onChoose = onChoose
    }

    var body: some View {
        let inPairs = tall || largeText
        let columns = inPairs || windowClass == .expanded ? 2 : max(pieces.count, 1)
        VStack(spacing: Space.gap) {
            ForEach(Array(stride(from: 0, to: pieces.count, by: columns)), id: \.self) { first in
                HStack(spacing: Space.gap) {
                    ForEach(first..<min(first + columns, pieces.count), id: \.self) { index in
                        SupplyCard(
                            pieces[index],
                            wide: inPairs && windowClass != .expanded,
                            minHeight: inPairs ? Space.tall : Space.target,
                            onFeel: { onFeel(pieces[index]) },
                            onLift: { onLift(pieces[index]) },
                            onChoose: { onChoose(pieces[index]) }
                        )
                        .focused($focused, equals: index)
                        .accessibilityFocused($heard, equals: index)
                        .rotorStop(.piece(index))
                    }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        .onChange(of: heard) { old, new in go(from: old, to: new, unless: focused) }
        .onChange(of: focused) { old, new in go(from: old, to: new, unless: heard) }
    }

    /// A focus went from one card to another, unless the `other` one is there already.
    private func go(from old: Int?, to new: Int?, unless other: Int?) {
        if new != nil, new == other { return }
        if let old, pieces.indices.contains(old) { onLift(pieces[old]) }
        if let new, pieces.indices.contains(new) { onFeel(pieces[new]) }
    }
}
