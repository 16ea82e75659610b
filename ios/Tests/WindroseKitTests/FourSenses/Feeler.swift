import Foundation
import Testing
import WindroseCore
import WindroseKit

extension GameSetup {
    /// Four Senses as the set-up page begins it, with what a test wants otherwise.
    static func fourSenses(
        _ sight: Sight, players: UInt8 = 2, wrong: WrongDeclaration = .saidAloud, sayMoves: Bool = false
    ) -> GameSetup {
        .fourSenses(
            setup: FourSensesSetup(
                players: players, first: .chosen(seat: 0), wrong: wrong, sight: sight, sayMoves: sayMoves
            )
        )
    }
}

extension TableUiState.Open {
    /// The position in Four Senses.
    var fourSenses: FourSensesView {
        guard case .fourSenses(let view) = view.position else { preconditionFailure("Not a table of Four Senses") }
        return view
    }

    /// The board as it is shown.
    func fourSensesBoard(_ words: Words) -> FourSensesBoard {
        FourSensesBoard(fourSenses, board(TablePrefs()), playable: true, words: words)
    }
}

/// What lies on a space, as it was felt.
struct Felt: Hashable {
    var levels = 0
    var hole: Bool?

    /// What `cue` feels like: strong pulses for the levels, then one long one or two short ones.
    init(_ cue: TouchCue) throws {
        levels = cue.pulses.filter { $0.strength > 80 }.count
        let rest = cue.pulses.filter { $0.strength <= 80 }
        hole = levels == 0 ? nil : rest.count == 2
        try #require(cue.tones.map(\.millis) == cue.pulses.map(\.millis), "Hand and ear get the same times")
        try #require(rest.count == 1 || rest.count == 2)
    }

    /// How the app calls it in English.
    var spoken: String {
        guard let hole else { return "empty" }
        let count = ["one level", "two levels", "three levels"][levels - 1]
        return "\(count), \(hole ? "hole" : "flat") on top"
    }
}

/// A line that was felt: its two ends and the chip of its way.
struct FeltLine: Hashable {
    let from: String
    let to: String
    let way: String

    /// The lines in what was felt, by the rules in the rulebook's words and nobody's code.
    static func all(_ board: [String: Felt]) -> [FeltLine] {
        let letters = Array("ABCD")
        func name(_ column: Int, _ row: Int) -> String? {
            (0..<4).contains(column) && (0..<4).contains(row) ? "\(letters[column])\(row + 1)" : nil
        }
        var found: [FeltLine] = []
        for column in 0..<4 {
            for row in 0..<4 {
                for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    let names = (0..<4).compactMap { name(column + $0 * dx, row + $0 * dy) }
                    let felt = names.compactMap { board[$0] }
                    if names.count == 4, felt.allSatisfy({ $0.levels > 0 }) {
                        if Set(felt.map(\.hole)).count == 1 { found.append(FeltLine(names, 3, "identical")) }
                        if Set(felt.map(\.levels)).count == 1 { found.append(FeltLine(names, 3, "level")) }
                    }
                    if names.count >= 3, [[1, 2, 3], [3, 2, 1]].contains(felt.prefix(3).map(\.levels)) {
                        found.append(FeltLine(names, 2, "stairs"))
                    }
                }
            }
        }
        return found
    }

    private init(_ names: [String], _ last: Int, _ way: String) {
        (from, to) = (names[0], names[last])
        self.way = "way:\(way)"
    }
}

/// Plays Four Senses without looking: knows of the board only what its spaces say and how they feel, and touches only
/// what a finger finds.
@MainActor
final class Feeler {
    let model: TableModel
    private let device: TestDevice
    private let words: Words
    private var number: UInt64
    private var clock = Date(timeIntervalSince1970: 0)
    private var plan: FeltLine?

    init(_ model: TableModel, _ running: Running, seed: UInt64) {
        self.model = model
        device = running.device
        words = running.app.words
        number = seed
    }

