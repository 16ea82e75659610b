import SwiftUI
import WindroseKit

/// The name of the app and what it is, beside the compass rose.
struct Masthead: View {
    private static let rose: CGFloat = 132

    /// The name stays whole on one line, however large the reader's text is.
    private static let smallest: CGFloat = 0.4

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText
    @Environment(\.words) private var words

    var body: some View {
        HStack(spacing: Space.row) {
            VStack(alignment: .leading, spacing: Space.half) {
                WindroseText(words["ui-app-name"], Typography.hero, lines: 1)
                    .minimumScaleFactor(Self.smallest)
                    .accessibilityAddTraits(.isHeader)
                WindroseText(words["ui-app-tagline"], Typography.motto, color: colors.inkSoft)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if !largeText {
                CompassRoseView(letters: ["north", "east", "south", "west"].map { words["ui-wind-\($0)"] })
                    .frame(width: Self.rose, height: Self.rose)
                    .background {
                        GeometryReader { rose in
                            let place = rose.frame(in: .named(RosePlace.space))
                            Color.clear
                                .preference(key: RosePlace.self, value: CGPoint(x: place.midX, y: place.midY))
                        }
                    }
            }
        }
    }
}

/// Where the middle of the rose lies on the page; nil where there is no rose.
struct RosePlace: PreferenceKey {
    /// The name of the page's coordinates.
    static var space: String { "page" }

    static func reduce(value: inout CGPoint?, nextValue: () -> CGPoint?) {
        value = value ?? nextValue()
    }
}

/// The net of the chart, from the rose out over the whole page and the edges of the screen; from the middle of the page
/// where there is no rose.
private struct RoseNet: View {
    let rose: CGPoint?

    /// How far the net reaches over the page: under the bars of the system.
    private static let margin: CGFloat = 120

    @Environment(\.colors) private var colors

    var body: some View {
        let color = colors.edge.opacity(RhumbNet.pageAlpha)
        Canvas { context, size in
            let place = rose.map { CGPoint(x: $0.x + Self.margin, y: $0.y + Self.margin) }
            let net = RhumbNet.lines(from: place ?? size.center, radius: size.width + size.height)
            context.stroke(net, color, StrokeStyle(lineWidth: RhumbNet.strokeWidth))
        }
        .padding(-Self.margin)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

extension View {
    /// Lays the net of the chart behind the page, from the middle of its `rose`, if it has one.
    func roseNet(around rose: CGPoint?) -> some View {
        background { RoseNet(rose: rose) }
    }
}
