import WindroseCore

/// A seat as it stands above the board.
public struct ShownSeat: Equatable, Sendable, Identifiable {
    /// Which seat.
    public let seat: Seat
    /// Its mark and colour.
    public let look: SeatLook
    /// Its player's name.
    public let name: String
    /// Its score as a text; nil where the game keeps none in view.
    public let score: String?
    /// That it is to play, or what it has beside its score, where there is room for that.
    public let note: String?
    /// Whether it is to play.
    public let active: Bool
    /// All of it in words.
    public let spoken: String

    /// Tells one seat from another.
    public var id: Seat { seat }
}

/// The line above the buttons: whose turn it is, what is asked, or what the ready choice would do.
public struct PromptText: Equatable, Sendable {
    /// What is asked, or what would be done.
    public let text: String
    /// Whose turn it is; nil when nothing is to be decided.
    public let seatAndStep: String?
    /// More about it; nil where there is no more to say.
    public let result: String?
    /// What is said in place of all but the turn, where that leaves out what the board shows; nil otherwise.
    public let spoken: String?
}

/// A chip under the board.
public struct ShownChip: Equatable, Sendable, Identifiable {
    /// The part that it picks, for `TableEvent.part`.
    public let id: String
    /// What it says.
    public let text: String
    /// What it says aloud.
    public let spoken: String
    /// Whether it is picked.
    public let chosen: Bool
    /// Its state in words; nil where there is none to tell.
    public let state: String?
}

/// The cards beside the prompt, as a fan that opens the panel with all of them.
public struct ShownCards: Equatable, Sendable {
    /// The signs on the fan.
    public let signs: [Glyph]
    /// All of them in words.
    public let label: String
}

extension TableView {
    /// The seats as they stand above the board or beside it in a `window`: where there is room, with a word for the one
    /// to play, and with what the others have beside their scores.
    public func shownSeats(_ words: Words, in window: WindowClass, largeText: Bool = false) -> [ShownSeat] {
        let roomForTurn = window == .expanded
        let roomForNotes = roomForTurn || window == .medium && !largeText
        return seats.compactMap { seat in
            guard let look = kind.look(of: seat.seat) else { return nil }
            return ShownSeat(
                seat: seat.seat,
                look: look,
                name: seat.name,
                score: seat.score.map { String($0) },
                note: seat.active && roomForTurn
                    ? words["ui-state-to-play"]
                    : roomForNotes && !seat.note.isEmpty ? seat.note : nil,
                active: seat.active,
                spoken: seat.spoken
            )
        }
    }

    /// The cards beside the prompt, as `face` fans them; nil where there are none.
    public func shownCards(_ words: Words, face: any GameFace) -> ShownCards? {
        let fanned = face.fanned(cards)
        if fanned.isEmpty { return nil }
        let titles = cards.map(\.title).joined(separator: ", ")
        return ShownCards(
            signs: fanned.map { face.cardSign($0.id) },
            label: "\(words["ui-table-cards"]): \(titles)"
        )
    }
}

extension TableUiState.Open {
    /// Whether the board is known by touch alone.
    public var isFelt: Bool { view.felt }

    /// Whether nothing of the board is in view, so that everything is to be found without looking.
    public var isBlind: Bool { faceOf(view.position).blind }

    /// Whether the bar at the top tells whose turn it is, in a `window` in which that leaves more room to feel.
    public func barTellsTurn(in window: WindowClass) -> Bool { isBlind && window == .compact }

    /// The seats as they stand above the board or beside it in a `window`. Where the bar tells whose turn it is, they
    /// stand there for their scores alone.
    public func seats(_ words: Words, in window: WindowClass, largeText: Bool = false) -> [ShownSeat] {
        if barTellsTurn(in: window), view.seats.allSatisfy({ $0.score == nil }) { return [] }
        return view.shownSeats(words, in: window, largeText: largeText)
    }

    /// The line above the buttons; whose turn it is only unless the bar at the top says it. What would be done is not
    /// told there where it would tell what lies on a board that is known by touch alone.
    public func prompt(_ words: Words, barTellsTurn: Bool = false) -> PromptText {
        let asked = view.decision?.prompt
        let preview = view.felt ? nil : preview
        let detail = preview?.lines.joined(separator: " ") ?? asked?.detail ?? ""
        return PromptText(
            text: preview?.title ?? asked?.title ?? words["ui-saved-abandoned"],
            seatAndStep: barTellsTurn ? nil : asked?.step,
            result: detail.isEmpty ? nil : detail,
            spoken: preview?.spoken
        )
    }

    /// Whether there are pieces or chips to choose from beside the board.
    public var isChoosing: Bool {
        hasPieces || selection.chips.contains { !faceOf(view.position).isPiece($0.part.id) }
    }

    /// Whether pieces lie beside the board: those that wait to be laid, a supply, or a hand.
    public var hasPieces: Bool {
        !selection.pieces.isEmpty || !supply.isEmpty || hasHand
    }

    /// Whether a hand with actions lies beside the board.
    private var hasHand: Bool {
        if case .fourWinds = view.position { view.decision != nil } else { false }
    }

    /// The chips under the board, apart from what the game itself draws.
    public func chips(_ words: Words) -> [ShownChip] {
        let face = faceOf(view.position)
        return selection.chips.filter { !face.isPiece($0.part.id) }.map { chip in
            ShownChip(
                id: chip.part.id,
                text: chip.part.label,
                spoken: chip.part.spoken,
                chosen: chip.chosen,
                state: chip.chosen ? words["ui-state-chosen"] : nil
            )
        }
    }
}
