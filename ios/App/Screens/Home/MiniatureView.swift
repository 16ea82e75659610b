import SwiftUI
import WindroseKit

/// A small picture of a position. It says nothing to screen readers: the words beside it tell whose turn it is.
struct MiniatureView: View {
    private let picture: Miniature

    @Environment(\.colors) private var colors

    /// The drawing of `picture`.
    init(_ picture: Miniature) {
        self.picture = picture
    }

    var body: some View {
        ZStack {
            chart
            ForEach(Array(picture.dice.enumerated()), id: \.offset) { _, die in
                DieView(die.face, look: die.look, body: die.body)
                    .frame(width: die.rect.width, height: die.rect.height)
                    .position(die.rect.center)
            }
        }
        .frame(width: picture.size.width, height: picture.size.height)
        .accessibilityHidden(true)
    }

    private var chart: some View {
        Canvas { context, _ in
            let ground = Path(picture.chart)
            context.fill(ground, with: .color(colors.shallow))
            context.stroke(picture.lines, colors.chartLine.opacity(Miniature.lineAlpha), StrokeStyle(lineWidth: 1))
            context.stroke(ground, with: .color(colors.frameInk), lineWidth: Miniature.frameWidth)
        }
    }
}
