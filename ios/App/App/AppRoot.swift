import SwiftUI
import WindroseKit

/// The whole app in a window.
struct AppRoot: View {
    private let app: AppModel
    private let files: OpenedFiles
    private let systemTag: @MainActor () -> String

    /// The way of the player, which the system keeps when it ends the process.
    @SceneStorage("way") private var way = ""
    @Environment(\.scenePhase) private var scenePhase

    /// The app `app`, which takes in `files`, on a device whose language `systemTag` tells.
    init(app: AppModel, files: OpenedFiles, systemTag: @escaping @MainActor () -> String) {
        self.app = app
        self.files = files
        self.systemTag = systemTag
    }

    var body: some View {
        let settings = app.settings
        WindroseTheme(
            dark: settings.theme == .system ? nil : settings.isDark(systemDark: false),
            motion: settings.motion == .system ? nil : settings.hasMotion(systemReduced: false)
        ) {
            layers
                .words(app.words)
        }
        .newPage(app.phase)
        .newPage(app.navigator.current)
        .announcing(app.announcement)
        .task {
            guard app.phase != .open else { return }
            app.navigator.restore(way)
            app.open()
        }
        .onChange(of: app.navigator.stack) { way = app.navigator.save() }
        .onChange(of: app.phase) { files.serve() }
        .onChange(of: scenePhase) { _, phase in changed(to: phase) }
        .onChange(of: app.words.tag, initial: true) { _, tag in Announcer.speak(tag: tag) }
        .onOpenURL { url in files.open(url) }
    }

    private var layers: some View {
        ZStack {
            ZStack {
                placeAndNotice
                    .covered(files.importing)
                if files.importing {
                    AfterAMoment {
                        ImportDialog(onCancel: files.cancel)
                    }
                }
            }
            .covered(app.dialog != nil)
            if let dialog = app.dialog {
                AppDialogView(dialog, onDismiss: app.dismissDialog)
            }
            if app.isConcealed(active: scenePhase == .active) {
                DeepWater()
            }
        }
    }

    private var placeAndNotice: some View {
        ZStack {
            place
            if let notice = app.notice, app.phase == .open {
                NoticeView(
                    notice,
                    over: app.navigator.current,
                    onAnswer: { app.answer(notice) },
                    onRead: { app.dismiss(notice) }
                )
            }
        }
    }

    @ViewBuilder private var place: some View {
        switch app.phase {
        case .opening: OpeningScreen()
        case .open: PlaceView(app: app)
        case .closed:
            if let page = app.phase.page(app.words) {
                ClosedScreen(page: page) { app.open() }
            }
        case .broken:
            if let page = app.phase.page(app.words) {
                BrokenScreen(page: page)
            }
        }
    }

    /// Tells the app of `phase`. Until what is hidden is covered, `layers` hides it.
    private func changed(to phase: ScenePhase) {
        guard let presence = Presence(phase) else { return }
        // The system may have made windows anew, which speak the device's language.
        if presence == .active { Announcer.speak(tag: app.words.tag) }
        let work = app.moved(to: presence, systemTag: systemTag())
        if presence == .background { BackgroundTask.run("rest") { await work.value } }
    }
}

extension Presence {
    /// What `phase` comes to; nil for one that only a later system knows.
    fileprivate init?(_ phase: ScenePhase) {
        switch phase {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        @unknown default: return nil
        }
    }
}

/// The place in which the player is.
private struct PlaceView: View {
    let app: AppModel

    var body: some View {
        let route = app.navigator.current
        screen(route)
            .id(route)
            .environment(\.goBack) { app.back() }
    }

    @ViewBuilder private func screen(_ route: Route) -> some View {
        switch route {
        case .home: HomeRoute(app: app)
        case .saved: SavedRoute(app: app)
        case .rulesList: RulesListRoute(app: app)
        case .settings: SettingsRoute(app: app)
        case .licences: LicencesRoute(app: app)
        case .rules(let kind): RulesRoute(app: app, kind: kind)
        case .statistics(let kind): StatisticsRoute(app: app, kind: kind)
        case .setup(let kind): SetupRoute(app: app, kind: kind)
        case .table(let id): TableRoute(app: app, id: id)
        case .review(let id): ReviewRoute(app: app, id: id)
        }
    }
}
