import SwiftUI
import WindroseKit

/// What lies on a cell of the sea, from the bottom up: harbour and port, what closes the cell, tile, outpost and ships.
struct SeaCellContent: View {
    private let content: SeaContent
    private let at: CellPosition
    private let geometry: BoardGeometry
    private let frame: WindsFrame?

    @Environment(\.colors) private var colors

    /// What `content` has on the cell `at`, in the moment `frame` of a movement.
    init(_ content: SeaContent, at: CellPosition, geometry: BoardGeometry, frame: WindsFrame? = nil) {
        self.content = content
        self.at = at
        self.geometry = geometry
        self.frame = frame
    }

    var body: some View {
        let cell = geometry.cell
        ZStack {
            Canvas { context, size in context.drawShore(content, in: CGRect(origin: .zero, size: size), colors) }
            if content.port { SeaPort(closed: content.closed) }
            Canvas { context, size in context.drawObstacle(content, in: CGRect(origin: .zero, size: size), colors) }
            if let tile = content.tile {
                WindTile(tile.look, letter: tile.letter)
                    .frame(width: cell * WindTiles.share, height: cell * WindTiles.share)
                covered(cell)
            }
            Outpost(outpost: content.outpost, cell: cell)
            ForEach(content.ships) { ship in
                BoardPiece(from: ship.from, at: at, geometry: geometry, frame: frame) {
                    SeaShip(
                        ship.look, count: ship.count, safe: ship.safe, ghost: ship.ghost, flagship: ship.flagship
                    )
                        .frame(width: cell * ship.size, height: cell * ship.size)
                        .offset(x: cell * ship.shift.x, y: cell * ship.shift.y)
                }
            }
        }
        .frame(width: cell, height: cell)
        .accessibilityHidden(true)
    }

    /// What the tile lies on and is still worth reaching: the ring of a harbour, and a port in a corner free of letters.
    @ViewBuilder
    private func covered(_ cell: CGFloat) -> some View {
        if let harbour = content.harbour {
            Canvas { context, size in
                context.drawCoveredHarbour(
                    in: CGRect(origin: .zero, size: size), outer: harbour.outer, ring: harbour.ring.color
                )
            }
        }
        if content.port {
            SeaPort(closed: content.closed, badge: true)
                .frame(width: cell * Self.badge, height: cell * Self.badge)
                .offset(x: cell * (1 - Self.badge) / 2, y: -cell * (1 - Self.badge) / 2)
        }
    }

    /// How much of the cell the badge of a covered port takes.
    private static let badge: CGFloat = 0.42
}

/// An outpost, which may reach over the edge of its cell.
private struct Outpost: View {
    let outpost: ShownOutpost?
    let cell: CGFloat

    private static let room: CGFloat = 0.5

    var body: some View {
        if let outpost {
            Canvas { context, size in
                context.drawOutpost(outpost.look, anchored: outpost.anchored, around: size.center, side: cell)
            }
            .frame(width: cell * Self.room, height: cell * Self.room)
            .offset(x: cell * outpost.shift.x, y: cell * outpost.shift.y)
        }
    }
}

extension GraphicsContext {
    /// Draws the harbour of `content` in the cell `rect`, if there is one.
    func drawShore(_ content: SeaContent, in rect: CGRect, _ colors: Colors) {
        guard let harbour = content.harbour else { return }
        drawHarbour(
            in: rect, outer: harbour.outer, land: Sea.land(dark: colors.dark).color, ring: harbour.ring.color
        )
    }

    /// Draws what closes the cell `rect`, if anything does.
    func drawObstacle(_ content: SeaContent, in rect: CGRect, _ colors: Colors) {
        switch content.obstacle {
        case nil: return
        case .reef: drawReef(around: rect.center, side: rect.width)
        case .kraken: drawKraken(around: rect.center, side: rect.width, deep: colors.deep)
        case .storm: drawStorm(around: rect.center, side: rect.width, deep: colors.deep)
        }
    }
}
