import SwiftUI
import WindroseKit
import struct WindroseCore.FourSensesSetup

/// What can be done on Four Senses' set-up page, beside what every such page has.
struct FourSensesSetupEvents {
    /// Takes another number of players.
    var players: @MainActor (UInt8) -> Void = { _ in }
    /// Changes the choices.
    var choose: @MainActor ((inout FourSensesSetup) -> Void) -> Void = { _ in }
    /// Whether the game is to begin with the walkthrough.
    var walkthrough: @MainActor (Bool) -> Void = { _ in }
}

/// Setting up a game of Four Senses.
struct FourSensesSetupRoute: View {
    let app: AppModel

    var body: some View {
        let model = app.navigator.keep(.setup(.fourSenses)) { FourSensesSetupModel(app: app) }
        FourSensesSetupScreen(
            model.state,
            events: SetupEvents(app: app, model: model.shared),
            own: FourSensesSetupEvents(
                players: { model.choose(players: $0) },
                choose: { model.choose($0) },
                walkthrough: { model.showWalkthrough($0) }
            ),
            primaryLeft: app.settings.primaryLeft
        )
        .task(id: app.words.tag) { await model.serve() }
    }
}

/// Four Senses' set-up page: who plays, who begins, what is seen, and what a mistake costs.
struct FourSensesSetupScreen: View {
    private let state: FourSensesSetupState
    private let events: SetupEvents
    private let own: FourSensesSetupEvents
    private let primaryLeft: Bool

    @Environment(\.words) private var words

    /// The page that shows `state`.
    init(_ state: FourSensesSetupState, events: SetupEvents, own: FourSensesSetupEvents, primaryLeft: Bool) {
        self.state = state
        self.events = events
        self.own = own
        self.primaryLeft = primaryLeft
    }

    var body: some View {
        SetupPage(state.shared, events: events, primaryLeft: primaryLeft) {
            OptionCard(state.players, onChoose: own.players)
            seats
            TitledPart(words["ui-four-senses-sight"]) {
                OptionCard(state.sights) { sight in own.choose { $0.sight = sight } }
            }
            TitledPart(words["ui-four-senses-wrong"]) {
                OptionCard(state.wrong) { wrong in own.choose { $0.wrong = wrong } }
            }
            moreRules
        }
    }

    @ViewBuilder private var seats: some View {
        SeatSection(seats: state.seats, shared: state.shared, events: events)
        FirstSection(state.first, explanation: words["ui-four-senses-first-text"]) { first in
            own.choose { $0.first = first }
        }
    }

    private var moreRules: some View {
        MoreRules(walkthrough: state.walkthrough, onWalkthrough: own.walkthrough) {
            Card {
                SwitchRow(
                    words["ui-four-senses-say-moves"],
                    checked: state.setup.sayMoves,
                    subtitle: words["ui-four-senses-say-moves-text"],
                    onChange: { told in own.choose { $0.sayMoves = told } }
                )
            }
        }
    }
}
