import SwiftUI
import WindroseKit

/// A die in the tray as a button; a spent one leaves a dashed slot with a tick.
struct DieButton: View {
    private let value: Int
    private let look: SeatLook
    private let dieBody: DieBody
    private let state: DieState
    private let label: String
    private let stateDescription: String?
    private let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    /// The die that shows `value` and is called `label`; `stateDescription` says in words how it stands.
    init(
        _ value: Int,
        look: SeatLook,
        body: DieBody = .filled,
        state: DieState = .open,
        label: String,
        stateDescription: String? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.value = value
        self.look = look
        dieBody = body
        self.state = state
        self.label = label
        self.stateDescription = stateDescription
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            face
                .frame(width: 54, height: 54)
        }
        .buttonStyle(PressStyle(Self.slot))
        .disabled(state == .spent)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: stateDescription ?? ""))
        .accessibilityAddTraits(state == .selected ? .isSelected : [])
    }

    @ViewBuilder private var face: some View {
        switch state {
        case .open:
            DieView(value, look: look, body: dieBody)
                .frame(width: 49, height: 49)
        case .selected:
            DieView(value, look: look, body: dieBody)
                .frame(width: 45, height: 45)
                .frame(width: 54, height: 54)
                .solidBorder(colors.accent, Self.slot, width: 2.6)
        case .spent:
            Icon(.check, size: 20, color: colors.inkSoft)
                .frame(width: 46, height: 46)
                .dashedBorder(colors.edge, RoundedRectangle(cornerRadius: 10))
        }
    }

    private static var slot: RoundedRectangle { RoundedRectangle(cornerRadius: 13) }
}

#if DEBUG
struct DieButton_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Dice") {
            HStack(spacing: Space.gap) {
                DieButton(4, look: .blue, label: "Die 4", stateDescription: "open") {}
                DieButton(6, look: .blue, state: .selected, label: "Die 6") {}
                DieButton(2, look: .plum, body: .lined, label: "Die 2") {}
                DieButton(5, look: .plum, body: .lined, state: .selected, label: "Die 5") {}
                DieButton(1, look: .blue, state: .spent, label: "Spent die") {}
            }
        }
    }
}
#endif
