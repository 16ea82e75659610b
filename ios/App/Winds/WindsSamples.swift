#if DEBUG
import WindroseCore
import WindroseKit

/// Invented tables of 4 Winds in which every state of the screen can be shown.
enum WindsSamples {
    private static let names = ["Navy", "Seafoam", "Coral", "Obsidian"]
    private static let tiles: [String: Wind] = [
        "b2": .south, "b3": .south, "e2": .west, "e5": .north, "c5": .east, "d2": .east, "c2": .east, "f4": .east,
        "e1": .north,
    ]
    private static let obstacles: [String: Obstacle] = [
        "c3": .reef, "d3": .reef, "c4": .reef, "d4": .reef, "b5": .kraken,
    ]
    private static let ships: [String: [WindroseCore.Seat]] = [
        "a1": [0], "b3": [0], "c2": [0], "f1": [1, 1], "e3": [1], "f5": [1], "f6": [2], "e6": [2], "a4": [2],
    ]
    private static let outposts: [String: OutpostView] = [
        "f4": OutpostView(seat: 1, anchored: true, edge: .east),
        "e1": OutpostView(seat: 1, anchored: true, edge: .north),
        "a2": OutpostView(seat: 0, anchored: false, edge: .west),
    ]
    private static let cells = (1...6).flatMap { row in "abcdef".map { "\($0)\(row)" } }
    private static let hand: [Wind] = [.north, .south, .south, .west]

    /// Navy plays among so many `players`.
    static func playing(_ players: Int = 3) -> TableView {
        table(.archipelago, players: players)
    }

    /// One against the storm.
    static var tempest: TableView {
        table(.tempest, players: 1)
    }

    /// What laying South on b4 would do.
    static var laying: PreviewView {
        let navy = WindsShip(seat: 0, number: 2)
        let coral = WindsShip(seat: 2, number: 3)
        let events: [WindsEvent] = [
            .laid(seat: 0, wind: .south, cell: "b4"),
            .pushed(ship: navy, from: "b3", to: "b4"),
            .damaged(ship: coral, from: "a4", onto: "b5", obstacle: .kraken, lost: false),
        ]
        return PreviewView(
            title: "Lay South on b4",
            lines: ["Chain of 3: +150", "Active wind: +50"],
            spoken: "Lay South on b4. Chain of 3: 150 points. Active wind: 50 points.",
            isFinal: false,
            events: events.map { .fourWinds(event: $0) },
            marks: [Mark(spot: "b4", text: "+200")]
        )
    }

    /// Waiting for its seat.
    static var covered: TableView {
        var view = playing()
        view.covered = true
        view.decision = nil
        return view
    }

    /// Seafoam won.
    static var finished: TableView {
        var view = playing()
        view.decision = nil
        view.result = ResultText(
            title: "Seafoam wins",
            sentence: "Four seasons are over.",
            winners: [1],
            columns: [1, 0, 2],
            rows: rows(3)
        )
        return view
    }

    /// A state of the table `view` in which the parts `picks` are picked.
    static func open(
        _ view: TableView, picks: [String] = [], preview: PreviewView? = nil, panel: TablePanel? = nil
    ) -> TableUiState {
        let fresh = TableUiState.Open(view: view)
        let selection = picks.reduce(fresh.selection) { $0.tapPart($1) ?? $0 }
        return .open(TableUiState.Open(view: view, selection: selection, preview: preview, panel: panel))
    }

    private static func table(_ mode: WindsMode, players: Int) -> TableView {
        TableView(
            id: 1,
            kind: .fourWinds,
            title: "4 Winds",
            subtitle: "Summer: South +50. Turn 2 of 2",
            step: 12,
            holder: 0,
            covered: false,
            secret: true,
            felt: false,
            unseen: false,
            looksBack: false,
            seats: (0..<players).map(seat),
            position: .fourWinds(view: position(mode, players: players)),
            spots: cells.map { Spot(id: $0, spoken: $0, label: "") },
            cards: cards,
            trail: ["e5"],
            decision: decision,
            happened: [],
            since: [Line(seat: 2, text: "Laid North on e5.", spoken: "Coral laid North on e5.")],
            undo: UndoView(possible: true, stop: nil, text: "Takes back the move."),
            result: nil,
            sheet: ScoreSheet(columns: (0..<players).map { WindroseCore.Seat($0) }, rows: rows(players))
        )
    }

    private static let cards = [
        CardText(
            id: "compass", title: "Summer", rule: "South +50\nTurn 2 of 2\nNext: Autumn", detail: "A tile pays."
        ),
        CardText(id: "scoring", title: "Points", rule: "A chain pays 150.", detail: "A route pays 500."),
    ]

