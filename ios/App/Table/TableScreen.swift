import SwiftUI
import WindroseKit

/// A table in any state.
struct TableScreen: View {
    private let state: TableUiState
    private let prefs: TablePrefs
    private let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words

    /// The table `state`, laid out as `prefs` want it. `on` gets what the player does.
    init(_ state: TableUiState, prefs: TablePrefs, on: @escaping @MainActor (TableEvent) -> Void) {
        self.state = state
        self.prefs = prefs
        self.on = on
    }

    var body: some View {
        ZStack {
            switch state {
            case .loading:
                WindroseProgress(words["ui-loading"])
                    .tableKeys(state, on)
            case .failed(let failure):
                FailedTable(words: failure.page(words), on: on)
                    .tableKeys(state, on)
            case .open(let open):
                OpenTable(state: open, prefs: prefs, on: on)
                    .accent(open.view.kind.accent)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .chartBackground(origin: .tableNet)
    }
}

extension UnitPoint {
    /// Where the lines of the chart behind a table come from.
    static var tableNet: UnitPoint { UnitPoint(x: 0.46, y: 0.43) }
}

private struct OpenTable: View {
    let state: TableUiState.Open
    let prefs: TablePrefs
    let on: @MainActor (TableEvent) -> Void

    @State private var stage = Stage()
    @Environment(\.words) private var words

    var body: some View {
        ZStack {
            page
                .tableKeys(.open(state), on)
                .covered(state.shownPanel != nil)
            if state.busy {
                WindroseProgress(words["ui-loading"])
            }
            if let panel = state.shownPanel {
                TablePanels(panel: panel, state: state, on: on)
            }
        }
    }

    @ViewBuilder private var page: some View {
        switch state.page {
        case .covered: CoveredTable(words: state.view.handover(words), on: on)
        case .finished(let result): FinishedTable(result: result, state: state, prefs: prefs, stage: stage, on: on)
        case .played: PlayedTable(state: state, prefs: prefs, stage: stage, on: on)
        }
    }
}

private struct FailedTable: View {
    let words: ErrorWords
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var interface

    var body: some View {
        VStack(spacing: Space.section) {
            TopBar(words.title, back: TopAction(.back, interface["ui-back"]) { on(.go(.back)) })
            ScrollView {
                ErrorPanel(
                    words.title,
                    cause: words.cause,
                    nextStep: words.next,
                    actions: [
                        BarAction(interface["ui-try-again"]) { on(.refresh) },
                        BarAction(interface["ui-home"]) { on(.go(.home)) },
                    ]
                )
                .frame(maxWidth: Space.readable)
                .padding(.horizontal, Space.margin)
            }
            .scrollBounceBehavior(.basedOnSize)
        }
    }
}
