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
                failed(failure.page(words))
                    .tableKeys(state, on)
            case .open(let open):
                OpenTable(state: open, prefs: prefs, on: on)
                    .accent(open.view.kind.accent)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .chartBackground(origin: .tableNet)
    }

    private func failed(_ page: ErrorWords) -> some View {
        FailedPage(
            title: page.title,
            words: page,
            actions: [
                BarAction(words["ui-try-again"]) { on(.refresh) },
                BarAction(words["ui-home"]) { on(.go(.home)) },
            ],
            onBack: { on(.go(.back)) }
        )
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
    @State private var finger = ControlFinger()
    @Environment(\.words) private var words
    @Environment(\.accessibilityVoiceOverEnabled) private var readerRuns

    var body: some View {
        ZStack {
            page
                .newPage(state.page, leadsItself: state.page == .covered)
                .tableKeys(.open(state), on)
                .covered(state.shownPanel != nil)
            if state.busy {
                WindroseProgress(words["ui-loading"])
            }
            if let panel = state.shownPanel {
                TablePanels(panel: panel, state: state, on: on)
            }
        }
        .environment(\.firstTouch, firstTouch)
    }

    /// Where nobody looks, and no screen reader tells what the finger is on.
    private var firstTouch: FirstTouch? {
        state.isBlind && !readerRuns ? FirstTouch(finger: finger) { on(.say($0)) } : nil
    }

    @ViewBuilder private var page: some View {
        switch state.page {
        case .covered: CoveredTable(words: state.view.handover(words), on: on)
        case .finished(let result): FinishedTable(result: result, state: state, prefs: prefs, stage: stage, on: on)
        case .played: PlayedTable(state: state, prefs: prefs, stage: stage, on: on)
        }
    }
}
