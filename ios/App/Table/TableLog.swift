import SwiftUI
import WindroseKit

extension LogLine {
    /// The line `line` as the kit shows it.
    init(_ line: ShownLine) {
        self = switch line {
        case .event(let text, let seat, let spoken): .event(text: text, seat: seat, spoken: spoken)
        case .news(let text): .news(text)
        case .undoStop(let text): .undoStop(text)
        }
    }
}

/// The log in a sheet.
struct LogContent: View {
    let state: TableUiState.Open

    @Environment(\.words) private var words

    var body: some View {
        if state.log.isEmpty {
            WindroseText(words["ui-log-empty"])
        } else {
            LogList(state.logLines(words).map { LogLine($0) })
        }
    }
}

/// A log in a column of its own.
struct LogColumn: View {
    let lines: [ShownLine]

    @Environment(\.words) private var words

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: Space.half) {
                SectionTitle(words["ui-log-title"])
                LogList(lines.map { LogLine($0) })
            }
            .padding(.horizontal, Space.margin)
            .padding(.vertical, Space.row)
        }
    }
}
