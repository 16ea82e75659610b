import Foundation

/// A colour as the look gives it, which a view turns into one of its system.
public struct ColorValue: Hashable, Sendable {
    /// How much red is in it, from 0 to 1.
    public let red: Double
    /// How much green is in it, from 0 to 1.
    public let green: Double
    /// How much blue is in it, from 0 to 1.
    public let blue: Double

    /// How much of what lies behind it is covered, from 0 to 1.
    public let alpha: Double

    /// The colour that is written as `hex`: two figures each for red, green and blue.
    public init(_ hex: UInt32, alpha: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    private init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// White.
    public static let white = ColorValue(0xFFFFFF)

    /// The same colour, covering `alpha` of what lies behind it.
    public func opacity(_ alpha: Double) -> ColorValue {
        ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// What is seen of the colour over an opaque `ground`.
    public func over(_ ground: ColorValue) -> ColorValue {
        func mixed(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
        return ColorValue(
            red: mixed(red, ground.red),
            green: mixed(green, ground.green),
            blue: mixed(blue, ground.blue),
            alpha: 1
        )
    }
}
