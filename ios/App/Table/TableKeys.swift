import SwiftUI
import WindroseKit

extension TableKey {
    /// The keys of a keyboard that do it: undo with Command as on every tablet, and with Control as the help says.
    fileprivate var strokes: [(key: KeyEquivalent, modifiers: EventModifiers)] {
        switch self {
        case .escape: [(.escape, [])]
        // The character that stands for the key F1.
        case .help: [("\u{F704}", [])]
        case .undo: [("z", .command), ("z", .control)]
        case .log: [("l", [])]
        }
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
                    key.strokes.map { stroke in
                        KeyAction(stroke.key, modifiers: stroke.modifiers, label: key.label(words)) { on(key.event) }
                    }
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
