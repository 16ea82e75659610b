import SwiftUI

extension View {
    /// Tells when a finger comes to the view, as soon as it does, and when it leaves. Screen readers and keys come to
    /// it by their focus.
    func feltByFinger(
        onFeel: @escaping @MainActor () -> Void, onLift: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(FeltByFinger(onFeel: onFeel, onLift: onLift))
    }
}

private struct FeltByFinger: ViewModifier {
    let onFeel: @MainActor () -> Void
    let onLift: @MainActor () -> Void

    @GestureState private var touched = false

    func body(content: Content) -> some View {
        content
            .simultaneousGesture(
                DragGesture(minimumDistance: 0).updating($touched) { _, touched, _ in touched = true }
            )
            .onChange(of: touched) { _, new in
                if new { onFeel() } else { onLift() }
            }
    }
}
