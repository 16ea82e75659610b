// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation
@_exported import Observation

/// What no declaration here ever gives: a value.
func absent() -> Never { fatalError("Declared only for the compiler") }

/// The value of constants, which nothing ever reads.
func absentValue<T>() -> T { absent() }

/// The view behind every `some View` of this module.
struct Absent: View, _PrimitiveView {
}

// swiftui/view
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view without a body, which SwiftUI draws itself.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { absent() }
}

extension Never: View {
    public var body: Never { absent() }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public typealias Body = Never
}

// swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    // swiftui/viewbuilder/buildexpression(_:)
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { absent() }
    // swiftui/viewbuilder/buildblock()
    public static func buildBlock() -> EmptyView { absent() }
    // swiftui/viewbuilder/buildblock(_:)
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { absent() }
    @_disfavoredOverload public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View { absent() }
    // swiftui/viewbuilder/buildif(_:)
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { absent() }
    // swiftui/viewbuilder/buildeither(first:)
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View { absent() }
    // swiftui/viewbuilder/buildeither(second:)
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View { absent() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

// swiftui/tupleview
@MainActor @preconcurrency public struct TupleView<T>: View, _PrimitiveView {
    public typealias Body = Never
}

// swiftui/emptyview
@MainActor @preconcurrency public struct EmptyView: View, _PrimitiveView {
    nonisolated public init() {}
    public typealias Body = Never
}

// swiftui/group
public struct Group<Content> {}
extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
extension ForEach: View, _PrimitiveView where Content: View {
    public typealias Body = Never
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    // swiftui/foreach/init(_:content:)
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View {
    // swiftui/foreach/init(_:id:content:)
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

// swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier>: View, _PrimitiveView
where Modifier: ViewModifier {
    public typealias Body = Never
}

// swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension View {
    // swiftui/view/modifier(_:)
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { absent() }
    // swiftui/view/id(_:)
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { Absent() }
}
