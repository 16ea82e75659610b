import SwiftUI
import WindroseKit

/// A key of a hardware keyboard and what it does. `label` names it where the system lists the keys.
struct KeyAction: Identifiable {
    let id: String
    let key: KeyEquivalent
    let modifiers: EventModifiers
    let label: String
    let perform: @MainActor () -> Void

    /// The key `key` together with `modifiers`.
    init(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = [],
        label: String,
        perform: @escaping @MainActor () -> Void
    ) {
        id = "\(key.character) \(modifiers.rawValue)"
        self.key = key
        self.modifiers = modifiers
        self.label = label
        self.perform = perform
    }
}

private struct CoveredKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a layer lies over this view or over anything that it belongs to: neither keys nor swipes reach it then.
    fileprivate(set) var isCovered: Bool {
        get { self[CoveredKey.self] }
        set { self[CoveredKey.self] = newValue }
    }
}

/// Covers a view, unless it is covered already together with what is around it.
private struct Covered: ViewModifier {
    let covered: Bool

    @Environment(\.isCovered) private var around

    func body(content: Content) -> some View {
        content
            .environment(\.isCovered, covered || around)
            .accessibilityHidden(covered)
    }
}

/// Buttons that nobody sees. Keys reach them whatever has the focus, and a keyboard on a tablet lists them.
private struct Keys: ViewModifier {
    let actions: [KeyAction]

    @Environment(\.isCovered) private var isCovered

    func body(content: Content) -> some View {
        content.background {
            ZStack {
                ForEach(actions) { action in
                    Button(action: action.perform) { Text(verbatim: action.label) }
                        .keyboardShortcut(action.key, modifiers: action.modifiers)
                }
            }
            .opacity(0)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .disabled(isCovered)
        }
    }
}

extension View {
    /// Makes keys of a hardware keyboard work while the view is on screen and no layer lies over it.
    func keys(_ actions: [KeyAction]) -> some View {
        modifier(Keys(actions: actions))
    }

    /// Makes Escape and the screen reader's gesture for going back call `onClose`, which is called `label`.
    func escapeCloses(_ label: String, onClose: @escaping @MainActor () -> Void) -> some View {
        keys([KeyAction(.escape, label: label, perform: onClose)])
            .accessibilityAction(.escape, onClose)
    }

    /// Goes on everything below a layer: while it is `covered`, neither keys nor swipes nor screen readers reach it. Of
    /// two layers, the lower one is covered by the upper one, so that Escape closes one layer at a time.
    func covered(_ covered: Bool) -> some View {
        modifier(Covered(covered: covered))
    }
}
