#if DEBUG
import SwiftUI
import WindroseKit
import struct WindroseCore.GameInfo

/// The places outside the table.
struct Places_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview("Home") { HomeScreen(state: Samples.home, events: HomeEvents()) }
        ScreenPreview("Home, loading") { HomeScreen(state: HomeState(), events: HomeEvents()) }
        ScreenPreview("Home, empty") { HomeScreen(state: Samples.homeEmpty, events: HomeEvents()) }
        ScreenPreview("Saved") { SavedScreen(state: Samples.shelf, events: SavedEvents()) }
        ScreenPreview("Saved, loading") { SavedScreen(state: SavedState(), events: SavedEvents()) }
        ScreenPreview("Saved, empty") { SavedScreen(state: Samples.shelfEmpty, events: SavedEvents()) }
        ScreenPreview("Saved, menu") { GameMenu(game: Samples.named, onDismiss: {}, onAction: { _ in }) }
        ScreenPreview("Saved, put away?") {
            SureDialog(title: "Put away", text: "Ends this game without a result.", onDismiss: {}, onConfirm: {})
        }
        ScreenPreview("Saved, file") { ImportDialog {} }
        ScreenPreview("Rules, list") { rules([Samples.tack]) }
        ScreenPreview("Rules, list, loading") { rules([]) }
        ScreenPreview("Settings") { settings(diagnostics: nil) }
        ScreenPreview("Settings, report") { settings(diagnostics: "Windrose 0.1.0, 3 games") }
    }

    private static func rules(_ games: [GameInfo]) -> some View {
        RulesListScreen(games: games, onGame: { _ in }, onPlace: { _ in })
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
        ScreenPreview("Set-up") {
            setup(TackSetupState(shared: Samples.setup, setup: Samples.tackSetup, words: Samples.words))
        }
        ScreenPreview("Set-up, refused") {
            setup(TackSetupState(shared: Samples.setupRefused, setup: Samples.tackSetup, words: Samples.words))
        }
        ScreenPreview("Set-up, tide") {
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
        ScreenPreview("Seed") { SeedDialog(draft: seedDraft("")) {} }
        ScreenPreview("Seed, refused") { OpenApp { SeedDialog(draft: seedDraft("zeppelin")) {} } }
        ScreenPreview("Name") {
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
        ScreenPreview("Rules") { OpenApp { RulesSample(query: "") } }
        ScreenPreview("Rules, loading") { RulesScreen(state: RulesState(title: "Tack"), onSearch: { _ in }, onBack: {}) }
        ScreenPreview("Rules, search") { OpenApp { RulesSample(query: "storm") } }
        ScreenPreview("Rules, nothing") { OpenApp { RulesSample(query: "zeppelin") } }
        ScreenPreview("Statistics") { statistics(Samples.statistics) }
        ScreenPreview("Statistics, loading") { statistics(Samples.statisticsLoading) }
        ScreenPreview("Statistics, empty") { statistics(Samples.statisticsEmpty) }
        ScreenPreview("Licences") { OpenApp { LicencesRoute(app: Samples.app) } }
        ScreenPreview("Licence") { OpenApp { LicenceSample() } }
    }

    private static func statistics(_ state: StatisticsState) -> some View {
        StatisticsScreen(state: state, onGame: { _ in }, onBack: {})
    }
}

/// What comes before the places and over them.
struct AppStates_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview("Opening") { OpeningScreen() }
        ScreenPreview("Broken") {
            BrokenScreen(page: ErrorWords(title: "Not put together", cause: "Parts differ.", next: "Install again."))
        }
        ScreenPreview("Closed") { ClosedScreen(page: Samples.failure.page(Samples.words)) {} }
        ScreenPreview("Report") { AppDialogView(.report(Samples.report)) {} }
        ScreenPreview("Failure") { AppDialogView(.failure(Samples.failure)) {} }
        ScreenPreview("Diagnostics") { DiagnosticsDialog(report: "Windrose 0.1.0, 3 games", onCopy: {}, onDismiss: {}) }
        ScreenPreview("Delete all") { DeleteAllDialog(permits: { _ in false }, onDismiss: {}, onConfirm: {}) }
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

/// The real licences, of which one is being read.
private struct LicenceSample: View {
    @State private var model = LicencesModel(app: Samples.app, read: Resources.read)

    var body: some View {
        LicencesScreen(
            ingredients: model.ingredients,
            open: model.open,
            onOpen: { model.show($0) },
            onClose: model.close,
            onBack: {}
        )
        .task {
            await model.serve()
            if let font = model.ingredients?.fonts.first { model.show(font) }
        }
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
