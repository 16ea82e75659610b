import SwiftUI
import WindroseKit

/// Something that cannot be chosen now: dashed, with the reason.
struct UnavailableRow: View {
    private let title: String
    private let reason: String

    @Environment(\.colors) private var colors

    /// The row called `title`, which cannot be chosen for `reason`.
    init(_ title: String, reason: String) {
        self.title = title
        self.reason = reason
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            WindroseText(title, Typography.button, color: colors.inkSoft)
            WindroseText(reason, Typography.caption, color: colors.inkSoft)
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity, minHeight: Space.target, alignment: .leading)
        .dashedBorder(colors.edge, .chip)
        .padding(Space.half)
        // Screen readers know what cannot be chosen by a button of the system's that is off.
        .accessibilityRepresentation {
            Button {
            } label: {
                Text(verbatim: title)
            }
            .accessibilityValue(Text(verbatim: reason))
            .disabled(true)
        }
    }
}

/// What explains a control, below it.
struct Explanation: View {
    private let text: String

    @Environment(\.colors) private var colors

    /// The explanation `text`.
    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        WindroseText(text, Typography.caption, color: colors.inkSoft)
            .padding(.horizontal, Space.half)
    }
}
