/// An arrow key of a keyboard.
public enum BoardArrow: Hashable, Sendable {
    /// Where it points.
    case left, right, up, down
}

/// Where the keyboard's focus goes on a board. The arrows move from cell to cell.
public enum BoardFocus {
    /// The nearest of `cells` from `cell` in the direction of `arrow`, in the same line or else in the line nearest to
    /// it; nil where nothing lies there.
    public static func next(
        from cell: CellPosition, to arrow: BoardArrow, among cells: [CellPosition]
    ) -> CellPosition? {
        func along(_ position: CellPosition) -> Int {
            switch arrow {
            case .left: -position.column
            case .right: position.column
            case .up: -position.row
            case .down: position.row
            }
        }
        func across(_ position: CellPosition) -> Int {
            switch arrow {
            case .left, .right: position.row
            case .up, .down: position.column
            }
        }
        return cells.filter { along($0) > along(cell) }.min { one, other in
            let far = (abs(across(one) - across(cell)), along(one))
            return far < (abs(across(other) - across(cell)), along(other))
        }
    }
}
