import SwiftUI
import WindroseKit

/// A trade port in a cell as large as its place: an anchor in dots, or in a whole ring where no ship enters any more. Only a drawing: what lies around it carries name and state.
struct SeaPort: View {
    private let closed: Bool
    private let badge: Bool

    @Environment(\.colors) private var colors

    /// A port that is open unless told; a `badge` has a ground of its own, for what is not water.
    init(closed: Bool = false, badge: Bool = false) {
        self.closed = closed
        self.badge = badge
    }

    var body: some View {
        Canvas { context, size in
            if badge {
                context.fillCircle(size.center, size.side * SeaSigns.portGround / SeaSigns.grid, colors.deep)
            }
            context.drawPort(closed: closed, around: size.center, side: size.side, gold: colors.gold)
        }
        .accessibilityHidden(true)
    }
}

#if DEBUG
struct SeaPort_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Ports") {
            HStack(spacing: Space.gap) {
                SeaPort()
                SeaPort(closed: true)
            }
            .frame(width: 150, height: 64)
            .background(Colors(dark: false).water)
        }
    }
}
#endif