    private static func seat(_ seat: Int) -> SeatView {
        SeatView(
            seat: WindroseCore.Seat(seat),
            name: names[seat],
            score: Int32(650 + 150 * seat),
            person: true,
            active: seat == 0,
            spoken: names[seat],
            note: "4 tiles"
        )
    }

    private static var decision: DecisionView {
        let laying = [Wind.north, .south, .west].flatMap { wind in
            ["b1", "d1", "a3", "b4", "d5", "a5", "f2", "b6", "c1", "f3"].map { lay(wind, on: $0) }
        }
        let sailing = [("b3", "b4"), ("c2", "d2"), ("a1", "a2")].map { from, to in
            choice("Sail to \(to)", [spot("sail:\(from)", from), spot("to:\(to)", to)])
        }
        return DecisionView(
            seat: 0,
            shared: [],
            prompt: WindroseCore.Prompt(
                step: "Navy, action 1 of 2", title: "Choose a tile, a ship or an action", detail: ""
            ),
            choices: laying + sailing + [choice("Turn the compass", [chip("act:rotate")])],
            blocked: [Blocked(spot: "act:build", reason: "None of your ships is near the edge.")]
        )
    }

    private static func position(_ mode: WindsMode, players: Int) -> WindsView {
        WindsView(
            mode: mode,
            cells: cells.map { cell($0, mode, players: players) },
            season: .summer,
            wind: .south,
            rotated: false,
            turn: 2,
            turns: 2,
            question: .action(number: 1),
            turnOf: 0,
            hand: hand.prefix(mode == .tempest ? 2 : 4).map { HandTile(wind: $0, id: id(of: $0)) },
            drawn: mode == .tempest,
            fleets: [],
            bag: 60,
            stormDeck: mode == .tempest ? 13 : 0
        )
    }

    private static func cell(_ cell: String, _ mode: WindsMode, players: Int) -> SeaCellView {
        let alone = mode == .tempest
        let harbours: [String: WindroseCore.Seat] = alone ? [:] : ["a1": 0, "f1": 1, "f6": 2, "a6": 3]
        let here = (ships[cell] ?? []).enumerated().filter { $1 < players }
        return SeaCellView(
            cell: cell,
            tile: tiles[cell],
            chain: ["b2", "b3"].contains(cell) ? 2 : 0,
            obstacle: alone && obstacles[cell] == .reef ? nil : obstacles[cell],
            ships: alone && cell == "a1" ? [] : here.map { WindsShip(seat: $1, number: UInt8($0 + 1)) },
            outpost: outposts[cell].flatMap { Int($0.seat) < players ? $0 : nil },
            port: ["c1", "f3", "d6", "a4"].contains(cell),
            corner: ["a1", "f1", "a6", "f6"].contains(cell),
            harbourOf: harbours[cell].flatMap { Int($0) < players ? $0 : nil },
            counted: harbours[cell].map { $0 < players } ?? false,
            haven: alone && cell != "a1" && ["f1", "a6", "f6", "c1"].contains(cell),
            safe: alone && cell == "a1" ? WindsShip(seat: 0, number: 4) : nil
        )
    }

    private static func rows(_ players: Int) -> [FigureRow] {
        let figures = ["150", "300", "0", "450"].prefix(players)
        return ["Ports", "Current chains", "Trade routes"].map { label in
            FigureRow(label: label, figures: Array(figures), total: false)
        } + [FigureRow(label: "Total", figures: Array(["450", "900", "0", "1,350"].prefix(players)), total: true)]
    }

    private static func lay(_ wind: Wind, on cell: String) -> Choice {
        choice("Lay a tile on \(cell)", [chip(id(of: wind)), spot(cell, cell)], anyOrder: true)
    }

    private static func id(of wind: Wind) -> String {
        switch wind {
        case .north: "tile:north"
        case .east: "tile:east"
        case .south: "tile:south"
        case .west: "tile:west"
        }
    }

    private static func spot(_ id: String, _ spot: String) -> Part {
        Part(at: .spot(spot: spot), id: id, label: spot, spoken: spot)
    }

    private static func chip(_ id: String) -> Part {
        Part(at: .chip, id: id, label: id, spoken: id)
    }

    /// A choice that is only looked at.
    private static func choice(_ label: String, _ parts: [Part], anyOrder: Bool = false) -> Choice {
        Choice(
            action: .fourWinds(action: .rotate),
            text: ChoiceText(label: label, spoken: label, parts: parts, anyOrder: anyOrder)
        )
    }
}
#endif
