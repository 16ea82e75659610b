// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/layout
public protocol Layout: Animatable, Sendable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    // swiftui/layout/makecache(subviews:)
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    // swiftui/layout/updatecache(_:subviews:)
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    // swiftui/layout/spacing(subviews:cache:)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    // swiftui/layout/sizethatfits(proposal:subviews:cache:)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    // swiftui/layout/placesubviews(in:proposal:subviews:cache:)
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    )
}
extension Layout {
    public static var layoutProperties: LayoutProperties { absent() }
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {}
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { absent() }
    // swiftui/layout/callasfunction(_:)
    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View { Absent() }
}
extension Layout where Cache == () {
    public func makeCache(subviews: Self.Subviews) {}
}
// swiftui/layoutproperties
public struct LayoutProperties: Sendable {}
// swiftui/viewspacing
public struct ViewSpacing: Sendable {}
// swiftui/layoutsubviews
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public var startIndex: Int { absent() }
    public var endIndex: Int { absent() }
    public subscript(index: Int) -> LayoutSubview { absent() }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { absent() }
}
// swiftui/layoutsubview
public struct LayoutSubview: Equatable, Sendable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { absent() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
// swiftui/proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static let unspecified: ProposedViewSize = absentValue()
    public init(width: CGFloat?, height: CGFloat?) { absent() }
    public init(_ size: CGSize) { absent() }
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { absent() }
}
// swiftui/hstacklayout
public struct HStackLayout: Layout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { absent() }
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {}
}
// swiftui/vstacklayout
public struct VStackLayout: Layout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { absent() }
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {}
}
// swiftui/anylayout
public struct AnyLayout: Layout {
    public init<L>(_ layout: L) where L: Layout {}
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { absent() }
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {}
}
