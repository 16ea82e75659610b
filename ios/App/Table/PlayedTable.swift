import SwiftUI
import WindroseKit
import struct WindroseCore.TableView

/// A table at which the game goes on, or was put away.
struct PlayedTable: View {
    let state: TableUiState.Open
    let prefs: TablePrefs
    let stage: Stage
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words
    @Environment(\.windowClass) private var windowClass
    @Environment(\.largeText) private var largeText

    var body: some View {
        let board = state.board(prefs)
        let actions = state.actions(words)
        let compass = state.compass(words)
        let compassPlace = CompassPlace(window: windowClass, largeText: largeText)
        TableScaffold(
            decision: state.view.step,
            boardWhole: state.isFelt,
            seats: Seat.all(state.seats(words, in: windowClass, largeText: largeText))
        ) {
            if state.isBlind {
                BlindTopBar(view: state.view, on: on)
            } else {
                TableTopBar(state: state, compass: compassPlace == .bar ? compass : nil, on: on)
            }
        } board: {
            GameBoard(board, stage: stage, on: on)
        } aboveBoard: {
            AboveBoard(board)
        } prompt: {
            // The compass opens the cards as well.
            TablePrompt(
                state: state,
                barTellsTurn: state.barTellsTurn(in: windowClass),
                fansCards: compass == nil || compassPlace == .none,
                on: on
            )
        } choices: {
            if state.isChoosing {
                Choices(state: state, board: board, stage: stage, on: on)
            }
        } actionBar: {
            TableActionBar(
                actions: actions, tall: state.isFelt, primaryLeft: prefs.primaryLeft, on: on
            )
        } actionColumn: {
            ActionColumn(
                primary: actions.primary.map { BarAction($0, on) },
                undo: actions.undo.map { BarAction($0, on) },
                middle: actions.middle.map { BarAction($0, on) },
                again: actions.again.map { BarAction($0, on) },
                tall: state.isFelt,
                onUnavailable: { on(.explain($0)) }
            )
        } log: {
            if state.showsLog {
                VStack(spacing: Space.row) {
                    if let compass {
                        WindsCompassCard(compass: compass) { on(.show(.cards)) }
                    }
                    LogColumn(lines: state.logLines(words))
                }
            } else {
                // Its place stays empty.
                Color.clear
                    .accessibilityHidden(true)
            }
        }
        .rotor(words["ui-table-choices"]) { state.stops(prefs, words: words) }
    }
}

/// The buttons below a board: high ones where it is felt.
private struct TableActionBar: View {
    let actions: TableActions
    let tall: Bool
    let primaryLeft: Bool
    let on: @MainActor (TableEvent) -> Void

    var body: some View {
        if tall {
            TallActionBar(
                primary: actions.primary.map { BarAction($0, on) },
                undo: actions.undo.map { BarAction($0, on) },
                again: actions.again.map { BarAction($0, on) },
                middle: actions.middle.map { BarAction($0, on) },
                primaryLeft: primaryLeft,
                onUnavailable: { on(.explain($0)) }
            )
        } else {
            ActionBar(
                primary: actions.primary.map { BarAction($0, on) },
                undo: actions.undo.map { BarAction($0, on) },
                middle: actions.middle.map { BarAction($0, on) },
                primaryLeft: primaryLeft,
                onUnavailable: { on(.explain($0)) }
            )
        }
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
    let compass: WindsCompass?
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words
    @Environment(\.windowClass) private var windowClass

    var body: some View {
        let rules = TopAction(.book, words["ui-table-rules"]) { on(.go(.rules)) }
        let log = state.showsLog ? [TopAction(.log, words["ui-table-log"]) { on(.show(.log)) }] : []
        let menu = TopAction(.more, words["ui-table-menu"]) { on(.show(.menu)) }
        let back = TopAction(.back, words["ui-table-leave"]) { on(.go(.back)) }
        let score = TopAction(.trophy, words["ui-score-sheet"]) { on(.show(.score)) }
        let wide = [rules] + (state.view.scoreSheet == nil ? [] : [score])
        let actions = (windowClass == .expanded ? wide : []) + log + [menu]
        if let compass {
            TopBar(state.view.title, subtitle: state.view.subtitle, back: back, actions: actions) {
                WindsCompassButton(compass: compass) { on(.show(.cards)) }
            }
        } else {
            TopBar(state.view.title, subtitle: state.view.subtitle, back: back, actions: actions)
        }
    }
}

/// The bar of a table that is played without looking: whose turn it is, and that nothing is shown.
private struct BlindTopBar: View {
    let view: TableView
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words
    @Environment(\.windowClass) private var windowClass

    var body: some View {
        let decision = windowClass == .compact ? view.decision : nil
        TopBar(
            decision?.prompt.step ?? view.title,
            subtitle: decision == nil ? view.subtitle : nil,
            back: TopAction(.back, words["ui-table-leave"]) { on(.go(.back)) },
            actions: [
                TopAction(.eyeOff, view.subtitle, accented: true) { on(.show(.cards)) },
                TopAction(.more, words["ui-table-menu"]) { on(.show(.menu)) },
            ]
        ) {
            if let look = decision.flatMap({ view.kind.look(of: $0.seat) }) {
                SeatBadge(look)
                    .padding(.trailing, Space.gap)
            }
        }
    }
}

private struct TablePrompt: View {
    let state: TableUiState.Open
    let barTellsTurn: Bool
    let fansCards: Bool
    let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words

    var body: some View {
        let prompt = state.prompt(words, barTellsTurn: barTellsTurn)
        Prompt(prompt.text, seatAndStep: prompt.seatAndStep, result: prompt.result, spoken: prompt.spoken) {
            if fansCards, let cards = state.view.shownCards(words, face: faceOf(state.view.position)) {
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
            if state.hasPieces {
                GamePieces(state, board, stage: stage, on: on)
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
                    tall: state.isFelt,
                    onChoose: { on(.part(chips[$0].id)) }
                )
            }
        }
    }
}
