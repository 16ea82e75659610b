import WindroseCore

/// The tray of sixteen spaces, in view or covered and felt, ready to be drawn.
public struct FourSensesBoard: Sendable {
    /// The number of columns, and of rows.
    public static let side = 4

    /// What the board consists of.
    public static let plan = BoardPlan(
        columns: side, rows: side, slotsAbove: false, slotsBelow: false, pennants: false
    )

    /// The letters above the columns.
    public static let columnLabels = letters.map { AxisLabel(String($0)) }

    /// The numbers beside the rows.
    public static let rowLabels = (1...side).map { AxisLabel(String($0)) }

    private static let letters = Array("ABCD")

    /// All spaces, row by row from the top.
    public let cells: [BoardCell]
    /// The lines that stand, for who looks back.
    public let paths: [BoardPath]
    /// What the board is made of.
    public let ground: BoardGround
    /// How it is felt.
    public let touch: BoardTouch
    private let stacks: [CellPosition: WoodStack]

    /// The board of `view`, as `state` has it. There is something to feel and to choose where it is `playable`.
    public init(_ view: FourSensesView, _ state: BoardState, playable: Bool, words: Words) {
        let scene = FourSensesScene(view, state)
        let reader = SpotReader(state: state, words: words)
        cells = view.spaces.compactMap { felt in
            Self.position(felt.space).map { position in
                let spot = felt.space
                let marks = scene.marks(spot)
                return BoardCell(
                    position: position,
                    spoken: state.view.spoken(spot),
                    state: reader.state(marks),
                    marks: marks,
                    tap: playable ? .spot(spot) : nil,
                    enter: playable ? reader.enter(spot) : nil,
                    actions: playable ? reader.whyNot(spot) : [],
                    feel: playable ? .feel(spot) : nil,
                    lift: playable ? .lift(spot) : nil
                )
            }
        }
        stacks = Dictionary(
            view.spaces.compactMap { felt in
                Self.position(felt.space).flatMap { position in scene.shown(felt).map { (position, $0) } }
            },
            uniquingKeysWith: { $1 }
        )
        paths = view.standing.compactMap { line in
            guard
                let first = line.spaces.first.flatMap(Self.position),
                let last = line.spaces.last.flatMap(Self.position)
            else { return nil }
            return BoardPath(from: first, to: last, around: true)
        }
        ground = view.sight == .sighted ? .wood : .covered
        touch = BoardTouch(twoTaps: view.sight != .sighted, ripple: view.sight == .blindfold)
    }

    /// The stack that is drawn at `position`.
    public func stack(_ position: CellPosition) -> WoodStack? {
        stacks[position]
    }

    /// Where the space called `spot` is drawn.
    static func position(_ spot: String) -> CellPosition? {
        guard let letter = spot.first, let column = letters.firstIndex(of: letter),
            let number = Int(spot.dropFirst()), (1...side).contains(number)
        else { return nil }
        return CellPosition(column: column, row: number - 1)
    }
}
