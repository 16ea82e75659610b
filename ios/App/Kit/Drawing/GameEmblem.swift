import SwiftUI
import WindroseKit

/// The emblem of a game on a tile washed with the game's accent; that of the house is a small compass star.
struct GameEmblemView: View {
    private let game: Accent
    private let side: CGFloat

    @Environment(\.colors) private var colors

    /// The emblem of `game` on a tile of `side` points.
    init(_ game: Accent, side: CGFloat = GameEmblem.side) {
        self.game = game
        self.side = side
    }

    var body: some View {
        let color = game.color(dark: colors.dark)
        Canvas { context, size in
            let units = context.inUnits(at: .zero, scale: size.side / GameEmblem.grid)
            for part in GameEmblem.parts(of: game) {
                if part.filled { units.fill(part.path, color.color) }
                units.stroke(part.path, color.color, .round(GameEmblem.strokeWidth, dash: part.dash))
            }
        }
        .frame(width: side * GameEmblem.share, height: side * GameEmblem.share)
        .frame(width: side, height: side)
        .background(
            color.opacity(GameEmblem.wash(dark: colors.dark)).color,
            in: RoundedRectangle(cornerRadius: GameEmblem.corner)
        )
        .accessibilityHidden(true)
    }
}

#if DEBUG
struct GameEmblemView_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Emblems") {
            HStack(spacing: Space.gap) {
                ForEach(Accent.allCases, id: \.self) { game in
                    GameEmblemView(game)
                }
            }
        }
    }
}
#endif
