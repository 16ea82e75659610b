import WindroseCore

/// How a tile of the hand or an action beside it stands.
public enum HandState: Hashable, Sendable {
    /// Waiting, picked, or not to be had now.
    case open, chosen, unavailable
}

/// A tile of the hand as a card.
public struct ShownTile: Equatable, Sendable, Identifiable {
    /// Its place in the hand.
    public let id: Int
    /// The part that it picks. Tiles of one wind share it.
    public let part: String
    /// How it is drawn.
    public let wind: ShownWind
    /// What it is called, and how many there are.
    public let spoken: String
    /// How it stands.
    public let state: HandState
    /// How it stands, in words; empty where there is nothing to say.
    public let spokenState: String

    /// Whether a tile that is alike is chosen, for which this one can stand.
    public let twinChosen: Bool

    /// What a tap does: what is not to be had tells why. A tile whose twin is chosen only takes its place.
    public var tap: TableEvent? {
        if twinChosen { return nil }
        return state == .unavailable ? .whyNot(part) : .part(part)
    }
}

/// An action beside the hand as a chip.
public struct ShownAction: Equatable, Sendable, Identifiable {
    /// The part that it picks.
    public let id: String
    /// Its sign.
    public let glyph: Glyph
    /// What it says.
    public let text: String
    /// What it says aloud.
    public let spoken: String
    /// How it stands.
    public let state: HandState
    /// How it stands, in words; empty where there is nothing to say.
    public let spokenState: String

    /// What a tap does: what cannot be done now tells why.
    public var tap: TableEvent { state == .unavailable ? .whyNot(id) : .part(id) }
}

/// What a player of 4 Winds has beside the sea: the tiles and the actions that need no ship.
public struct WindsHand: Equatable, Sendable {
    /// What stands over the tiles where there is room.
    public let title: String
    /// The tiles.
    public let tiles: [ShownTile]
    /// How many tiles a hand holds at most: a hand that grows smaller leaves its tiles where they are.
    public static let places = 4
    /// The actions.
    public let actions: [ShownAction]

    /// Everything that can be picked now, in the order in which screen readers come to it.
    public var stops: [TableStop] {
        let names = tiles.map { ($0.spoken, $0.spokenState, $0.state) }
            + actions.map { ($0.spoken, $0.spokenState, $0.state) }
        return names.enumerated().filter { $1.2 != .unavailable }.map { index, name in
            let label = [name.0, name.1].filter { !$0.isEmpty }.joined(separator: ", ")
            return TableStop(id: .piece(index), label: label)
        }
    }

    /// The place of the action at `index` among the stops of the rotor.
    public func stop(ofAction index: Int) -> TableStop.ID { .piece(tiles.count + index) }
}

extension TableUiState.Open {
    /// What lies beside the sea; nil in another game, and where nothing is to be decided. Of tiles that are alike, the
    /// `touched` one is shown as chosen, or else the first.
    public func windsHand(_ words: Words, touched: Int? = nil) -> WindsHand? {
        guard case let .fourWinds(position) = view.position, let decision = view.decision else { return nil }
        let offered = Set(decision.choices.flatMap(\.text.parts).map(\.id))
        func state(_ id: String) -> HandState {
            if selection.contains(id) { return .chosen }
            return offered.contains(id) ? .open : .unavailable
        }
        func spoken(_ state: HandState, _ id: String) -> String {
            switch state {
            case .open: words["ui-state-legal"]
            case .chosen: words["ui-state-chosen"]
            case .unavailable: decision.blocked.first { $0.spot == id }?.reason ?? ""
            }
        }
        let tiles = position.hand.enumerated().map { index, tile in
            let alike = position.hand.indices.filter { position.hand[$0].id == tile.id }
            let chosen = touched.flatMap { alike.contains($0) ? $0 : nil } ?? alike.first
            let kind = state(tile.id)
            let own: HandState = kind == .chosen && chosen != index ? .open : kind
            return ShownTile(
                id: index,
                part: tile.id,
                wind: ShownWind(look: tile.wind.look, letter: tile.wind.letter(words)),
                spoken: view.spoken(tile.id),
                state: own,
                spokenState: spoken(own, tile.id),
                twinChosen: own != kind
            )
        }
        let actions = WindsDeed.allCases.map { deed in
            let part = decision.choices.lazy.flatMap(\.text.parts).first { $0.id == deed.part }
            let own = state(deed.part)
            return ShownAction(
                id: deed.part,
                glyph: deed.glyph,
                text: words[deed.key],
                spoken: part?.spoken ?? words[deed.key],
                state: own,
                spokenState: spoken(own, deed.part)
            )
        }
        let title = words[position.drawn ? "ui-four-winds-drawn" : "ui-four-winds-hand"]
        return WindsHand(title: title, tiles: tiles, actions: actions)
    }
}

/// The actions that are chosen by a chip. Tiles are laid from the hand, and ships sail when they are tapped.
enum WindsDeed: CaseIterable {
    case launch, build, rotate

    /// The part of a choice that stands for it.
    var part: String {
        switch self {
        case .launch: "act:launch"
        case .build: "act:build"
        case .rotate: "act:rotate"
        }
    }

    fileprivate var key: String {
        switch self {
        case .launch: "ui-four-winds-launch"
        case .build: "ui-four-winds-outpost"
        case .rotate: "ui-four-winds-compass"
        }
    }

    fileprivate var glyph: Glyph {
        switch self {
        case .launch: .sail
        case .build: .fort
        case .rotate: .dial
        }
    }
}
