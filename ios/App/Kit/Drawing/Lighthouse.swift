import SwiftUI
import WindroseKit

extension GraphicsContext {
    /// Draws the lighthouse at the end of a course, with the middle of its tower at `center`. The tower looks the same
    /// in both themes; beam and ground are drawn in `ink`, because they lie on the page.
    func drawLighthouse(around center: CGPoint, ink: Color, light: Color) {
        let units = inUnits(at: center, scale: 1)
        let pen = StrokeStyle.round(Lighthouse.strokeWidth)
        units.fill(Lighthouse.tower, Colors.parchment)
        units.fill(Lighthouse.band, Colors.chartInk)
        units.fill(Lighthouse.lantern, light)
        for line in Lighthouse.towerLines { units.stroke(line, Colors.chartInk, pen) }
        for line in Lighthouse.groundLines { units.stroke(line, ink, pen) }
    }
}
