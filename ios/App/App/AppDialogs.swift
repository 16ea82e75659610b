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

/// Shows what just happened for as long as it takes to read it, longer where it can be answered, and until it is
/// answered or dismissed where that may take any time. A tap takes it away.
struct NoticeView: View {
    private let notice: Notice
    private let route: Route
    private let onAnswer: @MainActor () -> Void
    private let onRead: @MainActor () -> Void

    @Environment(\.windowClass) private var windowClass
    @Environment(\.accessibilityVoiceOverEnabled) private var spoken

    /// The line for `notice` over the place `route`; `onRead` is called when it has been read.
    init(
        _ notice: Notice,
        over route: Route,
        onAnswer: @escaping @MainActor () -> Void,
        onRead: @escaping @MainActor () -> Void
    ) {
        self.notice = notice
        self.route = route
        self.onAnswer = onAnswer
        self.onRead = onRead
    }

    var body: some View {
        let place = NoticePlace(over: route, window: windowClass)
        Snack(notice.text, actionText: notice.actionText, onAction: onAnswer, onDismiss: onRead)
            .padding(place.atTop ? .top : .bottom, place.margin)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place.atTop ? .top : .bottom)
            .task(id: spoken) {
                guard let duration = notice.duration(spoken: spoken) else { return }
                // Ends early when something newer stands here, and begins anew when the screen reader comes or goes.
                guard (try? await Task.sleep(for: duration)) != nil else { return }
                onRead()
            }
            .id(notice.id)
    }
}
