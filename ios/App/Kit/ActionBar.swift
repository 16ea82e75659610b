import SwiftUI
import WindroseKit

/// A button of an `ActionBar`: what it says, and why it cannot be used now, if so.
struct BarAction {
    let text: String
    let glyph: Glyph?
    let unavailable: String?
    let perform: @MainActor () -> Void

    /// An action that says `text`; with a reason in `unavailable` it cannot be used now.
    init(_ text: String, glyph: Glyph? = nil, unavailable: String? = nil, perform: @escaping @MainActor () -> Void) {
        self.text = text
        self.glyph = glyph
        self.unavailable = unavailable
        self.perform = perform
    }
}

/// The bottom line of the tray: undo at one end, the primary action at the other, at most one more between.
struct ActionBar: View {
    private let primary: BarAction?
    private let undo: BarAction?
    private let middle: BarAction?
    private let primaryLeft: Bool
    private let onUnavailable: @MainActor (String) -> Void

    @Environment(\.largeText) private var largeText

    /// `primaryLeft` turns the line round for the left hand. `onUnavailable` gets the reason when a dashed button is
    /// tapped.
    init(
        primary: BarAction?,
        undo: BarAction? = nil,
        middle: BarAction? = nil,
        primaryLeft: Bool = false,
        onUnavailable: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.primary = primary
        self.undo = undo
        self.middle = middle
        self.primaryLeft = primaryLeft
        self.onUnavailable = onUnavailable
    }

    var body: some View {
        // Three buttons with large text share no line.
        VStack(spacing: Space.gap) {
            if let middle, largeText {
                ActionButton(action: middle, wide: true, onUnavailable: onUnavailable)
            }
            HStack(spacing: 10) {
                if primaryLeft {
                    primaryButton
                    middleButton
                    undoButton
                } else {
                    undoButton
                    middleButton
                    primaryButton
                }
            }
        }
    }

    @ViewBuilder private var undoButton: some View {
        if let undo {
            SquareButton(
                undo.glyph ?? .undo,
                label: undo.text,
                unavailable: undo.unavailable,
                onUnavailable: onUnavailable,
                action: undo.perform
            )
        }
    }

    /// As wide as its text, unless it has the line for itself.
    @ViewBuilder private var middleButton: some View {
        if let middle, !largeText {
            ActionButton(action: middle, wide: primary == nil, onUnavailable: onUnavailable)
                .layoutPriority(primary == nil ? 0 : 1)
        }
    }

    @ViewBuilder private var primaryButton: some View {
        if let primary {
            ActionButton(action: primary, kind: .primary, wide: true, onUnavailable: onUnavailable)
        }
    }
}

/// The bottom line of the tray of a table that is played without looking: every action as high as a thumb finds it
/// unseen, its sign over its words. The primary one takes what the words of the others leave; with large text two stand
/// in a line.
struct TallActionBar: View {
    private let primary: BarAction?
    private let others: [BarAction]
    private let primaryLeft: Bool
    private let onUnavailable: @MainActor (String) -> Void

    @Environment(\.largeText) private var largeText

    /// `primaryLeft` turns the line round for the left hand. `onUnavailable` gets the reason when a dashed button is
    /// tapped.
    init(
        primary: BarAction?,
        others: [BarAction] = [],
        primaryLeft: Bool = false,
        onUnavailable: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.primary = primary
        self.others = others
        self.primaryLeft = primaryLeft
        self.onUnavailable = onUnavailable
    }

