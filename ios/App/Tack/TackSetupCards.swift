import SwiftUI
import WindroseKit
import enum WindroseCore.WindCard

/// The wind of the game: any, a clear day, or one of the twelve cards.
struct WindSection: View {
    let state: TackSetupState
    let tackEvents: TackSetupEvents
    /// Opens the list of cards.
    let onCards: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        TitledPart(words["ui-tack-winds"]) {
            OptionCard(state.winds) { wind in
                if let wind {
                    tackEvents.choose { $0.wind = wind }
                } else {
                    onCards()
                }
            }
        }
    }
}

/// The storm cards of the game: none, any three, or three of the twelve.
struct StormSection: View {
    let state: TackSetupState
    let tackEvents: TackSetupEvents
    /// Opens the list of cards.
    let onCards: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        TitledPart(words["ui-tack-storms"]) {
            OptionCard(state.storms) { storms in
                if let storms {
                    tackEvents.choose { $0.storms = storms }
                } else {
                    onCards()
                }
            }
        }
    }
}

/// The twelve wind cards. It goes over the whole page.
struct WindSheet: View {
    let options: [SetupOption<WindCard>]
    let onDismiss: @MainActor () -> Void
    let onChoose: @MainActor (WindCard) -> Void

    @Environment(\.colors) private var colors
    @Environment(\.words) private var words

    var body: some View {
        Sheet(words["ui-tack-winds-card"], closeLabel: words["ui-close"], onDismiss: onDismiss) {
            FittingScroll {
                VStack(alignment: .leading, spacing: Space.gap) {
                    WindroseText(words["ui-tack-winds-card-text"], color: colors.inkSoft)
                    OptionList(options, onChoose: onChoose)
                }
            }
        }
    }
}

/// The twelve storm cards, of which three are chosen. It goes over the whole page.
struct StormSheet: View {
    let state: TackSetupState
    let draft: StormDraft
    /// Closes the sheet.
    let onClose: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        Sheet(words["ui-tack-storms-chosen"], closeLabel: words["ui-close"], onDismiss: onClose) {
            FittingScroll {
                VStack(spacing: 0) {
                    ForEach(state.stormCards(draft.storms), id: \.title) { option in
                        CheckRow(option.title, text: option.text, checked: option.chosen) {
                            draft.set(option.value, $0)
                        }
                        WindroseDivider()
                    }
                }
            }
            WindroseButton(words["ui-done"], kind: .primary, glyph: .check, unavailable: draft.refusal, wide: true) {
                onClose()
                draft.done()
            }
            .padding(.top, Space.gap)
        }
        .task(id: draft.storms) { await draft.serve() }
    }
}

/// A row that can be ticked, among others of which several hold.
private struct CheckRow: View {
    private let title: String
    private let text: String?
    private let checked: Bool
    private let onChange: @MainActor (Bool) -> Void

    @Environment(\.colors) private var colors

    init(_ title: String, text: String?, checked: Bool, onChange: @escaping @MainActor (Bool) -> Void) {
        self.title = title
        self.text = text
        self.checked = checked
        self.onChange = onChange
    }

    var body: some View {
        Button { onChange(!checked) } label: {
            HStack(spacing: Space.row) {
                mark
                texts
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.vertical, Space.gap)
            .frame(minHeight: Space.target)
        }
        .buttonStyle(PressStyle(.chip))
        .spokenAsSwitch(checked, onChange: onChange) { texts }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 0) {
            WindroseText(title, Typography.cardTitle)
            if let text {
                WindroseText(text, Typography.caption, color: colors.inkSoft)
            }
        }
    }

    private var mark: some View {
        let box = RoundedRectangle(cornerRadius: 6)
        return box
            .fill(checked ? colors.accent : .clear)
            .solidBorder(checked ? colors.accent : colors.edge, box, width: EdgeWidth.chosen)
            .frame(width: 24, height: 24)
            .overlay {
                if checked {
                    Icon(.check, size: 16, color: colors.onAccent, strokeWidth: 3)
                }
            }
    }
}

#if DEBUG
struct TackSetupCards_Previews: PreviewProvider {
    private static let state = TackSetupState(shared: Samples.setup, setup: Samples.tideSetup, words: Samples.words)

    static var previews: some View {
        screenPreview("Wind cards") {
            WindSheet(options: state.windCards, onDismiss: {}, onChoose: { _ in })
        }
        screenPreview("Storm cards") {
            StormSheet(state: state, draft: StormDraft(TackSetupModel(app: Samples.app), app: Samples.app)) {}
        }
    }
}
#endif
