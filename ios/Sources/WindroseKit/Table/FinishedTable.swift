import WindroseCore

/// A column of figures by seat.
public struct ResultColumn: Equatable, Sendable, Identifiable {
    /// Tells one column from another.
    public let id: Seat
    /// The mark and colour of the seat.
    public let seat: SeatLook?
    /// Its player's name.
    public let name: String
}

/// A line of figures by seat: one value a column. `spoken` is the whole line in words.
public struct ResultLine: Equatable, Sendable {
    /// What is counted.
    public let label: String
    /// A figure for each column.
    public let values: [String]
    /// All of it in words.
    public let spoken: String
}

/// What the score is made of: at the end, with the winner's column first, or so far.
public struct ResultFigures: Equatable, Sendable {
    /// The seats.
    public let columns: [ResultColumn]
    /// What the total is made of.
    public let lines: [ResultLine]
    /// What counts in the end.
    public let total: ResultLine
    /// What only breaks a tie, and adds nothing to the total.
    public let after: [ResultLine]
}

extension TableView {
    /// The mark and colour of the seat that won alone; nil in a draw, and when all lost.
    public var winner: SeatLook? {
        guard let winners = result?.winners, let first = winners.first, winners.count == 1 else { return nil }
        return kind.look(of: first)
    }

    /// The figures of its result; nil while it has none.
    public var figures: ResultFigures? {
        result.flatMap { figures($0.columns, $0.rows) }
    }

    /// The points so far by what they were for; nil in games that keep no such account.
    public var scoreSheet: ResultFigures? {
        sheet.flatMap { figures($0.columns, $0.rows) }
    }

    private func figures(_ columns: [Seat], _ rows: [FigureRow]) -> ResultFigures? {
        guard let last = rows.lastIndex(where: \.total) else { return nil }
        let names = columns.map { column in seats.first { $0.seat == column }?.name ?? "" }
        let lines = rows.map { row in
            let spoken = zip(names, row.figures).map { "\($0) \($1)" }.joined(separator: ", ")
            return ResultLine(label: row.label, values: row.figures, spoken: "\(row.label): \(spoken)")
        }
        return ResultFigures(
            columns: zip(columns, names).map { ResultColumn(id: $0, seat: kind.look(of: $0), name: $1) },
            lines: Array(lines[..<last]),
            total: lines[last],
            after: Array(lines[(last + 1)...])
        )
    }
}
