import SwiftUI
import WindroseKit

/// What stands where there is nothing yet: why it is empty, and what can be done about it.
struct EmptyState: View {
    private let title: String
    private let text: String
    private let action: BarAction?

    @Environment(\.colors) private var colors

    /// An empty place called `title`.
    init(_ title: String, text: String, action: BarAction? = nil) {
        self.title = title
        self.text = text
        self.action = action
    }

    var body: some View {
        VStack(spacing: Space.row) {
            CompassRoseView()
                .frame(width: 112, height: 112)
            WindroseText(title, Typography.title, align: .center)
                .accessibilityAddTraits(.isHeader)
            WindroseText(text, color: colors.inkSoft, align: .center)
                .frame(maxWidth: 360)
            if let action {
                WindroseButton(action.text, kind: .primary, glyph: action.glyph, action: action.perform)
            }
        }
        .padding(Space.wide)
        .frame(maxWidth: .infinity)
    }
}

/// Something went wrong: what, why, and what to do next.
struct ErrorPanel: View {
    private let title: String
    private let cause: String
    private let nextStep: String
    private let actions: [BarAction]

    @Environment(\.colors) private var colors

    /// The error called `title`. `nextStep` may be empty.
    init(_ title: String, cause: String, nextStep: String, actions: [BarAction] = []) {
        self.title = title
        self.cause = cause
        self.nextStep = nextStep
        self.actions = actions
    }

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: Space.gap) {
                message
                ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
                    WindroseButton(action.text, glyph: action.glyph, wide: true, action: action.perform)
                }
            }
            .padding(Space.margin)
        }
    }

    private var message: some View {
        VStack(alignment: .leading, spacing: Space.gap) {
            HStack(spacing: Space.gap) {
                Icon(.warning, color: colors.bad)
                WindroseText(title, Typography.cardTitle)
            }
            WindroseText(cause)
            if !nextStep.isEmpty {
                WindroseText(nextStep, color: colors.inkSoft)
            }
        }
        .accessibilityElement(children: .combine)
        .live([title, cause, nextStep].joined(separator: "\n"), atOnce: true, urgent: true)
    }
}

/// A line that tells what just happened, with at most one answer to it, such as undo. The screen takes it away after a
/// while; a tap on it and the screen reader's gesture for going back do with `onDismiss`. No tap reaches what is below.
struct Snack: View {
    private let text: String
    private let actionText: String?
    private let onAction: @MainActor () -> Void
    private let onDismiss: @MainActor () -> Void

    @Environment(\.colors) private var colors

    /// The line `text`.
    init(
        _ text: String,
        actionText: String? = nil,
        onAction: @escaping @MainActor () -> Void = {},
        onDismiss: @escaping @MainActor () -> Void = {}
    ) {
        self.onDismiss = onDismiss
        self.text = text
        self.actionText = actionText
        self.onAction = onAction
    }

    var body: some View {
        HStack(spacing: Space.gap) {
            WindroseText(text)
                .padding(.vertical, Space.gap)
                .frame(maxWidth: .infinity, alignment: .leading)
                .live(text, atOnce: true)
                .accessibilityAction(.escape, onDismiss)
            if let actionText {
                Button(action: onAction) {
                    WindroseText(actionText, Typography.bodyStrong)
                        .padding(.horizontal, Space.row)
                        .frame(minWidth: Space.target, minHeight: Space.target)
                }
                .buttonStyle(PressStyle(.chip, wash: colors.background))
                .accessibilityAction(.escape, onDismiss)
            }
        }
        .padding(.leading, Space.margin)
        .padding(.trailing, Space.half)
        .frame(minHeight: Space.target)
        .background(colors.ink, in: .chip)
        .contentShape(Rectangle())
        .onTapGesture(perform: onDismiss)
        .environment(\.ink, colors.background)
        .frame(maxWidth: Space.readable)
        .padding(.horizontal, Space.gap)
        .padding(.vertical, Space.half)
    }
}

#if DEBUG
struct Notices_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Notices") {
            EmptyState(
                "No saved games yet",
                text: "A game is saved by itself after every move.",
                action: BarAction("New game") {}
            )
            ErrorPanel(
                "This file cannot be read",
                cause: "It was made by a newer version of the app.",
                nextStep: "Update the app and open the file again.",
                actions: [BarAction("Choose another file") {}]
            )
            Snack("Moved the die to E4.", actionText: "Undo")
        }
    }
}
#endif
