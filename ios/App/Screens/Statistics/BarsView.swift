import SwiftUI
import WindroseKit

/// How often each thing happened, as bars, with a mark at what was to be expected. Each bar is read as a sentence.
struct BarsView: View {
    let bars: [Bars.Bar]

    @Environment(\.largeText) private var largeText
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(Array(bars.enumerated()), id: \.offset) { _, bar in
                HStack(spacing: Space.row) {
                    WindroseText(bar.label, Typography.bodyStrong)
                        .frame(minWidth: 16, alignment: .leading)
                    BarDrawing(filled: bar.filled, expected: bar.expected)
                        .frame(height: Bars.height)
                    WindroseText(bar.count, Typography.bodyStrong, align: .trailing)
                        .frame(minWidth: 32, alignment: .trailing)
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: bar.spoken))
            }
            legend
                .padding(.top, Space.half)
                .accessibilityHidden(true)
        }
        .padding(.vertical, Space.half)
    }

    private var legend: some View {
        let layout = largeText
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: Space.half))
            : AnyLayout(HStackLayout(spacing: Space.margin))
        return layout {
            LegendEntry(text: words["ui-statistics-rolled"], filled: 1, expected: nil)
            LegendEntry(text: words["ui-statistics-expected"], filled: nil, expected: 0.5)
        }
    }
}

private struct LegendEntry: View {
    let text: String
    let filled: Double?
    let expected: Double?

    private static let side: CGFloat = 14

    @Environment(\.colors) private var colors

    var body: some View {
        HStack(spacing: 6) {
            BarDrawing(filled: filled, expected: expected)
                .frame(width: Self.side, height: Self.side)
            WindroseText(text, Typography.caption, color: colors.inkSoft)
        }
    }
}

/// A bar on its ground and a mark, or one of them.
private struct BarDrawing: View {
    let filled: Double?
    let expected: Double?

    @Environment(\.colors) private var colors

    var body: some View {
        Canvas { context, size in
            if let filled {
                context.fill(bar(size.width, size), with: .color(colors.accent.opacity(Bars.groundAlpha)))
                context.fill(bar(size.width * filled, size), with: .color(colors.accent))
            }
            if let expected {
                let x = Bars.markX(expected, width: size.width)
                context.fill(mark(x, Bars.hemWidth, size), with: .color(colors.surface))
                context.fill(mark(x, Bars.markWidth, size), with: .color(colors.ink))
            }
        }
    }

    private func bar(_ width: CGFloat, _ size: CGSize) -> Path {
        let corner = min(Bars.corner, width / 2)
        return Path(
            roundedRect: CGRect(x: 0, y: 0, width: width, height: size.height),
            cornerRadius: corner,
            style: .circular
        )
    }

    private func mark(_ x: CGFloat, _ width: CGFloat, _ size: CGSize) -> Path {
        Path(CGRect(x: x - width / 2, y: 0, width: width, height: size.height))
    }
}
