import SwiftUI
import WindroseKit

/// A ship of a seat with its mark on the sail, as large as its place; with a number where several lie together, with a
/// tick where it is safe, or with a flag where it leads its fleet. Only a drawing: what lies around it carries name and
/// state.
struct SeaShip: View {
    private let look: SeatLook
    private let count: Int?
    private let safe: Bool
    private let ghost: Bool
    private let flagship: Bool

    /// A ship of the seat `look`; a `safe` one has left the sea, a `flagship` flies a flag. A `ghost` is the pale copy that
    /// stays where a ship was.
    init(_ look: SeatLook, count: Int? = nil, safe: Bool = false, ghost: Bool = false, flagship: Bool = false) {
        self.look = look
        self.count = count
        self.safe = safe
        self.ghost = ghost
        self.flagship = flagship
    }

    var body: some View {
        Canvas { context, size in
            let scale = size.side / Ship.grid
            context.drawShip(look, around: size.center, radius: Ship.radius * scale)
            if let count {
                let disc = drawDisc(context, size, scale: scale)
                let number = Ship.countSize * scale
                context.draw(String(count), Typography.boardLetter, size: number, color: .white, around: disc)
            } else if let glyph {
                let disc = drawDisc(context, size, scale: scale)
                context.draw(glyph, around: disc, side: Ship.countSize * scale, color: .white, strokeWidth: 3.4)
            }
        }
        .opacity(ghost ? Ship.ghostAlpha : 1)
        .accessibilityHidden(true)
    }

    /// The sign on the disc, where no number is.
    private var glyph: Glyph? {
        if safe { .check } else if flagship { .flag } else { nil }
    }

    /// Draws the disc beside the hull, and gives its middle.
    private func drawDisc(_ context: GraphicsContext, _ size: CGSize, scale: CGFloat) -> CGPoint {
        let middle = CGPoint(
            x: size.center.x + Ship.countMiddle.x * scale, y: size.center.y + Ship.countMiddle.y * scale
        )
        context.fillCircle(middle, Ship.countRadius * scale, Colors.chartInk)
        context.strokeCircle(middle, Ship.countRadius * scale, Colors.parchment, lineWidth: Ship.countEdge * scale)
        return middle
    }
}

#if DEBUG
struct SeaShip_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Ships") {
            HStack(spacing: Space.gap) {
                SeaShip(.navy, count: 2)
                SeaShip(.seafoam)
                SeaShip(.coral, ghost: true)
                SeaShip(.obsidian, safe: true)
                SeaShip(.navy, flagship: true)
            }
            .frame(height: 64)
            .background(Colors(dark: false).water)
        }
    }
}
#endif
