import SwiftUI
import WindroseKit

extension BarAction {
    /// The button `button` of a table, whose taps go to `on`.
    init(_ button: TableButton, _ on: @escaping @MainActor (TableEvent) -> Void) {
        self.init(button.text, glyph: button.glyph, unavailable: button.unavailable, state: button.state) {
            on(button.event)
        }
    }
}

extension DialogButton {
    /// The button `button` of a table, whose taps go to `on`.
    init(_ button: TableButton, kind: ButtonKind = .secondary, _ on: @escaping @MainActor (TableEvent) -> Void) {
        self.init(button.text, kind: kind) { on(button.event) }
    }
}

extension WindroseButton {
    /// The button `button` of a table as wide as its place, whose taps go to `on`.
    init(
        _ button: TableButton,
        kind: ButtonKind = .secondary,
        minHeight: CGFloat = Space.action,
        _ on: @escaping @MainActor (TableEvent) -> Void
    ) {
        self.init(button.text, kind: kind, glyph: button.glyph, wide: true, minHeight: minHeight) { on(button.event) }
    }
}
