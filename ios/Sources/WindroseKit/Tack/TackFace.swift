import WindroseCore

/// How Tack looks on the table, apart from its drawing.
struct TackFace: GameFace {
    private static let wind = "wind"

    let view: TackView
    let tourKey = "ui-tack-tour"
    let tourPages = 6

    func cardSign(_ id: String) -> Glyph {
        id == Self.wind ? view.weather.sign : stormSigns[id] ?? .info
    }

    /// The wind is told by the line under the title, so that the storms have the fan to themselves.
    func fanned(_ cards: [CardText]) -> [CardText] {
        let storms = cards.filter { $0.id != Self.wind }
        return storms.isEmpty ? cards : storms
    }

    func feedback(_ events: [GameEvent]) -> Feedback? {
        events.compactMap { event in
            switch event {
            case let .tack(event): event.feedback
            }
        }.max { $0.tone.weight < $1.tone.weight }
    }
}

private let stormSigns: [String: Glyph] = [
    "storm:crosswind": .crosswind,
    "storm:becalmed": .calm,
    "storm:gale": .swift,
    "storm:anchor": .anchor,
    "storm:undertow": .undertow,
    "storm:trimmed-sails": .sail,
    "storm:flotilla": .flotilla,
    "storm:fog-bank": .fog,
    "storm:man-overboard": .ring,
    "storm:tailwind": .maneuver,
    "storm:lighthouse-beam": .lighthouse,
    "storm:swap-course": .swap,
]

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

extension TackEvent {
    fileprivate var feedback: Feedback? {
        switch self {
        case .ended: Feedback(touch: .celebrate, tone: .win)
        case .rowScored: Feedback(touch: .celebrate, tone: .score)
        case .rowBust: Feedback(touch: .refuse, tone: .bust)
        case .rolled, .openingRolled: Feedback(touch: .place, tone: .roll)
        case .placed, .drifted, .moved, .sidestepped, .swapped, .pulled: Feedback(touch: .place, tone: .place)
        default: nil
        }
    }
}

extension Tone {
    /// Of several tones, the weightiest is heard.
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
