import SwiftUI
import WindroseKit

/// One of the places that the app is made of.
struct Place: Equatable, Sendable {
    let text: String
    let glyph: Glyph

    /// The place called `text`.
    init(_ text: String, _ glyph: Glyph) {
        self.text = text
        self.glyph = glyph
    }
}

/// The places at the bottom of a phone. With large text the signs stand alone.
struct BottomNavigation: View {
    private let places: [Place]
    private let selected: Int?
    private let onSelect: @MainActor (Int) -> Void

    @Environment(\.colors) private var colors

    /// `onSelect` gets the number of the place that is tapped.
    init(_ places: [Place], selected: Int?, onSelect: @escaping @MainActor (Int) -> Void) {
        self.places = places
        self.selected = selected
        self.onSelect = onSelect
    }

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
    private let places: [Place]
    private let selected: Int?
    private let onSelect: @MainActor (Int) -> Void

    @Environment(\.colors) private var colors

    /// `onSelect` gets the number of the place that is tapped.
    init(_ places: [Place], selected: Int?, onSelect: @escaping @MainActor (Int) -> Void) {
        self.places = places
        self.selected = selected
        self.onSelect = onSelect
    }

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
    let places: [Place]
    let selected: Int?
    let onSelect: @MainActor (Int) -> Void

    var body: some View {
        ForEach(Array(places.enumerated()), id: \.offset) { index, place in
            PlaceButton(place: place, selected: index == selected) { onSelect(index) }
        }
    }
}

private struct PlaceButton: View {
    let place: Place
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
    private static let places = [
        Place("Play", .sail), Place("Saved", .saved), Place("Rules", .book), Place("Settings", .settings),
    ]

    static var previews: some View {
        KitPreview("Navigation") {
            BottomNavigation(places, selected: 0) { _ in }
            NavigationRail(places, selected: 2) { _ in }.frame(height: 320)
        }
    }
}
#endif
