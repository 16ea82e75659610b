import WindroseCore

/// What screen readers and keyboards are told of a spot.
struct SpotReader {
    let state: BoardState
    let words: Words

    func state(_ marks: CellMarks) -> String {
        [
            marks.selected || marks.origin ? words["ui-state-chosen"] : nil,
            marks.legal == nil ? nil : words["ui-state-legal"],
            marks.lastMove ? words["ui-state-last-move"] : nil,
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// Enter on the spot that was chosen last takes the whole choice.
    func enter(_ spot: String) -> TableEvent? {
        state.selection.complete && state.selection.chosenSpots.last == spot ? .confirm : nil
    }

    /// Whole choices that begin there, dice to lay there, or why nothing can be done.
    func actions(_ spot: String) -> [CellAction] {
        let choices = state.selection.choicesFrom(spot).map {
            CellAction(label: $0.choice.text.spoken, event: .choose($0.index))
        }
        let laying = state.selection.layingOn(spot).map { CellAction(label: $0.spoken, event: .part($0.id)) }
        return choices + laying + whyNot(spot)
    }

    /// Why nothing can be done there.
    func whyNot(_ spot: String) -> [CellAction] {
        (state.view.decision?.blocked ?? []).filter { $0.spot == spot }
            .map { _ in CellAction(label: words["ui-table-why-not"], event: .whyNot(spot)) }
    }
}
