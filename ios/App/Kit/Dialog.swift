import SwiftUI
import WindroseKit

/// A button of a `QuestionDialog`: what it says, and why it cannot be used now, if so.
struct DialogButton {
    let text: String
    let kind: ButtonKind
    let unavailable: String?
    let perform: @MainActor () -> Void

    /// A button that says `text`; with a reason in `unavailable` it cannot be used now.
    init(
        _ text: String,
        kind: ButtonKind = .secondary,
        unavailable: String? = nil,
        perform: @escaping @MainActor () -> Void
    ) {
        self.text = text
        self.kind = kind
        self.unavailable = unavailable
        self.perform = perform
    }
}

/// A question over everything else. Escape and a tap beside it call `onDismiss`. It goes over the whole page, which is
/// `covered` meanwhile.
struct QuestionDialog<Content: View>: View {
    private let title: String
    private let text: String?
    private let buttons: [DialogButton]
    private let closeLabel: String
    private let onDismiss: @MainActor () -> Void
    private let content: Content

    @Environment(\.colors) private var colors

    /// The question `title`. `content` may hold a field between the text and the buttons, which takes the focus;
    /// `closeLabel` names Escape.
    init(
        _ title: String,
        text: String? = nil,
        buttons: [DialogButton],
        closeLabel: String,
        onDismiss: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        self.title = title
        self.text = text
        self.buttons = buttons
        self.closeLabel = closeLabel
        self.onDismiss = onDismiss
        self.content = content()
    }

    var body: some View {
        ZStack {
            Scrim(closeLabel, onTap: onDismiss)
            Card(raised: true) {
                FittingScroll {
                    parts.padding(20)
                }
            }
            .frame(maxWidth: 420)
            .padding(Space.wide)
        }
        .layer(closeLabel, onClose: onDismiss)
    }

    private var parts: some View {
        VStack(alignment: .leading, spacing: Space.row) {
            LayerTitle(title)
            if let text {
                WindroseText(text, color: colors.inkSoft)
                    .firstTells(text)
            }
            content
                .environment(\.takesFocus, true)
            ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
                WindroseButton(
                    button.text,
                    kind: button.kind,
                    unavailable: button.unavailable,
                    wide: true,
                    action: button.perform
                )
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

#if DEBUG
struct Dialog_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Question") {
            QuestionDialog(
                "Give this game up?",
                text: "It stays among the saved games.",
                buttons: [DialogButton("Give up", kind: .danger) {}, DialogButton("Cancel") {}],
                closeLabel: "Cancel",
                onDismiss: {}
            )
        }
    }
}
#endif
