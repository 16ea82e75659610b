import SwiftUI
import WindroseKit

extension GraphicsContext {
    /// Draws a ship of `look` around `center`; `radius` is half the width of its hull.
    func drawShip(_ look: SeatLook, around center: CGPoint, radius: CGFloat) {
        let scale = radius / Ship.radius
        let units = inUnits(at: CGPoint(x: center.x, y: center.y + Ship.drop * scale), scale: scale)
        for part in [Ship.hull, Ship.sail, Ship.mast, Ship.flag] {
            units.stroke(part, Colors.parchment, .round(Ship.hemWidth))
        }
        units.stroke(Ship.mast, look.color.color, .round(Ship.mastWidth))
        for part in [Ship.flag, Ship.hull, Ship.sail] {
            units.fill(part, look.color.color)
        }
        units.draw(
            look.mark, around: Ship.markCenter(look.mark), radius: Ship.markRadius, color: Colors.parchment
        )
    }
}
