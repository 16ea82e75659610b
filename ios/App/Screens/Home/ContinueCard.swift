import SwiftUI
import WindroseKit

/// The table that was left last: a small picture of it, whose turn it is, and the way back to it.
struct ContinueCard: View {
    let table: LastTable
    let onContinue: @MainActor () -> Void

    @Environment(\.largeText) private var largeText
    @Environment(\.words) private var words

    var body: some View {
        Card(raised: true) {
            VStack(alignment: .leading, spacing: Space.row) {
                HStack(spacing: Space.margin) {
                    if let position = table.position, !largeText {
                        MiniatureView(Miniature(position))
                    }
                    Description(table: table)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                WindroseButton(words["ui-continue"], kind: .primary, glyph: .play, wide: true, action: onContinue)
            }
            .padding(Space.margin)
        }
    }
}

private struct Description: View {
    let table: LastTable

    @Environment(\.colors) private var colors
    @Environment(\.words) private var words

    var body: some View {
        let game = table.game
        VStack(alignment: .leading, spacing: Space.half) {
            WindroseText(words["ui-home-your-table"], Typography.overline, color: colors.inkSoft)
            WindroseText(game.title, Typography.titleLarge)
            WindroseText(game.summary, color: colors.inkSoft)
            HStack(spacing: Space.gap) {
                if let look = table.activeLook {
                    SeatBadge(look)
                }
                WindroseText(game.standing, Typography.bodyStrong)
            }
        }
        .accessibilityElement(children: .combine)
    }
}
