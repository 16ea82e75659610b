// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {}
    // swiftui/localizedstringkey/stringinterpolation
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ string: String) {}
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {}
        public mutating func appendInterpolation(_ text: Text) {}
        public mutating func appendInterpolation(_ attributedString: AttributedString) {}
    }
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

// swiftui/text
public struct Text: Equatable, Sendable {
    // swiftui/text/init(verbatim:)
    public init(verbatim content: String) {}
    // swiftui/text/init(_:)-9d1g4
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {}
    // swiftui/text/init(_:tablename:bundle:comment:)
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {}
    // swiftui/text/init(_:)-7jm8s
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {}
    public static func == (a: Text, b: Text) -> Bool { absent() }
}
extension Text: View, _PrimitiveView {
    public typealias Body = Never
}

extension Text {
    // swiftui/text/font(_:)
    public func font(_ font: Font?) -> Text { absent() }
    // swiftui/text/foregroundcolor(_:)
    @available(*, deprecated, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> Text { absent() }
    // swiftui/text/foregroundstyle(_:)
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { absent() }
    // swiftui/text/fontweight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> Text { absent() }
    // swiftui/text/bold()
    public func bold() -> Text { absent() }
    // swiftui/text/bold(_:)
    public func bold(_ isActive: Bool) -> Text { absent() }
    // swiftui/text/italic()
    public func italic() -> Text { absent() }
    // swiftui/text/italic(_:)
    public func italic(_ isActive: Bool) -> Text { absent() }
    // swiftui/text/monospaceddigit()
    public func monospacedDigit() -> Text { absent() }
    // swiftui/text/strikethrough(_:pattern:color:)
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { absent() }
    // swiftui/text/underline(_:color:)
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { absent() }
    // swiftui/text/kerning(_:)
    public func kerning(_ kerning: CGFloat) -> Text { absent() }
    // swiftui/text/tracking(_:)
    public func tracking(_ tracking: CGFloat) -> Text { absent() }
    // swiftui/text/baselineoffset(_:)
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { absent() }
    // swiftui/text/+(_:_:)
    public static func + (lhs: Text, rhs: Text) -> Text { absent() }
    // swiftui/text/linestyle
    public struct LineStyle: Hashable, Sendable {
        // swiftui/text/linestyle/pattern-swift.struct
        public struct Pattern: Sendable {
            public static let solid = Pattern()
            public static let dot = Pattern()
            public static let dash = Pattern()
        }
    }
    // swiftui/text/case
    public enum Case: Sendable {
        case uppercase
        case lowercase
    }
    // swiftui/text/truncationmode
    public enum TruncationMode: Sendable {
        case head
        case tail
        case middle
    }
}

extension Text {
    // swiftui/text/accessibilitylabel(_:)-9h2t3
    public func accessibilityLabel(_ label: Text) -> Text { absent() }
    @_disfavoredOverload public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { absent() }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { absent() }
    // swiftui/text/accessibilityheading(_:)
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { absent() }
    // swiftui/text/speechalwaysincludespunctuation(_:)
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { absent() }
    // swiftui/text/speechspellsoutcharacters(_:)
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { absent() }
}

// swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

extension View {
    // swiftui/view/font(_:)
    nonisolated public func font(_ font: Font?) -> some View { Absent() }
    // swiftui/view/fontweight(_:)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { Absent() }
    // swiftui/view/bold(_:)
    nonisolated public func bold(_ isActive: Bool = true) -> some View { Absent() }
    // swiftui/view/italic(_:)
    nonisolated public func italic(_ isActive: Bool = true) -> some View { Absent() }
    // swiftui/view/monospaceddigit()
    nonisolated public func monospacedDigit() -> some View { Absent() }
    // swiftui/view/kerning(_:)
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { Absent() }
    // swiftui/view/tracking(_:)
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { Absent() }
    // swiftui/view/strikethrough(_:pattern:color:)
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View { Absent() }
    // swiftui/view/multilinetextalignment(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Absent() }
    // swiftui/view/linelimit(_:)-513mb
    nonisolated public func lineLimit(_ number: Int?) -> some View { Absent() }
    // swiftui/view/linelimit(_:)-4hzfa
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { Absent() }
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { Absent() }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { Absent() }
    // swiftui/view/linelimit(_:reservesspace:)
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { Absent() }
    // swiftui/view/linespacing(_:)
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { Absent() }
    // swiftui/view/minimumscalefactor(_:)
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { Absent() }
    // swiftui/view/truncationmode(_:)
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { Absent() }
    // swiftui/view/allowstightening(_:)
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { Absent() }
    // swiftui/view/textcase(_:)
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { Absent() }
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
// swiftui/disabledtextselectability
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection: Bool = false
}
extension TextSelectability where Self == EnabledTextSelectability {
    // swiftui/textselectability/enabled
    public static var enabled: EnabledTextSelectability { absent() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    // swiftui/textselectability/disabled
    public static var disabled: DisabledTextSelectability { absent() }
}
