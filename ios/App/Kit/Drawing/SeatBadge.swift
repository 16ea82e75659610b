import SwiftUI
import WindroseKit

/// The sign of a seat: a parchment disc with ring and mark. Silent for screen readers; the name stands beside it.
struct SeatBadge: View {
    private typealias Drawing = WindroseKit.SeatBadge

    private let look: SeatLook
    private let size: CGFloat

    /// The sign of a seat that is drawn as `look`, `size` points large.
    init(_ look: SeatLook, size: CGFloat = WindroseKit.SeatBadge.side) {
        self.look = look
        self.size = size
    }

    var body: some View {
        Canvas { context, size in
            let units = context.inUnits(at: size.center, scale: size.side / Drawing.grid)
            units.fillCircle(.zero, Drawing.disc, Colors.parchment)
            units.strokeCircle(.zero, Drawing.disc, look.color.color, lineWidth: Drawing.ringWidth)
            let middle = CGPoint(x: 0, y: Drawing.drop(of: look.mark))
            units.draw(look.mark, around: middle, radius: Drawing.markRadius, color: look.color.color)
        }
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    }
}

#if DEBUG
struct SeatBadge_Previews: PreviewProvider {
    private static let looks: [SeatLook] = [
        .navy, .seafoam, .coral, .obsidian, .blue, .pink, .orange, .green, .plum,
    ]

    static var previews: some View {
        kitPreview("Seats") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: Space.target))], spacing: Space.gap) {
                ForEach(looks, id: \.self) { look in
                    SeatBadge(look)
                }
            }
        }
    }
}
#endif
