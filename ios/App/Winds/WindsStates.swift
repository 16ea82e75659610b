#if DEBUG
import SwiftUI
import WindroseKit

/// The table of 4 Winds in its main states.
struct WindsStates_Previews: PreviewProvider {
    private static let samples = WindsSamples.self

    static var previews: some View {
        table("Three players", samples.open(samples.playing()))
        table("Four players", samples.open(samples.playing(4)))
        table("Tile chosen", samples.open(samples.playing(), picks: ["tile:south"]))
        table(
            "Confirm", samples.open(samples.playing(), picks: ["tile:south", "b4"], preview: samples.laying)
        )
        table("Ship chosen", samples.open(samples.playing(2), picks: ["sail:b3"]))
        table("Tempest", samples.open(samples.tempest))
        table("Handover", samples.open(samples.covered))
        table("News", samples.open(samples.playing(), panel: .news))
        table("Score sheet", samples.open(samples.playing(4), panel: .score))
        table("Menu", samples.open(samples.playing(), panel: .menu))
        table("Result", samples.open(samples.finished))
    }

    private static func table(_ title: String, _ state: TableUiState) -> some View {
        screenPreview(title) {
            TableScreen(state, prefs: TablePrefs()) { _ in }
        }
    }
}

/// All pages of the walkthrough for a first game.
struct WindsTour_Previews: PreviewProvider {
    private static let samples = WindsSamples.self

    static var previews: some View {
        ForEach(WindsTour.pages.indices, id: \.self) { page in
            screenPreview("Tour, \(page + 1)") {
                TableScreen(
                    samples.open(samples.playing(), panel: .walkthrough(page: page)),
                    prefs: TablePrefs(),
                    on: { _ in }
                )
            }
        }
    }
}

/// Setting up a game, and the small picture of one.
struct WindsPages_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Set-up") { setup(WindsChoices()) }
        screenPreview("Set-up, four") { setup(WindsChoices(players: 4, length: .long, evened: false)) }
        screenPreview("Set-up, Tempest") { setup(WindsChoices(mode: .tempest), walkthrough: true) }
        screenPreview("Set-up, Duel") { setup(WindsChoices(mode: .duel, first: .chosen(seat: 1))) }
        kitPreview("Small picture") {
            MiniatureView(Miniature(WindsSamples.playing(4).position))
            MiniatureView(Miniature(WindsSamples.tempest.position))
        }
    }

    private static func setup(_ choices: WindsChoices, walkthrough: Bool = false) -> some View {
        var shared = SetupState(people: choices.people)
        shared.title = "4 Winds"
        shared.seatNames = ["Navy", "Seafoam", "Coral", "Obsidian"]
        let model = WindsSetupModel(app: Samples.app)
        return WindsSetupScreen(
            WindsSetupState(shared: shared, choices: choices, walkthrough: walkthrough, words: Samples.words),
            events: SetupEvents(seedDraft: { SeedDraft(model.shared, app: Samples.app) }),
            own: WindsSetupEvents(),
            primaryLeft: false
        )
    }
}
#endif
