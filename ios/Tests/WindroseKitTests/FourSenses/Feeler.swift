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

/// How somebody plays who does not look.
struct Habits {
    /// Whether they declare what they feel.
    var declares = true
    /// How many lines they want to feel before they declare, and then name.
    var lines = 1
    /// How many lines they declare that do not stand.
    var mistakes = 0
    /// How many placements they take back.
    var undoes = 0
}

/// Plays Four Senses without looking: knows of the board only what its spaces say and how they feel, and touches only
/// what a finger finds. Every control is found by its first touch, and taken by two taps.
@MainActor
final class Feeler {
    let model: TableModel
    private let device: TestDevice
    private let words: Words
    private var habits: Habits
    private var number: UInt64
    private var clock = Date(timeIntervalSince1970: 0)
    private var plan: [FeltLine] = []
    private let finger = ControlFinger()

    /// How many lines the declarations named, one number for each.
    private(set) var declared: [Int] = []
    /// How many last claims were passed.
    private(set) var passed = 0
    /// How many placements were taken back.
    private(set) var undone = 0

    init(_ model: TableModel, _ running: Running, seed: UInt64, habits: Habits = Habits()) {
        self.model = model
        device = running.device
        words = running.app.words
        number = seed
        self.habits = habits
    }

    private var open: TableUiState.Open {
        get throws { try #require(model.open) }
    }

    private var cells: [BoardCell] {
        get throws { try open.fourSensesBoard(words).cells }
    }

    /// Whether what is found is spoken aloud.
    private var isBlind: Bool { model.open?.isBlind == true }

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
            #expect(label[1] == felt.spoken(words.tag))
            if isBlind { #expect(device.spoken.last == cell.spoken) }
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

    /// Finds the control that has this `name`, and takes it by the second of two taps: the first only tells it.
    private func take(_ name: String, _ event: TableEvent) async throws {
        let control = ControlFinger.Control(place: UUID(), name: name, state: "")
        let before = try open
        for tap in 1...2 {
            clock += 0.1
            if finger.touch(control, at: .zero, time: clock) { model.on(.say(control.says)) }
            if isBlind { #expect(device.spoken.last == name) }
            #expect(try open == before, "What is only touched does nothing")
            #expect(finger.lift(control, time: clock) == (tap == 2))
        }
        model.on(event)
        await model.settled()
    }

    /// Presses `button`, and once more where it waits for that.
    private func press(_ button: TableButton?) async throws {
        let step = try open.view.step
        let button = try #require(button)
        try await take(button.text, button.event)
        if try open.view.step == step { try await confirm() }
    }

    /// Takes the ready choice.
    func confirm() async throws {
        let step = try open.view.step
        let ready = try #require(try open.actions(words).primary)
        try #require(ready.event == .confirm)
        try await take(ready.text, ready.event)
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
            let accept = open.view.handover(words).accept
            try await take(accept.text, accept.event)
            return
        }
        switch open.fourSenses.question {
        case .name: try await name()
        case .place: try await declareOr { try await self.place() }
        default: try await declareOr { try await self.goOn() }
        }
    }

    /// Ends the turn, or lets the last claim pass.
    private func goOn() async throws {
        if try open.fourSenses.question == .lastClaim { passed += 1 }
        try await press(try open.actions(words).primary)
    }

    /// Declares what was felt, or by mistake what was not, where that is still to be had; or does something else.
    private func declareOr(_ other: () async throws -> Void) async throws {
        let found = FeltLine.all(try feelBoard())
        let declare = try open.actions(words).middle
        let canDeclare = declare?.glyph == .flag && declare?.unavailable == nil
        plan = []
        if habits.declares, found.count >= habits.lines { plan = Array(found.prefix(habits.lines)) }
        if plan.isEmpty, habits.mistakes > 0, found.isEmpty, canDeclare {
            habits.mistakes -= 1
            plan = [FeltLine(from: "A1", to: "D1", way: "identical")]
        }
        guard !plan.isEmpty, canDeclare else { return try await other() }
        declared.append(0)
        try await press(declare)
    }

    /// Puts a piece somewhere, the piece from its card and the space by two taps; and takes that back, if it is to.
    private func place() async throws {
        let before = try open.view.step
        let piece = try any(try open.supplyCards(words).filter { $0.state == .open })
        model.on(.feel(piece.id))
        if isBlind { #expect(device.spoken.last == piece.spoken, "With how many are left") }
        model.on(.lift(piece.id))
        model.on(piece.tap)
        await model.settled()
        let free = try cells.filter { $0.state.contains(words["ui-state-legal"]) }
        try await tapTwice(String(try any(free).spoken.prefix(2)))
        try await confirm()
        guard habits.undoes > 0, try !open.view.covered else { return }
        habits.undoes -= 1
        undone += 1
        let undo = try #require(try open.actions(words).undo)
        try await take(undo.text, undo.event)
        #expect(try open.view.step == before)
        let prompt = try #require(try open.view.decision?.prompt)
        if isBlind { #expect(device.spoken.last??.contains(prompt.title) == true) }
    }

    /// Names the planned lines by their ends and their ways, then closes the declaration.
    private func name() async throws {
        if plan.isEmpty {
            let actions = try open.actions(words)
            let closes = actions.middle.flatMap { $0.unavailable == nil ? $0 : nil }
            return try await press(closes ?? actions.primary)
        }
        let line = plan.removeFirst()
        declared[declared.count - 1] += 1
        try await tapTwice(line.from)
        try await tapTwice(line.to)
        let way = try #require(try open.chips(words).first { $0.id == line.way })
        try await take(way.spoken, .part(way.id))
        try await confirm()
    }
}
