import SwiftUI
import WindroseKit

extension GraphicsContext {
    /// Draws the mark of a seat around `center`; `radius` is the size that all marks look equal at.
    func draw(_ mark: SeatMark, around center: CGPoint, radius: CGFloat, color: Color) {
        if let outline = mark.outline {
            inUnits(at: center, scale: radius).fill(outline, color)
        } else {
            fillCircle(center, radius, color)
        }
    }
}
