import Foundation

/// The rhumb net of a sea chart: lines from one point in the direction of each point of the compass.
public enum RhumbNet {
    /// The width of the lines, in points.
    public static let strokeWidth: CGFloat = 0.7

    /// How strongly the net is drawn behind a page.
    public static let pageAlpha = 0.175

    /// The lines that leave `center` and run `radius` far. One outline, so that they do not add up to a blot where they
    /// meet.
    public static func lines(from center: CGPoint, radius: CGFloat) -> PathData {
        PathData(elements: (0..<points).flatMap { point -> [PathData.Element] in
            let end = bearing(CGFloat(point) * 360 / CGFloat(points), radius: radius, center: center)
            return [.move(center), .line(end)]
        })
    }

    /// The net behind a page of `size`, from the point at the fractions `origin` of it, which may lie off the screen.
    public static func behind(_ size: CGSize, origin: CGPoint) -> PathData {
        let center = CGPoint(x: size.width * origin.x, y: size.height * origin.y)
        return lines(from: center, radius: 2 * (size.width + size.height))
    }

    private static let points = 32
}
