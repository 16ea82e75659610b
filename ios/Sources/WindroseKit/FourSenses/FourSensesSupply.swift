import WindroseCore

/// How a piece of the supply stands.
public enum SupplyState: Hashable, Sendable {
    /// Waiting, picked, or not to be had now.
    case open, chosen, unavailable
}

/// A piece of the supply as a card: how it looks, what it is called, and how many are left.
public struct ShownSupply: Equatable, Sendable, Identifiable {
    /// The part that it picks, which is also its spot.
    public let id: String
    /// How it looks.
    public let stack: WoodStack
    /// What it is called.
    public let name: String
    /// How many are left.
    public let left: String
    /// All of it in words.
    public let spoken: String
    /// How it stands.
    public let state: SupplyState
    /// How it stands, in words; empty where there is nothing to say.
    public let spokenState: String

    /// What a tap does once its cue was given: what is not to be had tells why.
    public var tap: TableEvent { state == .unavailable ? .whyNot(id) : .part(id) }
}

extension TableUiState.Open {
    /// The pieces of the supply; none in a game without one, and where something else is to be decided.
    public var supply: [SupplyPiece] {
        guard case let .fourSenses(position) = view.position, view.decision != nil else { return [] }
        return position.question == .place || position.question == .turnEnd ? position.supply : []
    }

    /// The supply as cards beside the board.
    public func supplyCards(_ words: Words) -> [ShownSupply] {
        supply.map { supplied in
            let spot = view.spots.first { $0.id == supplied.id }
            let state = standing(of: supplied)
            return ShownSupply(
                id: supplied.id,
                stack: supplied.piece.stack,
                name: words["ui-four-senses-piece-\(supplied.piece.keyPart)"],
                left: spot?.label ?? "",
                spoken: spot?.spoken ?? "",
                state: state,
                spokenState: spokenState(state, of: supplied.id, words)
            )
        }
    }

    private func standing(of supplied: SupplyPiece) -> SupplyState {
        if selection.chosen.contains(where: { $0.id == supplied.id }) { return .chosen }
        let offered = selection.choices.contains { $0.text.parts.contains { $0.id == supplied.id } }
        return offered ? .open : .unavailable
    }

    private func spokenState(_ state: SupplyState, of id: String, _ words: Words) -> String {
        switch state {
        case .open: words["ui-state-legal"]
        case .chosen: words["ui-state-chosen"]
        case .unavailable: view.decision?.blocked.first { $0.spot == id }?.reason ?? ""
        }
    }
}

extension WoodPiece {
    /// How a single piece looks.
    public var stack: WoodStack {
        switch self {
        case .flat: WoodStack(levels: 1, top: .flat)
        case .holed: WoodStack(levels: 1, top: .holed)
        case .tallFlat: WoodStack(levels: 2, top: .flat)
        case .tallHole: WoodStack(levels: 2, top: .holed)
        }
    }

    /// What keys about the piece end with.
    fileprivate var keyPart: String {
        switch self {
        case .flat: "flat"
        case .holed: "holed"
        case .tallFlat: "tall-flat"
        case .tallHole: "tall-hole"
        }
    }
}
