import Testing
import WindroseCore
import WindroseKit

/// Plays at a table as a finger does: by taps on spots, chips, pieces and buttons alone.
@MainActor
struct TablePlayer {
    let model: TableModel
    private var dice: Dice

    /// A player at `model` who taps at random, the same way for the same `seed`.
    init(_ model: TableModel, seed: UInt64 = 7) {
        self.model = model
        dice = Dice(state: seed)
    }

    /// What the table shows; nil while it cannot.
    var open: TableUiState.Open? { model.open }

    /// Everything that a finger could do now, apart from buttons that are always there.
    var taps: [TableEvent] {
        guard let open else { return [] }
        let selection = open.selection
        let chips = selection.chips.filter { !$0.chosen }.map { TableEvent.part($0.part.id) }
        let pieces = selection.pieces.filter { !$0.held }.map { TableEvent.pieceAt($0.index) }
        let buttons = selection.buttons.map { TableEvent.choose($0.index) }
        return selection.legalSpots.sorted().map(TableEvent.spot) + chips + pieces + buttons
    }

    /// Does `events`, all before the first was handled.
    func send(_ events: TableEvent...) async {
        events.forEach { model.on($0) }
        await model.settled()
    }

    /// Takes the device where it is handed on, and has read what happened meanwhile.
    private func take() async {
        if open?.view.covered == true { await send(.accept) }
        if open?.panel == .news { await send(.show(nil)) }
    }

    /// Taps at random until something is ready to be played.
    mutating func makeReady() async throws {
        await take()
        var patience = 1_000
        while open?.selection.ready == nil {
            await send(try #require(taps.randomElement(using: &dice), "There is nothing to tap"))
            patience -= 1
            try #require(patience > 0, "Nothing ever gets ready")
        }
    }

    /// Takes one whole action: taps, and the confirmation.
    mutating func step() async throws {
        let before = open?.view.step
        try await makeReady()
        await send(.confirm)
        try #require(open?.view.step == before.map { $0 + 1 }, "The confirmed action is played")
    }

    /// Plays until there is a result.
    mutating func playToTheEnd() async throws -> ResultText {
        var patience = 2_000
        while true {
            if let result = open?.view.result { return result }
            try await step()
            patience -= 1
            try #require(patience > 0, "The game does not end")
        }
    }
}

extension TableModel {
    /// What the table shows; nil while it cannot.
    var open: TableUiState.Open? {
        if case let .open(open) = state { open } else { nil }
    }
}

/// Numbers that look random and are the same in every run.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
