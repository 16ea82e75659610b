import SwiftUI
import WindroseKit

private struct GoBackKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// Goes one place back; nil on the first page.
    var goBack: (@MainActor () -> Void)? {
        get { self[GoBackKey.self] }
        set { self[GoBackKey.self] = newValue }
    }
}

/// The ways of the system for going back: a swipe from the leading edge, Escape, and the screen reader's gesture.
private struct WayBack: ViewModifier {
    @Environment(\.goBack) private var goBack
    @Environment(\.words) private var words

    func body(content: Content) -> some View {
        if let goBack {
            content
                .simultaneousGesture(
                    DragGesture(minimumDistance: BackSwipe.least, coordinateSpace: .global)
                        .onEnded { drag in
                            if BackSwipe.leadsBack(from: drag.startLocation, by: drag.translation) { goBack() }
                        }
                )
                .accessibilityElement(children: .contain)
                .escapeCloses(words["ui-back"], onClose: goBack)
        } else {
            content
        }
    }
}

extension View {
    /// Makes the ways of the system for going back work on a page. Layers over the page lie outside it.
    func leadingBack() -> some View {
        modifier(WayBack())
    }
}
