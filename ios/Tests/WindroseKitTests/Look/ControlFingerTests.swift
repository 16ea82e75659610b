import Foundation
import Testing
import WindroseKit

/// A finger on controls that are found without looking.
@MainActor
@Suite("A finger on controls")
struct ControlFingerTests {
    private let begin = Date(timeIntervalSince1970: 0)
    private let undo = ControlFinger.Control(place: UUID(), name: "Undo", state: "Nothing was done yet.")
    private let end = ControlFinger.Control(place: UUID(), name: "End turn", state: "")
    private let finger = ControlFinger()

    /// Taps `control`, at `time`, and moves by `dx` meanwhile.
    private func tap(
        _ control: ControlFinger.Control, at time: TimeInterval, dx: CGFloat = 0
    ) -> (tells: Bool, takes: Bool) {
        let tells = finger.touch(control, at: CGPoint(x: 20, y: 20), time: begin + time)
        let again = finger.touch(control, at: CGPoint(x: 20 + dx, y: 20), time: begin + time + 0.02)
        #expect(!again, "It came already")
        return (tells, finger.lift(control, time: begin + time + 0.05))
    }

    @Test("says its name, and how it stands")
    func words() {
        #expect(undo.says == "Undo, Nothing was done yet.")
        #expect(end.says == "End turn")
    }

    @Test("tells at the first touch and takes with the second tap, which does not tell it again")
    func doubleTap() {
        #expect(tap(undo, at: 0) == (true, false))
        #expect(tap(undo, at: 0.2) == (false, true))
        #expect(tap(undo, at: 0.4) == (true, false), "A third tap begins anew")
    }

    @Test("takes nothing with two taps far apart, or on two controls")
    func notTwice() {
        for (control, time) in [(undo, 0.0), (undo, 1), (end, 1.2), (undo, 1.4)] {
            #expect(tap(control, at: time) == (true, false))
        }
    }

    @Test("takes nothing that has other words by now, or stands elsewhere")
    func changed() {
        let place = UUID()
        let first = ControlFinger.Control(place: place, name: "End turn", state: "")
        let second = ControlFinger.Control(place: place, name: "Place on C2", state: "")
        #expect(tap(first, at: 0) == (true, false))
        #expect(tap(second, at: 0.2) == (true, false))
        let told = finger.touch(second, at: .zero, time: begin + 0.4)
        let taken = finger.lift(first, time: begin + 0.45)
        #expect(!told && !taken)
        #expect(tap(end, at: 1) == (true, false))
        #expect(tap(first, at: 1.2) == (true, false), "The same words elsewhere are another control")
    }

    @Test("takes nothing where it wanders, or is taken away by what scrolls")
    func wandering() {
        #expect(tap(undo, at: 0, dx: 40) == (true, false))
        #expect(tap(undo, at: 0.2) == (true, false))
        _ = finger.touch(undo, at: .zero, time: begin + 0.3)
        finger.cancel(at: end.place)
        let taken = finger.lift(undo, time: begin + 0.35)
        #expect(taken, "What ended elsewhere does not count")
        #expect(tap(undo, at: 1) == (true, false))
        _ = finger.touch(undo, at: .zero, time: begin + 1.1)
        finger.cancel(at: undo.place)
        #expect(tap(undo, at: 1.2) == (true, false))
    }
}
