import SwiftUI
import WindroseKit

/// A small picture of a position. It says nothing to screen readers: the words beside it tell whose turn it is.
struct MiniatureView: View {
    private let picture: Miniature

    /// The drawing of `picture`.
    init(_ picture: Miniature) {
        self.picture = picture
    }

    var body: some View {
        Group {
            switch picture {
            case .tack(let picture): TackMiniatureView(picture: picture)
            case .fourSenses(let picture): FourSensesMiniatureView(picture: picture)
            case .fourWinds(let picture): WindsMiniatureView(picture: picture)
            }
        }
        .accessibilityHidden(true)
    }
}

private struct TackMiniatureView: View {
    let picture: TackMiniature

    @Environment(\.colors) private var colors

    var body: some View {
        ZStack {
            chart
            ForEach(Array(picture.dice.enumerated()), id: \.offset) { _, die in
                DieView(die.face, look: die.look, body: die.body)
                    .frame(width: die.rect.width, height: die.rect.height)
                    .position(die.rect.center)
            }
        }
        .frame(width: picture.size.width, height: picture.size.height)
    }

    private var chart: some View {
        Canvas { context, _ in
            let ground = Path(picture.chart)
            context.fill(ground, with: .color(colors.shallow))
            context.stroke(picture.lines, colors.chartLine.opacity(TackMiniature.lineAlpha), StrokeStyle(lineWidth: 1))
            context.stroke(ground, with: .color(colors.frameInk), lineWidth: TackMiniature.frameWidth)
        }
    }
}

private struct FourSensesMiniatureView: View {
    let picture: FourSensesMiniature

    @Environment(\.colors) private var colors

    var body: some View {
        ZStack {
            Canvas { context, size in
                let tray = Path(CGRect(origin: .zero, size: size))
                context.fill(tray, with: .color(picture.covered ? colors.deep : Wood.tray.color))
                for space in picture.spaces {
                    let outline = Path(
                        roundedRect: space.rect, cornerRadius: FourSensesMiniature.corner, style: .circular
                    )
                    context.fill(outline, with: .color(Wood.space.color))
                }
            }
            ForEach(Array(picture.spaces.enumerated()), id: \.offset) { _, space in
                WoodStackView(space.stack)
                    .frame(width: space.rect.width, height: space.rect.height)
                    .position(space.rect.center)
            }
            if picture.covered {
                Icon(.eyeOff, size: 36, color: colors.gold)
            }
        }
        .frame(width: picture.size.width, height: picture.size.height)
    }
}

private struct WindsMiniatureView: View {
    let picture: WindsMiniature

    @Environment(\.colors) private var colors

    var body: some View {
        Canvas { context, size in
            let sea = Path(CGRect(origin: .zero, size: size))
            context.fill(sea, with: .color(colors.water))
            for cell in picture.cells { draw(cell, context) }
            context.stroke(
                picture.lines, colors.gold.opacity(WindsMiniature.lineAlpha), StrokeStyle(lineWidth: EdgeWidth.line)
            )
            context.stroke(sea, with: .color(colors.frameInk), lineWidth: WindsMiniature.frameWidth)
        }
        .frame(width: picture.size.width, height: picture.size.height)
    }

    private func draw(_ cell: WindsMiniature.Cell, _ context: GraphicsContext) {
        let side = cell.rect.width
        context.drawShore(cell.content, in: cell.rect, colors)
        if cell.content.port {
            context.drawPort(
                closed: cell.content.closed, around: cell.rect.center, side: side, gold: colors.gold
            )
        }
        context.drawObstacle(cell.content, in: cell.rect, colors)
        if let tile = cell.content.tile {
            context.drawTile(
                tile.look, letter: "", around: cell.rect.center, side: side * WindTiles.share, edge: Palette.parchment
            )
        }
        for ship in cell.content.ships {
            let middle = CGPoint(
                x: cell.rect.midX + ship.shift.x * side, y: cell.rect.midY + ship.shift.y * side
            )
            context.drawShip(ship.look, around: middle, radius: ship.size * side / Ship.grid * Ship.radius)
        }
    }
}
