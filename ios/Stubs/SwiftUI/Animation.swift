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
// swiftui/animatablepair
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { absent() }
    public static var zero: AnimatablePair<First, Second> { absent() }
    public static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {}
    public static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {}
    public static func + (
        lhs: AnimatablePair<First, Second>,
        rhs: AnimatablePair<First, Second>
    ) -> AnimatablePair<First, Second> { absent() }
    public static func - (
        lhs: AnimatablePair<First, Second>,
        rhs: AnimatablePair<First, Second>
    ) -> AnimatablePair<First, Second> { absent() }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { absent() }
    public static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> Bool { absent() }
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
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
    // swiftui/animation/easeinout(duration:)
    public static func easeInOut(duration: TimeInterval) -> Animation { absent() }
    // swiftui/animation/linear(duration:)
    public static func linear(duration: TimeInterval) -> Animation { absent() }
    // swiftui/animation/delay(_:)
    public func delay(_ delay: TimeInterval) -> Animation { absent() }
    // swiftui/animation/speed(_:)
    public func speed(_ speed: Double) -> Animation { absent() }
    // swiftui/animation/repeatforever(autoreverses:)
    public func repeatForever(autoreverses: Bool = true) -> Animation { absent() }
}
// swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result { absent() }
// swiftui/withanimation(_:completioncriteria:_:completion:)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result { absent() }
// swiftui/animationcompletioncriteria
public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static let logicallyComplete: AnimationCompletionCriteria = absentValue()
    public static let removed: AnimationCompletionCriteria = absentValue()
}
// swiftui/transaction
public struct Transaction {
    public init() { absent() }
    public init(animation: Animation?) { absent() }
    public var animation: Animation?
    public var disablesAnimations: Bool
}
// swiftui/withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    absent()
}
extension View {
    // swiftui/view/animation(_:value:)
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { Absent() }
    // swiftui/view/transaction(_:)
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { Absent() }
    // swiftui/view/transition(_:)-5h5h0
    nonisolated public func transition(_ t: AnyTransition) -> some View { Absent() }
    // swiftui/view/contenttransition(_:)
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { Absent() }
}
// swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
    public static let identity: ContentTransition = absentValue()
    public static let opacity: ContentTransition = absentValue()
    public static let interpolate: ContentTransition = absentValue()
}
// swiftui/anytransition
public struct AnyTransition {
    public static var identity: AnyTransition { absent() }
    public static var opacity: AnyTransition { absent() }
    public static func move(edge: Edge) -> AnyTransition { absent() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { absent() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { absent() }
    public func combined(with other: AnyTransition) -> AnyTransition { absent() }
    public func animation(_ animation: Animation?) -> AnyTransition { absent() }
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
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    // swiftui/timelineschedule/animation
    public static var animation: AnimationTimelineSchedule { absent() }
    // swiftui/timelineschedule/animation(minimuminterval:paused:)
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        absent()
    }
}
