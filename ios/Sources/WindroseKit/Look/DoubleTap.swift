import Foundation

/// Two taps on the same thing, of which the second means more than the first.
public struct DoubleTap<Thing: Equatable & Sendable>: Equatable, Sendable {
    /// A finger that moves no further than this, in points, taps.
    static var slop: CGFloat { 10 }
    /// The second of two taps begins no later than this after the first, in seconds.
    static var pause: TimeInterval { 0.35 }

    private var thing: Thing?
    private var time: Date?

    /// Nothing was tapped yet.
    init() {}

    /// Whether a tap on `other` that begins at `begin` is the second of two.
    func isSecond(on other: Thing, at begin: Date) -> Bool {
        guard thing == other, let time else { return false }
        return begin.timeIntervalSince(time) <= Self.pause
    }

    /// `other` was tapped from `begin` to `end`: whether that was the second of two taps. A third one begins anew.
    mutating func tapped(_ other: Thing, from begin: Date, to end: Date) -> Bool {
        let second = isSecond(on: other, at: begin)
        (thing, time) = second ? (nil, nil) : (other, end)
        return second
    }

    /// What comes next is the first tap again.
    mutating func forget() {
        (thing, time) = (nil, nil)
    }

    /// Whether a finger that came down at `start` and lies at `place` does more than tap.
    static func wanders(from start: CGPoint, to place: CGPoint) -> Bool {
        hypot(place.x - start.x, place.y - start.y) > slop
    }
}
