import SwiftUI
import WindroseKit

/// A die that shows a value. Only a drawing: the cell or button around it carries name and state.
struct DieView: View {
    private let value: Int
    private let look: SeatLook
    private let form: DieBody
    private let ghost: Bool

    /// A die of a seat that is drawn as `look`, as large as its place; 0 is a blank face. A `ghost` is the pale copy
    /// that stays where the die came from while a move is being considered.
    init(_ value: Int, look: SeatLook, body form: DieBody = .filled, ghost: Bool = false) {
        self.value = value
        self.look = look
        self.form = form
        self.ghost = ghost
    }

    var body: some View {
        Canvas { context, size in
            let units = context.inUnits(at: size.center, scale: size.side * Die.body)
            switch form {
            case .filled: drawFilled(units)
            case .lined: drawLined(units)
            }
        }
        .opacity(ghost ? Die.ghostAlpha : 1)
        .accessibilityHidden(true)
    }

    private func drawFilled(_ units: GraphicsContext) {
        let square = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)
        let body = Path(roundedRect: square, cornerRadius: Die.corner, style: .circular)
        units.fill(body, with: .color(look.color.color))
        units.stroke(body, with: .color(Colors.parchment), lineWidth: form.edgeWidth)
        drawPips(units, .white)
    }

    private func drawLined(_ units: GraphicsContext) {
        units.fill(Die.cutCorners, Colors.parchment)
        units.stroke(Die.cutCorners, look.color.color, StrokeStyle(lineWidth: form.edgeWidth))
        drawPips(units, look.color.color)
    }

    private func drawPips(_ units: GraphicsContext, _ color: Color) {
        let radius = Die.spread * form.pipRadius
        for pip in Die.pips(value) {
            let center = CGPoint(x: pip.x * Die.spread, y: pip.y * Die.spread)
            units.draw(form.pip, around: center, radius: radius, color: color)
        }
    }
}

#if DEBUG
struct DieView_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Dice") {
            ForEach([DieBody.filled, .lined], id: \.self) { form in
                HStack(spacing: Space.half) {
                    ForEach(0..<7, id: \.self) { value in
                        DieView(value, look: form == .filled ? .blue : .plum, body: form, ghost: value == 6)
                            .frame(width: 42, height: 42)
                    }
                }
            }
        }
    }
}
#endif
