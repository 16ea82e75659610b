import SwiftUI
import WindroseKit

/// A few small cards in a fan: one button, called `label`, that opens what they say.
struct CardFan: View {
    private let signs: [Glyph]
    private let label: String
    private let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    /// Cards with these signs.
    init(_ signs: [Glyph], label: String, action: @escaping @MainActor () -> Void) {
        self.signs = signs
        self.label = label
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            HStack(spacing: -6) {
                ForEach(Array(signs.enumerated()), id: \.offset) { index, sign in
                    card(sign)
                        .rotationEffect(.degrees((Double(index) - Double(signs.count - 1) / 2) * 6))
                }
            }
            // Slanted, the cards reach a little above and below themselves.
            .frame(minWidth: Space.target, minHeight: Space.action)
        }
        .buttonStyle(PressStyle(.chip))
        .accessibilityLabel(Text(verbatim: label))
        .firstTells(label, take: action)
    }

    private func card(_ sign: Glyph) -> some View {
        let outline = RoundedRectangle(cornerRadius: 8)
        return Icon(sign, size: 18, color: colors.ink)
            .frame(width: 34, height: 48)
            .background(colors.high, in: outline)
            .solidBorder(colors.edge, outline)
    }
}

#if DEBUG
struct CardFan_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Card fan") {
            CardFan([.sail, .fog, .swift], label: "Storm cards") {}
            CardFan([.flame], label: "Storm cards") {}
        }
    }
}
#endif
