import SwiftUI
import WindroseKit

/// A card. A raised one is lighter and throws a shadow.
struct Card<Content: View>: View {
    private let raised: Bool
    private let content: Content

    @Environment(\.colors) private var colors

    /// A card around `content`, whose parts lie below one another.
    init(raised: Bool = false, @ViewBuilder content: () -> Content) {
        self.raised = raised
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(raised ? colors.high : colors.surface)
            .clipShape(.card)
            .solidBorder(colors.line, .card, width: EdgeWidth.line)
            .background {
                if raised {
                    RoundedRectangle.card
                        .fill(colors.high)
                        .shadow(color: Colors.shadow(0.18), radius: 8, x: 0, y: 6)
                }
            }
    }
}

/// The hairline between the rows of a card.
struct WindroseDivider: View {
    @Environment(\.colors) private var colors

    var body: some View {
        colors.line
            .frame(height: EdgeWidth.line)
            .frame(maxWidth: .infinity)
            .accessibilityHidden(true)
    }
}

/// The title above a section; screen readers can jump to it.
struct SectionTitle: View {
    private let text: String

    /// A title that says `text`.
    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        WindroseText(text, Typography.title)
            .accessibilityAddTraits(.isHeader)
    }
}

#if DEBUG
struct Card_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Cards") {
            SectionTitle("Storm cards")
            Card {
                WindroseText("First row").padding(Space.margin)
                WindroseDivider()
                WindroseText("Second row").padding(Space.margin)
            }
            Card(raised: true) {
                WindroseText("Raised", Typography.cardTitle).padding(Space.margin)
            }
        }
    }
}
#endif
