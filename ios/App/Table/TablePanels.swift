import SwiftUI
import WindroseKit
import struct WindroseCore.CardText

/// What lies over the table.
struct TablePanels: View {
    let panel: TablePanel
    let state: TableUiState.Open
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words

    var body: some View {
        switch panel {
        case .menu: menu
        case .abandon: abandonQuestion
        case .walkthrough(let page): Walkthrough(page: page, state: state, on: on)
        case .log: sheet { LogContent(state: state) }
        case .cards: sheet { CardsContent(cards: state.view.cards, face: face) }
        case .choices: sheet { ChoicesContent(names: state.selection.choices.map(\.text.spoken), on: on) }
        case .news: sheet { LogList(state.news.map { LogLine($0) }) }
        case .score: sheet { ScoreContent(sheet: state.view.scoreSheet) }
        case .keys: sheet { KeysContent(withLog: state.showsLog) }
        }
    }

    private var face: any GameFace { faceOf(state.view.position) }

    private func close() {
        on(.show(nil))
    }

    private func sheet(@ViewBuilder content: () -> some View) -> some View {
        Sheet(panel.title(words, face: face) ?? "", closeLabel: words["ui-close"], onDismiss: close, content: content)
    }

    private var menu: some View {
        WindroseMenu(
            TableMenuItem.items(for: state.view).map { item in
                MenuItem(
                    item.text(words),
                    glyph: item.glyph,
                    danger: item.danger,
                    unavailable: item.unavailable(at: state.view)
                ) {
                    on(item.event(at: state.view))
                }
            },
            closeLabel: words["ui-close"],
            onDismiss: close
        )
    }

    private var abandonQuestion: some View {
        let question = AbandonWords(words)
        return QuestionDialog(
            question.title,
            text: question.text,
            buttons: [
                DialogButton(question.confirm, kind: .danger, on),
                DialogButton(question.cancel, on),
            ],
            closeLabel: question.cancel.text,
            onDismiss: close
        )
    }
}

/// The cards in view, each with its rule and the fuller explanation.
private struct CardsContent: View {
    let cards: [CardText]
    let face: any GameFace

    @Environment(\.colors) private var colors

    var body: some View {
        FittingScroll {
            VStack(spacing: Space.row) {
                ForEach(cards, id: \.id) { card in
                    Card {
                        ListRow(card.title) { Icon(face.cardSign(card.id)) }
                            .accessibilityAddTraits(.isHeader)
                        VStack(alignment: .leading, spacing: Space.half) {
                            WindroseText(card.rule, Typography.bodyStrong)
                            WindroseText(card.detail, color: colors.inkSoft)
                        }
                        .padding(.horizontal, Space.margin)
                        .padding(.bottom, Space.row)
                        .firstTells(card.rule, state: card.detail)
                    }
                }
            }
        }
    }
}

/// Everything that may be done, by name. A tap picks it as if its parts were tapped.
private struct ChoicesContent: View {
    let names: [String]
    let on: @MainActor (TableEvent) -> Void

    var body: some View {
        ScrollView {
            LazyVStack(spacing: Space.half) {
                ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                    Card {
                        ListRow(name, titleRole: Typography.name, action: { on(.choose(index)) })
                    }
                }
            }
        }
        .scrollBounceBehavior(.basedOnSize)
    }
}

/// The points so far by what they were for.
private struct ScoreContent: View {
    let sheet: ResultFigures?

    var body: some View {
        if let sheet {
            FittingScroll { ResultTable(sheet, leaderFirst: false) }
        }
    }
}

/// What the keys of a keyboard do.
private struct KeysContent: View {
    let withLog: Bool

    @Environment(\.words) private var words

    var body: some View {
        FittingScroll {
            VStack(spacing: 0) {
                ForEach(KeyHelp.all(words, withLog: withLog)) { help in
                    ListRow(help.key, subtitle: help.text, titleRole: Typography.name)
                }
            }
        }
    }
}
