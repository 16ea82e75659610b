import SwiftUI
import WindroseKit

private struct ChartBackground: View {
    let origin: UnitPoint

    @Environment(\.colors) private var colors

    var body: some View {
        let color = colors.edge.opacity(RhumbNet.pageAlpha)
        Canvas { context, size in
            let net = RhumbNet.behind(size, origin: CGPoint(x: origin.x, y: origin.y))
            context.stroke(net, color, StrokeStyle(lineWidth: RhumbNet.strokeWidth))
        }
        .ignoresSafeArea()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

extension View {
    /// Lays the rhumb net of a sea chart behind a page. The lines come from the point `origin` of the page, which may
    /// lie off the screen.
    func chartBackground(origin: UnitPoint = UnitPoint(x: 0.5, y: 0.4)) -> some View {
        background { ChartBackground(origin: origin) }
    }
}
