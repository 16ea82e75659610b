import SwiftUI
import WindroseKit

/// One row of a list. With an action the row is a button, apart from the `controls` at its end, which take taps of
/// their own.
struct ListRow<Leading: View, Trailing: View, Controls: View>: View {
    private let title: String
    private let subtitle: String?
    private let titleRole: TypeRole
    private let action: (@MainActor () -> Void)?
    private let leading: Leading
    private let trailing: Trailing
    private let controls: Controls

    @Environment(\.colors) private var colors

    /// A row that is called `title`, between `leading` and `trailing`, which only show something.
    init(
        _ title: String,
        subtitle: String? = nil,
        titleRole: TypeRole = Typography.rowTitle,
        @ViewBuilder leading: () -> Leading = { EmptyView() },
        @ViewBuilder trailing: () -> Trailing = { EmptyView() },
        @ViewBuilder controls: () -> Controls = { EmptyView() },
        action: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.titleRole = titleRole
        self.action = action
        self.leading = leading()
        self.trailing = trailing()
        self.controls = controls()
    }

    var body: some View {
        HStack(spacing: 0) {
            if let action {
                Button(action: action) { face }
                    .buttonStyle(PressStyle(.row))
                    .firstTells(title, state: subtitle ?? "", take: action)
            } else {
                face
                    .accessibilityElement(children: .combine)
                    .firstTells(title, state: subtitle ?? "")
            }
            controls
        }
    }

    private var face: some View {
        HStack(spacing: Space.row) {
            leading
            VStack(alignment: .leading, spacing: 0) {
                WindroseText(title, titleRole)
                if let subtitle {
                    WindroseText(subtitle, Typography.caption, color: colors.inkSoft)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            trailing
        }
        .padding(.horizontal, Space.row)
        .padding(.vertical, 6)
        .frame(minHeight: 58)
    }
}

#if DEBUG
struct ListRow_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Rows") {
            Card {
                ListRow("Tack", subtitle: "Rows of dice against the wind") {
                    Icon(.sail)
                } trailing: {
                    WindroseText("1–2", Typography.label)
                } action: {
                }
                WindroseDivider()
                ListRow("Blue", subtitle: "Begins", titleRole: Typography.name) {
                    SeatBadge(.blue, size: 32)
                } controls: {
                    IconButton(.more, label: "Change Blue") {}
                }
            }
        }
    }
}
#endif
