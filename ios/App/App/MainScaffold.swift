import SwiftUI
import WindroseKit

/// One of the four main places, with the way to the others: below it on phones, at the left where there is room.
struct MainScaffold<Content: View>: View {
    private let selected: Route
    private let onSelect: @MainActor (Route) -> Void
    private let content: Content

    @Environment(\.windowClass) private var windowClass
    @Environment(\.words) private var words

    /// The place `selected`; `onSelect` gets the place that is tapped.
    init(
        _ selected: Route,
        onSelect: @escaping @MainActor (Route) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.selected = selected
        self.onSelect = onSelect
        self.content = content()
    }

    var body: some View {
        if windowClass == .compact {
            VStack(spacing: 0) {
                page
                BottomNavigation(places: places, selected: selected, onSelect: onSelect)
            }
            // Fields of dialogs lift the dialogs, not the page behind them.
            .ignoresSafeArea(.keyboard)
        } else {
            HStack(spacing: 0) {
                NavigationRail(places: places, selected: selected, onSelect: onSelect)
                page
            }
            .ignoresSafeArea(.keyboard)
        }
    }

    private var page: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var places: [MainPlace] { MainPlace.all(words) }
}
