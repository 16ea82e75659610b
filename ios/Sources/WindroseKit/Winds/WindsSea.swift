import Foundation
import WindroseCore

/// A harbour as it is drawn: the quarter of a disc in the corner of its cell.
public struct SeaHarbour: Equatable, Sendable {
    /// The outer corner of the cell, from -1 to 1 to each side.
    public let outer: CGPoint
    /// The colour of the ring: that of its owner's seat.
    public let ring: ColorValue
}

/// Ships as they are drawn on a cell: one, or several that lie together.
public struct ShownShip: Equatable, Sendable, Identifiable {
    /// Its place among the ships of the cell.
    public let id: Int
    /// How its seat is drawn.
    public let look: SeatLook
    /// How many lie together, where they are counted.
    public let count: Int?
    /// Whether it is the pale copy that stays where a ship came from.
    public let ghost: Bool
    /// Whether it is safe in a harbour that is closed.
    public let safe: Bool
    /// Whether it is a flagship.
    public let flagship: Bool
    /// The part of the cell that the drawing takes.
    public let size: CGFloat
    /// How far from the middle of the cell it lies, in cells.
    public let shift: CGPoint
    /// Where it comes from while it travels; nil where it lies.
    public let from: CellPosition?

    fileprivate static let large: CGFloat = 0.84
    fileprivate static let onTile: CGFloat = 0.69
    fileprivate static let beside: CGFloat = 0.6
}

/// An outpost as it is drawn beside the middle of an edge.
public struct ShownOutpost: Equatable, Sendable {
    /// How its seat is drawn.
    public let look: SeatLook
    /// Whether a wind anchors it.
    public let anchored: Bool
    /// How far from the middle of the cell it stands, in cells.
    public let shift: CGPoint

    /// The `outpost` on `cell`, beside its edge.
    fileprivate init(_ outpost: OutpostView, on cell: SeaCellView) {
        look = WindsLooks.look(of: outpost.seat)
        anchored = outpost.anchored
        // In a harbour it stands clear of the ships, which lie in the corner.
        let outer = cell.corner ? cell.outer : nil
        let (right, down) = ((outer?.x ?? -1) < 0 ? Self.along : -Self.along, outer?.y == -1 ? Self.along : -Self.along)
        shift = switch outpost.edge {
        case .north: CGPoint(x: right, y: -Self.across)
        case .east: CGPoint(x: Self.across, y: down)
        case .south: CGPoint(x: right, y: Self.across)
        case .west: CGPoint(x: -Self.across, y: down)
        }
    }

    private static let along: CGFloat = 0.29
    private static let across: CGFloat = 0.42
}

/// The tile of a wind as it is drawn.
public struct ShownWind: Hashable, Sendable {
    /// Its colours and its direction.
    public let look: WindLook
    /// The letter on it.
    public let letter: String
}

/// All that is drawn on a cell of the sea.
public struct SeaContent: Equatable, Sendable {
    /// The harbour; nil where there is none.
    public let harbour: SeaHarbour?
    /// Whether it is a trade port.
    public let port: Bool
    /// Whether a ship is safe here, so that no other may enter.
    public let closed: Bool
    /// What closes the cell.
    public let obstacle: Obstacle?
    /// The tile.
    public let tile: ShownWind?
    /// The ships.
    public let ships: [ShownShip]
    /// The outpost.
    public let outpost: ShownOutpost?
}

