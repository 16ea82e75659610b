import SwiftUI
import WindroseKit

/// A number that grows and shrinks by one within a range.
struct WindroseStepper: View {
    private let title: String
    private let value: Int
    private let range: ClosedRange<Int>
    private let lessLabel: String
    private let moreLabel: String
    private let onChange: @MainActor (Int) -> Void

    /// The number called `title`; `onChange` gets the new one.
    init(
        _ title: String,
        value: Int,
        in range: ClosedRange<Int>,
        lessLabel: String,
        moreLabel: String,
        onChange: @escaping @MainActor (Int) -> Void
    ) {
        self.title = title
        self.value = value
        self.range = range
        self.lessLabel = lessLabel
        self.moreLabel = moreLabel
        self.onChange = onChange
    }

    var body: some View {
        HStack(spacing: 0) {
            WindroseText(title, Typography.rowTitle)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityHidden(true)
            IconButton(.minus, label: lessLabel, enabled: value > range.lowerBound) { onChange(value - 1) }
            WindroseText(String(value), Typography.score, align: .center)
                .frame(minWidth: 24)
                .accessibilityLabel(Text(verbatim: title))
                .accessibilityValue(Text(verbatim: String(value)))
                .live(String(value))
            IconButton(.plus, label: moreLabel, enabled: value < range.upperBound) { onChange(value + 1) }
        }
        .padding(.leading, 14)
        .padding(.trailing, 6)
        .frame(minHeight: 54)
        .accessibilityElement(children: .contain)
    }
}

/// A setting that is on or off. The whole row takes the tap.
struct SwitchRow: View {
    private let title: String
    private let subtitle: String?
    private let checked: Bool
    private let onChange: @MainActor (Bool) -> Void

    @Environment(\.colors) private var colors

    /// The setting called `title`; `onChange` gets the new state.
    init(_ title: String, checked: Bool, subtitle: String? = nil, onChange: @escaping @MainActor (Bool) -> Void) {
        self.title = title
        self.checked = checked
        self.subtitle = subtitle
        self.onChange = onChange
    }

    var body: some View {
        Button { onChange(!checked) } label: {
            HStack(spacing: Space.row) {
                texts
                    .frame(maxWidth: .infinity, alignment: .leading)
                SwitchSign(checked: checked)
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .frame(minHeight: 54)
        }
        .buttonStyle(PressStyle(.row))
        .spokenAsSwitch(checked, onChange: onChange) { texts }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 0) {
            WindroseText(title, Typography.name)
            if let subtitle {
                WindroseText(subtitle, Typography.caption, color: colors.inkSoft)
            }
        }
    }
}

extension View {
    /// Lets screen readers know the view as a switch of the system's, called `label`, which says on and off itself.
    func spokenAsSwitch(
        _ checked: Bool,
        onChange: @escaping @MainActor (Bool) -> Void,
        @ViewBuilder label: @escaping () -> some View
    ) -> some View {
        accessibilityRepresentation {
            Toggle(
                isOn: Binding(get: { @MainActor in checked }, set: { @MainActor new in onChange(new) }), label: label
            )
        }
    }
}

/// The drawing of a switch: filled, with a tick, when it is on.
private struct SwitchSign: View {
    let checked: Bool

    @Environment(\.colors) private var colors
    @Environment(\.motion) private var motion

    var body: some View {
        ZStack(alignment: checked ? .trailing : .leading) {
            if checked {
                Capsule().fill(colors.accent)
            } else {
                Capsule().strokeBorder(colors.edge, lineWidth: EdgeWidth.chosen)
            }
            Circle()
                .fill(checked ? colors.onAccent : colors.edge)
                .frame(width: 26, height: 26)
                .overlay {
                    if checked {
                        Icon(.check, size: 16, color: colors.accent, strokeWidth: 3)
                    }
                }
                .padding(3)
        }
        .frame(width: 52, height: 32)
        .animation(motion.animation(Motion.press), value: checked)
    }
}

#if DEBUG
struct Settings_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Settings") {
            Card {
                WindroseStepper(
                    "Players",
                    value: 2,
                    in: 2...4,
                    lessLabel: "One player fewer",
                    moreLabel: "One player more"
                ) { _ in }
                WindroseDivider()
                SwitchRow("Confirm before placing", checked: true) { _ in }
                WindroseDivider()
                SwitchRow("Even start", checked: false, subtitle: "Nobody removes a die") { _ in }
            }
        }
    }
}
#endif
