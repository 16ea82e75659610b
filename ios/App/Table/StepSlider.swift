import SwiftUI
import WindroseKit

/// A slider over the steps of a game, for the finger, the arrow keys and screen readers.
struct StepSlider: View {
    private let value: Int
    private let scale: SliderScale
    private let label: String
    private let spoken: String
    private let onChange: @MainActor (Int) -> Void

    @Environment(\.colors) private var colors
    @FocusState private var focused: Bool

    private static let thumb: CGFloat = 11

    /// The slider at `value` of `last`. It is called `label` and says `spoken`; `onChange` gets where it is moved.
    init(_ value: Int, last: Int, label: String, spoken: String, onChange: @escaping @MainActor (Int) -> Void) {
        self.value = value
        scale = SliderScale(last: last)
        self.label = label
        self.spoken = spoken
        self.onChange = onChange
    }

    var body: some View {
        GeometryReader { place in
            Canvas { context, size in draw(context, size) }
                .contentShape(Rectangle())
                .gesture(drag(width: place.size.width))
        }
        .frame(height: Space.target)
        .focusable()
        .focused($focused)
        .focusEffectDisabled()
        .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) { press in
            move(by: press.key == .leftArrow ? -1 : 1)
            return .handled
        }
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: spoken))
        .accessibilityAdjustableAction { direction in
            move(by: direction == .increment ? 1 : -1)
        }
    }

    private func move(by steps: Int) {
        go(to: scale.clamped(value + steps))
    }

    private func go(to new: Int) {
        if new != value { onChange(new) }
    }

    private func drag(width: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                go(to: scale.value(atX: drag.location.x, width: width, inset: Self.thumb))
            }
    }

    private func draw(_ context: GraphicsContext, _ size: CGSize) {
        let start = CGPoint(x: Self.thumb, y: size.height / 2)
        let end = CGPoint(x: size.width - Self.thumb, y: start.y)
        let thumb = CGPoint(x: start.x + (end.x - start.x) * scale.share(of: value), y: start.y)
        context.stroke(PathData(elements: [.move(start), .line(end)]), colors.edge, .round(3))
        context.stroke(PathData(elements: [.move(start), .line(thumb)]), colors.accent, .round(5))
        context.fillCircle(thumb, Self.thumb, colors.accent)
        if focused {
            context.strokeCircle(thumb, Self.thumb + 3, colors.ink, lineWidth: 2.5)
        }
    }
}
