import SwiftUI
import WindroseKit
import struct WindroseCore.PracticeStack

/// Everything that a space can feel like, for a beginner to try: each is felt where it is tapped or come to.
struct PracticeCard: View {
    private let stacks: [PracticeStack]
    private let onFeel: @MainActor (PracticeStack) -> Void

    @AccessibilityFocusState private var heard: Int?
    @FocusState private var focused: Int?
    @Environment(\.colors) private var colors
    @Environment(\.words) private var words

    /// The card of `stacks`; `onFeel` gets the one that is felt.
    init(_ stacks: [PracticeStack], onFeel: @escaping @MainActor (PracticeStack) -> Void) {
        self.stacks = stacks
        self.onFeel = onFeel
    }

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: Space.half) {
                SectionTitle(words["ui-four-senses-practice"])
                WindroseText(words["ui-four-senses-practice-text"], color: colors.inkSoft)
            }
            .padding(Space.margin)
            ForEach(Array(stacks.enumerated()), id: \.offset) { index, stack in
                WindroseDivider()
                PracticeRow(stack: stack) { onFeel(stack) }
                    .focused($focused, equals: index)
                    .accessibilityFocused($heard, equals: index)
            }
        }
        .onChange(of: heard) { _, new in feel(new) }
        .onChange(of: focused) { _, new in feel(new) }
    }

    private func feel(_ index: Int?) {
        if let index, stacks.indices.contains(index) { onFeel(stacks[index]) }
    }
}

private struct PracticeRow: View {
    let stack: PracticeStack
    let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    private static let picture: CGFloat = 56

    var body: some View {
        ListRow(stack.spoken, titleRole: Typography.name) {
            WoodSpaceView(WoodStack(stack.stack))
                .frame(width: Self.picture, height: Self.picture)
        } trailing: {
            Icon(.sound, color: colors.inkSoft)
        } action: {
            action()
        }
    }
}
