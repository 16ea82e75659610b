import WindroseCore

/// How the seats of Tack and their dice are drawn.
public enum TackLooks {
    /// The look of `seat`.
    public static func look(of seat: Seat) -> SeatLook {
        seat == .first ? .blue : .plum
    }

    /// The body of the dice of `seat`.
    public static func body(of seat: Seat) -> DieBody {
        seat == .first ? .filled : .lined
    }
}

/// The score as two boats on their way to the lighthouse.
public struct TackCourse: Equatable, Sendable {
    /// The boat of whoever looks.
    public let near: CourseBoat
    /// The boat of the other side.
    public let far: CourseBoat
    /// The points at the lighthouse.
    public let goal: Int
    /// The score in words.
    public let spoken: String

    /// The score of `view`, as the players of `state` sit.
    public init(_ view: TackView, _ state: BoardState, words: Words) {
        let first = CourseBoat(look: TackLooks.look(of: .first), points: Int(view.scores.first))
        let second = CourseBoat(look: TackLooks.look(of: .second), points: Int(view.scores.second))
        let turned = TackSide(state).turned
        near = turned ? second : first
        far = turned ? first : second
        goal = Int(view.lighthouse)
        spoken = "\(words["ui-table-score-track"]): \(state.view.seats.map(\.spoken).joined(separator: ", "))"
    }
}

/// One of the tide's tokens: face down, flood or ebb.
public struct TackTokenDisc: Equatable, Sendable, Identifiable {
    /// The letter of its column.
    public let letter: String
    /// Whether it is turned up.
    public let open: Bool
    /// Where the tide runs; nil for a token that lies face down.
    public let arrow: Glyph?
    /// The token in words.
    public let spoken: String

    /// Tells one token from another.
    public var id: String { letter }

    /// The side of a disc, in points.
    public static let side = 40.0

    /// The tokens of `view` from column A to E; none where nobody plays against the tide.
    public static func discs(_ view: TackView, _ state: BoardState) -> [TackTokenDisc] {
        let side = TackSide(state)
        return view.tokens.map { token in
            let letter = token.column.letter
            return TackTokenDisc(
                letter: letter,
                open: token.flood != nil,
                arrow: token.flood.map { $0 != side.turned ? .down : .up },
                spoken: state.view.spoken("token:\(letter)")
            )
        }
    }
}

/// A rolled die that waits beside the board for its place.
public struct TackPiece: Equatable, Sendable, Identifiable {
    /// Which one, for `TableEvent.pieceAt`.
    public let index: Int
    /// What it shows.
    public let face: Int
    /// How its seat is drawn.
    public let look: SeatLook
    /// Its body.
    public let body: DieBody
    /// How it stands.
    public let state: DieState
    /// Its name and face for screen readers.
    public let spoken: String
    /// How it stands, for screen readers.
    public let spokenState: String

    /// Tells one die from another.
    public var id: Int { index }

    /// The dice of `view` that wait for their places, as the selection of `state` has them.
    public static func pieces(_ view: TackView, _ state: BoardState, words: Words) -> [TackPiece] {
        guard let seat = state.view.decision?.seat else { return [] }
        let faces = Array(view.waiting)
        return state.selection.pieces.filter { faces.indices.contains($0.index) }.map { piece in
            let face = Int(faces[piece.index])
            return TackPiece(
                index: piece.index,
                face: face,
                look: TackLooks.look(of: seat),
                body: TackLooks.body(of: seat),
                state: standing(of: piece),
                spoken: "\(words["ui-role-die"]) \(face)",
                spokenState: words[key(of: piece)]
            )
        }
    }

    private static func standing(of piece: Piece) -> DieState {
        if piece.held { return .selected }
        return piece.spot == nil ? .open : .spent
    }

    private static func key(of piece: Piece) -> String {
        switch standing(of: piece) {
        case .selected: "ui-state-held"
        case .spent: "ui-state-used"
        case .open: "ui-state-not-placed"
        }
    }
}

extension TableView {
    /// What screen readers say of the spot `id`; empty where there is nothing to say.
    func spoken(_ id: String) -> String {
        spots.first { $0.id == id }?.spoken ?? ""
    }
}
