import SwiftUI
import WindroseKit

/// What stands in for a table that could not be read: what went wrong, and what can be done about it.
struct FailedPage: View {
    let title: String
    let words: ErrorWords
    let actions: [BarAction]
    let onBack: @MainActor () -> Void

    @Environment(\.words) private var interface

    var body: some View {
        VStack(spacing: 0) {
            TopBar(title, back: TopAction(.back, interface["ui-back"], perform: onBack))
            ScrollView {
                ErrorPanel(words.title, cause: words.cause, nextStep: words.next, actions: actions)
                    .frame(maxWidth: Space.readable)
                    .padding(Space.margin)
            }
            .scrollBounceBehavior(.basedOnSize)
        }
    }
}
