import SwiftUI
import WindroseKit

/// The tile of a wind, as large as its place. Arrow, colour, notches and letter each say the direction. Only a drawing:
/// what lies around it carries name and state.
struct WindTile: View {
    private let wind: WindLook
    private let letter: String
    private let edge: ColorValue

    /// The tile of `wind` with its `letter`, which differs from language to language. Its `edge` is parchment on the
    /// water.
    init(_ wind: WindLook, letter: String, edge: ColorValue = Palette.parchment) {
        self.wind = wind
        self.letter = letter
        self.edge = edge
    }

    var body: some View {
        Canvas { context, size in
            // The edge keeps clear of the place's own.
            let side = size.side * WindTiles.grid / (WindTiles.grid + WindTiles.edgeWidth)
            context.drawTile(wind, letter: letter, around: size.center, side: side, edge: edge)
        }
        .accessibilityHidden(true)
    }
}

#if DEBUG
struct WindTile_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Tiles") {
            HStack(spacing: Space.gap) {
                ForEach(Array(zip(WindLook.all, ["N", "E", "S", "W"])), id: \.1) { wind, letter in
                    WindTile(wind, letter: letter, edge: Sea.handEdge)
                        .frame(width: 62, height: 62)
                }
            }
        }
    }
}
#endif
