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
    public static var identity: CGAffineTransform { absent() }
}

// swiftui/path
public struct Path: Equatable, Sendable {
    public init() {}
    // swiftui/path/init(_:)-2xnuc
    public init(_ rect: CGRect) {}
    // swiftui/path/init(roundedrect:cornerradius:style:)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    // swiftui/path/init(ellipsein:)
    public init(ellipseIn rect: CGRect) {}
    // swiftui/path/init(_:)-1xxtw
    public init(_ callback: (inout Path) -> Void) {}
    // swiftui/path/move(to:)
    public mutating func move(to p: CGPoint) {}
    // swiftui/path/addline(to:)
    public mutating func addLine(to p: CGPoint) {}
    // swiftui/path/addcurve(to:control1:control2:)
    public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {}
    // swiftui/path/closesubpath()
    public mutating func closeSubpath() {}
    // swiftui/path/addrect(_:transform:)
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
}
extension Path: Shape {
    nonisolated public func path(in _: CGRect) -> Path { absent() }
}

// swiftui/angle
public struct Angle: Hashable, Comparable, Sendable {
    public static func degrees(_ degrees: Double) -> Angle { absent() }
    public static func < (lhs: Angle, rhs: Angle) -> Bool { absent() }
}
// swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { absent() }
    public static let center: UnitPoint = absentValue()
    public static let leading: UnitPoint = absentValue()
    public static let top: UnitPoint = absentValue()
    public static let topLeading: UnitPoint = absentValue()
}
