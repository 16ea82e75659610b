// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/shapestyle
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    // swiftui/shapestyle/resolve(in:)
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}
extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { absent() }
}
extension Never: ShapeStyle {}

// swiftui/color
public struct Color: Hashable, CustomStringConvertible, Sendable {
    // swiftui/color/rgbcolorspace
    public enum RGBColorSpace: Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }
    // swiftui/color/init(_:red:green:blue:opacity:)
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {}
    // swiftui/color/init(_:white:opacity:)
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    // swiftui/color/opacity(_:)
    public func opacity(_ opacity: Double) -> Color { absent() }
    public var description: String { absent() }
    // swiftui/color/clear
    public static let clear: Color = absentValue()
    // swiftui/color/black
    public static let black: Color = absentValue()
    // swiftui/color/white
    public static let white: Color = absentValue()
}
extension Color: ShapeStyle {}
extension Color: View, _PrimitiveView {
    public typealias Body = Never
}
extension ShapeStyle where Self == Color {
    public static var black: Color { absent() }
    public static var white: Color { absent() }
    public static var clear: Color { absent() }
}

// swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}
extension View {
    // swiftui/view/preferredcolorscheme(_:)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { Absent() }
    // swiftui/view/foregroundstyle(_:)
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { Absent() }
    nonisolated public func tint(_ tint: Color?) -> some View { Absent() }
}
