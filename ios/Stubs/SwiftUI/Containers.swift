// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/scrollview
@MainActor @preconcurrency public struct ScrollView<Content>: View, _PrimitiveView where Content: View {
    public typealias Body = Never
}
extension ScrollView {
    // swiftui/scrollview/init(_:content:)
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
// swiftui/viewthatfits
public struct ViewThatFits<Content>: View, _PrimitiveView where Content: View {
    // swiftui/viewthatfits/init(in:content:)
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
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
// swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Sendable {
    public static var basedOnSize: ScrollBounceBehavior { absent() }
}
// swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var interactively: ScrollDismissesKeyboardMode { absent() }
}
extension View {
    // swiftui/view/scrollbouncebehavior(_:axes:)
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View { Absent() }
    // swiftui/view/scrolldisabled(_:)
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { Absent() }
    // swiftui/view/scrolldismisseskeyboard(_:)
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { Absent() }
}
