import SwiftUI
import WindroseKit

/// A stack of maple, or the hole in the board itself. Only a drawing: what lies around it carries name and state.
struct WoodStackView: View {
    private let stack: WoodStack

    /// The drawing of `stack`, as large as its place.
    init(_ stack: WoodStack) {
        self.stack = stack
    }

    var body: some View {
        Canvas { context, size in
            context.inUnits(at: size.center, scale: WoodStack.unit(in: size)).draw(stack)
        }
        .accessibilityHidden(true)
    }
}

extension GraphicsContext {
    /// Draws `stack` around the origin, in units of its own.
    fileprivate func draw(_ stack: WoodStack) {
        let pen = StrokeStyle(lineWidth: WoodStack.edgeWidth)
        if let shadow = stack.shadow { fillOval(shadow, Wood.shadow) }
        for (side, color) in zip(stack.sides, Wood.levels) {
            fill(side, color.color)
            stroke(side, Wood.edge.color, pen)
        }
        if let face = stack.face {
            fillOval(face, Wood.top)
            stroke(Path(ellipseIn: face), with: .color(Wood.edge.color), style: pen)
        }
        if let hole = stack.hole { fillOval(hole, Wood.hole) }
        if let rim = stack.rim {
            let color = stack.levels == 0 ? Wood.rim : Wood.lip
            stroke(rim, color.color, StrokeStyle(lineWidth: WoodStack.rimWidth))
        }
    }

    private func fillOval(_ rect: CGRect, _ color: ColorValue) {
        fill(Path(ellipseIn: rect), with: .color(color.color))
    }
}

#if DEBUG
struct WoodStackView_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Stacks") {
            HStack(spacing: Space.gap) {
                ForEach(0..<4, id: \.self) { levels in
                    WoodStackView(WoodStack(levels: levels, top: levels == 2 ? .holed : .flat))
                        .frame(width: 54, height: 66)
                }
            }
        }
    }
}
#endif
