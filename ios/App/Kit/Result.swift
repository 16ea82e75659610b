import SwiftUI
import WindroseKit

/// The end of a game in one sentence, under the badge of whoever won; without a badge when nobody did. The table
/// announces it with what led to it.
struct ResultHeader: View {
    private let title: String
    private let subtitle: String
    private let winner: SeatLook?

    @Environment(\.colors) private var colors

    /// The sentence `title` above `subtitle`.
    init(_ title: String, subtitle: String, winner: SeatLook? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.winner = winner
    }

    var body: some View {
        VStack(spacing: 0) {
            if let winner {
                SeatBadge(winner, size: 64)
            }
            WindroseText(title, Typography.result, align: .center)
                .padding(.top, Space.half)
            WindroseText(subtitle, color: colors.inkSoft, align: .center)
        }
        .padding(.horizontal, Space.margin)
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}

/// What the score is made of: at the end, with the winner's column first, or so far.
struct ResultTable: View {
    /// A column: a seat and its name.
    struct Column: Equatable, Sendable {
        let seat: SeatLook
        let name: String
    }

    /// A line: one value a column. `spoken` is the whole line in words.
    struct Line: Equatable, Sendable {
        let label: String
        let values: [String]
        let spoken: String
    }

    private let columns: [Column]
    private let lines: [Line]
    private let total: Line
    private let after: [Line]
    private let leaderFirst: Bool

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText
    @Environment(\.windowClass) private var windowClass

    /// The table of `lines`, with `total` below them and `after` it what only breaks a tie. Where the `leaderFirst`
    /// stands, that total is lifted out.
    init(columns: [Column], lines: [Line], total: Line, after: [Line] = [], leaderFirst: Bool = true) {
        self.columns = columns
        self.lines = lines
        self.total = total
        self.after = after
        self.leaderFirst = leaderFirst
    }

    var body: some View {
        Card {
            VStack(spacing: 0) {
                heads
                rows(lines)
                colors.ink
                    .frame(height: 2)
                    .accessibilityHidden(true)
                row(total, label: Typography.bodyStrong, value: Typography.scoreSmall, leads: true)
                rows(after)
            }
            .padding(.horizontal, 14)
            .padding(.vertical, Space.half)
        }
    }

    private func rows(_ lines: [Line]) -> some View {
        ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
            WindroseDivider()
            row(line, label: Typography.body, value: Typography.body)
        }
    }

    private var heads: some View {
        HStack(spacing: 0) {
            ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
                inColumn { SeatBadge(column.seat, size: 28) }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(Text(verbatim: column.name))
            }
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.vertical, Space.half)
    }

    private func row(_ line: Line, label: TypeRole, value: TypeRole, leads: Bool = false) -> some View {
        let name = WindroseText(line.label, label, color: leads ? colors.ink : colors.inkSoft)
        return VStack(alignment: .leading, spacing: 0) {
            if labelsAbove { name }
            HStack(spacing: 0) {
                if !labelsAbove {
                    name
                    Spacer(minLength: 0)
                }
                ForEach(Array(line.values.enumerated()), id: \.offset) { index, text in
                    inColumn {
                        WindroseText(text, value, color: ink(index, leads: leads), lines: 1)
                            .minimumScaleFactor(0.6)
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(.vertical, 5)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: line.spoken))
    }

    /// A part of a column. Where labels stand over their values, many columns share the room that there is.
    private func inColumn(@ViewBuilder _ part: () -> some View) -> some View {
        ZStack(alignment: .trailing) { part() }
            .frame(minWidth: labelsAbove ? 0 : columnWidth, maxWidth: columnWidth, alignment: .trailing)
    }

    private func ink(_ column: Int, leads: Bool) -> Color {
        leads && leaderFirst && column == 0 ? colors.accent : colors.ink
    }

    /// More than two columns of large text, or more than three on a phone, leave a label no room beside them: it stands
    /// over its values then.
    private var labelsAbove: Bool {
        columns.count > 2 && largeText || columns.count > 3 && windowClass == .compact
    }

    /// Wide enough for a score of four figures in the reader's text size, as far as a phone has room.
    private var columnWidth: CGFloat { largeText ? 76 : 62 }
}

#if DEBUG
struct Result_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Result") {
            ResultHeader("Blue wins", subtitle: "Tack, Hot Day, 28 turns", winner: .blue)
            ResultTable(
                columns: [.init(seat: .blue, name: "Blue"), .init(seat: .plum, name: "Plum")],
                lines: [
                    .init(label: "Rows scored", values: ["6", "5"], spoken: "Rows scored: Blue 6, Plum 5"),
                    .init(label: "Busts", values: ["2", "4"], spoken: "Busts: Blue 2, Plum 4"),
                ],
                total: .init(label: "Total", values: ["9", "7"], spoken: "Total: Blue 9, Plum 7")
            )
        }
    }
}
#endif
