import WindroseCore

/// Something at the table that can be chosen now, to which the screen reader's rotor leads.
public struct TableStop: Equatable, Sendable, Identifiable {
    /// Where it lies.
    public enum ID: Hashable, Sendable {
        /// A piece beside the board, by its number.
        case piece(Int)
        /// A chip under the board, by its place among them.
        case chip(Int)
        /// A cell of the board.
        case cell(CellPosition)
    }

    /// Tells one from another.
    public let id: ID
    /// What it is called.
    public let label: String
}

extension TableUiState.Open {
    /// Everything that can be chosen now, in the order in which screen readers come to it: what lies beside the board
    /// first, then the board as it is laid out.
    public func stops(_ prefs: TablePrefs, words: Words) -> [TableStop] {
        let chips = chips(words).enumerated().map { TableStop(id: .chip($0), label: $1.spoken) }
        let (pieces, cells) = choosable(board(prefs), words)
        return pieces + chips + cells
    }

    /// The pieces and the cells that can be chosen, as the game of `board` has them.
    private func choosable(_ board: BoardState, _ words: Words) -> (pieces: [TableStop], cells: [TableStop]) {
        switch view.position {
        case let .tack(tack):
            let pieces = TackPiece.pieces(tack, board, words: words)
            let cells = TackBoard(tack, board, frame: nil, playable: true, words: words).cells
            return (
                pieces.map { TableStop(id: .piece($0.index), label: "\($0.spoken), \($0.spokenState)") },
                stops(cells)
            )
        case let .fourSenses(view):
            let pieces = supplyCards(words).enumerated().filter { $1.state != .unavailable }
            let cells = FourSensesBoard(view, board, playable: true, words: words).cells
            return (
                pieces.map { TableStop(id: .piece($0), label: $1.spoken) },
                // What lies on a board that is only felt is for its spaces themselves to say.
                self.view.felt ? [] : stops(cells)
            )
        case let .fourWinds(view):
            let cells = WindsBoard(view, board, frame: nil, playable: true, words: words).cells
            return (windsHand(words)?.stops ?? [], stops(cells))
        }
    }

    private func stops(_ cells: [BoardCell]) -> [TableStop] {
        cells.filter { $0.marks.legal != nil }.map { TableStop(id: .cell($0.position), label: $0.spoken) }
    }
}
