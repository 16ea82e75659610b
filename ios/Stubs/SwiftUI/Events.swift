// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Gesture {
    public typealias Value = Never
}
public protocol _PrimitiveGesture: Gesture where Body == Never {}
extension _PrimitiveGesture {
    public var body: Never { absent() }
}
// swiftui/_endedgesture, swiftui/_changedgesture
@MainActor @preconcurrency public struct _EndedGesture<Content>: Gesture, _PrimitiveGesture where Content: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}
@MainActor @preconcurrency public struct _ChangedGesture<Content>: Gesture, _PrimitiveGesture
where Content: Gesture, Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
}
extension Gesture {
    // swiftui/gesture/onended(_:)
    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> { absent() }
}
extension Gesture where Value: Equatable {
    // swiftui/gesture/onchanged(_:)
    @MainActor @preconcurrency public func onChanged(
        _ action: @escaping (Self.Value) -> Void
    ) -> _ChangedGesture<Self> { absent() }
}
// swiftui/transaction
public struct Transaction {}
// swiftui/gesturestate
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    // swiftui/gesturestate/init(wrappedvalue:)
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { absent() }
    public var projectedValue: GestureState<Value> { absent() }
}
// swiftui/gesturestategesture
public struct GestureStateGesture<Base, State>: Gesture, _PrimitiveGesture where Base: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
}
extension Gesture {
    // swiftui/gesture/updating(_:body:)
    @MainActor @preconcurrency public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { absent() }
}
// swiftui/draggesture
@MainActor @preconcurrency public struct DragGesture: Gesture, _PrimitiveGesture {
    // swiftui/draggesture/value
    public struct Value: Equatable, Sendable {
        // swiftui/draggesture/value/time
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { absent() }
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
    public typealias Body = Never
}
// swiftui/gesturemask
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { absent() }
    public static let all: GestureMask = absentValue()
}
extension View {
    // swiftui/view/gesture(_:including:)
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        Absent()
    }
    // swiftui/view/highprioritygesture(_:including:)
    nonisolated public func highPriorityGesture<T>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View where T: Gesture { Absent() }
    // swiftui/view/simultaneousgesture(_:including:)
    nonisolated public func simultaneousGesture<T>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View where T: Gesture { Absent() }
    // swiftui/view/ontapgesture(count:perform:)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { Absent() }
    // swiftui/view/onappear(perform:)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { Absent() }
    // swiftui/view/ondisappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Absent() }
    // swiftui/view/onchange(of:initial:_:)-8wgw9
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable { Absent() }
    // swiftui/view/onchange(of:initial:_:)-4psgg
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View where V: Equatable { Absent() }
    // swiftui/view/task(priority:_:)
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { Absent() }
    // swiftui/view/task(id:priority:_:)
    nonisolated public func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { Absent() }
    // swiftui/view/onopenurl(perform:)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Absent() }
    // swiftui/view/focusable(_:)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { Absent() }
    // swiftui/view/focuseffectdisabled(_:)
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { Absent() }
    // swiftui/view/onkeypress(keys:phases:action:)
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { Absent() }
    // swiftui/view/keyboardshortcut(_:modifiers:)
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View { Absent() }
    // swiftui/view/hovereffect(_:)
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { Absent() }
}
// swiftui/hovereffect
public struct HoverEffect {
    public static var automatic: HoverEffect { absent() }
    public static var highlight: HoverEffect { absent() }
}
// swiftui/keyequivalent
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { absent() }
    public init(extendedGraphemeClusterLiteral: Character) { absent() }
    public static let upArrow: KeyEquivalent = absentValue()
    public static let downArrow: KeyEquivalent = absentValue()
    public static let leftArrow: KeyEquivalent = absentValue()
    public static let rightArrow: KeyEquivalent = absentValue()
    public static let escape: KeyEquivalent = absentValue()
    public static let space: KeyEquivalent = absentValue()
    public static let `return`: KeyEquivalent = absentValue()
}
// swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { absent() }
    public static let command: EventModifiers = absentValue()
}
// swiftui/keypress
public struct KeyPress: Sendable {
    // swiftui/keypress/phases
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { absent() }
        public static let down: KeyPress.Phases = absentValue()
        public static let `repeat`: KeyPress.Phases = absentValue()
    }
    // swiftui/keypress/result
    public enum Result: Sendable {
        case handled
        case ignored
    }
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
}
