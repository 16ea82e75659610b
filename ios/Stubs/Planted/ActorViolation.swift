// expect: call to main actor-isolated instance method 'say()' in a synchronous nonisolated context
import SwiftUI

@MainActor final class Speaker {
    func say() {}
}

/// A layout, which SwiftUI may measure anywhere, and which speaks on the main actor.
struct ActorViolation: Layout {
    let speaker: Speaker

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        speaker.say()
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
