#if DEBUG
import SwiftUI
import WindroseKit
import struct WindroseCore.TableView

/// The table in its main states.
struct TableStates_Previews: PreviewProvider {
    private static let samples = TableStateSamples.self

    static var previews: some View {
        table("Move", samples.open(samples.moving))
        table("Confirm", samples.open(samples.moving, taps: ["E0", "E4"], preview: samples.scoring))
        table("Place", samples.open(samples.placing, taps: ["C6"]))
        table("Chips", samples.open(samples.raising, taps: ["A0"]))
        table("End of a turn", samples.open(samples.ending))
        table("Tide", samples.open(samples.tide, taps: ["A0"]))
        table("Put away", samples.open(samples.abandoned))
        table("Handover", samples.open(samples.covered))
        table("Result", samples.open(samples.finished))
        table("Busy", samples.open(samples.moving, taps: ["E0", "E4"], preview: samples.scoring, busy: true))
    }

    private static func table(_ title: String, _ state: TableUiState) -> some View {
        screenPreview(title) {
            TableScreen(state, prefs: TablePrefs()) { _ in }
        }
    }
}

/// The board seen from the other side with the main button at the left, and a table of which there is nothing to see.
struct OtherTables_Previews: PreviewProvider {
    private static let samples = TableStateSamples.self

    static var previews: some View {
        screenPreview("Turned") {
            TableScreen(
                samples.open(samples.placing, taps: ["C6"]),
                prefs: TablePrefs(primaryLeft: true, boardTurned: true),
                on: { _ in }
            )
        }
        screenPreview("Error") {
            TableScreen(
                .failed(Failure(kind: .busy, title: "In use elsewhere.", next: "Try again soon.")),
                prefs: TablePrefs(),
                on: { _ in }
            )
        }
        screenPreview("Loading") {
            TableScreen(.loading, prefs: TablePrefs()) { _ in }
        }
    }
}

/// What lies over the table.
struct TablePanels_Previews: PreviewProvider {
    private static let samples = TableStateSamples.self

    static var previews: some View {
        panel("Log", .log)
        panel("Cards", .cards)
        panel("Choices", .choices)
        panel("Menu", .menu)
        panel("Keys", .keys)
        panel("Put away?", .abandon)
    }

    private static func panel(_ title: String, _ panel: TablePanel) -> some View {
        screenPreview(title) {
            TableScreen(samples.open(samples.moving, panel: panel), prefs: TablePrefs()) { _ in }
        }
    }
}

/// All pages of the walkthrough.
struct Walkthrough_Previews: PreviewProvider {
    private static let samples = TableStateSamples.self

    static var previews: some View {
        ForEach(TackTour.pages.indices, id: \.self) { page in
            screenPreview("Tour, \(page + 1)") {
                TableScreen(
                    samples.open(samples.moving, panel: .walkthrough(page: page)), prefs: TablePrefs(), on: { _ in }
                )
            }
        }
    }
}

/// Looking back.
struct ReviewScreen_Previews: PreviewProvider {
    static var previews: some View {
        review("Review", step: 12)
        review("Review, start", step: 0)
        review("Review, playing", step: 12, playing: true)
        screenPreview("Review, error") { ReviewScreen(.failed(Samples.failure)) { _ in } }
        screenPreview("Review, loading") { ReviewScreen(.loading) { _ in } }
    }

    private static func review(_ title: String, step: Int, playing: Bool = false) -> some View {
        let open = ReviewUiState.Open(view: view(step: step), step: step, last: 31, playing: playing)
        return screenPreview(title) { ReviewScreen(.open(open)) { _ in } }
    }

    private static func view(step: Int) -> TableView {
        var view = TableStateSamples.moving
        view.decision = nil
        if step == 0 { view.trail = [] }
        return view
    }
}
#endif
