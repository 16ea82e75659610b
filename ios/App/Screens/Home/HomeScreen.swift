import SwiftUI
import WindroseKit
import enum WindroseCore.GameKind

/// What can be done on the first page.
struct HomeEvents {
    var goOn: @MainActor (Int64) -> Void = { _ in }
    var newGame: @MainActor (GameKind) -> Void = { _ in }
    var place: @MainActor (Route) -> Void = { _ in }
}

/// The first page, kept up to date.
struct HomeRoute: View {
    let app: AppModel

    var body: some View {
        let model = app.navigator.keep(.home) { HomeModel(app: app) }
        HomeScreen(
            state: model.state,
            events: HomeEvents(goOn: model.goOn, newGame: model.newGame, place: app.navigate)
        )
        .task(id: app.freshness) { await model.serve() }
    }
}

/// The first page: the name of the app, the table that was left last, and the games that can be begun.
struct HomeScreen: View {
    let state: HomeState
    let events: HomeEvents

    @State private var rose: CGPoint?
    @Environment(\.windowClass) private var windowClass
    @Environment(\.words) private var words

    var body: some View {
        MainScaffold(.home, onSelect: events.place) {
            GeometryReader { window in
                ScrollView {
                    page
                        .frame(maxWidth: .infinity, minHeight: window.size.height, alignment: .top)
                        .roseNet(around: rose)
                        .coordinateSpace(.named(RosePlace.space))
                        .onPreferenceChange(RosePlace.self) { [$rose] place in $rose.wrappedValue = place }
                }
                .scrollBounceBehavior(.basedOnSize)
            }
        }
    }

    @ViewBuilder private var page: some View {
        if windowClass == .expanded {
            HStack(alignment: .top, spacing: Space.wide * 2) {
                VStack(alignment: .leading, spacing: Space.wide) {
                    Masthead()
                    tableCard
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                VStack(alignment: .leading, spacing: Space.section) { newGames }
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(Space.margin + Space.wide)
        } else {
            VStack(alignment: .leading, spacing: Space.section) {
                Masthead()
                    .padding(.top, Space.gap)
                tableCard
                newGames
            }
            .frame(maxWidth: Space.form)
            .padding(Space.margin)
        }
    }

    @ViewBuilder private var tableCard: some View {
        if let table = state.table {
            ContinueCard(table: table) { events.goOn(table.game.id) }
        } else if state.loaded {
            Card {
                EmptyState(words["ui-home-empty-title"], text: words["ui-home-empty-text"])
            }
        } else {
            Loading(words["ui-loading"])
        }
    }

    @ViewBuilder private var newGames: some View {
        if !state.games.isEmpty {
            SectionTitle(words["ui-new-game"])
                .padding(.leading, Space.half)
            GameList(state.games, onGame: events.newGame) { game in
                Players(players: GamePlayers(game, words: words))
            }
        }
    }
}

/// How many can play a game.
private struct Players: View {
    let players: GamePlayers

    @Environment(\.colors) private var colors

    var body: some View {
        HStack(spacing: Space.half) {
            Icon(.person, size: 18, color: colors.inkSoft)
            WindroseText(players.text, Typography.bodyStrong, color: colors.inkSoft)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: players.spoken))
    }
}
