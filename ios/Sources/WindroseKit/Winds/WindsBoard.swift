import WindroseCore

/// The sea with everything that lies there, ready to be drawn.
public struct WindsBoard: Sendable {
    /// What the board consists of.
    public static let plan = BoardPlan(
        columns: WindsLooks.side, rows: WindsLooks.side, slotsAbove: false, slotsBelow: false, pennants: false
    )

    /// The letters above the columns.
    public static let columnLabels = ["a", "b", "c", "d", "e", "f"].map { AxisLabel($0) }

    /// The numbers beside the rows.
    public static let rowLabels = (1...WindsLooks.side).map { AxisLabel(String($0)) }

    /// All cells, row by row from the north.
    public let cells: [BoardCell]
    /// Where ships would be driven by a ready choice.
    public let arrows: [BoardPath]
    /// What a ready choice would bring.
    public let notes: [BoardNote]
    /// The cells whose water is deep.
    public let deep: Set<CellPosition>
    private let contents: [CellPosition: SeaContent]

    /// The sea of `view`, as `state` has it, in the moment `frame` of a movement. There is something to tap where it is
    /// `playable`.
    public init(_ view: WindsView, _ state: BoardState, frame: WindsFrame?, playable: Bool, words: Words) {
        let scene = WindsScene(view, state)
        let reader = SpotReader(state: state, words: words)
        let picture = frame?.picture ?? scene.picture
        cells = view.cells.compactMap { cell in
            WindsLooks.position(cell.cell).map { position in
                let spot = cell.cell
                let marks = scene.marks(cell)
                return BoardCell(
                    position: position,
                    spoken: [state.view.spoken(spot), scene.notes[spot]].compactMap { $0 }.joined(separator: ", "),
                    state: reader.state(marks),
                    marks: frame == nil ? marks : .none,
                    tap: playable ? .spot(spot) : nil,
                    enter: playable ? reader.enter(spot) : nil,
                    actions: playable ? reader.actions(spot) : [],
                    raised: frame?.voyage?.to == spot
                )
            }
        }
        contents = Dictionary(
            view.cells.compactMap { cell in
                WindsLooks.position(cell.cell).map { position in
                    let content = SeaContent(
                        cell,
                        picture,
                        voyage: frame?.voyage,
                        ghosts: frame == nil ? scene.ghosts : [],
                        words: words
                    )
                    return (position, content)
                }
            },
            uniquingKeysWith: { $1 }
        )
        arrows = frame == nil ? scene.arrows.compactMap(BoardPath.init) : []
        notes = frame == nil
            ? scene.notes.sorted { $0.key < $1.key }.compactMap { cell, text in
                WindsLooks.position(cell).map { BoardNote(position: $0, text: text) }
            }
            : []
        deep = Set(picture.obstacles.filter { $0.value == .reef }.keys.compactMap(WindsLooks.position))
    }

    /// What is drawn on the cell at `position`.
    public func content(_ position: CellPosition) -> SeaContent? {
        contents[position]
    }
}

extension BoardPath {
    /// The arrow of `voyage`; nil where it leads nowhere.
    fileprivate init?(_ voyage: Voyage) {
        guard let from = WindsLooks.position(voyage.from), let to = WindsLooks.position(voyage.to) else { return nil }
        self.init(from: from, to: to, arrow: true)
    }
}
