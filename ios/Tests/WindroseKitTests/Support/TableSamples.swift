import WindroseCore
import WindroseKit

/// Invented tables, for what a real game shows only by luck.
enum TableSamples {
    /// Blue's die in column E may move, as may the one in A.
    static let moving = TableView(
        id: 1,
        kind: .tack,
        title: "Tack",
        subtitle: "Clear Day: no column does anything",
        step: 12,
        holder: 0,
        covered: false,
        secret: false,
        felt: false,
        unseen: false,
        looksBack: true,
        seats: [seat(0, "Blue", score: 4, active: true), seat(1, "Plum", score: 6, active: false)],
        position: .tack(view: position),
        spots: [],
        cards: [],
        trail: [],
        decision: DecisionView(
            seat: 0,
            shared: [],
            prompt: Prompt(step: "Blue, your move", title: "Move one die", detail: "Forward or back in its column."),
            choices: [move("E0", "E1"), move("E0", "E4"), move("A0", "A1"), move("A0", "A2")],
            blocked: [Blocked(spot: "B3", reason: "Your die in column B stands in its own way.")]
        ),
        happened: [],
        since: [],
        undo: UndoView(possible: false, stop: .chance, text: "Dice were rolled. What they showed stands."),
        result: nil
    )

    /// The same, waiting for its seat.
    static let covered = changed(moving) {
        $0.covered = true
        $0.decision = nil
    }

    /// Put away before its end.
    static let abandoned = changed(moving) {
        $0.decision = nil
        $0.undo = UndoView(possible: false, stop: .abandoned, text: "This game was put away.")
    }

    /// Plum won.
    static let finished = changed(moving) {
        $0.decision = nil
        $0.result = ResultText(
            title: "Plum wins",
            sentence: "Plum reached the lighthouse, 9 to 4.",
            winners: [1],
            columns: [1, 0],
            rows: [
                FigureRow(label: "Dice in the game", figures: ["5", "4"], total: false),
                FigureRow(label: "Points", figures: ["9", "4"], total: true),
            ]
        )
    }

    /// What moving E0 to E4 would do.
    static let scoring = PreviewView(
        title: "3 to E4: row 4 makes 12",
        lines: ["Row 4: Blue +2, Plum +1.", "Then dice are rolled."],
        spoken: "3 to E4: row 4 makes 12.",
        isFinal: true,
        events: [],
        marks: []
    )

    /// The log, newest line first.
    static let log = [
        logLine(12, "4 from C to C2.", seat: 1, since: true),
        logLine(11, "Row 4: Blue +1, Plum +2.", seat: nil, since: true, stops: true),
        logLine(10, "3 from D to D4.", seat: 0),
        logLine(9, "Rolled 3 and 6.", seat: 1, stops: true),
        logLine(9, "Fire: 2 on D4 becomes 3.", seat: 0, stops: true),
    ]

    /// `table` after `change`.
    static func changed(_ table: TableView, _ change: (inout TableView) -> Void) -> TableView {
        var table = table
        change(&table)
        return table
    }

    /// A die that moves.
    static func move(_ from: String, _ to: String) -> Choice {
        choice("Move to \(to)", [spot(from), spot(to)])
    }

    /// A choice without parts.
    static func button(_ label: String) -> Choice {
        choice(label, [])
    }

    /// A die that is turned to another face.
    static func raise(_ from: String, face: Int) -> Choice {
        let chip = Part(at: .chip, id: "face:\(face)", label: "Turn to \(face)", spoken: "Turn to \(face)")
        return choice("Turn the die to \(face)", [spot(from), chip])
    }

    /// Lays the faces 6, 4 and 2, as far as there are `columns`, in these columns.
    static func lay(_ columns: String) -> Choice {
        let parts = zip([6, 4, 2], columns).enumerated().map { piece, laid in
            let (face, column) = laid
            return Part(
                at: .lay(piece: UInt8(piece), spot: "\(column)6"),
                id: "\(face)>\(column)6",
                label: "\(face) in \(column)",
                spoken: "\(face) in \(column)"
            )
        }
        return choice("Place the dice so", parts, anyOrder: true)
    }

    /// A spot as a part of a choice.
    static func spot(_ spot: String) -> Part {
        Part(at: .spot(spot: spot), id: spot, label: spot, spoken: spot)
    }

    /// A choice that does nothing of interest. Its action tells it from others with the same parts.
    static func choice(_ label: String, _ parts: [Part], anyOrder: Bool = false) -> Choice {
        Choice(
            action: .tack(action: .done),
            text: ChoiceText(label: label, spoken: label, parts: parts, anyOrder: anyOrder)
        )
    }

    private static let position = TackView(
        mode: .twoPlayers,
        card: .clearDay1,
        weather: .clearDay,
        rows: [],
        marks: [],
        storms: [],
        dice: [],
        waiting: Faces(),
        question: .move,
        turnOf: 0,
        turn: 9,
        calm: 0,
        scores: BySeat(first: 4, second: 6),
        lighthouse: 9,
        tokens: []
    )

    private static func seat(_ seat: Seat, _ name: String, score: Int32, active: Bool) -> SeatView {
        SeatView(
            seat: seat,
            name: name,
            score: score,
            person: true,
            active: active,
            spoken: "\(name), \(score) points"
        )
    }

    private static func logLine(
        _ step: UInt32,
        _ text: String,
        seat: Seat?,
        since: Bool = false,
        stops: Bool = false
    ) -> LogLine {
        LogLine(step: step, line: Line(seat: seat, text: text, spoken: text), sinceYourTurn: since, undoStops: stops)
    }
}
