import Foundation

/// How parts lie side by side, in as many lines as they need.
public struct FlowPlan: Equatable, Sendable {
    /// The upper left corner of each part.
    public let places: [CGPoint]

    /// What all of them take.
    public let size: CGSize

    /// Parts of these `sizes` in lines of `width`, with `gap` between the parts of a line and `lineGap` between lines.
    /// A part that is wider than a line has one for itself.
    public init(_ sizes: [CGSize], width: CGFloat, gap: CGFloat, lineGap: CGFloat) {
        var places: [CGPoint] = []
        var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for size in sizes {
            if x > 0, x + size.width > width {
                (x, y, height) = (0, y + height + lineGap, 0)
            }
            places.append(CGPoint(x: x, y: y))
            widest = max(widest, x + size.width)
            height = max(height, size.height)
            x += size.width + gap
        }
        self.places = places
        size = CGSize(width: widest, height: y + height)
    }
}
