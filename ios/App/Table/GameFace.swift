import SwiftUI
import WindroseKit

/// The board of a game.
struct GameBoard: View {
    private let state: BoardState
    private let stage: Stage
    private let on: (@MainActor (TableEvent) -> Void)?

    /// The board in `state`, whose transitions play on `stage`. Without `on` there is nothing to do but look.
    init(_ state: BoardState, stage: Stage, on: (@MainActor (TableEvent) -> Void)? = nil) {
        self.state = state
        self.stage = stage
        self.on = on
    }

    var body: some View {
        switch state.view.position {
        case .tack(let view): TackBoardView(view, state, stage: stage, on: on)
        case .fourSenses(let view): FourSensesBoardView(view, state, on: on)
        case .fourWinds(let view): WindsBoardView(view, state, stage: stage, on: on)
        }
    }
}

/// What stands above the board of a game: a course, a track.
struct AboveBoard: View {
    private let state: BoardState

    /// What belongs to the board in `state`.
    init(_ state: BoardState) {
        self.state = state
    }

    var body: some View {
        switch state.view.position {
        case .tack(let view): TackAboveBoard(view, state)
        case .fourSenses, .fourWinds: EmptyView()
        }
    }
}

/// The pieces that wait beside the board of a game.
struct GamePieces: View {
    private let table: TableUiState.Open
    private let state: BoardState
    private let stage: Stage
    private let on: @MainActor (TableEvent) -> Void

    /// What belongs to the board in `state` at `table`, whose transitions play on `stage`.
    init(
        _ table: TableUiState.Open, _ state: BoardState, stage: Stage, on: @escaping @MainActor (TableEvent) -> Void
    ) {
        self.table = table
        self.state = state
        self.stage = stage
        self.on = on
    }

    var body: some View {
        switch state.view.position {
        case .tack(let view): TackPiecesView(view, state, stage: stage, on: on)
        case .fourSenses: FourSensesSupplyView(table: table, on: on)
        case .fourWinds: WindsHandView(table: table, on: on)
        }
    }
}

/// The picture of a page of the walkthrough for a first game. Silent for screen readers: the text says it all.
struct TourPicture: View {
    let state: TableUiState.Open
    let page: Int

    var body: some View {
        Group {
            switch state.view.position {
            case .tack: TackTourPicture(page: page)
            case .fourSenses: FourSensesTourPicture(page: page)
            case .fourWinds: WindsTourPicture(page: page)
            }
        }
        .disabled(true)
        .accessibilityHidden(true)
    }
}
