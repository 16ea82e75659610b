import SwiftUI
import WindroseKit

/// One line of the log.
enum LogLine: Equatable, Sendable {
    /// A sentence about what `seat` did; without one, about the game itself. `spoken` is the sentence for screen readers,
    /// with the name of the seat.
    case event(text: String, seat: SeatLook?, spoken: String)

    /// The line above which everything is new to the reader.
    case news(String)

    /// The line at which undo stops.
    case undoStop(String)
}

/// The log of a game, which scrolls in the space that it is given; the caller gives the lines newest first.
struct LogList: View {
    private let lines: [LogLine]
    private let padding: CGFloat

    @Environment(\.colors) private var colors
    @Environment(\.words) private var words

    /// These lines, with `padding` around all of them.
    init(_ lines: [LogLine], padding: CGFloat = 0) {
        self.lines = lines
        self.padding = padding
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
                    row(line)
                }
            }
            .padding(padding)
        }
        .scrollBounceBehavior(.basedOnSize)
        .accessibilityElement(children: .contain)
        .accessibilityRotor(Text(verbatim: words["ui-log-title"])) {
            ForEach(events, id: \.place) { event in
                AccessibilityRotorEntry(Text(verbatim: event.spoken), id: event.place)
            }
        }
    }

    /// What happened, without headings and rules, and its place among all lines.
    private var events: [(place: Int, spoken: String)] {
        lines.enumerated().compactMap { place, line in
            if case .event(_, _, let spoken) = line { (place, spoken) } else { nil }
        }
    }

    @ViewBuilder private func row(_ line: LogLine) -> some View {
        switch line {
        case .event(let text, let seat, let spoken):
            EventLine(text: text, seat: seat)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: spoken))
        case .news(let text):
            WindroseText(text, Typography.overline, color: colors.accent)
                .padding(.top, Space.gap)
                .padding(.bottom, Space.half)
                .accessibilityAddTraits(.isHeader)
        case .undoStop(let text):
            HStack(spacing: Space.gap) {
                WindroseDivider()
                WindroseText(text, Typography.captionSmall, color: colors.inkSoft)
                    .layoutPriority(1)
                WindroseDivider()
            }
            .padding(.vertical, Space.half)
        }
    }
}

private struct EventLine: View {
    let text: String
    let seat: SeatLook?

    private static let badge: CGFloat = 20

    var body: some View {
        HStack(alignment: .top, spacing: Space.gap) {
            if let seat {
                SeatBadge(seat, size: Self.badge)
            } else {
                Color.clear.frame(width: Self.badge, height: Self.badge)
            }
            WindroseText(text)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.vertical, 5)
    }
}

#if DEBUG
struct LogList_Previews: PreviewProvider {
    static let lines: [LogLine] = [
        .news("Since your turn"),
        .event(text: "3 to E4: row 4 makes 12.", seat: .blue, spoken: "Blue: 3 to E4, row 4 makes 12."),
        .undoStop("Undo stops here"),
        .event(text: "Rolled 5, 2, 6.", seat: .plum, spoken: "Plum rolled 5, 2, 6."),
        .event(text: "The fog lifts.", seat: nil, spoken: "The fog lifts."),
    ]

    static var previews: some View {
        kitPreview("Log") {
            LogList(lines).frame(height: 260)
        }
    }
}
#endif
