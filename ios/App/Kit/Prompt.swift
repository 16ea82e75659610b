import SwiftUI
import WindroseKit

/// What there is to do: the seat and the step, one sentence, one line for its result. Screen readers read the sentence
/// and the result by themselves whenever they change; whose turn it is, the table announces with what led to it.
struct Prompt<Trailing: View>: View {
    private let text: String
    private let seatAndStep: String?
    private let result: String?
    private let spoken: String?
    private let trailing: Trailing

    @Environment(\.colors) private var colors
    @Environment(\.windowClass) private var windowClass

    /// The sentence `text`, with `trailing` beside it; aloud it is `spoken`, which says what the board shows beside it.
    init(
        _ text: String,
        seatAndStep: String? = nil,
        result: String? = nil,
        spoken: String? = nil,
        @ViewBuilder trailing: () -> Trailing = { EmptyView() }
    ) {
        self.text = text
        self.seatAndStep = seatAndStep
        self.result = result
        self.spoken = spoken
        self.trailing = trailing()
    }

    var body: some View {
        // In the narrow column of a wide screen the sentence needs the whole width.
        if windowClass == .expanded {
            VStack(alignment: .leading, spacing: Space.row) {
                texts
                trailing
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: Space.row) {
                texts
                    .frame(maxWidth: .infinity, alignment: .leading)
                trailing
            }
        }
    }

    private var said: String {
        spoken ?? [text, result].compactMap { $0 }.joined(separator: "\n")
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let seatAndStep {
                WindroseText(seatAndStep, Typography.overline, color: colors.accent)
            }
            WindroseText(text, Typography.prompt)
            if let result {
                WindroseText(result, Typography.caption, color: colors.inkSoft)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: [seatAndStep, said].compactMap { $0 }.joined(separator: "\n")))
        .accessibilityAddTraits(.updatesFrequently)
        .firstTells(spoken ?? text, state: spoken == nil ? result ?? "" : "")
        .live(said)
    }
}

#if DEBUG
struct Prompt_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Prompt") {
            Prompt("Choose a die", seatAndStep: "Blue, your move")
            Prompt(
                "3 to E4: row 4 makes 12",
                seatAndStep: "Blue, your move",
                result: "Blue +2, Plum +1. Both roll those dice again."
            ) {
                CardFan([.sail, .fog, .swift], label: "Storm cards") {}
            }
        }
    }
}
#endif
