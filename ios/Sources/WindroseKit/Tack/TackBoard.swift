import WindroseCore

/// A die on the board as it is drawn.
public struct TackBoardDie: Equatable, Sendable {
    /// What it shows.
    public let face: Int
    /// How its seat is drawn.
    public let look: SeatLook
    /// Its body.
    public let body: DieBody
    /// Whether it is the pale copy that stays where a die came from.
    public let ghost: Bool
    /// Where it comes from while it travels; nil where it lies.
    public let from: CellPosition?

    /// The part of its cell that a die fills.
    public static let size = 0.81
}

/// The grid with the starting spaces, the winds beside it and everything that lies there, ready to be drawn.
public struct TackBoard: Sendable {
    /// All spaces, row by row from the top.
    public let cells: [BoardCell]
    /// The letters above the columns, from the left.
    public let columnLabels: [AxisLabel]
    /// The numbers beside the rows, from the top.
    public let rowLabels: [AxisLabel]
    /// The winds.
    public let pennants: [Pennant]
    /// The rows that a choice or a moment is about.
    public let highlightedRows: Set<Int>
    /// The rows that score nothing.
    public let foggedRows: Set<Int>
    /// The ways that a choice would take.
    public let paths: [BoardPath]
    private let dice: [CellPosition: TackBoardDie]

    /// The board of `view`, as `state` has it, in the moment `frame` of a movement. There is something to tap where it
    /// is `playable`.
    public init(_ view: TackView, _ state: BoardState, frame: TackFrame?, playable: Bool, words: Words) {
        let side = TackSide(state)
        let scene = TackScene(view, state)
        let reader = SpotReader(state: state, words: words)
        cells = view.spaces.map { space in
            let spot = space.spot
            let marks = scene.marks(spot)
            return BoardCell(
                position: side.position(space),
                spoken: state.view.spoken(spot),
                state: reader.state(marks),
                marks: frame == nil ? marks : .none,
                tap: playable ? .spot(spot) : nil,
                enter: playable ? reader.enter(spot) : nil,
                actions: playable ? reader.actions(spot) : []
            )
        }.sorted { ($0.position.row, $0.position.column) < ($1.position.row, $1.position.column) }
        dice = Dictionary(
            view.spaces.compactMap { space in
                Self.die(space, scene, frame, side).map { (side.position(space), $0) }
            },
            uniquingKeysWith: { $1 }
        )
        columnLabels = Self.columnLabels(view, side)
        rowLabels = view.rows.map(\.row).sorted { side.row($0) < side.row($1) }.map { AxisLabel(String($0)) }
        pennants = view.rows.map { Self.pennant($0, side, scene, state.view.spoken("wind:\($0.row)"), words) }
        let highlighted = frame?.settled.map { [$0] } ?? scene.scoring
        highlightedRows = Set(highlighted.map(side.row))
        foggedRows = Set(view.rows.filter(\.fog).map { side.row($0.row) })
        paths = frame == nil
            ? scene.ways.map { BoardPath(from: side.position($0.from), to: side.position($0.to)) }
            : []
    }

    /// What the board consists of.
    public var plan: BoardPlan {
        BoardPlan(columns: TackSide.size, rows: TackSide.size, slotsAbove: true, slotsBelow: true, pennants: true)
    }

    /// The die at `position`, in its place or on its way there.
    public func die(_ position: CellPosition) -> TackBoardDie? {
        dice[position]
    }

    private static func die(
        _ space: WindroseCore.Space, _ scene: TackScene, _ frame: TackFrame?, _ side: TackSide
    ) -> TackBoardDie? {
        let drawn = frame.map { $0.picture.dice[space.spot].map { DrawnDie($0) } } ?? scene.die(space.spot)
        return drawn.map { drawn in
            TackBoardDie(
                face: Int(drawn.die.face),
                look: TackLooks.look(of: drawn.die.seat),
                body: TackLooks.body(of: drawn.die.seat),
                ghost: drawn.ghost,
                from: frame?.journeys.first { $0.to == space }.map { side.position($0.from) }
            )
        }
    }

    private static func columnLabels(_ view: TackView, _ side: TackSide) -> [AxisLabel] {
        let labels = Column.allCases.map { column in
            let letter = column.letter
            return switch view.marks.first(where: { $0.column == column })?.effect {
            case nil: AxisLabel(letter)
            case .fire: AxisLabel(letter, sign: .flame, signColor: .bad)
            case .ice: AxisLabel(letter, sign: .frost, signColor: .accent)
            case .tide(let seat):
                AxisLabel(letter, sign: (seat == .first) != side.turned ? .down : .up, signColor: .accent)
            }
        }
        return side.turned ? labels.reversed() : labels
    }

    private static func pennant(
        _ row: TackRow, _ side: TackSide, _ scene: TackScene, _ spoken: String, _ words: Words
    ) -> Pennant {
        let note = scene.note("wind:\(row.row)")
        let standing = row.fog ? words["ui-tack-fog"] : "\(words["ui-tack-now"]) \(row.total)"
        return Pennant(
            row: side.row(row.row),
            goal: String(row.wind),
            note: note ?? standing,
            spoken: note.map { "\(spoken), \($0)" } ?? spoken,
            look: scene.scoring.contains(row.row) ? .highlighted : row.fog ? .fog : .normal
        )
    }
}
