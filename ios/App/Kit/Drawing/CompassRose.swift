import SwiftUI
import WindroseKit

/// A compass rose of sixteen points with its ring, filling the square it is given. Silent for screen readers.
struct CompassRoseView: View {
    private let rose: RoseColors?
    private let letters: [String]

    @Environment(\.colors) private var colors

    /// A rose in the colours `rose`, or those of the house. `letters` are the names of the four winds, clockwise from
    /// north; they differ from language to language.
    init(colors rose: RoseColors? = nil, letters: [String] = []) {
        self.rose = rose
        self.letters = letters
    }

    var body: some View {
        let rose = rose ?? .house(colors.palette)
        Canvas { context, size in
            // Letters stand outside the ring.
            let radius = size.side / 2 / (letters.isEmpty ? 1 : CompassRose.letterSpace)
            draw(rose, context.inUnits(at: size.center, scale: radius), radius: radius)
            for (index, letter) in letters.enumerated() {
                context.draw(
                    letter,
                    Typography.cardTitle,
                    size: radius * CompassRose.letterSize,
                    color: rose.ink.color,
                    around: bearing(90 * CGFloat(index), radius: radius * CompassRose.letterRing, center: size.center)
                )
            }
        }
        .accessibilityHidden(true)
    }

    private func draw(_ rose: RoseColors, _ units: GraphicsContext, radius: CGFloat) {
        let ink = rose.ink.color
        let width = CompassRose.lineWidth(radius: radius) / radius
        let line = StrokeStyle(lineWidth: width, lineJoin: .round)
        let fine = StrokeStyle(lineWidth: width * CompassRose.fineShare)
        // The lines of a chart behind the rose end at its ring.
        units.fillCircle(.zero, CompassRose.disc, rose.paper.color)
        units.strokeCircle(.zero, CompassRose.disc, ink, lineWidth: line.lineWidth)
        for ring in CompassRose.fineRings {
            units.strokeCircle(.zero, ring, ink, lineWidth: fine.lineWidth)
        }
        units.stroke(CompassRose.scale, ink, fine)
        for half in CompassRose.halves(longNorth: rose.north != rose.ink) {
            let dark = half.north ? rose.north : rose.ink
            units.fill(half.path, (half.dark ? dark : rose.second).color)
            units.stroke(half.path, ink, line)
        }
        units.fillCircle(.zero, CompassRose.hub, rose.paper.color)
        units.strokeCircle(.zero, CompassRose.hub, ink, lineWidth: line.lineWidth)
    }
}

#if DEBUG
struct CompassRoseView_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Compass rose") {
            CompassRoseView()
                .frame(width: 260, height: 260)
            CompassRoseView(letters: ["N", "E", "S", "W"])
                .frame(width: 260, height: 260)
        }
    }
}
#endif
