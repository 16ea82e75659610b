import WindroseCore

/// How Four Senses looks and feels on the table, apart from its drawing.
public struct FourSensesFace: GameFace {
    private let view: FourSensesView

    /// The face of the position `view`.
    public init(view: FourSensesView) {
        self.view = view
    }

    public var tourKey: String { "ui-four-senses-tour" }

    public var tourPages: Int { FourSensesTour.pages.count }

    public func cardSign(_ id: String) -> Glyph {
        switch id {
        case "way:identical": .target
        case "way:level": .balance
        case "way:stairs": .chart
        case "sight": .eyeOff
        case "say-moves": .sound
        default: .info
        }
    }

    /// The three ways to win; the rest is the set-up's, and the line under the title tells it. Where nothing is in view,
    /// a sign in the bar opens them.
    public func fanned(_ cards: [CardText]) -> [CardText] {
        blind ? [] : cards.filter { $0.id.hasPrefix("way:") }
    }

    public func feedback(_ events: [GameEvent]) -> Feedback? {
        events.lazy.compactMap { $0.fourSensesEvent?.feedback }.first
    }

    public func cue(_ spot: String) -> TouchCue? {
        view.spaces.first { $0.space == spot }?.cue ?? view.supply.first { $0.id == spot }?.cue
    }

    public var blind: Bool { view.sight == .blindfold }

    public var hidesChoices: Bool { view.sight != .sighted && view.question == .place }

    public func sign(of action: GameAction) -> Glyph? {
        switch action {
        case .fourSenses(.declare): .flag
        case .fourSenses(.done): view.named.isEmpty ? .back : .flag
        case .fourSenses(.endTurn): .forward
        default: nil
        }
    }

    public func isPiece(_ id: String) -> Bool {
        view.supply.contains { $0.id == id }
    }
}

extension GameEvent {
    /// What happened in Four Senses; nil in another game.
    var fourSensesEvent: FourSensesEvent? {
        if case .fourSenses(let event) = self { event } else { nil }
    }
}

extension FourSensesEvent {
    fileprivate var feedback: Feedback? {
        switch self {
        case .declaredRight: Feedback(touch: .celebrate, tone: .win)
        case .declaredWrong: Feedback(touch: .refuse, tone: .bust)
        case .placed, .placedUntold: Feedback(touch: .place, tone: .place)
        case .declaring, .named, .withdrew: Feedback(touch: .tick, tone: .select)
        default: nil
        }
    }
}
