import SwiftUI
import WindroseKit
import struct WindroseCore.FigureRow

/// Figures in rows and columns. Where the columns have no room, each figure stands on a line with its column's name.
struct FiguresView: View {
    let figures: Figures

    @Environment(\.colors) private var colors

    var body: some View {
        VStack(spacing: 0) {
            if figures.headed { headings }
            ForEach(Array(figures.rows.enumerated()), id: \.offset) { index, row in
                if index > 0 || figures.headed { WindroseDivider() }
                Group {
                    if figures.stacked { stacked(row) } else { flat(row) }
                }
                .padding(.vertical, Space.gap)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: figures.spoken(row)))
            }
        }
    }

    private var headings: some View {
        HStack(alignment: .bottom, spacing: Space.gap) {
            Spacer(minLength: 0)
            ForEach(Array(figures.columns.enumerated()), id: \.offset) { _, column in
                WindroseText(column, Typography.label, color: colors.inkSoft, align: .trailing)
                    .frame(width: Figures.columnWidth, alignment: .trailing)
            }
        }
        .padding(.vertical, Space.gap)
        .accessibilityHidden(true)
    }

    private func flat(_ row: FigureRow) -> some View {
        HStack(spacing: Space.gap) {
            WindroseText(
                row.label,
                row.total ? Typography.bodyStrong : Typography.body,
                color: row.total ? colors.ink : colors.inkSoft
            )
            .frame(maxWidth: .infinity, alignment: .leading)
            ForEach(Array(row.figures.enumerated()), id: \.offset) { _, figure in
                WindroseText(figure, Typography.bodyStrong, align: .trailing)
                    .frame(width: row.figures.count > 1 ? Figures.columnWidth : nil, alignment: .trailing)
            }
        }
    }

    private func stacked(_ row: FigureRow) -> some View {
        VStack(alignment: .leading, spacing: Space.half) {
            WindroseText(row.label, Typography.bodyStrong)
            ForEach(Array(zip(figures.columns, row.figures).enumerated()), id: \.offset) { _, cell in
                HStack(spacing: Space.gap) {
                    WindroseText(cell.0, color: colors.inkSoft)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    WindroseText(cell.1, Typography.bodyStrong)
                }
            }
        }
    }
}
