import SwiftUI
import WindroseKit

extension PathData {
    /// The outline as SwiftUI draws it.
    var path: Path {
        Path { path in
            for element in elements {
                switch element {
                case .move(let to): path.move(to: to)
                case .line(let to): path.addLine(to: to)
                case .curve(let to, let control1, let control2):
                    path.addCurve(to: to, control1: control1, control2: control2)
                case .close: path.closeSubpath()
                }
            }
        }
    }
}

extension StrokeStyle {
    /// A pen with a round tip, which is how icons, ships and towers are drawn.
    static func round(_ width: CGFloat, dash: [CGFloat] = []) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash)
    }
}

extension CGSize {
    /// The middle of a drawing of this size.
    var center: CGPoint { CGPoint(x: width / 2, y: height / 2) }

    /// Room for a line of any length.
    static var unbounded: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }

    /// The shorter side.
    var side: CGFloat { min(width, height) }
}

extension CGRect {
    /// The middle.
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension GraphicsContext {
    /// The same drawing in units of `scale` points, with its origin at `origin`.
    func inUnits(at origin: CGPoint, scale: CGFloat) -> GraphicsContext {
        var units = self
        units.translateBy(x: origin.x, y: origin.y)
        units.scaleBy(x: scale, y: scale)
        return units
    }

    /// Fills an outline.
    func fill(_ outline: PathData, _ color: Color) {
        fill(outline.path, with: .color(color))
    }

    /// Draws along an outline.
    func stroke(_ outline: PathData, _ color: Color, _ pen: StrokeStyle) {
        stroke(outline.path, with: .color(color), style: pen)
    }

    /// Fills a circle.
    func fillCircle(_ center: CGPoint, _ radius: CGFloat, _ color: Color) {
        fill(circle(center, radius), with: .color(color))
    }

    /// Draws a ring.
    func strokeCircle(_ center: CGPoint, _ radius: CGFloat, _ color: Color, lineWidth: CGFloat) {
        stroke(circle(center, radius), with: .color(color), lineWidth: lineWidth)
    }

    private func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// `text` in the font of `role`, `size` points large. The letters belong to the drawing and grow with it, not with
    /// the reader's text.
    func lettering(_ text: String, _ role: TypeRole, size: CGFloat, color: Color) -> ResolvedText {
        resolve(Text(verbatim: text).font(role.face(fixedSize: size)).foregroundStyle(color))
    }

    /// Draws `lettering` around `center`. With `room` a longer line is made smaller. Gives the size it takes.
    @discardableResult
    func draw(
        _ text: String,
        _ role: TypeRole,
        size: CGFloat,
        color: Color,
        around center: CGPoint,
        room: CGFloat = .infinity
    ) -> CGSize {
        let natural = lettering(text, role, size: size, color: color)
        let width = natural.measure(in: .unbounded).width
        let fitting = width <= room ? natural : lettering(text, role, size: size * room / width, color: color)
        draw(fitting, at: center)
        return fitting.measure(in: .unbounded)
    }
}
