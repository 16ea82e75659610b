// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/text
public struct Text: Equatable, Sendable {
    // swiftui/text/init(verbatim:)
    public init(verbatim content: String) {}
    public static func == (a: Text, b: Text) -> Bool { absent() }
}
extension Text: View, _PrimitiveView {
    public typealias Body = Never
}

extension Text {
    // swiftui/text/font(_:)
    public func font(_ font: Font?) -> Text { absent() }
    // swiftui/text/foregroundstyle(_:)
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { absent() }
    // swiftui/text/underline(_:color:)
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { absent() }
    // swiftui/text/tracking(_:)
    public func tracking(_ tracking: CGFloat) -> Text { absent() }
    // swiftui/text/+(_:_:)
    public static func + (lhs: Text, rhs: Text) -> Text { absent() }
}

// swiftui/textalignment
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

extension View {
    // swiftui/view/font(_:)
    nonisolated public func font(_ font: Font?) -> some View { Absent() }
    // swiftui/view/multilinetextalignment(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Absent() }
    // swiftui/view/linelimit(_:)-513mb
    nonisolated public func lineLimit(_ number: Int?) -> some View { Absent() }
    // swiftui/view/minimumscalefactor(_:)
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { Absent() }
    // swiftui/view/textselection(_:)
    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { Absent() }
}

// swiftui/textselectability
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
// swiftui/enabledtextselectability
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection: Bool = true
}
extension TextSelectability where Self == EnabledTextSelectability {
    // swiftui/textselectability/enabled
    public static var enabled: EnabledTextSelectability { absent() }
}
