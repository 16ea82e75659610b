import SwiftUI
import WindroseKit

/// The answer of every control to a press: a wash over its outline. Pointers get the system's own highlight, and so
/// does the focus of a keyboard.
struct PressStyle<Outline: Shape>: ButtonStyle {
    private let outline: Outline
    private let wash: Color?

    /// A wash in `wash` over `outline`; in ink without it.
    init(_ outline: Outline, wash: Color? = nil) {
        self.outline = outline
        self.wash = wash
    }

    func makeBody(configuration: Configuration) -> some View {
        PressWash(label: configuration.label, pressed: configuration.isPressed, outline: outline, wash: wash)
    }
}

private struct PressWash<Label: View, Outline: Shape>: View {
    let label: Label
    let pressed: Bool
    let outline: Outline
    let wash: Color?

    @Environment(\.colors) private var colors
    @Environment(\.motion) private var motion

    var body: some View {
        label
            .overlay {
                outline
                    .fill(wash ?? colors.ink)
                    .opacity(pressed ? 0.14 : 0)
                    .allowsHitTesting(false)
            }
            .contentShape([.interaction, .hoverEffect], outline)
            .hoverEffect(.highlight)
            .animation(motion.animation(Motion.press), value: pressed)
    }
}
