import WindroseCore

/// How Tack looks on the table, apart from its drawing.
public struct TackFace: GameFace {
    private let view: TackView

    /// The face of the position `view`.
    public init(view: TackView) {
        self.view = view
    }

    public var tourKey: String { "ui-tack-tour" }

    public var tourPages: Int { TackTour.pages.count }

    public func cardSign(_ id: String) -> Glyph {
        // What is no storm is the wind card, which says the weather.
        Storm.allCases.first { $0.cardId == id }?.sign ?? view.weather.sign
    }

    /// The wind is told by the line under the title, so that the storms have the fan to themselves.
    public func fanned(_ cards: [CardText]) -> [CardText] {
        let storms = cards.filter { $0.id != Self.wind }
        return storms.isEmpty ? cards : storms
    }

    public func feedback(_ events: [GameEvent]) -> Feedback? {
        events.compactMap(\.tackEvent?.feedback).heaviest
    }

    private static let wind = "wind"
}

extension Weather {
    fileprivate var sign: Glyph {
        switch self {
        case .clearDay: .dial
        case .hotDay: .flame
        case .coldFront: .frost
        case .nightSail: .tide
        }
    }
}

extension Storm {
    fileprivate var cardId: String { "storm:\(keyPart)" }

    fileprivate var sign: Glyph {
        switch self {
        case .crosswind: .crosswind
        case .becalmed: .calm
        case .gale: .swift
        case .anchor: .anchor
        case .undertow: .undertow
        case .trimmedSails: .sail
        case .flotilla: .flotilla
        case .fogBank: .fog
        case .manOverboard: .ring
        case .tailwind: .maneuver
        case .lighthouseBeam: .lighthouse
        case .swapCourse: .swap
        }
    }
}

extension TackEvent {
    fileprivate var feedback: Feedback? {
        switch self {
        case .ended: Feedback(touch: .celebrate, tone: .win)
        case .rowScored: Feedback(touch: .celebrate, tone: .score)
        case .rowBust: Feedback(touch: .refuse, tone: .bust)
        case .rolled, .openingRolled: Feedback(touch: .place, tone: .roll)
        case .placed: Feedback(touch: .place, tone: .place)
        default: journeys.isEmpty ? nil : Feedback(touch: .place, tone: .place)
        }
    }
}
