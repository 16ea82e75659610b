#if DEBUG
import WindroseCore
import WindroseKit

/// Invented tables of Four Senses in which every state of the screen can be shown.
enum FourSensesSamples {
    private static let stacks: [String: Stack] = [
        "A1": Stack(height: 1, top: .flat), "B1": Stack(height: 2, top: .hole), "B2": Stack(height: 1, top: .hole),
        "C2": Stack(height: 1, top: .flat), "D2": Stack(height: 1, top: .flat), "A3": Stack(height: 2, top: .flat),
        "C3": Stack(height: 3, top: .flat), "B4": Stack(height: 1, top: .flat), "C4": Stack(height: 2, top: .hole),
    ]

    private static let spaces = (1...4).flatMap { row in "ABCD".map { "\($0)\(row)" } }

    private static let pieces: [(piece: WoodPiece, id: String, name: String, left: UInt8)] = [
        (.flat, "piece:flat", "Flat piece", 3), (.holed, "piece:holed", "Holed piece", 0),
        (.tallFlat, "piece:tall-flat", "Tall piece, flat side up", 5),
        (.tallHole, "piece:tall-hole", "Tall piece, hole up", 5),
    ]

    /// What every space can feel like, for practice.
    static let practice = [
        PracticeStack(stack: Stack(height: 0, top: nil), spoken: "Empty", cue: cue),
        PracticeStack(stack: Stack(height: 2, top: .hole), spoken: "Two levels, hole on top", cue: cue),
    ]

    /// Coral places a piece, in a game with this `sight`.
    static func placing(_ sight: Sight) -> TableView {
        let choices = pieces.filter { $0.left > 0 }.flatMap { piece in
            spaces.filter { (stacks[$0]?.height ?? 0) < 2 }.map { place(piece.id, on: $0) }
        }
        return table(
            sight, .place, "Place a piece, or declare a line", "Feel the board with one finger.",
            choices + [choice("Declare", .declare, [])]
        )
    }

    /// Coral names a line.
    static func naming(_ sight: Sight) -> TableView {
        let ways = [("identical", "Identical"), ("level", "Same level")]
        let choices = ways.map { way, title in
            choice("A1 to D1, \(title)", .done, [spot("A1"), spot("D1"), chip("way:\(way)", title)])
        }
        return table(
            sight, .name, "Name a line", "Choose its two ends and the way it wins.",
            choices + [choice("Go back", .done, [])]
        )
    }

    /// Coral has placed.
    static func ending(_ sight: Sight) -> TableView {
        table(
            sight, .turnEnd, "Declare a line, or end your turn", "You may feel the board as long as you like.",
            [choice("Declare", .declare, []), choice("End turn", .endTurn, [])]
        )
    }

    /// A step that is looked back at, at which a line stands.
    static var review: TableView {
        var view = placing(.sighted)
        view.decision = nil
        view.looksBack = true
        let line = LineOnBoard(way: .level, spaces: ["A1", "B2", "C3"])
        view.position = .fourSenses(view: position(.sighted, nil, standing: [line]))
        return view
    }

    /// Navy won.
    static var finished: TableView {
        var view = review
        view.result = ResultText(
            title: "Navy wins",
            sentence: "Navy declared A2 to D2, identical.",
            winners: [1],
            columns: [1, 0],
            rows: [FigureRow(label: "Points", figures: ["1", "0"], total: true)]
        )
        return view
    }

    /// A state of the table `view` in which the parts `picks` are picked and `felt` is touched.
    static func open(
        _ view: TableView, picks: [String] = [], felt: String? = nil, panel: TablePanel? = nil
    ) -> TableUiState {
        let fresh = TableUiState.Open(view: view)
        let selection = picks.reduce(fresh.selection) { $0.tapPart($1) ?? $0 }
        return .open(TableUiState.Open(view: view, selection: selection, panel: panel, felt: felt))
    }

    private static let cue = TouchCue(
        pulses: [CuePulse(millis: 45, strength: 90, pause: 0)],
        tones: [CueTone(hertz: 330, millis: 45, strength: 90, pause: 0)]
    )

    private static func table(
        _ sight: Sight, _ question: FourSensesQuestion, _ title: String, _ detail: String, _ choices: [Choice]
    ) -> TableView {
        let blocked = Blocked(spot: "piece:holed", reason: "Holed piece: none is left.")
        return TableView(
            id: 1,
            kind: .fourSenses,
            title: "Four Senses",
            subtitle: sight == .sighted ? "Practice, board in view" : "Blindfold",
            step: 12,
            holder: 0,
            covered: false,
            secret: false,
            felt: sight != .sighted,
            unseen: sight == .blindfold,
            looksBack: false,
            seats: ["Coral", "Navy"].enumerated().map { seat, name in
                SeatView(
                    seat: WindroseCore.Seat(seat), name: name, score: nil, person: true, active: seat == 0, spoken: name
                )
            },
            position: .fourSenses(view: position(sight, question, standing: [])),
            spots: spaces.map { Spot(id: $0, spoken: "\($0): empty", label: "") } + pieces.map { piece in
                Spot(id: piece.id, spoken: "\(piece.name): \(piece.left) left", label: "\(piece.left) left")
            },
            cards: ["identical", "level", "stairs"].map { way in
                CardText(id: "way:\(way)", title: way, rule: "Four in a line.", detail: "A row or a column.")
            },
            trail: ["A3"],
            decision: DecisionView(
                seat: 0,
                shared: [],
                prompt: WindroseCore.Prompt(step: "Coral's turn", title: title, detail: detail),
                choices: choices,
                blocked: [blocked]
            ),
            happened: [],
            since: [],
            undo: UndoView(possible: true, stop: nil, text: "Takes back the move."),
            result: nil
        )
    }

    private static func position(
        _ sight: Sight, _ question: FourSensesQuestion?, standing: [LineOnBoard]
    ) -> FourSensesView {
        FourSensesView(
            players: 2,
            sight: sight,
            wrong: .saidAloud,
            sayMoves: false,
            spaces: spaces.map { FeltSpace(space: $0, stack: stacks[$0] ?? Stack(height: 0, top: nil), cue: cue) },
            supply: pieces.map { SupplyPiece(piece: $0.piece, id: $0.id, left: $0.left, cue: cue) },
            question: question,
            turnOf: 0,
            mayDeclare: true,
            named: [],
            round: 1,
            rounds: 1,
            out: [],
            results: [],
            standing: standing
        )
    }

    private static func place(_ piece: String, on space: String) -> Choice {
        choice("Place on \(space)", .declare, [chip(piece, piece), spot(space)])
    }

    private static func spot(_ space: String) -> Part {
        Part(at: .spot(spot: space), id: space, label: space, spoken: space)
    }

    private static func chip(_ id: String, _ title: String) -> Part {
        Part(at: .chip, id: id, label: title, spoken: title)
    }

    /// A choice that is only looked at.
    private static func choice(_ label: String, _ action: FourSensesAction, _ parts: [Part]) -> Choice {
        Choice(
            action: .fourSenses(action: action),
            text: ChoiceText(label: label, spoken: label, parts: parts, anyOrder: true)
        )
    }
}
#endif
