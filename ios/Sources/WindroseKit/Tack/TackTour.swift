import WindroseCore

/// The picture of a page of the first game: the course, or a corner of the board with what the text speaks of.
public enum TackTour: Equatable, Sendable {
    /// The score on its way to the lighthouse.
    case course(near: CourseBoat, far: CourseBoat)
    /// A corner of the board.
    case board(TackTourBoard)

    /// The pictures, page by page.
    public static let pages: [TackTour] = [
        .course(near: CourseBoat(look: .blue, points: 4), far: CourseBoat(look: .plum, points: 6)),
        .board(standing),
        .board(TackTourBoard(totals: standing.totals, chosen: TackTourBoard.origin, legal: [lower, middle, upper])),
        .board(hit),
        .board(TackTourBoard(totals: ["7", "4 + 5", "0"], chosen: middle, moved: true, face: 5)),
        .board(TackTourBoard(totals: hit.totals, chosen: upper, legal: [lower, middle], moved: true, scoring: true)),
    ]

    private static let lower = CellPosition(column: 1, row: 2)
    private static let middle = CellPosition(column: 1, row: 1)
    private static let upper = CellPosition(column: 1, row: 0)
    private static let standing = TackTourBoard(totals: ["7", "4", "0"])
    private static let hit = TackTourBoard(totals: ["7 + 3", "4", "0"], chosen: upper, moved: true, scoring: true)
}

/// Three rows of the grid above one starting space with a die.
public struct TackTourBoard: Equatable, Sendable {
    /// A die in the picture.
    public struct Die: Equatable, Sendable {
        /// What it shows.
        public let face: Int
        /// Whose it is.
        public let seat: Seat
        /// Whether it is the pale copy that stays where a die came from.
        public let ghost: Bool
    }

    /// How many columns the corner has.
    public static let columns = 3
    /// How many rows the corner has.
    public static let rows = 3
    /// The letters above the columns.
    public static let columnLabels = ["A", "B", "C"].map { AxisLabel($0) }
    /// The numbers beside the rows.
    public static let rowLabels = ["3", "2", "1"].map { AxisLabel($0) }

    fileprivate static let origin = CellPosition(column: 1, row: 3)
    private static let goals = ["10", "8", "9"]

    /// The dice that lie there from the start.
    private static let others = [
        CellPosition(column: 0, row: 0): Die(face: 5, seat: .second, ghost: false),
        CellPosition(column: 2, row: 0): Die(face: 2, seat: .first, ghost: false),
        CellPosition(column: 0, row: 1): Die(face: 4, seat: .second, ghost: false),
    ]

    fileprivate let totals: [String]
    private let chosen: CellPosition?
    private let legal: [CellPosition]
    /// Whether the die from the starting space is shown on the chosen one.
    private let moved: Bool
    private let scoring: Bool
    private let face: Int

    fileprivate init(
        totals: [String],
        chosen: CellPosition? = nil,
        legal: [CellPosition] = [],
        moved: Bool = false,
        scoring: Bool = false,
        face: Int = 3
    ) {
        self.totals = totals
        self.chosen = chosen
        self.legal = legal
        self.moved = moved
        self.scoring = scoring
        self.face = face
    }

    /// The cells of the grid, and the starting spaces below it. They say nothing: the text beside them does.
    public var cells: [BoardCell] {
        (0...Self.rows).flatMap { row in
            (0..<Self.columns).map { column in
                let position = CellPosition(column: column, row: row)
                return BoardCell(position: position, spoken: "", marks: marks(position))
            }
        }
    }

    private func marks(_ position: CellPosition) -> CellMarks {
        CellMarks(
            legal: legal.contains(position) ? .middle : nil,
            selected: position == chosen,
            origin: moved && position == Self.origin
        )
    }

    /// The die at `position`.
    public func die(_ position: CellPosition) -> Die? {
        let ghost = moved && position == Self.origin
        if ghost || position == (moved ? chosen : Self.origin) { return Die(face: face, seat: .first, ghost: ghost) }
        return Self.others[position]
    }

    /// The goals beside the rows.
    public var pennants: [Pennant] {
        zip(Self.goals, totals).enumerated().map { row, texts in
            let look: PennantLook = highlightedRows.contains(row) ? .highlighted : .normal
            return Pennant(row: row, goal: texts.0, note: texts.1, spoken: "", look: look)
        }
    }

    /// The row that scores.
    public var highlightedRows: Set<Int> { scoring ? [0] : [] }

    /// The way of the die.
    public var paths: [BoardPath] {
        guard moved, let chosen else { return [] }
        return [BoardPath(from: Self.origin, to: chosen)]
    }
}
