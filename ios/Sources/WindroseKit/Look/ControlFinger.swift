import Foundation

/// The finger of somebody who does not look, on buttons, chips and rows: the first touch of one only tells which it is,
/// and the second of two taps takes it. All controls of a page share one.
@MainActor
public final class ControlFinger {
    /// A control as it was found. With other words it is another one: nobody takes what was not told.
    public struct Control: Hashable, Sendable {
        /// Tells one place on the page from another.
        public let place: UUID
        /// What it says of itself.
        public let says: String

        /// The control at `place`, which `says` this.
        public init(place: UUID, says: String) {
            self.place = place
            self.says = says
        }

        /// The control at `place` with this `name`, and how it stands, if there is anything to say of that.
        public init(place: UUID, name: String, state: String) {
            self.init(place: place, says: [name, state].filter { !$0.isEmpty }.joined(separator: ", "))
        }
    }

    private struct Press {
        let control: Control
        let place: CGPoint
        let time: Date
        var wandered = false
    }

    private var press: Press?
    private var taps = DoubleTap<Control>()

    /// A finger that touches nothing.
    public init() {}

    /// The finger lies at `place` on `control`: whether it has just come to it, so that it is to be told. The second of
    /// two taps is not told: that would cut off what the first one told.
    public func touch(_ control: Control, at place: CGPoint, time: Date) -> Bool {
        if let press, press.control == control {
            self.press?.wandered = press.wandered || DoubleTap<Control>.wanders(from: press.place, to: place)
            return false
        }
        press = Press(control: control, place: place, time: time)
        return !taps.isSecond(on: control, at: time)
    }

    /// The finger was lifted from `control`: whether that takes it.
    public func lift(_ control: Control, time: Date) -> Bool {
        defer { press = nil }
        guard let press, press.control == control, !press.wandered else {
            taps.forget()
            return false
        }
        return taps.tapped(control, from: press.time, to: time)
    }

    /// The touch at `place` was taken away, by what scrolls below it.
    public func cancel(at place: UUID) {
        guard press?.control.place == place else { return }
        press = nil
        taps.forget()
    }
}
