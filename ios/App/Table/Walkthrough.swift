import SwiftUI
import WindroseKit

/// How the game is played, page by page, for a first game.
struct Walkthrough: View {
    let page: Int
    let state: TableUiState.Open
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words
    @Environment(\.colors) private var colors

    private static let pictureHeight: CGFloat = 260

    var body: some View {
        let says = WalkthroughPage(page, face: faceOf(state.view.position), words: words)
        Sheet(says.title, closeLabel: says.skip.text, onDismiss: { on(says.skip.event) }) {
            FittingScroll {
                VStack(spacing: Space.row) {
                    AtMostHigh(Self.pictureHeight) { TourPicture(state: state, page: page) }
                    texts(says)
                }
                .firstTells(says.spoken)
            }
            // Each page begins at its top.
            .id(page)
            turning(says)
                .live([says.counter, says.heading, says.text].joined(separator: "\n"))
        }
    }

    private func texts(_ says: WalkthroughPage) -> some View {
        VStack(alignment: .leading, spacing: Space.half) {
            WindroseText(says.counter, Typography.overline, color: colors.accent)
            WindroseText(says.heading, Typography.cardTitle)
                .accessibilityAddTraits(.isHeader)
            WindroseText(says.text)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func turning(_ says: WalkthroughPage) -> some View {
        HStack(spacing: Space.gap) {
            if let back = says.back {
                WindroseButton(back.text) { on(back.event) }
            }
            WindroseButton(says.forward, kind: .primary, on)
        }
        .padding(.top, Space.margin)
    }
}
