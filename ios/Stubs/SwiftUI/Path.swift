// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// CoreGraphics, which SwiftUI exports. Linux has these four in Foundation.
// corefoundation/cgfloat
public typealias CGFloat = Foundation.CGFloat
// corefoundation/cgpoint
public typealias CGPoint = Foundation.CGPoint
// corefoundation/cgsize
public typealias CGSize = Foundation.CGSize
// corefoundation/cgrect
public typealias CGRect = Foundation.CGRect
// coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}
// coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
// coregraphics/cgaffinetransform-swift.struct
public struct CGAffineTransform: Equatable, Sendable {
    public init(translationX tx: CGFloat, y ty: CGFloat) {}
    public init(scaleX sx: CGFloat, y sy: CGFloat) {}
    public init(rotationAngle angle: CGFloat) {}
    public static var identity: CGAffineTransform { absent() }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { absent() }
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { absent() }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { absent() }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { absent() }
}

// swiftui/path
public struct Path: Equatable, Sendable {
    public init() {}
    // swiftui/path/init(_:)-2xnuc
    public init(_ rect: CGRect) {}
    // swiftui/path/init(roundedrect:cornersize:style:)
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    // swiftui/path/init(roundedrect:cornerradius:style:)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    // swiftui/path/init(ellipsein:)
    public init(ellipseIn rect: CGRect) {}
    // swiftui/path/init(_:)-1xxtw
    public init(_ callback: (inout Path) -> Void) {}
    // swiftui/path/isempty
    public var isEmpty: Bool { absent() }
    // swiftui/path/boundingrect
    public var boundingRect: CGRect { absent() }
    // swiftui/path/move(to:)
    public mutating func move(to p: CGPoint) {}
    // swiftui/path/addline(to:)
    public mutating func addLine(to p: CGPoint) {}
    // swiftui/path/addquadcurve(to:control:)
    public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {}
    // swiftui/path/addcurve(to:control1:control2:)
    public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {}
    // swiftui/path/closesubpath()
    public mutating func closeSubpath() {}
    // swiftui/path/addrect(_:transform:)
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
    // swiftui/path/addellipse(in:transform:)
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
    // swiftui/path/addroundedrect(in:cornersize:style:transform:)
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {}
    // swiftui/path/addlines(_:)
    public mutating func addLines(_ lines: [CGPoint]) {}
    // swiftui/path/addarc(center:radius:startangle:endangle:clockwise:transform:)
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {}
    // swiftui/path/addpath(_:transform:)
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
    // swiftui/path/applying(_:)
    public func applying(_ transform: CGAffineTransform) -> Path { absent() }
    // swiftui/path/offsetby(dx:dy:)
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { absent() }
    // swiftui/path/strokedpath(_:)
    public func strokedPath(_ style: StrokeStyle) -> Path { absent() }
    // swiftui/path/trimmedpath(from:to:)
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { absent() }
}
extension Path: Shape {
    nonisolated public func path(in _: CGRect) -> Path { absent() }
}

// swiftui/angle
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { absent() }
        set {}
    }
    public init() { absent() }
    public init(radians: Double) { absent() }
    public init(degrees: Double) { absent() }
    public static func radians(_ radians: Double) -> Angle { absent() }
    public static func degrees(_ degrees: Double) -> Angle { absent() }
    public static var zero: Angle { absent() }
    public static func < (lhs: Angle, rhs: Angle) -> Bool { absent() }
}
// swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init() { absent() }
    public init(x: CGFloat, y: CGFloat) { absent() }
    public static let zero: UnitPoint = absentValue()
    public static let center: UnitPoint = absentValue()
    public static let leading: UnitPoint = absentValue()
    public static let trailing: UnitPoint = absentValue()
    public static let top: UnitPoint = absentValue()
    public static let bottom: UnitPoint = absentValue()
    public static let topLeading: UnitPoint = absentValue()
    public static let topTrailing: UnitPoint = absentValue()
    public static let bottomLeading: UnitPoint = absentValue()
    public static let bottomTrailing: UnitPoint = absentValue()
}
