import Foundation
import SwiftUI
import WindroseKit

/// The finger on a page that is used without looking, and the voice that tells it what it came to.
struct FirstTouch {
    let finger: ControlFinger
    let say: @MainActor (String) -> Void
}

private struct FirstTouchKey: EnvironmentKey {
    static var defaultValue: FirstTouch? { nil }
}

extension EnvironmentValues {
    /// Where the page is used without looking and without a screen reader: what the first touch of a control goes to.
    var firstTouch: FirstTouch? {
        get { self[FirstTouchKey.self] }
        set { self[FirstTouchKey.self] = newValue }
    }
}

extension View {
    /// Makes a control speak its `name` and `state` where the page is used without looking: the first touch only tells,
    /// and the second of two taps does what `take` does; without it there is nothing to take. Screen readers and keys
    /// do not meet this: they act at once, as a finger does elsewhere.
    func firstTells(_ name: String, state: String = "", take: (@MainActor () -> Void)? = nil) -> some View {
        modifier(FirstTells(name: name, state: state, take: take))
    }
}

private struct FirstTells: ViewModifier {
    let name: String
    let state: String
    let take: (@MainActor () -> Void)?

    @State private var place = UUID()
    @GestureState private var touched = false
    @Environment(\.firstTouch) private var firstTouch

    func body(content: Content) -> some View {
        content.overlay {
            if let firstTouch {
                Color.clear
                    .contentShape(Rectangle())
                    // What scrolls goes on scrolling: a finger that wanders takes nothing.
                    .simultaneousGesture(touching(firstTouch))
                    .accessibilityHidden(true)
                    .onChange(of: touched) { _, new in
                        // What ended has been lifted already; this is for a gesture that was taken away.
                        if !new { firstTouch.finger.cancel(at: place) }
                    }
            }
        }
    }

    private var control: ControlFinger.Control {
        ControlFinger.Control(place: place, name: name, state: state)
    }

    private func touching(_ first: FirstTouch) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($touched) { _, touched, _ in touched = true }
            .onChanged { drag in
                if first.finger.touch(control, at: drag.location, time: drag.time), !control.says.isEmpty {
                    first.say(control.says)
                }
            }
            .onEnded { drag in
                if first.finger.lift(control, time: drag.time) { take?() }
            }
    }
}
