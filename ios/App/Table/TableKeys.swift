import SwiftUI
import WindroseKit

extension KeyAction {
    /// The keys `stroke`, which do what `perform` does.
    fileprivate init(_ stroke: KeyStroke, label: String, perform: @escaping @MainActor () -> Void) {
        self.init(
            KeyEquivalent(stroke.key),
            modifiers: stroke.command ? .command : [],
            label: label,
            perform: perform
        )
    }
}

private struct TableKeys: ViewModifier {
    let state: TableUiState
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .contain)
            .keys(
                state.keys.flatMap { key in
                    key.strokes.map { stroke in KeyAction(stroke, label: key.label(words)) { on(key.event) } }
                }
            )
            .accessibilityAction(.escape) { on(TableKey.escape.event) }
            .edgeSwipe { on(TableKey.escape.event) }
            .accessibilityAction(.magicTap) {
                if let event = state.magicTap { on(event) }
            }
    }
}

extension View {
    /// Makes the keys of a table work, the swipe from the leading edge, which does what Escape does, and the screen
    /// reader's gestures for going back and for the main thing.
    func tableKeys(_ state: TableUiState, _ on: @escaping @MainActor (TableEvent) -> Void) -> some View {
        modifier(TableKeys(state: state, on: on))
    }
}
