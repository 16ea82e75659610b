import SwiftUI
import WindroseKit

/// Options of which one holds, in a card; below them, dashed, those that are not to be had now.
struct OptionCard<Value: Equatable & Sendable>: View {
    private let open: [SetupOption<Value>]
    private let refused: [SetupOption<Value>]
    private let onChoose: @MainActor (Value) -> Void

    /// The card of `options`; `onChoose` gets what is chosen.
    init(_ options: [SetupOption<Value>], onChoose: @escaping @MainActor (Value) -> Void) {
        open = options.filter { $0.refusal == nil }
        refused = options.filter { $0.refusal != nil }
        self.onChoose = onChoose
    }

    var body: some View {
        Card {
            OptionList(open, onChoose: onChoose)
            ForEach(refused, id: \.title) { option in
                UnavailableRow(option.title, reason: option.refusal ?? "")
            }
        }
    }
}

/// Options of which one holds.
struct OptionList<Value: Equatable & Sendable>: View {
    private let options: [SetupOption<Value>]
    private let onChoose: @MainActor (Value) -> Void

    init(_ options: [SetupOption<Value>], onChoose: @escaping @MainActor (Value) -> Void) {
        self.options = options
        self.onChoose = onChoose
    }

    var body: some View {
        RadioList(
            options.map { RadioOption($0.title, subtitle: $0.text) },
            selected: options.firstIndex(where: \.chosen),
            onSelect: { onChoose(options[$0].value) }
        )
    }
}

/// A few short options side by side.
struct OptionSegments<Value: Equatable & Sendable>: View {
    let options: [SetupOption<Value>]
    let onChoose: @MainActor (Value) -> Void

    var body: some View {
        SegmentedControl(
            options.map(\.title),
            selected: options.firstIndex(where: \.chosen) ?? 0,
            onSelect: { onChoose(options[$0].value) }
        )
    }
}
