import WindroseCore

/// What a game's board shows: the table and what is picked on it.
public struct BoardState: Equatable, Sendable {
    /// The table as the core shows it.
    public let view: TableView
    /// What is picked.
    public let selection: Selection
    /// What the ready choice would do.
    public let preview: PreviewView?
    /// What led here, to be seen once.
    public let transition: Transition?
    /// The seat from whose side the board is seen; none for the first one's.
    public let seenFrom: Seat?
    /// The spot that is touched.
    public let felt: String?

    /// A board with nothing picked unless told.
    public init(
        view: TableView,
        selection: Selection = .none,
        preview: PreviewView? = nil,
        transition: Transition? = nil,
        seenFrom: Seat? = nil,
        felt: String? = nil
    ) {
        self.view = view
        self.selection = selection
        self.preview = preview
        self.transition = transition
        self.seenFrom = seenFrom
        self.felt = felt
    }
}

/// What is heard and felt of an action.
public struct Feedback: Equatable, Sendable {
    /// What the hand feels.
    public let touch: Touch
    /// What is heard.
    public let tone: Tone

    /// Feels like `touch`, sounds like `tone`.
    public init(touch: Touch, tone: Tone) {
        self.touch = touch
        self.tone = tone
    }
}

extension [Feedback] {
    /// Of several, the one with the weightiest tone is heard and felt, the first of two that weigh the same.
    var heaviest: Feedback? {
        reduce(nil) { heaviest, next in
            guard let heaviest, heaviest.tone.weight >= next.tone.weight else { return next }
            return heaviest
        }
    }
}

extension Tone {
    fileprivate var weight: Int {
        switch self {
        case .win: 5
        case .score: 4
        case .bust: 3
        case .roll: 2
        case .place: 1
        case .select, .refuse: 0
        }
    }
}

/// What a game brings to the table that all games share, apart from its drawing.
public protocol GameFace: Sendable {
    /// What the keys of the words for a first game begin with.
    var tourKey: String { get }

    /// How many pages they fill.
    var tourPages: Int { get }

    /// The sign of the card `id`.
    func cardSign(_ id: String) -> Glyph

    /// Of `cards`, those that the fan beside the prompt shows.
    func fanned(_ cards: [CardText]) -> [CardText]

    /// What is heard and felt of `events`; nil for no more than a move.
    func feedback(_ events: [GameEvent]) -> Feedback?

    /// What a finger on `spot` feels and hears; nil where it feels nothing.
    func cue(_ spot: String) -> TouchCue?

    /// Whether nothing at all of the board is in view, so that what happens is spoken.
    var blind: Bool { get }

    /// Whether what may be chosen tells what lies on the board, so that no list of it may be shown and nothing guessed.
    var hidesChoices: Bool { get }

    /// The sign on the button that plays `action` without any parts; nil for words alone.
    func sign(of action: GameAction) -> Glyph?

    /// Whether the part `id` of a choice is picked by a piece beside the board and needs no chip.
    func isPiece(_ id: String) -> Bool
}

/// A board that is in view, without cues and buttons of its own.
extension GameFace {
    public func cue(_ spot: String) -> TouchCue? { nil }

    public var blind: Bool { false }

    public var hidesChoices: Bool { false }

    public func sign(of action: GameAction) -> Glyph? { nil }

    public func isPiece(_ id: String) -> Bool { false }
}

/// The face of the game in `position`.
public func faceOf(_ position: GameView) -> any GameFace {
    switch position {
    case let .tack(view): TackFace(view: view)
    case let .fourSenses(view): FourSensesFace(view: view)
    case let .fourWinds(view): WindsFace(view: view)
    }
}
