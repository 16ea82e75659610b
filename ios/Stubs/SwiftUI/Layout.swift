// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading: HorizontalAlignment = absentValue()
    public static let center: HorizontalAlignment = absentValue()
}
// swiftui/verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
    public static let top: VerticalAlignment = absentValue()
    public static let center: VerticalAlignment = absentValue()
    public static let bottom: VerticalAlignment = absentValue()
    public static let firstTextBaseline: VerticalAlignment = absentValue()
}
// swiftui/alignment
public struct Alignment: Equatable, Sendable {
    public static let center: Alignment = absentValue()
    public static let leading: Alignment = absentValue()
    public static let trailing: Alignment = absentValue()
    public static let top: Alignment = absentValue()
    public static let bottom: Alignment = absentValue()
    public static let topLeading: Alignment = absentValue()
    public static let topTrailing: Alignment = absentValue()
}
// swiftui/edge
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing
    // swiftui/edge/set
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { absent() }
        public static let top: Edge.Set = absentValue()
        public static let leading: Edge.Set = absentValue()
        public static let bottom: Edge.Set = absentValue()
        public static let trailing: Edge.Set = absentValue()
        public static let all: Edge.Set = absentValue()
        public static let horizontal: Edge.Set = absentValue()
        public static let vertical: Edge.Set = absentValue()
    }
}
// swiftui/edgeinsets
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
}
// swiftui/axis
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical
    // swiftui/axis/set
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { absent() }
        public static let horizontal: Axis.Set = absentValue()
        public static let vertical: Axis.Set = absentValue()
    }
}

// swiftui/hstack
public struct HStack<Content> where Content: View {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
extension HStack: View, _PrimitiveView { public typealias Body = Never }
// swiftui/vstack
public struct VStack<Content> where Content: View {
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
extension VStack: View, _PrimitiveView { public typealias Body = Never }
// swiftui/zstack
public struct ZStack<Content> where Content: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
extension ZStack: View, _PrimitiveView { public typealias Body = Never }
// swiftui/lazyvstack
public struct LazyVStack<Content> where Content: View {
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}
extension LazyVStack: View, _PrimitiveView { public typealias Body = Never }
// swiftui/lazyvgrid
public struct LazyVGrid<Content> where Content: View {
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}
extension LazyVGrid: View, _PrimitiveView { public typealias Body = Never }
// swiftui/griditem
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
// swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { absent() }
}
// swiftui/spacer
public struct Spacer {
    public init(minLength: CGFloat? = nil) {}
}
extension Spacer: View, _PrimitiveView { public typealias Body = Never }

// swiftui/geometryreader
public struct GeometryReader<Content>: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
    public typealias Body = Never
}
// swiftui/geometryproxy
public struct GeometryProxy {
    public var size: CGSize { absent() }
    public var safeAreaInsets: EdgeInsets { absent() }
    // swiftui/geometryproxy/frame(in:)
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { absent() }
}
// swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
// swiftui/coordinatespace
public enum CoordinateSpace {
    case global
    case local
    case named(AnyHashable)
}
// swiftui/namedcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public var coordinateSpace: CoordinateSpace { absent() }
}
// swiftui/localcoordinatespace
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { absent() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { absent() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { absent() }
}
extension View {
    // swiftui/view/coordinatespace(_:)
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { Absent() }
    // swiftui/view/ongeometrychange(for:of:action:)
    @preconcurrency nonisolated public func onGeometryChange<T>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable, T: Sendable { Absent() }
}
