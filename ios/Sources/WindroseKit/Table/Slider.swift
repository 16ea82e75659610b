/// The scale of a slider over the whole numbers from 0 to `last`.
public struct SliderScale: Equatable, Sendable {
    /// The last number.
    public let last: Int

    /// A scale from 0 to `last`.
    public init(last: Int) {
        self.last = max(last, 0)
    }

    /// The nearest number on the scale.
    public func clamped(_ value: Int) -> Int {
        min(max(value, 0), last)
    }

    /// How far along the line `value` lies, from 0 to 1.
    public func share(of value: Int) -> Double {
        last == 0 ? 0 : Double(clamped(value)) / Double(last)
    }

    /// The number under a finger at `x`, on a slider of this `width` whose line begins and ends `inset` from its sides.
    public func value(atX x: Double, width: Double, inset: Double) -> Int {
        let length = width - 2 * inset
        guard length > 0 else { return 0 }
        let share = min(max((x - inset) / length, 0), 1)
        return Int((share * Double(last)).rounded())
    }
}
