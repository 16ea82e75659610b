// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

extension View {
    // swiftui/view/padding(_:_:)
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Absent() }
    // swiftui/view/padding(_:)-6pgqq
    nonisolated public func padding(_ length: CGFloat) -> some View { Absent() }
    // swiftui/view/frame(width:height:alignment:)
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { Absent() }
    // swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { Absent() }
    // swiftui/view/fixedsize(horizontal:vertical:)
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Absent() }
    // swiftui/view/layoutpriority(_:)
    nonisolated public func layoutPriority(_ value: Double) -> some View { Absent() }
    // swiftui/view/position(_:)
    nonisolated public func position(_ position: CGPoint) -> some View { Absent() }
    // swiftui/view/offset(x:y:)
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Absent() }
    // swiftui/view/offset(_:)
    nonisolated public func offset(_ offset: CGSize) -> some View { Absent() }
    // swiftui/view/aspectratio(_:contentmode:)-771ow
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        Absent()
    }
    // swiftui/view/zindex(_:)
    nonisolated public func zIndex(_ value: Double) -> some View { Absent() }
    // swiftui/view/background(alignment:content:)
    nonisolated public func background<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { Absent() }
    // swiftui/view/background(_:ignoressafeareaedges:)
    nonisolated public func background<S>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle { Absent() }
    // swiftui/view/background(_:in:fillstyle:)-89n7j
    nonisolated public func background<S, T>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape { Absent() }
    // swiftui/view/overlay(alignment:content:)
    nonisolated public func overlay<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { Absent() }
    // swiftui/view/clipshape(_:style:)
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        Absent()
    }
    // swiftui/view/contentshape(_:eofill:)
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { Absent() }
    // swiftui/view/contentshape(_:_:eofill:)
    nonisolated public func contentShape<S>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View where S: Shape { Absent() }
    // swiftui/view/opacity(_:)
    nonisolated public func opacity(_ opacity: Double) -> some View { Absent() }
    // swiftui/view/shadow(color:radius:x:y:)
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { Absent() }
    // swiftui/view/rotationeffect(_:anchor:)
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { Absent() }
    // swiftui/view/disabled(_:)
    nonisolated public func disabled(_ disabled: Bool) -> some View { Absent() }
    // swiftui/view/allowshittesting(_:)
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { Absent() }
    // swiftui/view/ignoressafearea(_:edges:)
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        Absent()
    }
}
// swiftui/contentmode
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
// swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { absent() }
    public static let all: SafeAreaRegions = absentValue()
    public static let keyboard: SafeAreaRegions = absentValue()
}
// swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { absent() }
    public static let interaction: ContentShapeKinds = absentValue()
    public static let hoverEffect: ContentShapeKinds = absentValue()
}
