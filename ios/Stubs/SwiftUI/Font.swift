// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/font
public struct Font: Hashable, Sendable {
    // swiftui/font/custom(_:size:)
    public static func custom(_ name: String, size: CGFloat) -> Font { absent() }
    // swiftui/font/custom(_:size:relativeto:)
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { absent() }
    // swiftui/font/custom(_:fixedsize:)
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { absent() }
    // swiftui/font/system(size:weight:design:)
    public static func system(
        size: CGFloat,
        weight: Font.Weight? = nil,
        design: Font.Design? = nil
    ) -> Font { absent() }
    // swiftui/font/system(_:design:weight:)
    public static func system(
        _ style: Font.TextStyle,
        design: Font.Design? = nil,
        weight: Font.Weight? = nil
    ) -> Font { absent() }
    // swiftui/font/weight(_:)
    public func weight(_ weight: Font.Weight) -> Font { absent() }
    // swiftui/font/italic()
    public func italic() -> Font { absent() }
    // swiftui/font/bold()
    public func bold() -> Font { absent() }
    // swiftui/font/monospaceddigit()
    public func monospacedDigit() -> Font { absent() }
    // swiftui/font/leading(_:)
    public func leading(_ leading: Font.Leading) -> Font { absent() }
    // swiftui/font/body
    public static let body: Font = absentValue()

    // swiftui/font/weight
    public struct Weight: Hashable, Sendable {
        public static let regular: Font.Weight = absentValue()
        public static let medium: Font.Weight = absentValue()
        public static let semibold: Font.Weight = absentValue()
        public static let bold: Font.Weight = absentValue()
    }
    // swiftui/font/leading
    public enum Leading: Sendable {
        case standard
        case tight
        case loose
    }
    // swiftui/font/design
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }
    // swiftui/font/textstyle
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
}

// swiftui/dynamictypesize
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
    // swiftui/dynamictypesize/isaccessibilitysize
    public var isAccessibilitySize: Bool { absent() }
}
extension View {
    // swiftui/view/dynamictypesize(_:)-1m2tf
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { Absent() }
    // swiftui/view/dynamictypesize(_:)-26aj0
    nonisolated public func dynamicTypeSize<T>(
        _ range: T
    ) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize { Absent() }
}
