import SwiftUI
import WindroseKit

/// A table at which the game goes on, or was put away.
struct PlayedTable: View {
    let state: TableUiState.Open
    let prefs: TablePrefs
    let stage: Stage
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words
    @Environment(\.windowClass) private var windowClass

    var body: some View {
        let board = state.board(prefs)
        let actions = state.actions(words)
        TableScaffold(
            decision: state.view.step,
            seats: Seat.all(state.view.shownSeats(words, roomForNotes: windowClass == .expanded))
        ) {
            TableTopBar(state: state, on: on)
        } board: {
            GameBoard(board, stage: stage, on: on)
        } aboveBoard: {
            AboveBoard(board)
        } prompt: {
            TablePrompt(state: state, on: on)
        } choices: {
            if state.isChoosing {
                Choices(state: state, board: board, stage: stage, on: on)
            }
        } actionBar: {
            ActionBar(
                primary: actions.primary.map { BarAction($0, on) },
                undo: actions.undo.map { BarAction($0, on) },
                middle: actions.middle.map { BarAction($0, on) },
                primaryLeft: prefs.primaryLeft,
                onUnavailable: { on(.explain($0)) }
            )
        } actionColumn: {
            ActionColumn(
                primary: actions.primary.map { BarAction($0, on) },
                undo: actions.undo.map { BarAction($0, on) },
                middle: actions.middle.map { BarAction($0, on) },
                onUnavailable: { on(.explain($0)) }
            )
        } log: {
            LogColumn(lines: state.logLines(words))
        }
        .rotor(words["ui-table-choices"]) { state.stops(prefs, words: words) }
    }
}

extension Seat {
    /// The seats of a table as the kit shows them.
    static func all(_ seats: [ShownSeat]) -> [Seat] {
        seats.map { seat in
            Seat(
                look: seat.look,
                name: seat.name,
                score: seat.score,
                note: seat.note,
                active: seat.active,
                spoken: seat.spoken
            )
        }
    }
}

private struct TableTopBar: View {
    let state: TableUiState.Open
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words
    @Environment(\.windowClass) private var windowClass

    var body: some View {
        let rules = TopAction(.book, words["ui-table-rules"]) { on(.go(.rules)) }
        let log = TopAction(.log, words["ui-table-log"]) { on(.show(.log)) }
        let menu = TopAction(.more, words["ui-table-menu"]) { on(.show(.menu)) }
        TopBar(
            state.view.title,
            subtitle: state.view.subtitle,
            back: TopAction(.back, words["ui-table-leave"]) { on(.go(.back)) },
            actions: windowClass == .expanded ? [rules, log, menu] : [log, menu]
        )
    }
}

private struct TablePrompt: View {
    let state: TableUiState.Open
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words

    var body: some View {
        let prompt = state.prompt(words)
        Prompt(prompt.text, seatAndStep: prompt.seatAndStep, result: prompt.result) {
            if let cards = state.view.shownCards(words, face: faceOf(state.view.position)) {
                CardFan(cards.signs, label: cards.label) { on(.show(.cards)) }
            }
        }
    }
}

/// The pieces and chips beside the board.
private struct Choices: View {
    let state: TableUiState.Open
    let board: BoardState
    let stage: Stage
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words

    var body: some View {
        let chips = state.chips(words)
        VStack(alignment: .leading, spacing: Space.gap) {
            if !state.selection.pieces.isEmpty {
                GamePieces(board, stage: stage, on: on)
            }
            if !chips.isEmpty {
                ChoiceChips(
                    chips.map { chip in
                        ChipChoice(
                            chip.text,
                            state: chip.chosen ? .chosen : .open,
                            spoken: chip.spoken,
                            stateDescription: chip.state
                        )
                    },
                    onChoose: { on(.part(chips[$0].id)) }
                )
            }
        }
    }
}
