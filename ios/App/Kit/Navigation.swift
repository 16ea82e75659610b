import SwiftUI
import WindroseKit

/// The places at the bottom of a phone. With large text the signs stand alone.
struct BottomNavigation: View {
    let places: [MainPlace]
    let selected: Route
    /// Gets the place that is tapped.
    let onSelect: @MainActor (Route) -> Void

    @Environment(\.colors) private var colors

    var body: some View {
        VStack(spacing: 0) {
            WindroseDivider()
            HStack(spacing: 0) {
                PlaceButtons(places: places, selected: selected, onSelect: onSelect)
            }
            .padding(.horizontal, Space.gap)
            .padding(.vertical, 6)
        }
        .background { colors.surface.ignoresSafeArea(edges: [.bottom, .horizontal]) }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
    }
}

/// The places at the left of a wide screen.
struct NavigationRail: View {
    let places: [MainPlace]
    let selected: Route
    /// Gets the place that is tapped.
    let onSelect: @MainActor (Route) -> Void

    @Environment(\.colors) private var colors

    var body: some View {
        HStack(spacing: 0) {
            ScrollView {
                VStack(spacing: Space.row) {
                    PlaceButtons(places: places, selected: selected, onSelect: onSelect)
                }
                .padding(.vertical, Space.margin)
            }
            .scrollBounceBehavior(.basedOnSize)
            .frame(width: 96)
            colors.line
                .frame(width: EdgeWidth.line)
                .ignoresSafeArea(edges: .vertical)
        }
        .background { colors.surface.ignoresSafeArea(edges: [.vertical, .leading]) }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
    }
}

private struct PlaceButtons: View {
    let places: [MainPlace]
    let selected: Route
    let onSelect: @MainActor (Route) -> Void

    var body: some View {
        ForEach(places) { place in
            PlaceButton(place: place, selected: place.route == selected) { onSelect(place.route) }
        }
    }
}

private struct PlaceButton: View {
    let place: MainPlace
    let selected: Bool
    let action: @MainActor () -> Void

    /// A long name is made smaller before it is cut.
    private static let smallest: CGFloat = 0.75

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText

    var body: some View {
        let ink = selected ? colors.ink : colors.inkSoft
        Button(action: action) {
            VStack(spacing: Space.hair) {
                Icon(place.glyph, color: ink)
                    .padding(.horizontal, 18)
                    .padding(.vertical, Space.hair)
                    .background(selected ? colors.accent.opacity(0.16) : .clear, in: .chip)
                if !largeText {
                    WindroseText(place.text, Typography.tab, color: ink, align: .center, lines: 1)
                        .minimumScaleFactor(Self.smallest)
                }
            }
            .frame(maxWidth: .infinity, minHeight: 50)
        }
        .buttonStyle(PressStyle(.chip))
        .accessibilityLabel(Text(verbatim: place.text))
        .accessibilityAddTraits(selected ? .isSelected : [])
        .accessibilityShowsLargeContentViewer { Text(verbatim: place.text) }
    }
}

#if DEBUG
struct Navigation_Previews: PreviewProvider {
    private static let places = MainPlace.all(Samples.words)

    static var previews: some View {
        kitPreview("Navigation") {
            BottomNavigation(places: places, selected: .home) { _ in }
            NavigationRail(places: places, selected: .rulesList) { _ in }
                .frame(height: 320)
        }
    }
}
#endif
