// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/accessibilityattachmentmodifier
@MainActor @preconcurrency public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
    public func body(content: Content) -> Never { absent() }
}
// swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits
    public init() {}
    public static let isHeader: AccessibilityTraits = absentValue()
    public static let isSelected: AccessibilityTraits = absentValue()
    public static let isSearchField: AccessibilityTraits = absentValue()
    public static let isStaticText: AccessibilityTraits = absentValue()
    public static let updatesFrequently: AccessibilityTraits = absentValue()
    public static let isModal: AccessibilityTraits = absentValue()
    public static let isTabBar: AccessibilityTraits = absentValue()
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { absent() }
    public mutating func formUnion(_ other: AccessibilityTraits) {}
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { absent() }
    public mutating func formIntersection(_ other: AccessibilityTraits) {}
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { absent() }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
    public func contains(_ member: AccessibilityTraits) -> Bool { absent() }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { absent() }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { absent() }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { absent() }
    public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { absent() }
}
// swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default`: AccessibilityActionKind = absentValue()
    public static let escape: AccessibilityActionKind = absentValue()
    public static let magicTap: AccessibilityActionKind = absentValue()
}
// swiftui/accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment
    case decrement
}
// swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore: AccessibilityChildBehavior = absentValue()
    public static let contain: AccessibilityChildBehavior = absentValue()
    public static let combine: AccessibilityChildBehavior = absentValue()
}
// swiftui/accessibilityheadinglevel
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

extension View {
    // swiftui/view/accessibilitylabel(_:)-5f0zj
    nonisolated public func accessibilityLabel(_ label: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilityvalue(_:)-8etzg
    nonisolated public func accessibilityValue(_ valueDescription: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilityhint(_:)-3i2vu
    nonisolated public func accessibilityHint(_ hint: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilityhidden(_:)
    nonisolated public func accessibilityHidden(_ hidden: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilityaddtraits(_:)
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilitysortpriority(_:)
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilityheading(_:)
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilityaction(_:_:)
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilityaction(named:_:)-72k7c
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        absent()
    }
    // swiftui/view/accessibilityactions(_:)
    nonisolated public func accessibilityActions<Content>(
        @ViewBuilder _ content: () -> Content
    ) -> some View where Content: View { Absent() }
    // swiftui/view/accessibilityadjustableaction(_:)
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { absent() }
    // swiftui/view/accessibilityelement(children:)
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        Absent()
    }
    // swiftui/view/accessibilityrepresentation(representation:)
    nonisolated public func accessibilityRepresentation<V>(
        @ViewBuilder representation: () -> V
    ) -> some View where V: View { Absent() }
    // swiftui/view/accessibilityshowslargecontentviewer(_:)
    nonisolated public func accessibilityShowsLargeContentViewer<V>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View where V: View { Absent() }
}

// swiftui/accessibilityrotorcontent
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
/// Content of a rotor that SwiftUI takes as it is.
@MainActor @preconcurrency public protocol _PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}
extension _PrimitiveRotorContent {
    public var body: Never { absent() }
}
extension Never: AccessibilityRotorContent {}
/// The content behind every `some AccessibilityRotorContent` of this module.
struct AbsentRotorContent {}
extension AbsentRotorContent: _PrimitiveRotorContent {}
// swiftui/accessibilityrotorcontentbuilder
@resultBuilder public struct AccessibilityRotorContentBuilder {
    // swiftui/accessibilityrotorcontentbuilder/buildexpression(_:)
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent {
        absent()
    }
    // swiftui/accessibilityrotorcontentbuilder/buildblock(_:)
    public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent { AbsentRotorContent() }
}
// swiftui/accessibilityrotorentry
public struct AccessibilityRotorEntry<ID> where ID: Hashable {
    // swiftui/accessibilityrotorentry/init(_:id:textrange:prepare:)
    public init(
        _ label: Text,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    // swiftui/accessibilityrotorentry/init(_:id:in:textrange:prepare:)
    public init(
        _ label: Text,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}
extension AccessibilityRotorEntry: _PrimitiveRotorContent {}
extension ForEach: AccessibilityRotorContent, _PrimitiveRotorContent where Content: AccessibilityRotorContent {
    // swiftui/foreach/init(_:id:content:), that for a rotor
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {}
}
extension View {
    // swiftui/view/accessibilityrotor(_:entries:), that for a text
    nonisolated public func accessibilityRotor<Content>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { Absent() }
    // swiftui/view/accessibilityrotorentry(id:in:)
    nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View
    where ID: Hashable { Absent() }
}

// accessibility/accessibilitynotification
public enum AccessibilityNotification {
    // accessibility/accessibilitynotification/announcement
    public struct Announcement: _AccessibilityNotifications {
        // accessibility/accessibilitynotification/announcement/init(_:)-46byj
        public init(_ announcement: NSAttributedString) {}
        public typealias _Info = NSAttributedString
    }
    // accessibility/accessibilitynotification/screenchanged
    public struct ScreenChanged: _AccessibilityNotifications {
        // accessibility/accessibilitynotification/screenchanged/init(_:)
        public init(_ element: Any? = nil) {}
        public typealias _Info = Any?
    }
}
public protocol _AccessibilityNotifications {
    associatedtype _Info
    // accessibility/accessibilitynotification/announcement/post()
    func post()
}
extension _AccessibilityNotifications {
    public func post() {}
}
