import SwiftUI
import WindroseKit

extension GraphicsContext {
    /// Draws `glyph` around `center`, in a square of `side` points.
    func draw(_ glyph: Glyph, around center: CGPoint, side: CGFloat, color: Color, strokeWidth: CGFloat? = nil) {
        let corner = CGPoint(x: center.x - side / 2, y: center.y - side / 2)
        inUnits(at: corner, scale: side / Glyph.grid)
            .stroke(glyph.path, color, .round(strokeWidth ?? glyph.strokeWidth))
    }
}
