import SwiftUI
import WindroseKit
import struct WindroseCore.SavedGame

/// What can be done on the page of saved games.
struct SavedEvents {
    var open: @MainActor (SavedGame) -> Void = { _ in }
    var take: @MainActor (SavedAction, SavedGame) -> Void = { _, _ in }
    var rename: @MainActor (SavedGame, String) -> Void = { _, _ in }
    var abandon: @MainActor (SavedGame) -> Void = { _ in }
    var bringBack: @MainActor (SavedGame) -> Void = { _ in }
    var remove: @MainActor (SavedGame) -> Void = { _ in }
    var importGame: @MainActor () -> Void = {}
    var cancelImport: @MainActor () -> Void = {}
    var statistics: @MainActor () -> Void = {}
    var place: @MainActor (Route) -> Void = { _ in }
}

/// The saved games, kept up to date.
struct SavedRoute: View {
    let app: AppModel

    var body: some View {
        let model = app.navigator.keep(.saved) { SavedModel(app: app) }
        SavedScreen(
            state: model.state,
            events: SavedEvents(
                open: model.open,
                take: model.take,
                rename: { model.rename($0, to: $1) },
                abandon: { model.abandon($0) },
                bringBack: { model.bringBack($0) },
                remove: { model.remove($0) },
                importGame: { model.importGame() },
                cancelImport: model.cancelImport,
                statistics: model.showStatistics,
                place: app.navigate
            )
        )
        .task(id: app.freshness) { await model.serve() }
    }
}

/// The saved games: being played, finished, and deleted but still to be brought back.
struct SavedScreen: View {
    /// What the player is being asked about a game.
    private enum Asking {
        case action(SavedGame)
        case name(SavedGame)
        case abandon(SavedGame)
        case remove(SavedGame)
    }

    let state: SavedState
    let events: SavedEvents

    @State private var asking: Asking?
    @Environment(\.words) private var words

    var body: some View {
        ZStack {
            MainScaffold(.saved, onSelect: events.place) {
                Page(words["ui-saved-title"]) {
                    if state.loaded { games } else { Loading(words["ui-loading"]) }
                }
            }
            .covered(asking != nil || state.importing)
            layer
                .covered(state.importing)
            if state.importing {
                AfterAMoment { ImportDialog(onCancel: events.cancelImport) }
            }
        }
    }

    private var games: some View {
        PageList {
            if state.isEmpty {
                Card {
                    EmptyState(words["ui-saved-empty-title"], text: words["ui-saved-empty-text"])
                }
            }
            group(words["ui-saved-open"], state.unfinished, row: gameRow)
            group(words["ui-saved-finished"], state.finished, row: gameRow)
            group(words["ui-saved-deleted"], state.deleted, text: words["ui-saved-deleted-text"]) { game in
                DeletedRow(game: game, onBringBack: { events.bringBack(game) }, onRemove: { asking = .remove(game) })
            }
            more
        }
    }

    @ViewBuilder private func group(
        _ title: String,
        _ games: [SavedGame],
        text: String? = nil,
        @ViewBuilder row: @escaping (SavedGame) -> some View
    ) -> some View {
        if !games.isEmpty {
            VStack(alignment: .leading, spacing: 0) {
                SectionTitle(title)
                    .padding(.leading, Space.half)
                if let text { Explanation(text) }
            }
            .padding(.top, Space.row)
            ForEach(games, id: \.id) { game in
                Card { row(game) }
            }
        }
    }

    private func gameRow(_ game: SavedGame) -> some View {
        GameRow(game: game, onOpen: { events.open(game) }, onMore: { asking = .action(game) }) { action in
            take(action, game)
        }
    }

    private func take(_ action: SavedAction, _ game: SavedGame) {
        switch action {
        case .rename: asking = .name(game)
        case .abandon: asking = .abandon(game)
        case .export, .copySeed, .delete:
            asking = nil
            events.take(action, game)
        }
    }

    private var more: some View {
        Card {
            if !state.finished.isEmpty {
                ListRow(words["ui-statistics-title"], titleRole: Typography.name) {
                    Icon(.chart)
                } action: {
                    events.statistics()
                }
                WindroseDivider()
            }
            ListRow(words["ui-saved-import"], subtitle: words["ui-saved-import-text"], titleRole: Typography.name) {
                Icon(.down)
            } action: {
                events.importGame()
            }
        }
        .padding(.top, Space.row)
    }

    @ViewBuilder private var layer: some View {
        switch asking {
        case nil: EmptyView()
        case .action(let game):
            GameMenu(game: game, onDismiss: { asking = nil }) { take($0, game) }
        case .name(let game):
            NameDialog(
                title: words["ui-saved-rename-title"],
                hint: words["ui-saved-rename-hint"],
                name: game.chosenName
            ) {
                asking = nil
            } onDone: { name in
                asking = nil
                events.rename(game, name)
            }
        case .abandon(let game):
            SureDialog(
                title: words["ui-saved-abandon"],
                text: words["ui-saved-abandon-text"],
                onDismiss: { asking = nil }
            ) {
                asking = nil
                events.abandon(game)
            }
        case .remove(let game):
            SureDialog(
                title: words["ui-saved-remove"],
                text: words["ui-saved-remove-text"],
                onDismiss: { asking = nil }
            ) {
                asking = nil
                events.remove(game)
            }
        }
    }
}
