#if DEBUG
import SwiftUI
import WindroseKit
import struct WindroseCore.GameInfo

/// The places outside the table.
struct Places_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Home") { HomeScreen(state: Samples.home, events: HomeEvents()) }
        screenPreview("Home, loading") { HomeScreen(state: HomeState(), events: HomeEvents()) }
        screenPreview("Home, empty") { HomeScreen(state: Samples.homeEmpty, events: HomeEvents()) }
        screenPreview("Saved") { SavedScreen(state: Samples.shelf, events: SavedEvents()) }
        screenPreview("Saved, loading") { SavedScreen(state: SavedState(), events: SavedEvents()) }
        screenPreview("Saved, empty") { SavedScreen(state: Samples.shelfEmpty, events: SavedEvents()) }
        screenPreview("Saved, importing") { SavedScreen(state: Samples.shelfImporting, events: SavedEvents()) }
        screenPreview("Saved, menu") { GameMenu(game: Samples.named, onDismiss: {}, onAction: { _ in }) }
        screenPreview("Saved, put away?") {
            SureDialog(title: "Put away", text: "Ends this game without a result.", onDismiss: {}, onConfirm: {})
        }
        screenPreview("Saved, file") { ImportDialog {} }
        screenPreview("Rules, list") { rules([Samples.tack]) }
        screenPreview("Rules, list, loading") { rules([]) }
        screenPreview("Settings") { settings(diagnostics: nil) }
        screenPreview("Settings, report") { settings(diagnostics: "Windrose 0.1.0, 3 games") }
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
        screenPreview("Set-up") {
            setup(TackSetupState(shared: Samples.setup, setup: Samples.tackSetup, words: Samples.words))
        }
        screenPreview("Set-up, refused") {
            setup(TackSetupState(shared: Samples.setupRefused, setup: Samples.tackSetup, words: Samples.words))
        }
        screenPreview("Set-up, tide") {
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
        screenPreview("Seed") { SeedDialog(draft: seedDraft("")) {} }
        screenPreview("Seed, refused") { OpenApp { SeedDialog(draft: seedDraft("zeppelin")) {} } }
        screenPreview("Name") {
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
        screenPreview("Rules") { OpenApp { RulesSample(query: "") } }
        screenPreview("Rules, loading") { RulesScreen(state: RulesState(title: "Tack"), onSearch: { _ in }, onBack: {}) }
        screenPreview("Rules, search") { OpenApp { RulesSample(query: "storm") } }
        screenPreview("Rules, nothing") { OpenApp { RulesSample(query: "zeppelin") } }
        screenPreview("Statistics") { statistics(Samples.statistics) }
        screenPreview("Statistics, loading") { statistics(Samples.statisticsLoading) }
        screenPreview("Statistics, empty") { statistics(Samples.statisticsEmpty) }
        screenPreview("Licences") { OpenApp { LicencesRoute(app: Samples.app) } }
        screenPreview("Licence") { OpenApp { LicenceSample() } }
    }

    private static func statistics(_ state: StatisticsState) -> some View {
        StatisticsScreen(state: state, onGame: { _ in }, onBack: {})
    }
}

/// What comes before the places and over them.
struct AppStates_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Opening") { OpeningScreen() }
        screenPreview("Broken") {
            BrokenScreen(page: ErrorWords(title: "Not put together", cause: "Parts differ.", next: "Install again."))
        }
        screenPreview("Closed") { ClosedScreen(page: Samples.failure.page(Samples.words)) {} }
        screenPreview("Report") { AppDialogView(.report(Samples.report)) {} }
        screenPreview("Failure") { AppDialogView(.failure(Samples.failure)) {} }
        screenPreview("Diagnostics") { DiagnosticsDialog(report: "Windrose 0.1.0, 3 games", onCopy: {}, onDismiss: {}) }
        screenPreview("Delete all") { DeleteAllDialog(permits: { _ in false }, onDismiss: {}, onConfirm: {}) }
        screenPreview("Concealed") { DeepWater() }
    }
}

/// What just happened, over the places where it stands at the bottom and at the top.
struct NoticeStates_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Notice") {
            notice(Samples.notice, over: .saved) { SavedScreen(state: Samples.shelf, events: SavedEvents()) }
        }
        screenPreview("Notice with an answer") {
            notice(Samples.noticeToAnswer, over: .saved) { SavedScreen(state: Samples.shelf, events: SavedEvents()) }
        }
        screenPreview("Notice over the table") {
            notice(Samples.notice, over: .table(1)) {
                TableScreen(TableStateSamples.open(TableStateSamples.moving), prefs: TablePrefs()) { _ in }
            }
        }
    }

    private static func notice(
        _ notice: Notice, over route: Route, @ViewBuilder place: () -> some View
    ) -> some View {
        ZStack {
            place()
            NoticeView(notice, over: route, onAnswer: {}, onRead: {})
        }
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
