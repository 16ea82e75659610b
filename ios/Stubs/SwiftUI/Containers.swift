// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/scrollview
@MainActor @preconcurrency public struct ScrollView<Content>: View, _PrimitiveView where Content: View {
    // swiftui/scrollview/init(_:showsindicators:content:)
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
}
extension ScrollView {
    // swiftui/scrollview/init(_:content:)
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
// swiftui/scrollviewreader
@MainActor @preconcurrency public struct ScrollViewReader<Content>: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
    public typealias Body = Never
}
// swiftui/scrollviewproxy
public struct ScrollViewProxy {
    // swiftui/scrollviewproxy/scrollto(_:anchor:)
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}
// swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Equatable {
    public static var automatic: ScrollIndicatorVisibility { absent() }
    public static var visible: ScrollIndicatorVisibility { absent() }
    public static var hidden: ScrollIndicatorVisibility { absent() }
    public static var never: ScrollIndicatorVisibility { absent() }
}
// swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { absent() }
    public static var always: ScrollBounceBehavior { absent() }
    public static var basedOnSize: ScrollBounceBehavior { absent() }
}
// swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { absent() }
    public static var interactively: ScrollDismissesKeyboardMode { absent() }
}
extension View {
    // swiftui/view/scrollindicators(_:axes:)
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { Absent() }
    // swiftui/view/scrollbouncebehavior(_:axes:)
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View { Absent() }
    // swiftui/view/scrollclipdisabled(_:)
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { Absent() }
    // swiftui/view/scrolldisabled(_:)
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { Absent() }
    // swiftui/view/scrolldismisseskeyboard(_:)
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { Absent() }
}

// swiftui/navigationpath
public struct NavigationPath: Equatable {
    public init() {}
    public var count: Int { absent() }
    public var isEmpty: Bool { absent() }
    public mutating func append<V>(_ value: V) where V: Hashable {}
    public mutating func removeLast(_ k: Int = 1) {}
}
// swiftui/navigationstack
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View, _PrimitiveView where Root: View {
    // swiftui/navigationstack/init(root:)
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    // swiftui/navigationstack/init(path:root:)-63x0h
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {}
    // swiftui/navigationstack/init(path:root:)-3bt4q
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
          Data.Element: Hashable {}
    public typealias Body = Never
}
extension View {
    // swiftui/view/navigationdestination(for:destination:)
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { Absent() }
    // swiftui/view/navigationbarbackbuttonhidden(_:)
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { Absent() }
    // swiftui/view/toolbar(_:for:)
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { Absent() }
    // swiftui/view/navigationtitle(_:)-43srq
    nonisolated public func navigationTitle(_ title: Text) -> some View { Absent() }
}
// swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}
// swiftui/toolbarplacement
public struct ToolbarPlacement {
    public static var navigationBar: ToolbarPlacement { absent() }
    public static var bottomBar: ToolbarPlacement { absent() }
}
