import SwiftUI
import WindroseKit

/// What may lie over any place: what came of a damaged file, and what went wrong.
struct AppDialogView: View {
    private let dialog: AppDialog
    private let onDismiss: @MainActor () -> Void

    @Environment(\.words) private var words

    /// The dialog `dialog`.
    init(_ dialog: AppDialog, onDismiss: @escaping @MainActor () -> Void) {
        self.dialog = dialog
        self.onDismiss = onDismiss
    }

    var body: some View {
        QuestionDialog(
            dialog.title,
            buttons: [DialogButton(dialog.button(words), kind: .primary, perform: onDismiss)],
            closeLabel: words["ui-close"],
            onDismiss: onDismiss
        ) {
            ForEach(Array(dialog.lines.enumerated()), id: \.offset) { _, line in
                WindroseText(line)
            }
        }
    }
}

/// Shows what just happened for as long as it takes to read it, longer where it can be answered.
struct NoticeView: View {
    private let notice: Notice
    private let onAnswer: @MainActor () -> Void
    private let onRead: @MainActor () -> Void

    /// The line for `notice`; `onRead` is called when it has been read.
    init(_ notice: Notice, onAnswer: @escaping @MainActor () -> Void, onRead: @escaping @MainActor () -> Void) {
        self.notice = notice
        self.onAnswer = onAnswer
        self.onRead = onRead
    }

    var body: some View {
        Snack(notice.text, actionText: notice.actionText, onAction: onAnswer)
            .task {
                // Ends early only when something newer stands here.
                guard (try? await Task.sleep(for: notice.duration)) != nil else { return }
                onRead()
            }
            .id(notice.id)
    }
}
