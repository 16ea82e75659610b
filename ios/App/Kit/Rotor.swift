import SwiftUI
import WindroseKit

private struct RotorKey: EnvironmentKey {
    static var defaultValue: Namespace.ID? { nil }
}

extension EnvironmentValues {
    /// Where the stops of the rotor around a view belong; nil where there is no rotor.
    fileprivate var rotor: Namespace.ID? {
        get { self[RotorKey.self] }
        set { self[RotorKey.self] = newValue }
    }
}

/// A rotor of the screen reader.
private struct Rotor: ViewModifier {
    let label: String
    let stops: @MainActor () -> [TableStop]

    @Namespace private var namespace

    func body(content: Content) -> some View {
        content
            .environment(\.rotor, namespace)
            .accessibilityRotor(Text(verbatim: label)) {
                ForEach(stops(), id: \.id) { stop in
                    AccessibilityRotorEntry(Text(verbatim: stop.label), id: stop.id, in: namespace)
                }
            }
    }
}

/// A view to which a rotor leads.
private struct RotorStop: ViewModifier {
    let id: TableStop.ID

    @Environment(\.rotor) private var rotor

    func body(content: Content) -> some View {
        if let rotor {
            content.accessibilityRotorEntry(id: id, in: rotor)
        } else {
            content
        }
    }
}

extension View {
    /// Gives the screen reader a rotor called `label`, which leads from each of `stops` to the next, wherever they lie in
    /// the view.
    func rotor(_ label: String, stops: @escaping @MainActor () -> [TableStop]) -> some View {
        modifier(Rotor(label: label, stops: stops))
    }

    /// Makes the view a stop of the rotor around it, if there is one.
    func rotorStop(_ id: TableStop.ID) -> some View {
        modifier(RotorStop(id: id))
    }
}
