import WindroseCore

/// What is drawn on the sea: what lies there, marks by cell, and what a ready choice would change.
public struct WindsScene: Sendable {
    private let state: BoardState
    private let origins: Set<SeaCell>
    private let lastMove: Set<SeaCell>
    private let wrecked: Set<SeaCell>

    /// What lies there once a ready choice would be made, before anything follows from it.
    public let picture: WindsPicture

    /// The ships that a ready choice would sail away: pale copies stay where they were.
    public let ghosts: [Voyage]

    /// Where ships would be driven by a ready choice, in its order.
    public let arrows: [Voyage]

    /// What a ready choice would bring, by cell.
    public let notes: [SeaCell: String]

    /// The scene on the sea of `view`, as `state` has it.
    public init(_ view: WindsView, _ state: BoardState) {
        self.state = state
        let preview = (state.preview?.events ?? []).compactMap(\.windsEvent)
        let commitments = preview.filter(\.isCommitment)
        let sails = commitments.compactMap(\.voyage)
        let now = WindsPicture(view)
        let then = commitments.reduce(now) { $0.after($1) }
        picture = then
        ghosts = sails
        origins = Set(sails.map(\.from))
        arrows = preview.filter { !$0.isCommitment }.compactMap(\.voyage)
        wrecked = Set(preview.compactMap(\.wreck).compactMap { then.ships[$0] })
        notes = (state.preview?.marks ?? []).reduce(into: [:]) { notes, mark in
            notes[mark.spot] = [notes[mark.spot], mark.text].compactMap { $0 }.joined(separator: " ")
        }
        lastMove = Set(state.view.trail)
    }

    /// The marks on `cell`.
    public func marks(_ cell: SeaCellView) -> CellMarks {
        let spot = cell.cell
        let chosen = state.selection.chosenSpots.contains(spot)
        return CellMarks(
            legal: !chosen && state.selection.legalSpots.contains(spot) ? ring(cell) : nil,
            selected: chosen && !origins.contains(spot),
            origin: chosen && origins.contains(spot),
            lastMove: lastMove.contains(spot) && !chosen,
            crossed: wrecked.contains(spot)
        )
    }

    /// Where the ring lies on `cell`: in the middle of open water, on the water beside a harbour, and elsewhere in the
    /// first corner in which nothing lies.
    private func ring(_ cell: SeaCellView) -> RingSpot {
        if cell.corner, let position = WindsLooks.position(cell.cell) {
            return switch (position.column == 0, position.row == 0) {
            case (true, true): .lowerRight
            case (false, true): .lowerLeft
            case (true, false): .corner
            case (false, false): .upperLeft
            }
        }
        if cell.tile == nil, cell.obstacle == nil, cell.ships.isEmpty, !cell.port { return .middle }
        let taken = [cell.tile?.letterCorner, cell.outpost?.corner].compactMap { $0 }
        return [RingSpot.corner, .upperLeft, .lowerLeft].first { !taken.contains($0) } ?? .lowerRight
    }
}

extension Wind {
    /// Where the letter stands on its tile.
    fileprivate var letterCorner: RingSpot {
        switch self {
        case .north: .upperLeft
        case .east: .lowerRight
        case .south, .west: .lowerLeft
        }
    }
}

extension OutpostView {
    /// The corner of the cell into which it reaches.
    fileprivate var corner: RingSpot {
        switch edge {
        case .north, .east: .corner
        case .south: .lowerRight
        case .west: .upperLeft
        }
    }
}
