import SwiftUI
import WindroseKit
import enum WindroseCore.GameKind
import struct WindroseCore.GameInfo

/// The games whose rules can be read, kept up to date.
struct RulesListRoute: View {
    let app: AppModel

    var body: some View {
        let model = app.navigator.keep(.rulesList) { RulesListModel(app: app) }
        RulesListScreen(games: model.games, onGame: model.open, onPlace: app.navigate)
            .task(id: app.freshness) { await model.serve() }
    }
}

/// The list of games whose rules can be read.
struct RulesListScreen: View {
    let games: [GameInfo]
    let onGame: @MainActor (GameKind) -> Void
    let onPlace: @MainActor (Route) -> Void

    @Environment(\.words) private var words

    var body: some View {
        MainScaffold(.rulesList, onSelect: onPlace) {
            Page(words["ui-rules-title"]) {
                PageColumn {
                    if !games.isEmpty {
                        GameList(games, onGame: onGame) { _ in Icon(.forward) }
                    }
                }
            }
        }
    }
}
