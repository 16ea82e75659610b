import SwiftUI
import WindroseKit

extension BoardArrow {
    /// The arrow that is printed on the key `key`; nil for every other key.
    init?(_ key: KeyEquivalent) {
        switch key {
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        case .upArrow: self = .up
        case .downArrow: self = .down
        default: return nil
        }
    }
}

/// Keyboard focus on a cell of a board. Only one cell at a time can be reached with Tab, so that a board is one stop on
/// the way through a screen; the arrows move from cell to cell, and Enter takes one.
struct BoardFocusable: ViewModifier {
    let cell: BoardCell
    let cells: [CellPosition]
    let focused: FocusState<CellPosition?>.Binding
    @Binding var stop: CellPosition?
    let on: @MainActor (TableEvent) -> Void

    private static let keys: Set<KeyEquivalent> = [
        .leftArrow, .rightArrow, .upArrow, .downArrow, .return, .space,
    ]

    func body(content: Content) -> some View {
        content
            .focusable((stop ?? cells.first) == cell.position)
            .focused(focused, equals: cell.position)
            .onKeyPress(keys: Self.keys, phases: [.down, .repeat]) { press in
                answer(press) ? .handled : .ignored
            }
    }

    private func answer(_ press: KeyPress) -> Bool {
        if let arrow = BoardArrow(press.key) { return move(arrow) }
        guard press.phase == .down, let event = press.key == .return ? cell.enter ?? cell.tap : cell.tap else {
            return false
        }
        on(event)
        return true
    }

    private func move(_ arrow: BoardArrow) -> Bool {
        guard let next = BoardFocus.next(from: cell.position, to: arrow, among: cells) else { return false }
        stop = next
        return true
    }
}
