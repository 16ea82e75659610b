import Foundation

/// How a wind is drawn: its tile, the arrow and letter on it, and where the arrow points. The same in both themes.
public struct WindLook: Hashable, Sendable {
    /// The colour of the tile.
    public let tile: ColorValue
    /// The colour of arrow and letter.
    public let ink: ColorValue
    /// How far the arrow is turned from the north, clockwise, in degrees.
    public let degrees: CGFloat

    private init(_ tile: UInt32, _ ink: UInt32, degrees: CGFloat) {
        self.tile = ColorValue(tile)
        self.ink = ColorValue(ink)
        self.degrees = degrees
    }

    /// Pale blue, to the north.
    public static let north = WindLook(0xBFDDE6, 0x12394F, degrees: 0)
    /// Green, to the east.
    public static let east = WindLook(0x2A7355, 0xFFFFFF, degrees: 90)
    /// Yellow, to the south.
    public static let south = WindLook(0xEBC466, 0x4A3000, degrees: 180)
    /// Wine red, to the west.
    public static let west = WindLook(0x8A2F57, 0xFFFFFF, degrees: 270)

    /// All of them, clockwise from the north.
    public static let all = [north, east, south, west]

    /// One step along the arrow, in columns and rows.
    public var step: CGPoint {
        let place = bearing(degrees, radius: 1)
        return CGPoint(x: place.x.rounded(), y: place.y.rounded())
    }
}
