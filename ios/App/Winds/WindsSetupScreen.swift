import SwiftUI
import WindroseKit

/// What can be done on 4 Winds' set-up page, beside what every such page has.
struct WindsSetupEvents {
    /// Changes the choices.
    var choose: @MainActor (@escaping @Sendable (inout WindsChoices) -> Void) -> Void = { _ in }
    /// Whether the game is to begin with the walkthrough.
    var walkthrough: @MainActor (Bool) -> Void = { _ in }
}

/// Setting up a game of 4 Winds.
struct WindsSetupRoute: View {
    let app: AppModel

    var body: some View {
        let model = app.navigator.keep(.setup(.fourWinds)) { WindsSetupModel(app: app) }
        WindsSetupScreen(
            model.state,
            events: SetupEvents(app: app, model: model.shared),
            own: WindsSetupEvents(
                choose: { model.choose($0) },
                walkthrough: { model.showWalkthrough($0) }
            ),
            primaryLeft: app.settings.primaryLeft
        )
        .task(id: app.words.tag) { await model.serve() }
    }
}

/// 4 Winds' set-up page: which game, who plays, who begins, and how long it takes.
struct WindsSetupScreen: View {
    private let state: WindsSetupState
    private let events: SetupEvents
    private let own: WindsSetupEvents
    private let primaryLeft: Bool

    @Environment(\.words) private var words

    /// The page that shows `state`.
    init(_ state: WindsSetupState, events: SetupEvents, own: WindsSetupEvents, primaryLeft: Bool) {
        self.state = state
        self.events = events
        self.own = own
        self.primaryLeft = primaryLeft
    }

    var body: some View {
        SetupPage(state.shared, events: events, primaryLeft: primaryLeft) {
            OptionCard(state.modes) { mode in own.choose { $0.mode = mode } }
            if !state.players.isEmpty {
                OptionCard(state.players) { players in own.choose { $0.players = players } }
            }
            seats
            if !state.lengths.isEmpty { length }
            moreRules
        }
    }

    @ViewBuilder private var seats: some View {
        SeatSection(seats: state.seats, shared: state.shared, events: events)
        if !state.first.isEmpty {
            FirstSection(state.first, explanation: words["ui-four-winds-first-text"]) { first in
                own.choose { $0.first = first }
            }
        }
    }

    private var length: some View {
        TitledPart(words["ui-four-winds-length"]) {
            OptionSegments(options: state.lengths) { length in own.choose { $0.length = length } }
            if let text = state.lengths.first(where: \.chosen)?.text {
                Explanation(text)
            }
        }
    }

    private var moreRules: some View {
        MoreRules(walkthrough: state.walkthrough, onWalkthrough: own.walkthrough) {
            if state.canBeEvened {
                Card {
                    SwitchRow(
                        words["ui-four-winds-evened"],
                        checked: state.choices.evened,
                        subtitle: words["ui-four-winds-evened-text"],
                        onChange: { evened in own.choose { $0.evened = evened } }
                    )
                }
            }
        }
    }
}
