import SwiftUI
import WindroseKit

/// Text in one of the roles of the typography, in the ink of its surroundings unless a colour is given.
struct WindroseText: View {
    private let text: String
    private let role: TypeRole
    private let color: Color?
    private let align: TextAlignment
    private let lines: Int?

    @Environment(\.ink) private var ink
    @ScaledMetric private var excess: CGFloat

    /// `text` as it stands. With `lines` it is cut after so many; otherwise all of it is shown.
    init(
        _ text: String,
        _ role: TypeRole = Typography.body,
        color: Color? = nil,
        align: TextAlignment = .leading,
        lines: Int? = nil
    ) {
        self.text = text
        self.role = role
        self.color = color
        self.align = align
        self.lines = lines
        _excess = ScaledMetric(wrappedValue: role.excess, relativeTo: role.textStyle)
    }

    var body: some View {
        Text(verbatim: text)
            .font(role.face)
            .tracking(role.tracking)
            .foregroundStyle(color ?? ink)
            .multilineTextAlignment(align)
            .lineLimit(lines)
            .fixedSize(horizontal: false, vertical: lines == nil)
            // The fonts bring more room above and below than the look gives a line.
            .padding(.vertical, -excess / 2)
    }
}

#if DEBUG
struct WindroseText_Previews: PreviewProvider {
    private static let roles = [
        Typography.hero, Typography.motto, Typography.titleLarge, Typography.title, Typography.score,
        Typography.rowTitle, Typography.cardTitle, Typography.prompt, Typography.name, Typography.body,
        Typography.label, Typography.caption, Typography.overline,
    ]

    static var previews: some View {
        kitPreview("Text roles") {
            ForEach(roles, id: \.self) { role in
                WindroseText("Hot Day 0123456789", role)
            }
            WindroseText("A line that is cut because it has no room for all that it says", lines: 1)
        }
    }
}
#endif
