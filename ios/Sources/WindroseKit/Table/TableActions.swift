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
    /// How it stands, in words, where there is anything to say of that.
    public let state: String?

    /// A button that can be used unless `unavailable` says why not.
    public init(
        _ text: String, _ event: TableEvent, glyph: Glyph? = nil, unavailable: String? = nil, state: String? = nil
    ) {
        self.text = text
        self.event = event
        self.glyph = glyph
        self.unavailable = unavailable
        self.state = state
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
        return view.felt ? feltActions(decision, words) : seenActions(decision, words)
    }

    private func seenActions(_ decision: DecisionView, _ words: Words) -> TableActions {
        let face = faceOf(view.position)
        let ready = selection.ready
        let plain = selection.buttons.filter { $0.choice != ready }
        // Of several plain choices and nothing else, the last one leads on.
        let leadsOn = ready == nil && plain.count > 1 && plain.count == decision.choices.count
        let onward = leadsOn ? plain.last.map { $0.button(face) } : nil
        let all = TableButton(words["ui-table-choices"], .show(.choices))
        let offersAll = ready == nil && !decision.choices.isEmpty && !face.hidesChoices
        return TableActions(
            primary: ready?.confirmation ?? onward,
            undo: undo(words),
            middle: plain.first.map { $0.button(face) } ?? (offersAll ? all : nil),
            again: nil
        )
    }

    /// The buttons of a board that is felt. Each keeps its place, whatever is picked and whatever is asked: what cannot be
    /// used now is dashed, and what is picked says so and lets go. No list tells what may be chosen.
    private func feltActions(_ decision: DecisionView, _ words: Words) -> TableActions {
        let face = faceOf(view.position)
        let ready = selection.ready
        let plain = selection.buttons
        let onward = plain.count == decision.choices.count ? plain.last : nil
        let prompt = decision.prompt
        let waiting = prompt.detail.isEmpty ? prompt.title : prompt.detail
        let silenced = decision.blocked.first { $0.spot.isEmpty }?.reason
        let noMiddle = TableButton(
            words["ui-four-senses-declare"], .explain(silenced ?? waiting), glyph: .flag,
            unavailable: silenced ?? waiting
        )
        let noPrimary = TableButton(
            words["ui-table-confirm"], .explain(waiting), glyph: .check, unavailable: waiting
        )
        let middle = plain.first { $0 != onward }.map { choice in
            let button = choice.button(face)
            let picked = choice.choice == ready
            return picked
                ? TableButton(button.text, .clear, glyph: button.glyph, state: words["ui-state-chosen"])
                : button
        }
        return TableActions(
            primary: ready?.confirmation ?? onward.map { $0.button(face) } ?? noPrimary,
            undo: undo(words),
            middle: middle ?? noMiddle,
            again: TableButton(words["ui-four-senses-again"], .feelAgain, glyph: .sound)
        )
    }

    private func undo(_ words: Words) -> TableButton {
        TableButton(
            words["ui-table-undo"], .undo, glyph: .undo, unavailable: view.undo.possible ? nil : view.undo.text
        )
    }
}

extension Choice {
    /// The button that plays it.
    fileprivate var confirmation: TableButton { TableButton(text.label, .confirm, glyph: .check) }
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
