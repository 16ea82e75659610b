import WindroseCore

/// The picture of a page of the first game: a covered board, single stacks, or a board with what the text speaks of.
public enum FourSensesTour: Equatable, Sendable {
    /// A board that is felt.
    case covered
    /// Stacks side by side.
    case stacks([WoodStack])
    /// A board in view.
    case board(FourSensesTourBoard)

    /// The pictures, page by page.
    public static let pages: [FourSensesTour] = [
        .covered,
        .stacks([
            WoodStack(levels: 0, top: .flat), WoodStack(levels: 1, top: .flat), WoodStack(levels: 2, top: .holed),
            WoodStack(levels: 3, top: .flat),
        ]),
        .board(FourSensesTourBoard(chosen: ["C3"])),
        .board(FourSensesTourBoard(path: ("A2", "D2"))),
        .board(FourSensesTourBoard(path: ("B4", "B2"))),
        .board(FourSensesTourBoard(chosen: ["A2", "D2"])),
    ]
}

/// A board in which a line of flat tops and a stair stand.
public struct FourSensesTourBoard: Equatable, Sendable {
    private static let stacks: [String: WoodStack] = [
        "A2": WoodStack(levels: 1, top: .flat), "B2": WoodStack(levels: 3, top: .flat),
        "C2": WoodStack(levels: 2, top: .flat), "D2": WoodStack(levels: 1, top: .flat),
        "B3": WoodStack(levels: 2, top: .holed), "B4": WoodStack(levels: 1, top: .holed),
        "D1": WoodStack(levels: 3, top: .holed), "C3": WoodStack(levels: 1, top: .holed),
    ]

    private let chosen: [String]

    /// The way of a line.
    public let paths: [BoardPath]

    fileprivate init(chosen: [String] = [], path: (from: String, to: String)? = nil) {
        self.chosen = chosen
        let ends = path.flatMap { path in
            FourSensesBoard.position(path.from).flatMap { from in
                FourSensesBoard.position(path.to).map { BoardPath(from: from, to: $0, around: true) }
            }
        }
        paths = [ends].compactMap { $0 }
    }

    /// The spaces. They say nothing: the text beside them does.
    public var cells: [BoardCell] {
        let marked = chosen.compactMap(FourSensesBoard.position)
        return Self.positions.map { position in
            BoardCell(position: position, spoken: "", marks: CellMarks(selected: marked.contains(position)))
        }
    }

    /// The stack at `position`.
    public func stack(_ position: CellPosition) -> WoodStack {
        let here = Self.stacks.first { FourSensesBoard.position($0.key) == position }
        return here?.value ?? WoodStack(levels: 0, top: .flat)
    }

    /// The places of all spaces, row by row.
    public static let positions = (0..<FourSensesBoard.side).flatMap { row in
        (0..<FourSensesBoard.side).map { CellPosition(column: $0, row: row) }
    }
}
