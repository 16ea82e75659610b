// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation
import Observation

// swiftui/dynamicproperty
public protocol DynamicProperty {
    mutating func update()
}
extension DynamicProperty {
    public mutating func update() {}
}

// swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue value: Value) {}
    public init(initialValue value: Value) {}
    public var wrappedValue: Value {
        get { absent() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { absent() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
    public init() {}
}

// swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    // swiftui/binding/init(get:set:)-7ufcp
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public var wrappedValue: Value {
        get { absent() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { absent() }
    public init(projectedValue: Binding<Value>) {}
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { absent() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

// swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    // swiftui/environment/init(_:)-8slkf
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { absent() }
}
extension Environment: Sendable where Value: Sendable {}

// swiftui/namespace
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    // swiftui/namespace/id
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: Namespace.ID { absent() }
}

// swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

// swiftui/environmentvalues
public struct EnvironmentValues {
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { absent() }
        set {}
    }
}

// swiftui/preferencekey
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    // swiftui/view/environment(_:_:)
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Absent()
    }
    // swiftui/view/preference(key:value:)
    nonisolated public func preference<K>(
        key: K.Type = K.self,
        value: K.Value
    ) -> some View where K: PreferenceKey { Absent() }
    // swiftui/view/onpreferencechange(_:perform:)
    @preconcurrency nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self,
        perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable { Absent() }
}

// swiftui/focusstate
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    // swiftui/focusstate/binding
    @propertyWrapper public struct Binding {
        let absence: Void
        public var wrappedValue: Value {
            get { absent() }
            nonmutating set {}
        }
        public var projectedValue: FocusState<Value>.Binding { absent() }
    }
    public init() where Value == Bool {}
    public init<T>() where Value == T?, T: Hashable {}
    public var wrappedValue: Value {
        get { absent() }
        nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { absent() }
}

// swiftui/accessibilityfocusstate
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    // swiftui/accessibilityfocusstate/binding
    @propertyWrapper public struct Binding {
        let absence: Void
        public var wrappedValue: Value {
            get { absent() }
            nonmutating set {}
        }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { absent() }
    }
    public init() where Value == Bool {}
    public init<T>() where Value == T?, T: Hashable {}
    public var wrappedValue: Value {
        get { absent() }
        nonmutating set {}
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { absent() }
}

extension View {
    // swiftui/view/focused(_:equals:)
    nonisolated public func focused<Value>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View where Value: Hashable { Absent() }
    // swiftui/view/focused(_:)
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Absent() }
    // swiftui/view/accessibilityfocused(_:equals:)
    nonisolated public func accessibilityFocused<Value>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View where Value: Hashable { Absent() }
    // swiftui/view/accessibilityfocused(_:)
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        Absent()
    }
}

// swiftui/scaledmetric
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    // swiftui/scaledmetric/init(wrappedvalue:relativeto:)
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
    public var wrappedValue: Value { absent() }
}

// swiftui/scenestorage
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    let absence: Void
    // swiftui/scenestorage/wrappedvalue
    public var wrappedValue: Value {
        get { absent() }
        nonmutating set {}
    }
}
extension SceneStorage {
    // swiftui/scenestorage/init(wrappedvalue:_:), that for a string
    public init(wrappedValue: Value, _ key: String) where Value == String { absence = () }
}
