// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/canvas
public struct Canvas<Symbols> where Symbols: View {}
extension Canvas where Symbols == EmptyView {
    // swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}
extension Canvas: View, _PrimitiveView {
    public typealias Body = Never
}
// swiftui/colorrenderingmode
public enum ColorRenderingMode: Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

// swiftui/graphicscontext
public struct GraphicsContext {
    // swiftui/graphicscontext/scaleby(x:y:)
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    // swiftui/graphicscontext/translateby(x:y:)
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    // swiftui/graphicscontext/clip(to:style:options:)
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: GraphicsContext.ClipOptions = ClipOptions()
    ) {}
    // swiftui/graphicscontext/fill(_:with:style:)
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}
    // swiftui/graphicscontext/stroke(_:with:style:)
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {}
    // swiftui/graphicscontext/stroke(_:with:linewidth:)
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
    // swiftui/graphicscontext/resolve(_:)-4aw6u
    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { absent() }
    // swiftui/graphicscontext/draw(_:at:anchor:)-4sojr
    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

    // swiftui/graphicscontext/clipoptions
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { absent() }
    }
    // swiftui/graphicscontext/shading
    public struct Shading: Sendable {
        // swiftui/graphicscontext/shading/color(_:)
        public static func color(_ color: Color) -> GraphicsContext.Shading { absent() }
    }
    // swiftui/graphicscontext/resolvedtext
    public struct ResolvedText {
        // swiftui/graphicscontext/resolvedtext/measure(in:)
        public func measure(in size: CGSize) -> CGSize { absent() }
    }
}
@available(*, unavailable) extension GraphicsContext: Sendable {}
@available(*, unavailable) extension GraphicsContext.ResolvedText: Sendable {}
