import SwiftUI
import WindroseKit

/// Asks for a name.
struct NameDialog: View {
    private let title: String
    private let text: String?
    private let hint: String
    private let onDismiss: @MainActor () -> Void
    private let onDone: @MainActor (String) -> Void

    @State private var name: String
    @Environment(\.words) private var words

    /// A dialog that begins with `name`; `hint` is the name of the field.
    init(
        title: String,
        text: String? = nil,
        hint: String,
        name: String,
        onDismiss: @escaping @MainActor () -> Void,
        onDone: @escaping @MainActor (String) -> Void
    ) {
        self.title = title
        self.text = text
        self.hint = hint
        self.onDismiss = onDismiss
        self.onDone = onDone
        _name = State(initialValue: name)
    }

    var body: some View {
        QuestionDialog(
            title,
            text: text,
            buttons: [
                DialogButton(words["ui-done"], kind: .primary) { onDone(name) },
                DialogButton(words["ui-cancel"], kind: .quiet, perform: onDismiss),
            ],
            closeLabel: words["ui-cancel"],
            onDismiss: onDismiss
        ) {
            WindroseTextField(hint, value: name, onDone: { onDone(name) }) { name = $0 }
        }
    }
}
