import SwiftUI
import WindroseKit

/// What can be done on every set-up page.
struct SetupEvents {
    var back: @MainActor () -> Void = {}
    var rules: @MainActor () -> Void = {}
    /// Calls the seat with this number so.
    var rename: @MainActor (Int, String) -> Void = { _, _ in }
    var takeLastNames: @MainActor () -> Void = {}
    /// The seed as it is chosen now, to be changed.
    let seedDraft: @MainActor () -> SeedDraft
    /// Says why the game cannot be begun.
    var explainRefusal: @MainActor () -> Void = {}
    var start: @MainActor () -> Void = {}
}

extension SetupEvents {
    /// What `model` does, and the way back in `app`.
    @MainActor
    init(app: AppModel, model: SetupModel) {
        self.init(
            back: { app.back() },
            rules: model.showRules,
            rename: model.rename(_:to:),
            takeLastNames: model.takeLastNames,
            seedDraft: { SeedDraft(model, app: app) },
            explainRefusal: model.explainRefusal,
            start: { model.start() }
        )
    }
}

/// The frame of every set-up page: the choices of the game in its content, the seed and the start at the bottom.
struct SetupPage<Content: View>: View {
    /// What the player is being asked.
    private enum Asking {
        case seed(SeedDraft)
        case name(SetupSeat)
    }

    private let state: SetupState
    private let events: SetupEvents
    private let primaryLeft: Bool
    private let content: Content

    @State private var asking: Asking?
    @Environment(\.colors) private var colors
    @Environment(\.words) private var words

    /// The page that shows `state`.
    init(
        _ state: SetupState,
        events: SetupEvents,
        primaryLeft: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.state = state
        self.events = events
        self.primaryLeft = primaryLeft
        self.content = content()
    }

    var body: some View {
        ZStack {
            page
                .covered(asking != nil)
            switch asking {
            case nil: EmptyView()
            case .seed(let draft): SeedDialog(draft: draft) { asking = nil }
            case .name(let seat): nameDialog(seat)
            }
        }
    }

    private var page: some View {
        Page(
            state.title,
            back: events.back,
            actions: [TopAction(.book, words["ui-tab-rules"], perform: events.rules)]
        ) {
            VStack(spacing: 0) {
                PageColumn { content }
                    .environment(\.askSeatName) { asking = .name($0) }
                Tray {
                    seedLine
                } actions: {
                    ActionBar(
                        primary: start,
                        middle: seed,
                        primaryLeft: primaryLeft,
                        onUnavailable: { _ in events.explainRefusal() }
                    )
                    .frame(maxWidth: Space.form - Space.margin * 2)
                }
            }
        }
    }

    private var start: BarAction {
        BarAction(words["ui-setup-start"], glyph: .sail, unavailable: state.refusal, perform: events.start)
    }

    private var seed: BarAction {
        BarAction(words["ui-setup-seed"], glyph: state.seed.isEmpty ? nil : .check) {
            asking = .seed(events.seedDraft())
        }
    }

    @ViewBuilder private var seedLine: some View {
        if let mistake = state.seedMistake {
            WindroseText(mistake, Typography.caption, color: colors.bad)
                .live(mistake, atOnce: true)
        } else if !state.seed.isEmpty {
            WindroseText(words["ui-setup-seed-set"], Typography.caption)
        }
    }

    private func nameDialog(_ seat: SetupSeat) -> some View {
        NameDialog(
            title: words["ui-setup-rename-seat"],
            text: words["ui-setup-name-text"],
            hint: words["ui-setup-name"],
            name: seat.chosenName
        ) {
            asking = nil
        } onDone: { name in
            asking = nil
            events.rename(seat.index, name)
        }
    }
}

/// Asks for a seed, typed or pasted. It takes no text that is none, and says why.
struct SeedDialog: View {
    let draft: SeedDraft
    /// Closes the dialog.
    let onClose: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        QuestionDialog(
            words["ui-setup-seed-title"],
            text: words["ui-setup-seed-text"],
            buttons: [
                DialogButton(words["ui-done"], kind: .primary, unavailable: draft.refusal?.title, perform: done),
                DialogButton(words["ui-setup-seed-paste"], perform: draft.paste),
                DialogButton(words["ui-setup-seed-clear"]) { draft.type("") },
                DialogButton(words["ui-cancel"], kind: .quiet, perform: onClose),
            ],
            closeLabel: words["ui-cancel"],
            onDismiss: onClose
        ) {
            WindroseTextField(
                words["ui-setup-seed-hint"],
                value: draft.text,
                mistake: draft.mistake,
                onDone: done,
                onChange: draft.type
            )
        }
        .task(id: draft.text) { await draft.serve() }
    }

    private func done() {
        draft.done(then: onClose)
    }
}
