#if DEBUG
import Foundation
import WindroseCore
import WindroseKit

/// Invented tables in which every state of the screen can be shown.
enum TableStateSamples {
    /// Blue's die in column E may move, as may those in A and B.
    static var moving: TableView {
        table(
            prompt: WindroseCore.Prompt(
                step: "Blue, your move",
                title: "Move one die",
                detail: "Forward or back in its column, as far as the way is free."
            ),
            choices: (1...4).map { move("E0", "E\($0)") } + (1...3).map { move("A0", "A\($0)") }
                + [move("B2", "B1"), move("B2", "B3")]
        )
    }

    /// What moving E0 to E4 would do.
    static var scoring: PreviewView {
        let moved = TackEvent.moved(seat: 0, face: 3, from: space("E0"), to: space("E4"))
        let scored = TackEvent.rowScored(row: 4, total: 12, points: BySeat(first: 2, second: 1))
        return PreviewView(
            title: "3 to E4: row 4 makes 12",
            lines: ["Row 4: Blue +2, Plum +1.", "Then dice are rolled."],
            spoken: "3 to E4: row 4 makes 12. Blue 2 points, Plum 1 point. Then dice are rolled.",
            isFinal: true,
            events: [.tack(event: moved), .tack(event: scored)],
            marks: [Mark(spot: "wind:4", text: "9 + 3")]
        )
    }

    /// Plum lays three rolled dice.
    static var placing: TableView {
        table(
            active: 1,
            prompt: WindroseCore.Prompt(
                step: "Plum, your dice", title: "Place 3 dice in open columns", detail: "Where you have no other die."
            ),
            choices: ["BCE", "BEC", "CBE", "CEB", "EBC", "ECB"].map(lay),
            waiting: Data([6, 4, 2]),
            question: .places,
            dice: dice.filter { $0.seat == 0 || [.a, .d].contains($0.space.column) }
        )
    }

    /// Blue turns one of two starting dice to a high face.
    static var raising: TableView {
        table(
            prompt: WindroseCore.Prompt(
                step: "Blue, your dice",
                title: "Turn a starting die to 4, 5 or 6",
                detail: "None of your dice shows 4 or more."
            ),
            choices: ["A0", "E0"].flatMap { from in (4...6).map { raise(from, face: $0) } },
            question: .highDie
        )
    }

    /// The end of a turn with something optional left.
    static var ending: TableView {
        table(
            prompt: WindroseCore.Prompt(
                step: "Blue, end of your turn",
                title: "Pull a die toward you, or end your turn",
                detail: "Undertow: one space."
            ),
            choices: [move("B2", "B1"), choice("End the turn", [])],
            question: .turnEnd
        )
    }

    /// One against the tide, with tokens.
    static var tide: TableView {
        var table = moving
        table.seats = seats(active: 0, "Blue", "The tide")
        table.subtitle = "Night Sail: columns B and D drift"
        var view = position(dice: dice, waiting: Data(), question: .move)
        view.mode = .tide(level: .spring)
        view.weather = .nightSail
        view.marks = [
            TackColumnMark(column: .b, effect: .tide(seat: 1)), TackColumnMark(column: .d, effect: .tide(seat: 0)),
        ]
        view.tokens = zip(WindroseCore.Column.allCases, [true, nil, false, nil, nil]).map {
            TackToken(column: $0, flood: $1)
        }
        table.position = .tack(view: view)
        return table
    }

    /// Plum won.
    static var finished: TableView {
        var table = moving
        table.decision = nil
        table.result = ResultText(
            title: "Plum wins",
            sentence: "Plum reached the lighthouse, 9 to 4. 31 turns were played.",
            winners: [1],
            columns: [1, 0],
            rows: [
                FigureRow(label: "Dice in the game", figures: ["5", "4"], total: false),
                FigureRow(label: "Dice on the grid", figures: ["3", "2"], total: false),
                FigureRow(label: "Points", figures: ["9", "4"], total: true),
            ]
        )
        return table
    }

    /// Waiting for its seat.
    static var covered: TableView {
        var table = moving
        table.covered = true
        table.decision = nil
        return table
    }

    /// Put away before its end.
    static var abandoned: TableView {
        var table = moving
        table.decision = nil
        table.undo = UndoView(possible: false, stop: .abandoned, text: "This game was put away.")
        return table
    }

    /// The log, newest line first.
    static var log: [WindroseCore.LogLine] {
        [
            logLine(12, "4 from C to C2.", seat: 1, since: true),
            logLine(11, "Row 4: Blue +1, Plum +2.", seat: nil, since: true, stops: true),
            logLine(10, "3 from D to D4.", seat: 0),
            logLine(9, "Rolled 3 and 6.", seat: 1),
            logLine(9, "Fire: 2 on D4 becomes 3.", seat: 0),
        ]
    }

    /// A state of the table `view` in which `taps` were made.
    static func open(
        _ view: TableView,
        taps: [String] = [],
        preview: PreviewView? = nil,
        panel: TablePanel? = nil,
        busy: Bool = false
    ) -> TableUiState {
        let selection = taps.reduce(Selection(of: view.decision?.choices ?? [])) { $0.tapSpot($1) ?? $0 }
        return .open(
            TableUiState.Open(view: view, selection: selection, preview: preview, log: log, panel: panel, busy: busy)
        )
    }

