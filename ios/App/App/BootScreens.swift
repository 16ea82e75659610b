import SwiftUI
import WindroseKit

/// While the saved games are being opened.
struct OpeningScreen: View {
    @Environment(\.words) private var words

    var body: some View {
        BootPage {
            WindroseProgress(words["boot-waiting"])
        }
    }
}

/// The parts of the app do not fit together: nothing can be done here but to install it again.
struct BrokenScreen: View {
    let page: ErrorWords

    var body: some View {
        BootPage {
            ErrorPanel(page.title, cause: page.cause, nextStep: page.next)
        }
    }
}

/// The saved games cannot be opened, for a reason that the player may be able to remove.
struct ClosedScreen: View {
    let page: ErrorWords
    let onRetry: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        BootPage {
            ErrorPanel(
                page.title,
                cause: page.cause,
                nextStep: page.next,
                actions: [BarAction(words["boot-again"], perform: onRetry)]
            )
        }
    }
}

private struct BootPage<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        FittingScroll {
            content
                .frame(maxWidth: Space.readable)
                .padding(Space.margin)
                .frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .chartBackground()
    }
}
