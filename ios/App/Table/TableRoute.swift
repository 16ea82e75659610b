import SwiftUI
import WindroseKit

/// The table of the saved game `id`.
struct TableRoute: View {
    let app: AppModel
    let id: Int64

    var body: some View {
        TableWindow { KeptTable(app: app, id: id) }
    }
}

private struct KeptTable: View {
    let app: AppModel
    let id: Int64

    @Environment(\.windowClass) private var windowClass
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        let model = app.navigator.keep(.table(id)) {
            TableModel(host: AppTableHost(app: app, id: id, route: .table(id)))
        }
        TableScreen(model.state, prefs: TablePrefs(app.settings)) { model.on($0) }
            .task { await model.serve() }
            .onChange(of: windowClass, initial: true) { _, window in model.resized(to: window) }
            // Elsewhere the table may have changed, and in another language it says something else.
            .task(id: app.words.tag) { model.on(.refresh) }
            .onChange(of: scenePhase) { _, phase in
                if phase == .active { model.on(.refresh) }
            }
            .onDisappear { model.leave() }
    }
}

/// Looking back at the saved game `id`.
struct ReviewRoute: View {
    let app: AppModel
    let id: Int64

    var body: some View {
        let model = app.navigator.keep(.review(id)) {
            ReviewModel(host: AppTableHost(app: app, id: id, route: .review(id)))
        }
        TableWindow { ReviewScreen(model.state) { model.on($0) } }
            .task { await model.serve() }
            .task(id: app.words.tag) { model.on(.refresh) }
            .onDisappear { model.pause() }
    }
}
