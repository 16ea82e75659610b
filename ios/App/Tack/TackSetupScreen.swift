import SwiftUI
import WindroseKit
import enum WindroseCore.TackMode
import struct WindroseCore.TackSetup

/// What can be done on Tack's set-up page, beside what every such page has.
struct TackSetupEvents {
    /// Takes another mode.
    var mode: @MainActor (TackMode) -> Void = { _ in }
    /// Changes the choices.
    var choose: @MainActor ((inout TackSetup) -> Void) -> Void = { _ in }
    /// Whether the game is to begin with the walkthrough.
    var walkthrough: @MainActor (Bool) -> Void = { _ in }
    /// The storm cards as they are chosen now, to be changed.
    let draft: @MainActor () -> StormDraft
}

/// Setting up a game of Tack.
struct TackSetupRoute: View {
    let app: AppModel

    var body: some View {
        let model = app.navigator.keep(.setup(.tack)) { TackSetupModel(app: app) }
        TackSetupScreen(
            model.state,
            events: SetupEvents(app: app, model: model.shared),
            tackEvents: TackSetupEvents(
                mode: { model.choose(mode: $0) },
                choose: { model.choose($0) },
                walkthrough: { model.showWalkthrough($0) },
                draft: { StormDraft(model, app: app) }
            ),
            primaryLeft: app.settings.primaryLeft
        )
        .task(id: app.words.tag) { await model.serve() }
    }
}

/// Tack's set-up page: who plays, under which names, with which wind and storms.
struct TackSetupScreen: View {
    /// The cards that are being chosen over the page.
    private enum Choosing {
        case wind
        case storms(StormDraft)
    }

    private let state: TackSetupState
    private let events: SetupEvents
    private let tackEvents: TackSetupEvents
    private let primaryLeft: Bool

    @State private var choosing: Choosing?

    /// The page that shows `state`.
    init(_ state: TackSetupState, events: SetupEvents, tackEvents: TackSetupEvents, primaryLeft: Bool) {
        self.state = state
        self.events = events
        self.tackEvents = tackEvents
        self.primaryLeft = primaryLeft
    }

    var body: some View {
        ZStack {
            SetupPage(state.shared, events: events, primaryLeft: primaryLeft) {
                TackModes(state: state, onMode: tackEvents.mode)
                TackSeats(state: state, events: events, tackEvents: tackEvents)
                WindSection(state: state, tackEvents: tackEvents) { choosing = .wind }
                StormSection(state: state, tackEvents: tackEvents) { choosing = .storms(tackEvents.draft()) }
                TackMoreRules(state: state, tackEvents: tackEvents)
            }
            .covered(choosing != nil)
            switch choosing {
            case nil: EmptyView()
            case .wind: windSheet
            case .storms(let draft): StormSheet(state: state, draft: draft) { choosing = nil }
            }
        }
    }

    private var windSheet: some View {
        WindSheet(options: state.windCards) {
            choosing = nil
        } onChoose: { card in
            choosing = nil
            tackEvents.choose { $0.wind = .card(card: card) }
        }
    }
}

private struct TackModes: View {
    let state: TackSetupState
    let onMode: @MainActor (TackMode) -> Void

    @Environment(\.words) private var words

    var body: some View {
        OptionCard(state.modes, onChoose: onMode)
        if !state.levels.isEmpty {
            TitledPart(words["ui-tack-level"]) {
                OptionSegments(options: state.levels, onChoose: onMode)
                if let text = state.levels.first(where: \.chosen)?.text {
                    Explanation(text)
                }
            }
        }
    }
}

private struct TackSeats: View {
    let state: TackSetupState
    let events: SetupEvents
    let tackEvents: TackSetupEvents

    @Environment(\.words) private var words

    var body: some View {
        SeatSection(seats: state.seats, shared: state.shared, events: events)
        if !state.older.isEmpty {
            TitledPart(words["ui-tack-older"]) {
                OptionSegments(options: state.older) { seat in
                    tackEvents.choose { $0.older = seat }
                }
                Explanation(words["ui-tack-older-text"])
            }
        }
    }
}

private struct TackMoreRules: View {
    let state: TackSetupState
    let tackEvents: TackSetupEvents

    @Environment(\.words) private var words

    var body: some View {
        MoreRules(walkthrough: state.walkthrough, onWalkthrough: tackEvents.walkthrough) {
            Card {
                if let refusal = state.refusals.evenStart {
                    UnavailableRow(words["ui-tack-even-start"], reason: refusal)
                } else {
                    SwitchRow(
                        words["ui-tack-even-start"],
                        checked: state.setup.evenStart,
                        subtitle: words["ui-tack-even-start-text"],
                        onChange: { even in tackEvents.choose { $0.evenStart = even } }
                    )
                }
            }
        }
    }
}