    var body: some View {
        let buttons = actions
        let columns = largeText ? 2 : max(buttons.count, 1)
        VStack(spacing: Space.gap) {
            ForEach(Array(stride(from: 0, to: buttons.count, by: columns)), id: \.self) { first in
                HStack(spacing: Space.gap) {
                    ForEach(first..<min(first + columns, buttons.count), id: \.self) { index in
                        let (action, kind) = buttons[index]
                        let yields = kind == .primary || primary == nil || largeText
                        TallButton(action, kind: kind, wide: yields, onUnavailable: onUnavailable)
                            .layoutPriority(yields ? 0 : 1)
                    }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    private var actions: [(action: BarAction, kind: ButtonKind)] {
        var line = others.map { (action: $0, kind: ButtonKind.secondary) }
        if let primary { line.append((primary, .primary)) }
        return primaryLeft ? line.reversed() : line
    }
}

/// A button with its sign over its words, of the height of what is to be found without looking at least.
struct TallButton: View {
    private let action: BarAction
    private let kind: ButtonKind
    private let wide: Bool
    private let onUnavailable: @MainActor (String) -> Void

    /// The button of `action`; a `wide` one takes the whole width that it is offered. `onUnavailable` gets the reason
    /// when a dashed one is tapped.
    init(
        _ action: BarAction, kind: ButtonKind, wide: Bool = true, onUnavailable: @escaping @MainActor (String) -> Void
    ) {
        self.action = action
        self.kind = kind
        self.wide = wide
        self.onUnavailable = onUnavailable
    }

    var body: some View {
        WindroseButton(
            action.text,
            kind: kind,
            glyph: action.glyph,
            unavailable: action.unavailable,
            wide: wide,
            tall: true,
            minHeight: Space.blind,
            onUnavailable: onUnavailable,
            action: action.perform
        )
    }
}

/// The actions below one another, for the right column of wide screens: the primary one last and largest.
struct ActionColumn: View {
    private let primary: BarAction?
    private let undo: BarAction?
    private let middle: BarAction?
    private let again: BarAction?
    private let onUnavailable: @MainActor (String) -> Void

    /// `again` lets what was felt last be felt once more. `onUnavailable` gets the reason when a dashed button is
    /// tapped.
    init(
        primary: BarAction?,
        undo: BarAction? = nil,
        middle: BarAction? = nil,
        again: BarAction? = nil,
        onUnavailable: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.primary = primary
        self.undo = undo
        self.middle = middle
        self.again = again
        self.onUnavailable = onUnavailable
    }

    var body: some View {
        VStack(spacing: Space.row) {
            if let undo {
                ActionButton(action: undo, glyph: .undo, wide: true, onUnavailable: onUnavailable)
            }
            if let again {
                ActionButton(action: again, wide: true, onUnavailable: onUnavailable)
            }
            if let middle {
                ActionButton(action: middle, wide: true, onUnavailable: onUnavailable)
            }
            if let primary {
                ActionButton(
                    action: primary,
                    kind: .primary,
                    wide: true,
                    minHeight: Space.cover,
                    onUnavailable: onUnavailable
                )
            }
        }
    }
}

/// An action as a button; `glyph` stands in where the action has none.
private struct ActionButton: View {
    let action: BarAction
    var kind = ButtonKind.secondary
    var glyph: Glyph?
    var wide = false
    var minHeight = Space.action
    let onUnavailable: @MainActor (String) -> Void

    var body: some View {
        WindroseButton(
            action.text,
            kind: kind,
            glyph: action.glyph ?? glyph,
            unavailable: action.unavailable,
            wide: wide,
            minHeight: minHeight,
            onUnavailable: onUnavailable,
            action: action.perform
        )
    }
}

#if DEBUG
struct ActionBar_Previews: PreviewProvider {
    private static let undo = BarAction("Undo") {}
    private static let move = BarAction("Move to E4", glyph: .check) {}
    private static let end = BarAction("End turn") {}
    private static let tallUndo = BarAction("Undo", glyph: .undo) {}
    private static let again = BarAction("Again", glyph: .sound) {}
    private static let noUndo = BarAction("Undo", unavailable: "Dice were rolled") {}

    static var previews: some View {
        kitPreview("Action bar") {
            ActionBar(primary: move, undo: undo)
            TallActionBar(primary: move, others: [tallUndo, again, end])
            ActionBar(primary: move, undo: undo, middle: end)
            ActionBar(primary: move, undo: noUndo, primaryLeft: true)
            ActionBar(primary: nil, undo: undo, middle: end)
            ActionColumn(primary: move, undo: noUndo, middle: end)
        }
    }
}
#endif
