import SwiftUI
import WindroseKit

/// The tiles of the hand as cards, the chosen one raised, and below them the actions that need no ship.
struct WindsHandView: View {
    let table: TableUiState.Open
    let on: @MainActor (TableEvent) -> Void

    /// Of tiles that are alike, the one that was tapped last.
    @State private var touched: Int?
    @Environment(\.words) private var words
    @Environment(\.windowClass) private var windowClass
    @Environment(\.largeText) private var largeText

    var body: some View {
        if let hand = table.windsHand(words, touched: touched) {
            VStack(spacing: Space.gap) {
                if windowClass == .expanded, !hand.tiles.isEmpty {
                    Card {
                        VStack(alignment: .leading, spacing: Space.gap) {
                            WindroseText(hand.title, Typography.overline)
                                .accessibilityAddTraits(.isHeader)
                            tiles(hand.tiles, inLine: 2)
                        }
                        .padding(Space.row)
                    }
                } else if !hand.tiles.isEmpty {
                    tiles(hand.tiles, inLine: WindsHand.places)
                }
                actions(hand)
            }
        }
    }

    private func tiles(_ tiles: [ShownTile], inLine: Int) -> some View {
        VStack(spacing: Space.gap) {
            ForEach(Array(stride(from: 0, to: tiles.count, by: inLine)), id: \.self) { first in
                HStack(spacing: Space.gap) {
                    ForEach(tiles[first..<min(first + inLine, tiles.count)]) { tile in
                        TileCard(tile: tile, large: windowClass == .expanded) {
                            touched = tile.id
                            tile.tap.map(on)
                        }
                        .rotorStop(.piece(tile.id))
                    }
                    ForEach(tiles.count..<max(tiles.count, first + inLine), id: \.self) { _ in
                        Color.clear
                            .frame(maxWidth: .infinity, maxHeight: 0)
                            .accessibilityHidden(true)
                    }
                }
            }
        }
    }

    private func actions(_ hand: WindsHand) -> some View {
        // Side by side, the words have no room in a narrow column, nor where they are large.
        let stacked = windowClass == .expanded || largeText
        let layout = stacked
            ? AnyLayout(VStackLayout(spacing: Space.gap))
            : AnyLayout(HStackLayout(spacing: Space.gap))
        return layout {
            ForEach(Array(hand.actions.enumerated()), id: \.offset) { index, action in
                ActionChip(action: action, wide: stacked) { on(action.tap) }
                    .rotorStop(hand.stop(ofAction: index))
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// A tile of the hand as a button: the chosen one is raised and has an accent edge, one that cannot be laid is pale in
/// a dashed one.
private struct TileCard: View {
    let tile: ShownTile
    let large: Bool
    let action: @MainActor () -> Void

    @Environment(\.colors) private var colors
    @Environment(\.motion) private var motion

    private static let room: CGFloat = 14
    private static let raise: CGFloat = 8

    var body: some View {
        let side: CGFloat = large ? 76 : 62
        Button(action: action) {
            WindTile(tile.wind.look, letter: tile.wind.letter, edge: Sea.handEdge)
                .opacity(tile.state == .unavailable ? WindTiles.paleAlpha : 1)
                .frame(width: side, height: side)
                .frame(maxWidth: .infinity, minHeight: side + Self.room)
                .background { ground }
                .modifier(HandEdge(state: tile.state, outline: .button, plain: true))
        }
        .buttonStyle(PressStyle(.button))
        .offset(y: tile.state == .chosen ? -Self.raise : 0)
        .padding(.top, Self.raise)
        .animation(motion.animation(Motion.piece), value: tile.state)
        .accessibilityLabel(Text(verbatim: tile.spoken))
        .accessibilityValue(Text(verbatim: tile.state == .unavailable ? tile.spokenState : ""))
        .accessibilityAddTraits(tile.state == .chosen ? .isSelected : [])
    }

    @ViewBuilder private var ground: some View {
        if tile.state == .chosen {
            RoundedRectangle.button
                .fill(colors.tint)
                .shadow(color: Colors.shadow(0.18), radius: 8, x: 0, y: 6)
        }
    }
}

/// An action as a chip with its sign: one that cannot be done now is dashed, and a tap then tells why.
private struct ActionChip: View {
    let action: ShownAction
    let wide: Bool
    let perform: @MainActor () -> Void

    @Environment(\.colors) private var colors

    private static let minHeight: CGFloat = 54

    var body: some View {
        Button(action: perform) {
            let layout = wide
                ? AnyLayout(HStackLayout(spacing: Space.gap))
                : AnyLayout(VStackLayout(spacing: Space.hair))
            layout {
                Icon(action.glyph, size: 22)
                WindroseText(action.text, Typography.label, align: .center)
            }
            .environment(\.ink, ink)
            .padding(.horizontal, Space.half)
            .padding(.vertical, Space.half)
            .frame(maxWidth: .infinity, minHeight: wide ? Space.target : Self.minHeight, maxHeight: .infinity)
            .background(action.state == .chosen ? colors.tint : .clear, in: .chip)
            .modifier(HandEdge(state: action.state, outline: .chip, plain: false))
        }
        .buttonStyle(PressStyle(.chip, wash: ink))
        .accessibilityLabel(Text(verbatim: action.spoken))
        .accessibilityValue(Text(verbatim: action.state == .unavailable ? action.spokenState : ""))
        .accessibilityAddTraits(action.state == .chosen ? .isSelected : [])
    }

    private var ink: Color {
        switch action.state {
        case .open: colors.ink
        case .chosen: colors.accent
        case .unavailable: colors.inkSoft
        }
    }
}

/// The edge of a card or chip; a `plain` one has none while it waits.
private struct HandEdge: ViewModifier {
    let state: HandState
    let outline: RoundedRectangle
    let plain: Bool

    @Environment(\.colors) private var colors

    func body(content: Content) -> some View {
        switch state {
        case .open: content.solidBorder(plain ? .clear : colors.edge, outline)
        case .chosen: content.solidBorder(colors.accent, outline, width: EdgeWidth.chosen)
        case .unavailable: content.dashedBorder(colors.edge, outline)
        }
    }
}
