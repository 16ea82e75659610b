/// The shape that tells a seat apart without colour.
public enum SeatMark: CaseIterable, Hashable, Sendable {
    /// A shape that differs from the others in its outline alone.
    case circle, diamond, triangle, square, hexagon
}

/// How a seat is drawn: the same in both themes. Which seat has which look is for each game to say.
public struct SeatLook: Hashable, Sendable {
    /// The colour of ring, mark and pieces.
    public let color: ColorValue
    /// The mark on the disc.
    public let mark: SeatMark

    private init(_ hex: UInt32, _ mark: SeatMark) {
        color = ColorValue(hex)
        self.mark = mark
    }

    /// Dark blue, a circle.
    public static let navy = SeatLook(0x1D3B78, .circle)
    /// Green, a diamond.
    public static let seafoam = SeatLook(0x0E7256, .diamond)
    /// Red, a triangle.
    public static let coral = SeatLook(0xB83E2C, .triangle)
    /// Black, a square.
    public static let obsidian = SeatLook(0x24272C, .square)
    /// Blue, a circle.
    public static let blue = SeatLook(0x1F5AA6, .circle)
    /// Pink, a diamond.
    public static let pink = SeatLook(0xA62D70, .diamond)
    /// Orange, a triangle.
    public static let orange = SeatLook(0xA84A10, .triangle)
    /// Green, a square.
    public static let green = SeatLook(0x2C6E35, .square)
    /// Purple, a diamond.
    public static let plum = SeatLook(0x7B2D6B, .diamond)
}
