// Declares a part of SwiftUI without behaviour: only what the app uses, so that the compiler can check
// the app where SwiftUI does not exist. Nothing here ever runs. The comment at each declaration is the path of
// the page that it follows, below developer.apple.com/documentation/. Declared is what iOS 17 has, nothing newer.

import Foundation

// swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}
extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { absent() }
}
extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { absent() }
}
// swiftui/emptyanimatabledata
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static var zero: EmptyAnimatableData { absent() }
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { absent() }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { absent() }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { absent() }
    public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { absent() }
}
// swiftui/animatable
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}
extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { absent() }
        set {}
    }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { absent() }
        set {}
    }
}

// swiftui/animation
public struct Animation: Equatable, Sendable {
    public static func == (lhs: Animation, rhs: Animation) -> Bool { absent() }
    // swiftui/animation/default
    public static let `default`: Animation = absentValue()
    // swiftui/animation/timingcurve(_:_:_:_:duration:)
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation { absent() }
    // swiftui/animation/easeout(duration:)
    public static func easeOut(duration: TimeInterval) -> Animation { absent() }
}
// swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result { absent() }
extension View {
    // swiftui/view/animation(_:value:)
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { Absent() }
}

// swiftui/timelineview
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    public typealias Context = TimelineViewDefaultContext
}
// swiftui/timelineviewdefaultcontext
public struct TimelineViewDefaultContext {
    public let date: Date
}
extension TimelineView: View, _PrimitiveView where Content: View {
    public typealias Body = Never
    // swiftui/timelineview/init(_:content:)
    nonisolated public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
}
// swiftui/timelineschedule
public protocol TimelineSchedule {}
// swiftui/animationtimelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    // swiftui/timelineschedule/animation
    public static var animation: AnimationTimelineSchedule { absent() }
}
