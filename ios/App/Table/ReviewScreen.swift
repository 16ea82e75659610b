import SwiftUI
import WindroseKit

/// A game looked back at: the table after each step, a slider over the steps, and what happened in each.
struct ReviewScreen: View {
    private let state: ReviewUiState
    private let on: @MainActor (ReviewEvent) -> Void

    @Environment(\.words) private var words

    /// The review in `state`. `on` gets what the player does.
    init(_ state: ReviewUiState, on: @escaping @MainActor (ReviewEvent) -> Void) {
        self.state = state
        self.on = on
    }

    var body: some View {
        ZStack {
            switch state {
            case .loading:
                WindroseProgress(words["ui-loading"])
            case .failed(let failure):
                FailedPage(
                    title: words["ui-review-title"],
                    words: failure.page(words),
                    actions: [BarAction(words["ui-try-again"]) { on(.refresh) }],
                    onBack: { on(.leave) }
                )
            case .open(let open):
                OpenReview(state: open, on: on)
                    .accent(open.view.kind.accent)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .chartBackground(origin: .tableNet)
        .leadingBack { on(.leave) }
    }
}

private struct OpenReview: View {
    let state: ReviewUiState.Open
    let on: @MainActor (ReviewEvent) -> Void

    @State private var stage = Stage()
    @Environment(\.words) private var words
    @Environment(\.windowClass) private var windowClass
    @Environment(\.largeText) private var largeText
    @Environment(\.textScale) private var textScale

    private static let linesHeight: CGFloat = 84
    private static let largestText: CGFloat = 1.6

    var body: some View {
        TableScaffold(seats: Seat.all(state.view.shownSeats(words, in: windowClass, largeText: largeText))) {
            TopBar(
                words["ui-review-title"],
                subtitle: state.subtitle,
                back: TopAction(.back, words["ui-back"]) { on(.leave) }
            )
        } board: {
            GameBoard(state.board, stage: stage)
        } aboveBoard: {
            AboveBoard(state.board)
        } prompt: {
            steps
        } choices: {
            if windowClass != .expanded {
                LogList(state.lines.map { LogLine($0) })
                    // The same for every step, so that the board does not jump.
                    .frame(height: Self.linesHeight * min(max(textScale, 1), Self.largestText))
            }
        } actionBar: {
            buttons
        } actionColumn: {
            buttons
        } log: {
            LogColumn(lines: state.lines)
        }
    }

    private var steps: some View {
        VStack(alignment: .leading, spacing: 0) {
            // The slider says it too.
            WindroseText(state.place(words), Typography.prompt)
                .accessibilityHidden(true)
            StepSlider(
                state.step,
                last: state.last,
                label: words["ui-review-step"],
                spoken: state.place(words),
                onChange: { on(.goTo($0)) }
            )
        }
    }

    private var buttons: some View {
        VStack(spacing: Space.gap) {
            HStack(spacing: 0) {
                ForEach(state.buttons(words)) { button in
                    IconButton(button.glyph, label: button.text, enabled: button.enabled) { on(button.event) }
                        .frame(maxWidth: .infinity)
                }
            }
            WindroseButton(
                state.playText(words),
                kind: .primary,
                glyph: state.playGlyph,
                wide: true,
                action: { on(.playOrPause) }
            )
        }
    }
}
