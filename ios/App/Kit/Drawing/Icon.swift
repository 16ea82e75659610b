import SwiftUI
import WindroseKit

/// A line icon. It is silent for screen readers: the control around it carries the name.
struct Icon: View {
    private let glyph: Glyph
    private let size: CGFloat
    private let color: Color?
    private let strokeWidth: CGFloat?

    @Environment(\.ink) private var ink
    @Environment(\.textScale) private var textScale

    /// The icon `glyph`, in the ink of its surroundings unless a colour is given.
    init(_ glyph: Glyph, size: CGFloat = 24, color: Color? = nil, strokeWidth: CGFloat? = nil) {
        self.glyph = glyph
        self.size = size
        self.color = color
        self.strokeWidth = strokeWidth
    }

    var body: some View {
        // Icons grow with the text beside them, up to half as much again.
        let side = size * min(max(textScale, 1), 1.5)
        Canvas { context, size in
            context.draw(
                glyph, around: size.center, side: size.side, color: color ?? ink, strokeWidth: strokeWidth
            )
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

#if DEBUG
struct Icon_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Icons") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: Space.target))], spacing: Space.gap) {
                ForEach(Glyph.allCases, id: \.self) { glyph in
                    Icon(glyph)
                }
            }
        }
    }
}
#endif