extension SeaContent {
    /// What is drawn on `cell` where `picture` lies on the sea. `voyage` is under way, `ghosts` have left pale copies.
    init(
        _ cell: SeaCellView,
        _ picture: WindsPicture,
        voyage: Voyage? = nil,
        ghosts: [Voyage] = [],
        words: Words
    ) {
        let wind = picture.tiles[cell.cell]
        let safe = picture.safe[cell.cell]
        harbour = SeaHarbour(cell)
        port = cell.port
        closed = safe != nil
        obstacle = picture.obstacles[cell.cell]
        tile = wind.map { ShownWind(look: $0.look, letter: $0.letter(words)) }
        outpost = picture.outposts[cell.cell].map { ShownOutpost($0, on: cell) }
        let berth = Berth(cell, wind: wind, owner: cell.counted ? cell.harbourOf : nil)
        ships = berth.ships(
            flying: picture.flagships,
            picture.ships.filter { $0.value == cell.cell }.keys.sorted { ($0.seat, $0.number) < ($1.seat, $1.number) },
            safe: safe,
            voyage: voyage?.to == cell.cell ? voyage : nil,
            ghosts: ghosts.filter { $0.from == cell.cell }.map(\.ship)
        )
    }
}

extension SeaHarbour {
    /// The harbour in the corner `cell`; nil elsewhere.
    fileprivate init?(_ cell: SeaCellView) {
        guard cell.corner, let outer = cell.outer else { return nil }
        self.outer = outer
        ring = cell.harbourOf.map { WindsLooks.look(of: $0).color } ?? Sea.openHarbour
    }
}

extension SeaCellView {
    /// The outer corner of a cell in a corner of the sea.
    fileprivate var outer: CGPoint? {
        WindsLooks.position(cell).map { CGPoint(x: $0.column == 0 ? -1 : 1, y: $0.row == 0 ? -1 : 1) }
    }
}

/// Where the ships of a cell lie in it.
private struct Berth {
    private let owner: Seat?
    private let size: CGFloat
    private let shift: CGPoint
    private let outer: CGPoint

    /// How far a guest and the host's ships lie from the middle, against and towards the outer corner.
    private static let guest: CGFloat = -0.17
    private static let host: CGFloat = 0.2

    /// The berth in `cell` with a tile of `wind`. Ships of its `owner` are counted.
    init(_ cell: SeaCellView, wind: Wind?, owner: Seat?) {
        self.owner = owner
        size = wind == nil ? ShownShip.large : ShownShip.onTile
        // Clear of the arrow's head, and on the land of a harbour.
        let step = wind?.look.step ?? .zero
        outer = cell.corner ? cell.outer ?? .zero : .zero
        shift = CGPoint(x: outer.x * 0.12 - step.x * 0.15, y: outer.y * 0.1 - step.y * 0.13)
    }

    /// The `ships` that lie here and the one that is `safe`, with those that are under way or have left a pale copy.
    /// The `flagships` fly a flag.
    func ships(
        flying flagships: [WindsShip], _ ships: [WindsShip], safe: WindsShip?, voyage: Voyage?, ghosts: [WindsShip]
    ) -> [ShownShip] {
        let resting = ships.filter { $0 != voyage?.ship }
        let guests = resting.filter { $0.seat != owner }
        let own = resting.filter { $0.seat == owner }
        let crowded = !guests.isEmpty && !own.isEmpty
        var shown: [ShownShip] = []
        func add(
            _ ship: WindsShip, count: Int? = nil, ghost: Bool = false, isSafe: Bool = false, towards: CGFloat = 0,
            from: CellPosition? = nil
        ) {
            let beside = CGPoint(x: outer.x * towards, y: outer.y * towards)
            shown.append(
                ShownShip(
                    id: shown.count,
                    look: WindsLooks.look(of: ship.seat),
                    count: count,
                    ghost: ghost,
                    safe: isSafe,
                    flagship: flagships.contains(ship),
                    size: crowded ? ShownShip.beside : size,
                    shift: crowded ? beside : shift,
                    from: from
                )
            )
        }
        if let safe { add(safe, isSafe: true) }
        if resting.isEmpty, voyage == nil, let ghost = ghosts.first { add(ghost, ghost: true) }
        for guest in guests { add(guest, towards: Self.guest) }
        if let first = own.first { add(first, count: own.count, towards: Self.host) }
        if let voyage { add(voyage.ship, from: WindsLooks.position(voyage.from)) }
        return shown
    }
}
