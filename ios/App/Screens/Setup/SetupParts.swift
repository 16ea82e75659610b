import SwiftUI
import WindroseKit
import enum WindroseCore.FirstSeat

/// The seats with their names, under their title.
struct SeatSection: View {
    let seats: [SetupSeat]
    let shared: SetupState
    let events: SetupEvents

    @Environment(\.words) private var words

    var body: some View {
        TitledPart(words["ui-setup-players"]) {
            SeatRows(seats, offeredNames: shared.offeredNames, onTakeLastNames: events.takeLastNames)
        }
    }
}

/// Who begins, under its title, and what comes of it.
struct FirstSection: View {
    private let options: [SetupOption<FirstSeat>]
    private let explanation: String
    private let onChoose: @MainActor (FirstSeat) -> Void

    @Environment(\.words) private var words

    /// The `options` with their `explanation`; `onChoose` gets what is chosen.
    init(_ options: [SetupOption<FirstSeat>], explanation: String, onChoose: @escaping @MainActor (FirstSeat) -> Void) {
        self.options = options
        self.explanation = explanation
        self.onChoose = onChoose
    }

    var body: some View {
        TitledPart(words["ui-setup-first"]) {
            OptionCard(options, onChoose: onChoose)
            Explanation(explanation)
        }
    }
}

/// What else there is to choose: what is the game's own in the content, and whether it begins with the walkthrough.
struct MoreRules<Content: View>: View {
    private let walkthrough: Bool
    private let onWalkthrough: @MainActor (Bool) -> Void
    private let content: Content

    @Environment(\.words) private var words

    /// The rules of the `content`, and the `walkthrough` as it is chosen.
    init(
        walkthrough: Bool, onWalkthrough: @escaping @MainActor (Bool) -> Void, @ViewBuilder content: () -> Content
    ) {
        self.walkthrough = walkthrough
        self.onWalkthrough = onWalkthrough
        self.content = content()
    }

    var body: some View {
        TitledPart(words["ui-setup-options"]) {
            content
            Card {
                SwitchRow(words["ui-setup-first-game"], checked: walkthrough, onChange: onWalkthrough)
            }
        }
    }
}
