import SwiftUI
import WindroseKit
import enum WindroseCore.GameKind
import struct WindroseCore.GameInfo

/// The games that there are, a row each.
struct GameList<Trailing: View>: View {
    private let games: [GameInfo]
    private let onGame: @MainActor (GameKind) -> Void
    private let trailing: (GameInfo) -> Trailing

    /// Rows for `games`, each with `trailing` at its end. `onGame` gets the one that is tapped.
    init(
        _ games: [GameInfo],
        onGame: @escaping @MainActor (GameKind) -> Void,
        @ViewBuilder trailing: @escaping (GameInfo) -> Trailing
    ) {
        self.games = games
        self.onGame = onGame
        self.trailing = trailing
    }

    var body: some View {
        Card {
            ForEach(Array(games.enumerated()), id: \.offset) { index, game in
                if index > 0 { WindroseDivider() }
                ListRow(game.title, subtitle: game.tagline) {
                    GameEmblemView(game.kind.accent)
                } trailing: {
                    trailing(game)
                } action: {
                    onGame(game.kind)
                }
            }
        }
    }
}
