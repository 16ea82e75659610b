import SwiftUI
import WindroseKit

/// Asks before everything is deleted. A word must be typed first, so that no slip of the finger does it.
struct DeleteAllDialog: View {
    let permits: @MainActor (String) -> Bool
    let onDismiss: @MainActor () -> Void
    let onConfirm: @MainActor () -> Void

    @State private var typed = ""
    @Environment(\.words) private var words

    var body: some View {
        let demand = words["ui-settings-delete-all-type"]
        QuestionDialog(
            words["ui-settings-delete-all-title"],
            text: words["ui-settings-delete-all-text"],
            buttons: [
                DialogButton(
                    words["ui-settings-delete-all-confirm"],
                    kind: .danger,
                    unavailable: permits(typed) ? nil : demand,
                    perform: onConfirm
                ),
                DialogButton(words["ui-cancel"], perform: onDismiss),
            ],
            closeLabel: words["ui-cancel"],
            onDismiss: onDismiss
        ) {
            WindroseTextField(demand, value: typed) { typed = $0 }
        }
    }
}

/// Shows the report before it is copied, so that the player sees what they share.
struct DiagnosticsDialog: View {
    let report: String
    let onCopy: @MainActor () -> Void
    let onDismiss: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        QuestionDialog(
            words["ui-settings-diagnostics"],
            text: words["ui-settings-diagnostics-text"],
            buttons: [
                DialogButton(words["ui-copy"], kind: .primary, perform: onCopy),
                DialogButton(words["ui-close"], kind: .quiet, perform: onDismiss),
            ],
            closeLabel: words["ui-close"],
            onDismiss: onDismiss
        ) {
            WindroseText(report, Typography.captionSmall)
                .textSelection(.enabled)
        }
    }
}
