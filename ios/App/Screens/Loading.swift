import SwiftUI
import WindroseKit

/// Stands where something is still being read. It shows only when that takes longer than a moment.
struct Loading: View {
    private let text: String

    /// Something of which `text` tells that it is being read.
    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        WindroseProgress(text)
            .frame(maxWidth: .infinity)
    }
}

/// Shows its content only when what it tells of takes longer than a moment.
struct AfterAMoment<Content: View>: View {
    private let content: Content

    @State private var late = false

    /// `content`, later.
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ZStack {
            if late { content }
        }
        .task {
            // Ends early only when the view has gone.
            guard (try? await Task.sleep(for: moment)) != nil else { return }
            late = true
        }
    }
}

/// Tells that a game is being taken in from a file.
struct ImportDialog: View {
    private let onCancel: @MainActor () -> Void

    @Environment(\.words) private var words

    /// A dialog that can be given up waiting for.
    init(onCancel: @escaping @MainActor () -> Void) {
        self.onCancel = onCancel
    }

    var body: some View {
        QuestionDialog(
            words["ui-saved-import"],
            buttons: [DialogButton(words["ui-cancel"], perform: onCancel)],
            closeLabel: words["ui-cancel"],
            onDismiss: onCancel
        ) {
            Loading(words["ui-saved-importing"])
        }
    }
}
