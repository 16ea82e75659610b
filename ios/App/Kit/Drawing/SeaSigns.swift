import SwiftUI
import WindroseKit

extension GraphicsContext {
    /// Draws the tile of `wind` around `center`, with a side of `side` points and its `letter` by the arrow's head. Its
    /// `edge` is parchment on the water.
    func drawTile(_ wind: WindLook, letter: String, around center: CGPoint, side: CGFloat, edge: ColorValue) {
        let scale = side / WindTiles.grid
        let units = inUnits(at: center, scale: scale)
        let outline = WindTiles.outline(of: wind)
        let ink = wind.ink.color
        units.fill(outline, wind.tile.color)
        units.stroke(outline, edge.color, .round(WindTiles.edgeWidth))
        units.fill(WindTiles.arrow(of: wind), ink)
        let place = WindTiles.letter(of: wind)
        draw(
            letter,
            Typography.boardLetter,
            size: WindTiles.letterSize * scale,
            color: ink,
            around: CGPoint(x: center.x + place.x * scale, y: center.y + place.y * scale)
        )
    }

    /// Draws a reef around `center`, in a cell of `side` points.
    func drawReef(around center: CGPoint, side: CGFloat) {
        let units = inUnits(at: center, scale: side / SeaSigns.grid)
        let ink = Sea.reef.color
        units.fill(SeaSigns.reefRock, Sea.underlay.color)
        units.stroke(SeaSigns.reefRock, ink, .round(SeaSigns.rockWidth))
        units.stroke(SeaSigns.reefCracks, ink, .round(SeaSigns.crackWidth))
        units.stroke(SeaSigns.reefWaves, ink, .round(SeaSigns.waveWidth))
    }

    /// Draws a kraken in a pool of `deep` water around `center`, in a cell of `side` points.
    func drawKraken(around center: CGPoint, side: CGFloat, deep: Color) {
        drawPool(around: center, side: side, deep: deep)
        let units = inUnits(at: center, scale: side / SeaSigns.grid * SeaSigns.krakenScale)
        let ink = Sea.kraken.color
        units.fill(SeaSigns.krakenHead, Sea.underlay.color)
        units.stroke(SeaSigns.krakenHead, ink, .round(SeaSigns.krakenWidth))
        units.stroke(SeaSigns.krakenArms, ink, .round(SeaSigns.krakenWidth))
        for eye in SeaSigns.krakenEyes { units.fillCircle(eye, SeaSigns.krakenEye, ink) }
    }

    /// Draws a storm in a pool of `deep` water around `center`, in a cell of `side` points.
    func drawStorm(around center: CGPoint, side: CGFloat, deep: Color) {
        drawPool(around: center, side: side, deep: deep)
        let units = inUnits(at: center, scale: side / SeaSigns.grid * SeaSigns.stormScale)
        let ink = Sea.kraken.color
        units.fill(SeaSigns.stormCloud, Sea.underlay.color)
        units.stroke(SeaSigns.stormCloud, ink, .round(SeaSigns.stormWidth))
        units.stroke(SeaSigns.stormRain, ink, .round(SeaSigns.stormWidth))
        units.fill(SeaSigns.stormBolt, Sea.chosen.color)
        units.stroke(SeaSigns.stormBolt, Sea.underlay.color, .round(SeaSigns.boltWidth))
    }

    /// Draws deep water under what surfaced.
    private func drawPool(around center: CGPoint, side: CGFloat, deep: Color) {
        let half = side * SeaSigns.pool / 2
        let rect = CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
        let corner = SeaSigns.poolCorner * side / SeaSigns.grid
        fill(Path(roundedRect: rect, cornerRadius: corner, style: .circular), with: .color(deep))
    }

    /// Draws an outpost of `look` around `center`, beside a cell of `side` points. Its foot is whole where it is
    /// `anchored`, and dashed where it is not.
    func drawOutpost(_ look: SeatLook, anchored: Bool, around center: CGPoint, side: CGFloat) {
        let units = inUnits(at: center, scale: side / SeaSigns.grid * SeaSigns.outpostScale)
        units.fill(SeaSigns.outpost, look.color.color)
        units.stroke(SeaSigns.outpost, Colors.parchment, .round(SeaSigns.outpostHem))
        let middle = CGPoint(x: 0, y: SeaSigns.outpostDrop(of: look.mark))
        units.draw(look.mark, around: middle, radius: SeaSigns.outpostMark, color: Colors.parchment)
        let foot = PathData(elements: [.move(SeaSigns.outpostFoot.from), .line(SeaSigns.outpostFoot.to)])
        units.stroke(
            foot,
            Colors.parchment,
            StrokeStyle(lineWidth: SeaSigns.footWidth, dash: anchored ? [] : SeaSigns.footDash)
        )
    }

    /// Draws a harbour in the cell `rect`: a quarter of a disc around its `outer` corner, from -1 to 1 to each side,
    /// with a ring in `ring`.
    func drawHarbour(in rect: CGRect, outer: CGPoint, land: Color, ring: Color) {
        let unit = rect.width / SeaSigns.grid
        let corner = CGPoint(x: rect.midX + outer.x * rect.width / 2, y: rect.midY + outer.y * rect.height / 2)
        var quarter = self
        quarter.clip(to: Path(rect))
        quarter.fillCircle(corner, SeaSigns.harbour * unit, land)
        quarter.strokeCircle(corner, SeaSigns.harbour * unit, ring, lineWidth: SeaSigns.harbourRing * unit)
    }

    /// Draws the ring of a harbour over what covers it, so that it stays to be seen whose it is.
    func drawCoveredHarbour(in rect: CGRect, outer: CGPoint, ring: Color) {
        let unit = rect.width / SeaSigns.grid
        let corner = CGPoint(x: rect.midX + outer.x * rect.width / 2, y: rect.midY + outer.y * rect.height / 2)
        var quarter = self
        quarter.clip(to: Path(rect))
        quarter.strokeCircle(corner, SeaSigns.harbour * unit, ring, lineWidth: SeaSigns.harbourRing * unit)
    }

    /// Draws a trade port around `center`, in a cell of `side` points: an anchor in dots, or in a whole ring where the
    /// port is `closed`.
    func drawPort(closed: Bool, around center: CGPoint, side: CGFloat, gold: Color) {
        let units = inUnits(at: center, scale: side / SeaSigns.grid)
        let ring = Path(
            ellipseIn: CGRect(
                x: -SeaSigns.portRing, y: -SeaSigns.portRing, width: 2 * SeaSigns.portRing,
                height: 2 * SeaSigns.portRing
            )
        )
        let dash = closed ? [] : SeaSigns.portDash
        units.stroke(ring, with: .color(gold), style: StrokeStyle(lineWidth: SeaSigns.portRingWidth, dash: dash))
        let anchor = units.inUnits(at: .zero, scale: SeaSigns.anchorScale)
        anchor.stroke(SeaSigns.anchor, gold, .round(SeaSigns.anchorWidth))
        anchor.strokeCircle(
            SeaSigns.anchorEye, SeaSigns.anchorEyeRadius, gold, lineWidth: SeaSigns.anchorWidth
        )
    }
}