    private static func table(
        active: WindroseCore.Seat = 0,
        prompt: WindroseCore.Prompt,
        choices: [Choice],
        waiting: Data = Data(),
        question: TackQuestion = .move,
        dice: [TackDie] = dice
    ) -> TableView {
        TableView(
            id: 1,
            kind: .tack,
            title: "Tack",
            subtitle: "Hot Day: column D burns",
            step: 12,
            holder: active,
            covered: false,
            secret: false,
            felt: false,
            unseen: false,
            looksBack: true,
            seats: seats(active: active, "Blue", "Plum"),
            position: .tack(view: position(dice: dice, waiting: waiting, question: question)),
            spots: spots(dice),
            cards: cards,
            trail: ["C6", "C2"],
            decision: DecisionView(seat: active, shared: [], prompt: prompt, choices: choices, blocked: []),
            happened: [],
            since: [],
            undo: UndoView(possible: false, stop: .chance, text: "Dice were rolled. What they showed stands."),
            result: nil
        )
    }
}

// MARK: Parts of a table

extension TableStateSamples {
    private static var dice: [TackDie] {
        [(0, "A0", 4), (0, "B2", 5), (0, "D4", 3), (0, "E0", 3)].map(die)
            + [(1, "A4", 6), (1, "B6", 2), (1, "C2", 4), (1, "D6", 5), (1, "E5", 3)].map(die)
    }

    private static func die(_ seat: WindroseCore.Seat, _ spot: String, _ face: UInt8) -> TackDie {
        TackDie(seat: seat, space: space(spot), face: face)
    }

    private static func position(dice: [TackDie], waiting: Data, question: TackQuestion) -> TackView {
        TackView(
            mode: .twoPlayers,
            card: .hotDay1,
            weather: .hotDay,
            rows: zip(UInt8(1)..., [UInt8](arrayLiteral: 8, 11, 7, 12, 9)).map { row, wind in
                let faces = dice.filter { $0.space.row == row }.map(\.face)
                return TackRow(
                    row: row, wind: wind, total: faces.reduce(0, +), dice: UInt8(faces.count), fog: row == 3
                )
            },
            marks: [TackColumnMark(column: .d, effect: .fire)],
            storms: [.trimmedSails, .fogBank, .gale],
            dice: dice,
            waiting: waiting,
            question: question,
            turnOf: 0,
            turn: 9,
            calm: 0,
            scores: BySeat(first: 4, second: 6),
            lighthouse: 9,
            tokens: []
        )
    }

    private static func seats(active: WindroseCore.Seat, _ first: String, _ second: String) -> [SeatView] {
        [(0, first, 4), (1, second, 6)].map { (seat: WindroseCore.Seat, name: String, score: Int32) in
            SeatView(
                seat: seat,
                name: name,
                score: score,
                person: true,
                active: seat == active,
                spoken: "\(name), \(score) points"
            )
        }
    }

    private static var cards: [CardText] {
        [
            ("wind", "Hot Day"), ("storm:trimmed-sails", "Trimmed Sails"), ("storm:fog-bank", "Fog Bank"),
            ("storm:gale", "Gale"),
        ].map { id, title in
            CardText(
                id: id,
                title: title,
                rule: "Row 3 does not score. It still busts.",
                detail: "If the dice in row 3 make exactly its wind, they just stay."
            )
        }
    }

    private static func spots(_ dice: [TackDie]) -> [Spot] {
        let faces = Dictionary(dice.map { ($0.space.spot, $0.face) }, uniquingKeysWith: { $1 })
        let letters = WindroseCore.Column.allCases.map(\.letter)
        let board = (0...6).flatMap { row in letters.map { "\($0)\(row)" } }.map { spot in
            Spot(id: spot, spoken: faces[spot].map { "\(spot), die \($0)" } ?? "\(spot), empty")
        }
        let winds = (1...5).map { Spot(id: "wind:\($0)", spoken: "Row \($0)") }
        return board + winds + letters.map { Spot(id: "token:\($0)", spoken: "Token \($0)") }
    }

    private static func space(_ name: String) -> WindroseCore.Space {
        let column = WindroseCore.Column.allCases.first { name.hasPrefix($0.letter) }
        return WindroseCore.Space(column: column ?? .a, row: UInt8(name.dropFirst()) ?? 0)
    }

    private static func move(_ from: String, _ to: String) -> Choice {
        choice("Move to \(to)", [spot(from), spot(to)])
    }

    private static func raise(_ from: String, face: Int) -> Choice {
        let chip = Part(at: .chip, id: "face:\(face)", label: "Turn to \(face)", spoken: "Turn to \(face)")
        return choice("Turn the die to \(face)", [spot(from), chip])
    }

    /// Lays the faces 6, 4 and 2 in these `columns`.
    private static func lay(_ columns: String) -> Choice {
        let parts = zip(UInt8(0)..., zip([6, 4, 2], columns)).map { piece, laid in
            let (face, column) = laid
            return Part(
                at: .lay(piece: piece, spot: "\(column)6"),
                id: "\(face)>\(column)6",
                label: "\(face) in \(column)",
                spoken: "Die \(face) in \(column)"
            )
        }
        return choice("Place the dice so", parts, anyOrder: true)
    }

    private static func spot(_ spot: String) -> Part {
        Part(at: .spot(spot: spot), id: spot, label: spot, spoken: spot)
    }

    /// A choice that is only looked at; its action would do nothing.
    private static func choice(_ label: String, _ parts: [Part], anyOrder: Bool = false) -> Choice {
        Choice(
            action: .tack(action: .done),
            text: ChoiceText(label: label, spoken: label, parts: parts, anyOrder: anyOrder)
        )
    }

    private static func logLine(
        _ step: UInt32, _ text: String, seat: WindroseCore.Seat?, since: Bool = false, stops: Bool = false
    ) -> WindroseCore.LogLine {
        WindroseCore.LogLine(
            step: step, line: Line(seat: seat, text: text, spoken: text), sinceYourTurn: since, undoStops: stops
        )
    }
}
#endif
