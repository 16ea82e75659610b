import SwiftUI
import WindroseKit

/// A few short options side by side; below one another with large text.
struct SegmentedControl: View {
    private let options: [String]
    private let selected: Int
    private let onSelect: @MainActor (Int) -> Void

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText

    /// `onSelect` gets the number of the option that is tapped.
    init(_ options: [String], selected: Int, onSelect: @escaping @MainActor (Int) -> Void) {
        self.options = options
        self.selected = selected
        self.onSelect = onSelect
    }

    var body: some View {
        let layout = largeText
            ? AnyLayout(VStackLayout(spacing: 0))
            : AnyLayout(HStackLayout(spacing: 0))
        layout {
            ForEach(Array(options.enumerated()), id: \.offset) { index, option in
                if index > 0 {
                    colors.edge
                        .frame(
                            width: largeText ? nil : EdgeWidth.control,
                            height: largeText ? EdgeWidth.control : nil
                        )
                        .accessibilityHidden(true)
                }
                Segment(text: option, selected: index == selected) { onSelect(index) }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .clipShape(.chip)
        .solidBorder(colors.edge, .chip)
        .accessibilityElement(children: .contain)
    }
}

private struct Segment: View {
    let text: String
    let selected: Bool
    let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    var body: some View {
        let ink = selected ? colors.onAccent : colors.ink
        Button(action: action) {
            HStack(spacing: 5) {
                if selected {
                    Icon(.check, size: 17, color: ink, strokeWidth: 2.6)
                }
                WindroseText(text, Typography.bodyStrong, color: ink, align: .center)
            }
            .padding(.horizontal, 6)
            .padding(.vertical, Space.half)
            .frame(maxWidth: .infinity, minHeight: Space.target, maxHeight: .infinity)
            .background(selected ? colors.accent : .clear)
        }
        .buttonStyle(PressStyle(.row, wash: ink))
        .accessibilityAddTraits(selected ? .isSelected : [])
    }
}

/// One option of a `RadioList`.
struct RadioOption: Equatable, Sendable {
    let title: String
    let subtitle: String?

    /// The option called `title`.
    init(_ title: String, subtitle: String? = nil) {
        self.title = title
        self.subtitle = subtitle
    }
}

/// Options of which one holds, each with room for an explanation.
struct RadioList: View {
    private let options: [RadioOption]
    private let selected: Int?
    private let onSelect: @MainActor (Int) -> Void

    /// `onSelect` gets the number of the option that is tapped.
    init(_ options: [RadioOption], selected: Int?, onSelect: @escaping @MainActor (Int) -> Void) {
        self.options = options
        self.selected = selected
        self.onSelect = onSelect
    }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(options.enumerated()), id: \.offset) { index, option in
                RadioRow(option: option, chosen: index == selected) { onSelect(index) }
            }
        }
        .accessibilityElement(children: .contain)
    }
}

private struct RadioRow: View {
    let option: RadioOption
    let chosen: Bool
    let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    var body: some View {
        Button(action: action) {
            HStack(spacing: Space.row) {
                dot
                VStack(alignment: .leading, spacing: 0) {
                    WindroseText(option.title, Typography.button)
                    if let subtitle = option.subtitle {
                        WindroseText(subtitle, Typography.caption, color: colors.inkSoft)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .frame(minHeight: 58)
            .background(chosen ? colors.accent.opacity(0.1) : .clear)
        }
        .buttonStyle(PressStyle(.row))
        .accessibilityAddTraits(chosen ? .isSelected : [])
    }

    private var dot: some View {
        Circle()
            .strokeBorder(chosen ? colors.accent : colors.edge, lineWidth: EdgeWidth.chosen)
            .frame(width: 22, height: 22)
            .overlay {
                if chosen {
                    Circle()
                        .fill(colors.accent)
                        .frame(width: 11, height: 11)
                }
            }
    }
}

#if DEBUG
struct Selection_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Selection") {
            SegmentedControl(["None", "Random", "Chosen"], selected: 1) { _ in }
            Card {
                RadioList(
                    [
                        RadioOption("Two players", subtitle: "Pass the phone from hand to hand"),
                        RadioOption("Alone against the tide", subtitle: "Five tide tokens move the other dice"),
                    ],
                    selected: 0
                ) { _ in }
            }
        }
    }
}
#endif
