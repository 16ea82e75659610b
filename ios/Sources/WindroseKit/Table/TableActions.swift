import WindroseCore

/// A button at the table: what it says, what it does, and why it cannot be used now, if so.
public struct TableButton: Equatable, Sendable {
    /// What it says.
    public let text: String
    /// What a tap does.
    public let event: TableEvent
    /// Its sign, if it has one.
    public let glyph: Glyph?
    /// Why it cannot be used now; nil where it can.
    public let unavailable: String?

    /// A button that can be used unless `unavailable` says why not.
    public init(_ text: String, _ event: TableEvent, glyph: Glyph? = nil, unavailable: String? = nil) {
        self.text = text
        self.event = event
        self.glyph = glyph
        self.unavailable = unavailable
    }
}

/// The buttons under a table: undo, the ready choice, and between them a choice that needs no parts, such as ending the
/// turn. Where there is none of both, everything that may be done can be seen by name, unless that would tell what only
/// a hand may learn.
public struct TableActions: Equatable, Sendable {
    /// The ready choice; in a game that was put away, its review.
    public let primary: TableButton?
    /// Takes the last action back.
    public let undo: TableButton?
    /// A choice without parts, or the list of all choices.
    public let middle: TableButton?
    /// Lets what was felt last be felt once more; nil where the board is in view.
    public let again: TableButton?
}

extension TableUiState.Open {
    /// The buttons under the table.
    public func actions(_ words: Words) -> TableActions {
        guard let decision = view.decision else {
            let review = TableButton(words["ui-result-review"], .go(.review), glyph: .log)
            return TableActions(primary: review, undo: nil, middle: nil, again: nil)
        }
        let face = faceOf(view.position)
        let ready = selection.ready
        // What is found by touch keeps its place, also while it is the ready choice.
        let plain = view.felt ? selection.buttons : selection.buttons.filter { $0.choice != ready }
        // Of several plain choices and nothing else, the last one leads on; of a felt board's, also the only one.
        let alone = plain.count == decision.choices.count && (plain.count > 1 || view.felt)
        let onward = alone && (ready == nil || view.felt) ? plain.last : nil
        let all = TableButton(words["ui-table-choices"], .show(.choices))
        let offersAll = ready == nil && !decision.choices.isEmpty && !face.hidesChoices
        let middle = plain.first { $0 != onward }
        let confirm = ready.map { TableButton($0.text.label, .confirm, glyph: .check) }
        return TableActions(
            primary: confirm ?? onward.map { $0.button(face) },
            undo: TableButton(
                words["ui-table-undo"],
                .undo,
                glyph: .undo,
                unavailable: view.undo.possible ? nil : view.undo.text
            ),
            middle: middle.map { $0.button(face) } ?? (offersAll ? all : nil),
            again: view.felt ? TableButton(words["ui-four-senses-again"], .feelAgain, glyph: .sound) : nil
        )
    }
}

extension IndexedChoice {
    /// The button of a choice that needs no parts.
    fileprivate func button(_ face: any GameFace) -> TableButton {
        TableButton(choice.text.label, .choose(index), glyph: face.sign(of: choice.action))
    }
}

/// The end of a game: where to go from here.
public struct ResultActions: Equatable, Sendable {
    /// To the first page.
    public let home: TableButton
    /// To the review.
    public let review: TableButton
    /// To another game of the kind.
    public let again: TableButton

    /// The buttons in `words`.
    public init(_ words: Words) {
        home = TableButton(words["ui-result-home"], .go(.home), glyph: .house)
        review = TableButton(words["ui-result-review"], .go(.review), glyph: .log)
        again = TableButton(words["ui-result-again"], .go(.again), glyph: .play)
    }
}
