import WindroseCore

/// One line of the log.
public enum ShownLine: Equatable, Sendable {
    /// A sentence about what `seat` did, or about the game itself. `spoken` names the seat for screen readers.
    case event(text: String, seat: SeatLook?, spoken: String)
    /// The line below which everything is new to the reader, or old.
    case news(String)
    /// The line at which undo stops.
    case undoStop(String)

    init(_ line: Line, of kind: GameKind) {
        self = .event(text: line.text, seat: line.seat.flatMap(kind.look), spoken: line.spoken)
    }
}

extension TableUiState.Open {
    /// Whether the log may be seen: it tells what lies on a board that is known by touch alone.
    public var showsLog: Bool { !view.felt }

    /// What happened since the holder's last turn, oldest first.
    public var news: [ShownLine] {
        view.since.map { ShownLine($0, of: view.kind) }
    }

    /// The log, newest first, with the headings and the rule at which undo stops; nothing where it may not be seen.
    public func logLines(_ words: Words) -> [ShownLine] {
        guard showsLog else { return [] }
        var lines: [ShownLine] = []
        for (index, entry) in log.enumerated() {
            let newer = index > 0 ? log[index - 1] : nil
            if newer == nil, entry.sinceYourTurn { lines.append(.news(words["ui-table-since"])) }
            if newer?.sinceYourTurn == true, !entry.sinceYourTurn { lines.append(.news(words["ui-log-before"])) }
            lines.append(ShownLine(entry.line, of: view.kind))
            // The rule lies below the oldest line of the step that cannot be taken back.
            let older = index + 1 < log.count ? log[index + 1] : nil
            if entry.undoStops, older?.step != entry.step { lines.append(.undoStop(words["ui-log-undo-stops"])) }
        }
        return lines
    }
}
