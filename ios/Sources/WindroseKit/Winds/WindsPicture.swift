import WindroseCore

/// The way of a ship, or the way on which it is lost.
public struct Voyage: Hashable, Sendable {
    /// The ship.
    public let ship: WindsShip
    /// Where it begins.
    public let from: SeaCell
    /// Where it ends.
    public let to: SeaCell
}

/// What lies on the sea, by cell.
public struct WindsPicture: Equatable, Sendable {
    /// The winds of the tiles.
    public private(set) var tiles: [SeaCell: Wind]
    /// What closes cells.
    public private(set) var obstacles: [SeaCell: Obstacle]
    /// Where the ships are.
    public private(set) var ships: [WindsShip: SeaCell]
    /// The outposts.
    public private(set) var outposts: [SeaCell: OutpostView]
    /// The ships that are safe, by the harbour that they closed.
    public private(set) var safe: [SeaCell: WindsShip]
    /// The ships that fly a flag.
    public let flagships: [WindsShip]

    /// The picture of `cells`, where `flagships` fly a flag.
    public init(_ cells: [SeaCellView], flagships: [WindsShip] = []) {
        self.flagships = flagships
        (tiles, obstacles, ships, outposts, safe) = ([:], [:], [:], [:], [:])
        for cell in cells {
            tiles[cell.cell] = cell.tile
            obstacles[cell.cell] = cell.obstacle
            outposts[cell.cell] = cell.outpost
            safe[cell.cell] = cell.safe
            for ship in cell.ships { ships[ship] = cell.cell }
        }
    }

    /// The picture of what `view` shows.
    public init(_ view: WindsView) {
        self.init(view.cells, flagships: view.flagships)
    }

    /// The picture once `event` has happened.
    public func after(_ event: WindsEvent) -> WindsPicture {
        var picture = self
        picture.take(event)
        return picture
    }

    private mutating func take(_ event: WindsEvent) {
        switch event {
        case .laid(_, let wind, let cell): tiles[cell] = wind
        case .pushed(let ship, _, let to), .slid(let ship, _, let to), .sailed(let ship, _, let to),
            .launched(let ship, let to):
            ships[ship] = to
        case .damaged(let ship, _, _, _, _), .trapped(let ship, _): ships[ship] = nil
        case .safe(let ship, let cell):
            ships[ship] = nil
            safe[cell] = ship
        case .built(let seat, let cell, let edge, let anchored),
            .captured(let seat, let cell, _, let edge, let anchored):
            outposts[cell] = OutpostView(seat: seat, anchored: anchored, edge: edge)
        case .ebbed(let wind, _): tiles = tiles.filter { $0.value != wind }
        case .krakenSurfaced(let cell): if let cell { obstacles[cell] = .kraken }
        case .tokenLanded(let token, let cell): if let cell { obstacles[cell] = token }
        default: break
        }
    }

    /// The same with `ship` on `cell`, wherever it was.
    func moving(_ ship: WindsShip, to cell: SeaCell) -> WindsPicture {
        var picture = self
        picture.ships[ship] = cell
        return picture
    }
}

extension WindsEvent {
    /// The way that a ship takes.
    var voyage: Voyage? {
        switch self {
        case .pushed(let ship, let from, let to), .slid(let ship, let from, let to),
            .sailed(let ship, let from, let to):
            Voyage(ship: ship, from: from, to: to)
        case .damaged(let ship, let from, let onto, _, _): Voyage(ship: ship, from: from, to: onto)
        default: nil
        }
    }

    /// The ship that is lost or damaged by it.
    var wreck: WindsShip? {
        switch self {
        case .damaged(let ship, _, _, _, _), .trapped(let ship, _): ship
        default: nil
        }
    }

    /// Whether it is what the player does, before anything follows from it.
    var isCommitment: Bool {
        switch self {
        case .laid, .sailed, .launched, .built, .captured: true
        default: false
        }
    }
}
