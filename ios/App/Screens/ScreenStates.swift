#if DEBUG
import SwiftUI
import WindroseKit

/// The places outside the table.
struct Places_Previews: PreviewProvider {
    static var previews: some View {
        state("Home") { HomeScreen(state: Samples.home, events: HomeEvents()) }
        state("Home, empty") { HomeScreen(state: Samples.homeEmpty, events: HomeEvents()) }
        state("Saved") { SavedScreen(state: Samples.shelf, events: SavedEvents()) }
        state("Saved, empty") { SavedScreen(state: Samples.shelfEmpty, events: SavedEvents()) }
        state("Saved, menu") { GameMenu(game: Samples.named, onDismiss: {}, onAction: { _ in }) }
        state("Saved, put away?") { AbandonDialog(onDismiss: {}, onConfirm: {}) }
        state("Saved, file") { ImportDialog {} }
        state("Rules, list") { RulesListScreen(games: [Samples.tack], onGame: { _ in }, onPlace: { _ in }) }
        state("Settings") { settings(diagnostics: nil) }
        state("Settings, report") { settings(diagnostics: "Windrose 0.1.0, 3 games") }
    }

    private static func settings(diagnostics: String?) -> some View {
        SettingsScreen(
            groups: SettingsGroup.all(Samples.settings, words: Samples.words, version: "0.1.0"),
            diagnostics: diagnostics,
            events: SettingsEvents()
        )
    }
}

/// Setting up a game.
struct SetupStates_Previews: PreviewProvider {
    static var previews: some View {
        state("Set-up") { setup(TackSetupState(shared: Samples.setup, setup: Samples.tackSetup, words: Samples.words)) }
        state("Set-up, tide") {
            setup(
                TackSetupState(
                    shared: Samples.setupAlone,
                    setup: Samples.tideSetup,
                    refusals: Samples.refusals,
                    walkthrough: true,
                    words: Samples.words
                )
            )
        }
        state("Seed") { SeedDialog(draft: seedDraft("")) {} }
        state("Seed, refused") { OpenApp { SeedDialog(draft: seedDraft("zeppelin")) {} } }
        state("Name") {
            NameDialog(title: "Name of the seat", hint: "Name", name: "Annamaria", onDismiss: {}, onDone: { _ in })
        }
    }

    private static func setup(_ state: TackSetupState) -> some View {
        TackSetupScreen(
            state,
            events: SetupEvents(seedDraft: { seedDraft("") }),
            tackEvents: TackSetupEvents(draft: { StormDraft(TackSetupModel(app: Samples.app), app: Samples.app) }),
            primaryLeft: false
        )
    }

    private static func seedDraft(_ text: String) -> SeedDraft {
        let draft = SeedDraft(TackSetupModel(app: Samples.app).shared, app: Samples.app)
        draft.type(text)
        return draft
    }
}

/// What is read: rules, statistics, licences.
struct Reading_Previews: PreviewProvider {
    static var previews: some View {
        state("Rules") { OpenApp { RulesSample(query: "") } }
        state("Rules, search") { OpenApp { RulesSample(query: "storm") } }
        state("Rules, nothing") { OpenApp { RulesSample(query: "zeppelin") } }
        state("Statistics") { statistics(Samples.statistics) }
        state("Statistics, empty") { statistics(Samples.statisticsEmpty) }
        state("Licences") { OpenApp { LicencesRoute(app: Samples.app) } }
    }

    private static func statistics(_ state: StatisticsState) -> some View {
        StatisticsScreen(state: state, onGame: { _ in }, onBack: {})
    }
}

/// What comes before the places and over them.
struct AppStates_Previews: PreviewProvider {
    static var previews: some View {
        state("Opening") { OpeningScreen() }
        state("Broken") {
            BrokenScreen(page: ErrorWords(title: "Not put together", cause: "Parts differ.", next: "Install again."))
        }
        state("Closed") { ClosedScreen(page: Samples.failure.page(Samples.words)) {} }
        state("Report") { AppDialogView(.report(Samples.report)) {} }
        state("Failure") { AppDialogView(.failure(Samples.failure)) {} }
        state("Delete all") { DeleteAllDialog(permits: { _ in false }, onDismiss: {}, onConfirm: {}) }
    }
}

/// A screen in one of its states.
@MainActor private func state(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    let screen = content()
    return ScreenPreview(title) {
        screen.environment(\.words, Samples.words)
    }
}

/// Shows its content once the saved games are open.
private struct OpenApp<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        ZStack {
            if Samples.app.phase == .open { content() }
        }
        .task { Samples.app.open() }
    }
}

/// The real rules, with something looked for.
private struct RulesSample: View {
    let query: String

    @State private var model = RulesModel(app: Samples.app, kind: .tack)

    var body: some View {
        RulesScreen(state: model.state, onSearch: model.search, onBack: {})
            .task {
                model.search(query)
                await model.serve()
            }
    }
}
#endif
