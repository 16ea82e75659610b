import SwiftUI
import WindroseKit

/// A button of an `ActionBar`: what it says, and why it cannot be used now, if so.
struct BarAction {
    let text: String
    let glyph: Glyph?
    let unavailable: String?
    /// How it stands, in words, where there is anything to say of that.
    let state: String?
    let perform: @MainActor () -> Void

    /// An action that says `text`; with a reason in `unavailable` it cannot be used now.
    init(
        _ text: String,
        glyph: Glyph? = nil,
        unavailable: String? = nil,
        state: String? = nil,
        perform: @escaping @MainActor () -> Void
    ) {
        self.text = text
        self.glyph = glyph
        self.unavailable = unavailable
        self.state = state
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
/// unseen, its sign over its words, and always in the same place, which stays empty while there is no such action.
struct TallActionBar: View {
    private let primary: BarAction?
    private let undo: BarAction?
    private let again: BarAction?
    private let middle: BarAction?
    private let primaryLeft: Bool
    private let onUnavailable: @MainActor (String) -> Void

    @Environment(\.largeText) private var largeText
    @Environment(\.lowWindow) private var lowWindow

    /// `again` lets what was felt last be felt once more. `primaryLeft` turns the line round for the left hand.
    /// `onUnavailable` gets the reason when a dashed button is tapped.
    init(
        primary: BarAction?,
        undo: BarAction? = nil,
        again: BarAction? = nil,
        middle: BarAction? = nil,
        primaryLeft: Bool = false,
        onUnavailable: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.primary = primary
        self.undo = undo
        self.again = again
        self.middle = middle
        self.primaryLeft = primaryLeft
        self.onUnavailable = onUnavailable
    }

    var body: some View {
        if largeText, !lowWindow {
            SignsOverPrimary(others: [undo, again, middle], primary: primary, onUnavailable: onUnavailable)
        } else {
            TallLine(places: places, signsAlone: lowWindow, onUnavailable: onUnavailable)
        }
    }

    private var places: [TallPlace] {
        let line = [undo, again, middle].map { TallPlace(action: $0, kind: .secondary) }
            + [TallPlace(action: primary, kind: .primary)]
        return primaryLeft ? line.reversed() : line
    }
}

/// With large text, words would leave the tray no room: the others give way to their signs, over the primary action.
private struct SignsOverPrimary: View {
    let others: [BarAction?]
    let primary: BarAction?
    let onUnavailable: @MainActor (String) -> Void

    var body: some View {
        VStack(spacing: Space.gap) {
            TallLine(
                places: others.map { TallPlace(action: $0, kind: .secondary) },
                signsAlone: true,
                onUnavailable: onUnavailable
            )
            if let primary {
                TallButton(primary, kind: .primary, onUnavailable: onUnavailable)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
    }
}

/// The place of a tall button, which stays empty while there is no such action.
private struct TallPlace {
    let action: BarAction?
    let kind: ButtonKind
}

/// Tall buttons side by side, each at its place.
private struct TallLine: View {
    let places: [TallPlace]
    let signsAlone: Bool
    let onUnavailable: @MainActor (String) -> Void

    var body: some View {
        HStack(spacing: Space.gap) {
            ForEach(places.indices, id: \.self) { index in
                if let action = places[index].action {
                    TallButton(
                        action, kind: places[index].kind, signAlone: signsAlone, onUnavailable: onUnavailable
                    )
                } else {
                    Color.clear
                        .frame(maxWidth: .infinity, minHeight: Space.tall)
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// A button with its sign over its words, of the height of what is to be found without looking at least.
struct TallButton: View {
    private let action: BarAction
    private let kind: ButtonKind
    private let signAlone: Bool
    private let onUnavailable: @MainActor (String) -> Void

    /// The button of `action`, as wide as its place, with its words or its `signAlone`. `onUnavailable` gets the reason
    /// when a dashed one is tapped.
    init(
        _ action: BarAction,
        kind: ButtonKind,
        signAlone: Bool = false,
        onUnavailable: @escaping @MainActor (String) -> Void
    ) {
        self.action = action
        self.kind = kind
        self.signAlone = signAlone
        self.onUnavailable = onUnavailable
    }

    var body: some View {
        WindroseButton(
            action.text,
            kind: kind,
            glyph: action.glyph,
            unavailable: action.unavailable,
            state: action.state,
            wide: true,
            tall: true,
            signAlone: signAlone,
            minHeight: Space.tall,
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
    private let tall: Bool
    private let onUnavailable: @MainActor (String) -> Void

    @Environment(\.largeText) private var largeText
    @Environment(\.lowWindow) private var lowWindow

    /// `again` lets what was felt last be felt once more. `tall` ones are easy to find without looking, and keep their
    /// places; with large text and in low windows they stand as in a `TallActionBar`. `onUnavailable` gets the reason
    /// when a dashed button is tapped.
    init(
        primary: BarAction?,
        undo: BarAction? = nil,
        middle: BarAction? = nil,
        again: BarAction? = nil,
        tall: Bool = false,
        onUnavailable: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.primary = primary
        self.undo = undo
        self.middle = middle
        self.again = again
        self.tall = tall
        self.onUnavailable = onUnavailable
    }

    var body: some View {
        if tall, largeText || lowWindow {
            TallActionBar(
                primary: primary, undo: undo, again: again, middle: middle, onUnavailable: onUnavailable
            )
        } else {
            VStack(spacing: Space.row) {
                place(undo, glyph: .undo)
                place(again)
                place(middle)
                place(primary, kind: .primary, minHeight: Space.cover)
            }
        }
    }

    @ViewBuilder private func place(
        _ action: BarAction?, kind: ButtonKind = .secondary, glyph: Glyph? = nil, minHeight: CGFloat = Space.action
    ) -> some View {
        if let action {
            ActionButton(
                action: action,
                kind: kind,
                glyph: glyph,
                wide: true,
                minHeight: tall ? Space.tall : minHeight,
                onUnavailable: onUnavailable
            )
        } else if tall {
            Color.clear
                .frame(height: Space.tall)
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
            state: action.state,
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
            TallActionBar(primary: move, undo: tallUndo, again: again, middle: end)
            TallActionBar(primary: nil, undo: tallUndo, again: again)
            ActionBar(primary: move, undo: undo, middle: end)
            ActionBar(primary: move, undo: noUndo, primaryLeft: true)
            ActionBar(primary: nil, undo: undo, middle: end)
            ActionColumn(primary: move, undo: noUndo, middle: end)
        }
    }
}
#endif
