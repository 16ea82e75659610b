import SwiftUI
import WindroseKit

/// A part of the rules with its heading; everything that `query` was found in is marked.
struct RulesPartView: View {
    let shown: ShownPart
    let query: String
    /// The part at whose heading a screen reader is.
    let heard: AccessibilityFocusState<Int?>.Binding

    var body: some View {
        let part = shown.part
        VStack(alignment: .leading, spacing: Space.gap) {
            if part.isTitled {
                MarkedText(
                    part.title,
                    query,
                    part.isChapter ? Typography.titleLarge : Typography.cardTitle
                )
                .padding(.top, part.isChapter ? Space.wide : Space.row)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(part.isChapter ? .h2 : .h3)
                .accessibilityFocused(heard, equals: shown.id)
            }
            ForEach(Array(part.blocks.enumerated()), id: \.offset) { _, block in
                switch block {
                case .paragraph(let text): MarkedText(text, query)
                case .points(let points): Points(points: points, query: query)
                case .table(let table): RulesTableView(table: table, query: query)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Points: View {
    let points: [RichText]
    let query: String

    private static let bullet = "•"

    @Environment(\.colors) private var colors

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(Array(points.enumerated()), id: \.offset) { _, point in
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    WindroseText(Self.bullet, Typography.bodyStrong, color: colors.accent)
                        .accessibilityHidden(true)
                    MarkedText(point, query)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }
}

/// A table. Where there is no room for its columns, each row stands as a small paragraph. Screen readers go through it
/// row by row and hear each cell with its heading.
private struct RulesTableView: View {
    let table: RulesTable
    let query: String

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText
    @Environment(\.windowClass) private var windowClass

    var body: some View {
        let stacked = table.stacked(window: windowClass, largeText: largeText)
        Card {
            if !stacked {
                line(table.headings, Typography.label, colors.inkSoft)
                    .accessibilityHidden(true)
            }
            ForEach(Array(table.rows.enumerated()), id: \.offset) { index, row in
                if index > 0 || !stacked { WindroseDivider() }
                Group {
                    if stacked { paragraph(row) } else { line(row, Typography.body, colors.ink) }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: table.spoken(row)))
            }
        }
    }

    private func line(_ cells: [RichText], _ role: TypeRole, _ color: Color) -> some View {
        WeightedRow(lastWeight: table.hasSentences ? RulesTable.sentenceWeight : 1, spacing: Space.row) {
            ForEach(Array(cells.enumerated()), id: \.offset) { _, cell in
                MarkedText(cell, query, role, color: color)
            }
        }
        .padding(.horizontal, Space.row)
        .padding(.vertical, Space.gap)
    }

    private func paragraph(_ row: [RichText]) -> some View {
        VStack(alignment: .leading, spacing: Space.half) {
            ForEach(Array(zip(table.headings, row).enumerated()), id: \.offset) { index, cell in
                if index == 0 {
                    MarkedText(cell.1, query, Typography.bodyStrong)
                } else {
                    MarkedText(cell.0, query, Typography.captionSmall, color: colors.inkSoft)
                    MarkedText(cell.1, query)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, Space.row)
        .padding(.vertical, Space.gap)
    }
}

/// Text with its strong words, and with everything marked that `query` was found in.
struct MarkedText: View {
    private let text: RichText
    private let query: String
    private let role: TypeRole
    private let color: Color?

    @Environment(\.colors) private var colors

    /// `text` in one of the roles of the typography.
    init(_ text: RichText, _ query: String, _ role: TypeRole = Typography.body, color: Color? = nil) {
        self.text = text
        self.query = query
        self.role = role
        self.color = color
    }

    var body: some View {
        text.marked(query)
            .reduce(Text(verbatim: "")) { $0 + marked($1) }
            .foregroundStyle(color ?? colors.ink)
            .multilineTextAlignment(.leading)
            .fixedSize(horizontal: false, vertical: true)
    }

    private func marked(_ span: WindroseKit.Span) -> Text {
        // Roles other than that of plain text are strong by themselves.
        let strong = role == Typography.body ? Typography.bodyStrong : role
        let text = Text(verbatim: span.text)
            .font(span.strong ? strong.face : role.face)
        return span.found ? text.foregroundStyle(colors.accent).underline(true, color: colors.accent) : text
    }
}
