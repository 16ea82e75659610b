#if DEBUG
import SwiftUI
import WindroseKit
import enum WindroseCore.FirstSeat
import enum WindroseCore.Sight
import struct WindroseCore.FourSensesSetup

/// The table of Four Senses in its main states.
struct FourSensesStates_Previews: PreviewProvider {
    private static let samples = FourSensesSamples.self

    static var previews: some View {
        table("In view", samples.open(samples.placing(.sighted)))
        table("In view, chosen", samples.open(samples.placing(.sighted), picks: ["piece:tall-hole", "C2"]))
        table("Napkin", samples.open(samples.placing(.napkin), picks: ["piece:flat"], felt: "C3"))
        table("Blindfold", samples.open(samples.placing(.blindfold), picks: ["piece:flat"]))
        table("Blindfold, menu", samples.open(samples.placing(.blindfold), panel: .menu))
        table("Name a line", samples.open(samples.naming(.sighted), picks: ["A1"]))
        table("Name a line, blindfold", samples.open(samples.naming(.blindfold), picks: ["A1"]))
        table("End of a turn", samples.open(samples.ending(.blindfold)))
        table("Result", samples.open(samples.finished))
        screenPreview("Review") {
            ReviewScreen(.open(ReviewUiState.Open(view: samples.review, step: 12, last: 20))) { _ in }
        }
    }

    private static func table(_ title: String, _ state: TableUiState) -> some View {
        screenPreview(title) {
            TableScreen(state, prefs: TablePrefs()) { _ in }
        }
    }
}

/// All pages of the walkthrough for a first game.
struct FourSensesTour_Previews: PreviewProvider {
    private static let samples = FourSensesSamples.self

    static var previews: some View {
        ForEach(FourSensesTour.pages.indices, id: \.self) { page in
            screenPreview("Tour, \(page + 1)") {
                TableScreen(
                    samples.open(samples.placing(.sighted), panel: .walkthrough(page: page)),
                    prefs: TablePrefs(),
                    on: { _ in }
                )
            }
        }
    }
}

/// Setting up a game, the small pictures of it, and the practice on the page of the rules.
struct FourSensesPages_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Set-up") { setup(2, .random, .blindfold) }
        screenPreview("Set-up, three") { setup(3, .chosen(seat: 2), .sighted, walkthrough: true) }
        kitPreview("Small pictures") {
            MiniatureView(Miniature(FourSensesSamples.placing(.sighted).position))
            MiniatureView(Miniature(FourSensesSamples.placing(.blindfold).position))
        }
        screenPreview("Rules with practice") {
            RulesScreen(
                state: RulesState(title: "Four Senses", practice: FourSensesSamples.practice, loaded: true),
                onSearch: { _ in },
                onBack: {}
            )
        }
    }

    private static func setup(
        _ players: Int, _ first: FirstSeat, _ sight: Sight, walkthrough: Bool = false
    ) -> some View {
        var shared = SetupState(people: players)
        shared.title = "Four Senses"
        shared.seatNames = ["Coral", "Navy", "Seafoam"]
        let setup = FourSensesSetup(
            players: UInt8(players), first: first, wrong: .saidAloud, sight: sight, sayMoves: false
        )
        let model = FourSensesSetupModel(app: Samples.app)
        return FourSensesSetupScreen(
            FourSensesSetupState(shared: shared, setup: setup, walkthrough: walkthrough, words: Samples.words),
            events: SetupEvents(seedDraft: { SeedDraft(model.shared, app: Samples.app) }),
            own: FourSensesSetupEvents(),
            primaryLeft: false
        )
    }
}
#endif
