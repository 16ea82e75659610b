/// The shape that tells a seat apart without colour.
public enum SeatMark: CaseIterable, Hashable, Sendable {
    case circle, diamond, triangle, square, hexagon
}

/// How a seat is drawn: the same in both themes. Which seat has which look is for each game to say.
public struct SeatLook: Hashable, Sendable {
    public let color: ColorValue
    public let mark: SeatMark

    private init(_ hex: UInt32, _ mark: SeatMark) {
        color = ColorValue(hex)
        self.mark = mark
    }

    public static let navy = SeatLook(0x1D3B78, .circle)
    public static let seafoam = SeatLook(0x0E7256, .diamond)
    public static let coral = SeatLook(0xB83E2C, .triangle)
    public static let obsidian = SeatLook(0x24272C, .square)
    public static let blue = SeatLook(0x1F5AA6, .circle)
    public static let pink = SeatLook(0xA62D70, .diamond)
    public static let orange = SeatLook(0xA84A10, .triangle)
    public static let green = SeatLook(0x2C6E35, .square)
    public static let plum = SeatLook(0x7B2D6B, .diamond)
}
