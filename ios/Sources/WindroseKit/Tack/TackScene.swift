import WindroseCore

/// The side from which the board is seen: where its spaces lie on the screen.
public struct TackSide: Hashable, Sendable {
    /// The number of columns, and of rows.
    public static let size = 5

    /// Whether the second seat sees it from its own side.
    public let turned: Bool

    /// The side of the first seat, or of the second where it is `turned`.
    public init(turned: Bool) {
        self.turned = turned
    }

    /// The side from which `state` is seen.
    init(_ state: BoardState) {
        self.init(turned: state.seenFrom.map { $0 != .first } ?? false)
    }

    /// Where `space` is drawn; starting spaces lie outside the grid.
    public func position(_ space: WindroseCore.Space) -> CellPosition {
        let column = space.column.index
        let row = Self.size - Int(space.row)
        return turned
            ? CellPosition(column: Self.size - 1 - column, row: Self.size - 1 - row)
            : CellPosition(column: column, row: row)
    }

    /// Where the row of the grid is drawn.
    public func row(_ row: UInt8) -> Int {
        turned ? Int(row) - 1 : Self.size - Int(row)
    }
}

/// A die as it is drawn on a spot; a ghost is a pale copy that stays where it came from.
public struct DrawnDie: Hashable, Sendable {
    /// The die.
    public let die: TackDie
    /// Whether it is only the copy.
    public let ghost: Bool

    init(_ die: TackDie, ghost: Bool = false) {
        self.die = die
        self.ghost = ghost
    }
}

/// What is drawn on the board: dice and marks by spot, and what a ready choice would change.
public struct TackScene: Sendable {
    private let state: BoardState
    private let now: TackPicture
    private let then: TackPicture
    private let origins: Set<String>
    /// The spots from which dice would go, without those to which others would come.
    private let left: Set<String>
    private let lastMove: Set<String>

    /// The rows that a ready choice would make score.
    public let scoring: Set<UInt8>

    /// The way of the die that a ready choice would move, where it is straight.
    public let ways: [Journey]

    /// The scene on the board of `view`, as `state` has it.
    public init(_ view: TackView, _ state: BoardState) {
        self.state = state
        let preview = (state.preview?.events ?? []).compactMap(\.tackEvent)
        let arranged = preview.prefix(while: \.isArrangement)
        let journeys = arranged.flatMap(\.journeys)
        now = TackPicture(view.dice)
        then = arranged.reduce(Self.laid(view, state)) { $0.after($1) }
        origins = Set(journeys.map(\.from.spot))
        left = origins.subtracting(journeys.map(\.to.spot))
        scoring = Set(preview.compactMap { event in
            if case .rowScored(let row, _, _) = event { row } else { nil }
        })
        ways = journeys.prefix(1).filter { $0.from.column == $0.to.column || $0.from.row == $0.to.row }
        let trail = Set(state.view.trail)
        let standing = trail.intersection(now.dice.keys)
        lastMove = standing.isEmpty ? trail : standing
    }

    /// What is drawn on `spot`: a die that would leave stays as a ghost.
    public func die(_ spot: String) -> DrawnDie? {
        then.dice[spot].map { DrawnDie($0) } ?? now.dice[spot].map { DrawnDie($0, ghost: origins.contains(spot)) }
    }

    /// The marks on `spot`.
    public func marks(_ spot: String) -> CellMarks {
        let ring: RingSpot = die(spot) == nil ? .middle : .corner
        let chosen = state.selection.chosenSpots.contains(spot)
        return CellMarks(
            legal: !chosen && state.selection.legalSpots.contains(spot) ? ring : nil,
            selected: chosen && !left.contains(spot),
            origin: chosen && left.contains(spot),
            lastMove: lastMove.contains(spot) && !chosen
        )
    }

    /// The note that a ready choice puts on `spot`.
    public func note(_ spot: String) -> String? {
        state.preview?.marks.first { $0.spot == spot }?.text
    }

    /// The dice now, with those that the selection lays on starting spaces.
    private static func laid(_ view: TackView, _ state: BoardState) -> TackPicture {
        let now = TackPicture(view.dice)
        guard let seat = state.view.decision?.seat else { return now }
        let faces = Array(view.waiting)
        return state.selection.pieces.reduce(now) { picture, piece in
            guard faces.indices.contains(piece.index), let space = view.spaces.first(where: { $0.spot == piece.spot })
            else { return picture }
            return picture.with(TackDie(seat: seat, space: space, face: faces[piece.index]))
        }
    }
}

extension TackView {
    /// Every space, row by row from the far side.
    public var spaces: [WindroseCore.Space] {
        (0...rows.count + 1).reversed().flatMap { row in
            Column.allCases.map { WindroseCore.Space(column: $0, row: UInt8(row)) }
        }
    }
}
