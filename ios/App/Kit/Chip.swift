import SwiftUI
import WindroseKit

/// How a choice stands.
enum ChipState: Equatable, Sendable {
    case open, chosen, used
}

/// One choice among several. The core has a record of this name too, which may be played.
struct ChipChoice: Equatable, Sendable {
    let text: String
    let state: ChipState
    /// A second, softer line.
    let note: String?
    let glyph: Glyph?
    /// What screen readers say instead of `text`.
    let spoken: String
    /// The state in words, such as why it cannot be used.
    let stateDescription: String?

    /// A choice that says `text`.
    init(
        _ text: String,
        state: ChipState = .open,
        note: String? = nil,
        glyph: Glyph? = nil,
        spoken: String? = nil,
        stateDescription: String? = nil
    ) {
        self.text = text
        self.state = state
        self.note = note
        self.glyph = glyph
        self.spoken = spoken ?? text
        self.stateDescription = stateDescription
    }
}

/// A choice as a chip: the chosen one has an accent edge and a wash, a used one is dashed.
struct ChoiceChip: View {
    private let choice: ChipChoice
    private let minHeight: CGFloat
    private let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    /// The chip of `choice`, as large as the space that it is offered.
    init(_ choice: ChipChoice, minHeight: CGFloat = Space.target, action: @escaping @MainActor () -> Void) {
        self.choice = choice
        self.minHeight = minHeight
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            face
        }
        .buttonStyle(PressStyle(.chip, wash: ink))
        .disabled(choice.state == .used)
        .accessibilityLabel(Text(verbatim: choice.spoken))
        .accessibilityValue(Text(verbatim: value))
        .accessibilityAddTraits(choice.state == .chosen ? .isSelected : [])
        .firstTells(
            choice.spoken, state: choice.stateDescription ?? "", take: choice.state == .used ? nil : action
        )
    }

    private var face: some View {
        HStack(spacing: 6) {
            if let glyph = choice.glyph {
                Icon(glyph, size: 22)
            }
            VStack(alignment: .leading, spacing: 0) {
                WindroseText(choice.text, Typography.label)
                if let note = choice.note {
                    WindroseText(note, Typography.captionSmall, color: colors.inkSoft)
                }
            }
        }
        .environment(\.ink, ink)
        .padding(.horizontal, 10)
        .padding(.vertical, Space.half)
        .frame(minWidth: Space.target, maxWidth: .infinity, minHeight: minHeight, maxHeight: .infinity)
        .background(choice.state == .chosen ? colors.tint : .clear, in: .chip)
        .modifier(ChipEdge(state: choice.state))
    }

    private var ink: Color {
        switch choice.state {
        case .open: colors.ink
        case .chosen: colors.accent
        case .used: colors.inkSoft
        }
    }

    /// The trait already says that a choice is chosen.
    private var value: String {
        choice.state == .chosen ? "" : choice.stateDescription ?? ""
    }
}

private struct ChipEdge: ViewModifier {
    let state: ChipState

    @Environment(\.colors) private var colors

    func body(content: Content) -> some View {
        switch state {
        case .open: content.solidBorder(colors.edge, .chip)
        case .chosen: content.solidBorder(colors.accent, .chip, width: EdgeWidth.chosen)
        case .used: content.dashedBorder(colors.edge, .chip)
        }
    }
}

/// Choices side by side, in lines of equal chips.
struct ChoiceChips: View {
    private let choices: [ChipChoice]
    private let tall: Bool
    private let onChoose: @MainActor (Int) -> Void

    @Environment(\.largeText) private var largeText
    @Environment(\.windowClass) private var windowClass

    /// `tall` ones are easy to find without looking. `onChoose` gets the place of the chosen one.
    init(_ choices: [ChipChoice], tall: Bool = false, onChoose: @escaping @MainActor (Int) -> Void) {
        self.choices = choices
        self.tall = tall
        self.onChoose = onChoose
    }

    var body: some View {
        let lines = ChipLines(
            texts: choices.map(\.text),
            notes: choices.contains { $0.note != nil },
            narrow: windowClass == .expanded,
            largeText: largeText
        )
        VStack(spacing: Space.gap) {
            ForEach(lines.lines, id: \.lowerBound) { line in
                HStack(spacing: Space.gap) {
                    ForEach(Array(line), id: \.self) { index in
                        ChoiceChip(choices[index], minHeight: tall ? Space.tall : Space.target) { onChoose(index) }
                            .rotorStop(.chip(index))
                    }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }
}

#if DEBUG
struct Chip_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Chips") {
            ChoiceChips(
                [
                    ChipChoice("Speed", state: .chosen, note: "Dragon is 3 or 4", glyph: .swift),
                    ChipChoice("Intelligence", note: "Heart: re-roll", glyph: .mind),
                    ChipChoice("Friend +2", state: .used, note: "Used, rests", glyph: .person),
                ]
            ) { _ in }
            ChoiceChips([ChipChoice("Row 1"), ChipChoice("Row 2", state: .chosen), ChipChoice("Row 3")]) { _ in }
        }
    }
}
#endif
