import SwiftUI
import WindroseKit

/// A space of a wooden board with a stack on it, and the height as a number.
struct WoodSpaceView: View {
    private let stack: WoodStack

    /// The space with `stack`.
    init(_ stack: WoodStack) {
        self.stack = stack
    }

    var body: some View {
        GeometryReader { place in
            let side = place.size.side * WoodSpace.stack
            ZStack {
                Canvas { context, size in drawSpace(context, size) }
                WoodStackView(stack)
                    .frame(width: side, height: side)
                    .offset(x: WoodSpace.stackShift)
                if stack.levels > 0 {
                    Canvas { context, size in drawNumber(context, size) }
                }
            }
        }
        .accessibilityHidden(true)
    }

    private func drawSpace(_ context: GraphicsContext, _ size: CGSize) {
        let space = Path(
            roundedRect: WoodSpace.rect(in: size), cornerRadius: size.side * WoodSpace.corner, style: .circular
        )
        context.fill(space, with: .color(Wood.space.color))
        context.stroke(space, with: .color(Wood.spaceEdge.color), lineWidth: EdgeWidth.line)
    }

    private func drawNumber(_ context: GraphicsContext, _ size: CGSize) {
        context.draw(
            String(stack.levels),
            Typography.boardLetter,
            size: size.side * WoodSpace.numberSize,
            color: Wood.top.color,
            around: WoodSpace.number(in: size)
        )
    }
}

#if DEBUG
struct WoodSpaceView_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Spaces") {
            HStack(spacing: 0) {
                WoodSpaceView(WoodStack(levels: 0, top: .flat))
                WoodSpaceView(WoodStack(levels: 3, top: .holed))
                WoodSpaceView(WoodStack(levels: 2, top: .flat))
            }
            .frame(width: 240, height: 80)
            .background(Wood.tray.color)
        }
    }
}
#endif
