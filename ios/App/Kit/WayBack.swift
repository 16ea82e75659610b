import SwiftUI
import WindroseKit

private struct GoBackKey: EnvironmentKey {
    static var defaultValue: @MainActor () -> Void { {} }
}

extension EnvironmentValues {
    /// Goes one place back. On the first page it does nothing.
    var goBack: @MainActor () -> Void {
        get { self[GoBackKey.self] }
        set { self[GoBackKey.self] = newValue }
    }
}

/// A swipe from the leading edge of a page.
private struct EdgeSwipe: ViewModifier {
    let back: @MainActor () -> Void

    @Environment(\.isCovered) private var isCovered

    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(minimumDistance: BackSwipe.least)
                    .onEnded { drag in
                        let leadsBack = BackSwipe.leadsBack(from: drag.startLocation, by: drag.translation)
                        if leadsBack, !isCovered { back() }
                    }
            )
    }
}

/// The ways of the system for going back: a swipe from the leading edge, Escape, and the screen reader's gesture.
private struct WayBack: ViewModifier {
    let back: @MainActor () -> Void

    @Environment(\.words) private var words

    func body(content: Content) -> some View {
        content
            .edgeSwipe(back: back)
            .accessibilityElement(children: .contain)
            .escapeCloses(words["ui-back"], onClose: back)
    }
}

extension View {
    /// Makes a swipe from the leading edge of the view call `back`, while no layer lies over it.
    func edgeSwipe(back: @escaping @MainActor () -> Void) -> some View {
        modifier(EdgeSwipe(back: back))
    }

    /// Makes the ways of the system for going back call `back` on a page. Layers over the page lie outside it.
    func leadingBack(_ back: @escaping @MainActor () -> Void) -> some View {
        modifier(WayBack(back: back))
    }
}