    private var open: TableUiState.Open {
        get throws { try #require(model.open) }
    }

    private var cells: [BoardCell] {
        get throws { try open.fourSensesBoard(words).cells }
    }

    private func any<T>(_ things: [T]) throws -> T {
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        try #require(!things.isEmpty, "There is nothing to choose from")
        return things[Int(number >> 33) % things.count]
    }

    /// Moves a finger over every space. What each feels like must be what it says.
    func feelBoard() throws -> [String: Felt] {
        var board: [String: Felt] = [:]
        for cell in try cells {
            let before = device.cues.count
            model.on(try #require(cell.feel))
            #expect(device.cues.count == before + 1 && device.heard.count == device.cues.count)
            #expect(device.heard.last == device.cues.last)
            let felt = try Felt(try #require(device.cues.last))
            let label = cell.spoken.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            try #require(label.count == 2)
            #expect(label[1] == felt.spoken)
            #expect(device.spoken.last == cell.spoken)
            board[label[0]] = felt
            model.on(try #require(cell.lift))
        }
        return board
    }

    /// Taps the space called `name` twice.
    func tapTwice(_ name: String) async throws {
        let cells = try cells
        let cell = try #require(cells.first { $0.spoken.hasPrefix("\(name):") })
        var finger = BoardFinger()
        for _ in 0..<2 {
            clock += 0.1
            let steps = finger.move(to: CGPoint(x: 50, y: 50), over: cell.position, at: clock) + finger.lift(at: clock)
            for step in steps { step.event(among: cells).map(model.on) }
        }
        await model.settled()
    }

    /// Presses `button`, and once more where it waits for that.
    private func press(_ button: TableButton?) async throws {
        let step = try open.view.step
        model.on(try #require(button).event)
        await model.settled()
        if try open.view.step == step { try await confirm() }
    }

    /// Takes the ready choice.
    func confirm() async throws {
        let step = try open.view.step
        let ready = try #require(try open.actions(words).primary)
        try #require(ready.event == .confirm)
        model.on(ready.event)
        await model.settled()
        let spoken = device.spoken.compactMap { $0 }.last ?? ""
        try #require(try open.view.step == step + 1, "\(ready.text) is not played: \(spoken)")
    }

    /// Plays until there is a result.
    func playToTheEnd() async throws -> ResultText {
        for _ in 0..<1_000 {
            if let result = try open.view.result { return result }
            try await step()
        }
        throw CancellationError()
    }

    private func step() async throws {
        let open = try open
        if open.view.covered {
            model.on(open.view.handover(words).accept.event)
            await model.settled()
        } else if !open.chips(words).isEmpty {
            try await name()
        } else if open.supplyCards(words).contains(where: { $0.state == .open }) {
            try await declareOr { try await self.place() }
        } else {
            try await declareOr { try await self.press(try self.open.actions(self.words).primary) }
        }
    }

    /// Declares a line that was felt, where that is still to be had, or does something else.
    private func declareOr(_ other: () async throws -> Void) async throws {
        let declare = try open.actions(words).middle
        plan = FeltLine.all(try feelBoard()).first
        if plan != nil, declare?.glyph == .flag { try await press(declare) } else { try await other() }
    }

    /// Puts a piece somewhere: the piece from its card, the space by two taps.
    private func place() async throws {
        let piece = try any(try open.supplyCards(words).filter { $0.state == .open })
        model.on(piece.tap)
        await model.settled()
        let free = try cells.filter { $0.state.contains(words["ui-state-legal"]) }
        try await tapTwice(String(try any(free).spoken.prefix(2)))
        try await confirm()
    }

    /// Names the planned line by its ends and its way, then closes the declaration.
    private func name() async throws {
        guard let plan else { return try await press(try open.actions(words).middle) }
        self.plan = nil
        try await tapTwice(plan.from)
        try await tapTwice(plan.to)
        model.on(.part(plan.way))
        await model.settled()
        try await confirm()
    }
}
