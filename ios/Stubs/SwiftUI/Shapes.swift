// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/shape
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    // swiftui/shape/path(in:)
    nonisolated func path(in rect: CGRect) -> Path
    // swiftui/shape/sizethatfits(_:)
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { absent() }
    public var body: _ShapeView<Self, Color> { absent() }
}
/// An actor that nothing can run on. A type that inherits from a protocol of it and from one of the main actor is
/// isolated to neither.
@globalActor public actor _ImpossibleActor {
    public static let shared = _ImpossibleActor()
}
@_marker @_ImpossibleActor public protocol _RemoveGlobalActorIsolation {}

// swiftui/insettableshape
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    // swiftui/insettableshape/inset(by:)
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

@MainActor @preconcurrency public struct _ShapeView<Content, Style>: View, _PrimitiveView
where Content: Shape, Style: ShapeStyle {
    public typealias Body = Never
}

// swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](),
        dashPhase: CGFloat = 0
    ) { absent() }
}
// swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension Shape {
    // swiftui/shape/fill(_:style:)
    nonisolated public func fill<S>(
        _ content: S = Color.black,
        style: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle { Absent() }
    // swiftui/shape/stroke(_:linewidth:antialiased:)
    nonisolated public func stroke<S>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View where S: ShapeStyle { Absent() }
}
extension InsettableShape {
    // swiftui/insettableshape/strokeborder(_:style:antialiased:)
    nonisolated public func strokeBorder<S>(
        _ content: S = .black,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View where S: ShapeStyle { Absent() }
    // swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
    nonisolated public func strokeBorder<S>(
        _ content: S = .black,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View where S: ShapeStyle { Absent() }
}

// swiftui/rectangle
public struct Rectangle: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { absent() }
}
extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
// swiftui/circle
public struct Circle: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { absent() }
}
extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Circle() }
}
// swiftui/capsule
public struct Capsule: Shape {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { absent() }
}
extension Capsule: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Capsule() }
}
// swiftui/roundedrectangle
public struct RoundedRectangle: Shape {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { absent() }
}
extension RoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
// swiftui/unevenroundedrectangle
public struct UnevenRoundedRectangle: Shape {
    nonisolated public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {}
    nonisolated public func path(in rect: CGRect) -> Path { absent() }
}
extension UnevenRoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
// swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}
