import Foundation

/// The outline of a drawing in units of its own, which a view turns into a path of its system.
public struct PathData: Equatable, Sendable {
    /// One stroke of the pen.
    public enum Element: Equatable, Sendable {
        /// The pen goes there without drawing.
        case move(CGPoint)
        /// A straight line from where the pen is.
        case line(CGPoint)
        /// A cubic curve from where the pen is.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to where the outline began.
        case close
    }

    /// The strokes, in their order.
    public let elements: [Element]

    /// The outline made of `elements`.
    public init(elements: [Element]) {
        self.elements = elements
    }

    /// The outline that `source` writes in the path notation of SVG, with absolute places only.
    public init(_ source: String) {
        var reader = PathReader(source)
        reader.read()
        elements = reader.elements
    }

    /// A closed polygon through `points`.
    public static func polygon(_ points: [CGPoint]) -> PathData {
        guard let first = points.first else { return PathData(elements: []) }
        return PathData(elements: [.move(first)] + points.dropFirst().map(Element.line) + [.close])
    }

    /// The outline with every place moved by what `place` says.
    public func map(_ place: (CGPoint) -> CGPoint) -> PathData {
        PathData(elements: elements.map { element in
            switch element {
            case .move(let to): .move(place(to))
            case .line(let to): .line(place(to))
            case .curve(let to, let control1, let control2):
                .curve(to: place(to), control1: place(control1), control2: place(control2))
            case .close: .close
            }
        })
    }

    /// The outline drawn with its origin at `origin` and `scale` points to the unit.
    public func drawn(at origin: CGPoint, scale: CGFloat) -> PathData {
        map { CGPoint(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) }
    }
}

/// The point `radius` away from `center` at a compass bearing: 0 degrees is up, 90 is right.
public func bearing(_ degrees: CGFloat, radius: CGFloat, center: CGPoint = .zero) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
}
