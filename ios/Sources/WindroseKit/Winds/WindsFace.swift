import WindroseCore

/// How 4 Winds looks on the table, apart from its drawing.
public struct WindsFace: GameFace {
    private let view: WindsView

    /// The face of the position `view`.
    public init(view: WindsView) {
        self.view = view
    }

    public var tourKey: String { "ui-four-winds-tour" }

    public var tourPages: Int { WindsTour.pages.count }

    public func cardSign(_ id: String) -> Glyph {
        switch id {
        case "compass": .dial
        case "scoring": .chart
        case "outposts": .fort
        case "mode": .flag
        case "storms": .swift
        case "fleets": .flotilla
        default: .info
        }
    }

    /// As many as the fan has room for, where the compass has none: it opens them as well.
    public func fanned(_ cards: [CardText]) -> [CardText] { Array(cards.prefix(3)) }

    public func feedback(_ events: [GameEvent]) -> Feedback? {
        events.compactMap(\.windsEvent?.feedback).heaviest
    }

    public func sign(of action: GameAction) -> Glyph? {
        if case .fourWinds(.end) = action { .flag } else { nil }
    }

    public func isPiece(_ id: String) -> Bool {
        WindsDeed.allCases.contains { $0.part == id } || id.hasPrefix("tile:")
    }
}

extension WindsEvent {
    fileprivate var feedback: Feedback? {
        switch self {
        case .ended(let ending, _):
            ending == .lost ? Feedback(touch: .refuse, tone: .bust) : Feedback(touch: .celebrate, tone: .win)
        case .scored(_, _, let points, _, _, _): points > 0 ? Feedback(touch: .celebrate, tone: .score) : nil
        case .safe: Feedback(touch: .celebrate, tone: .score)
        case .damaged, .trapped: Feedback(touch: .refuse, tone: .bust)
        case .laid, .launched, .built, .captured, .rotated: Feedback(touch: .place, tone: .place)
        default: voyage == nil ? nil : Feedback(touch: .place, tone: .place)
        }
    }
}
