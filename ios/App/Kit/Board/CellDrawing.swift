import SwiftUI
import WindroseKit

extension GraphicsContext {
    /// Draws an empty slot outside the grid.
    func drawSlot(_ rect: CGRect, _ colors: Colors) {
        let unit = rect.width / CellDrawing.grid
        let slot = CellDrawing.slot
        fill(outline(slot, in: rect, unit: unit), with: .color(colors.surface))
        stroke(slot, in: rect, colors.edge)
    }

    /// Draws the marks of a cell over what lies on it.
    func drawMarks(_ marks: CellMarks, in rect: CGRect, _ colors: CellDrawing.MarkColors) {
        let unit = rect.width / CellDrawing.grid
        if marks.blocked { drawHatch(rect, colors.lastMove.color) }
        if marks.crossed {
            stroke(CellDrawing.cross(in: rect), CellDrawing.crossWidth * unit, colors.chosen, over: colors, unit: unit)
        }
        if marks.lastMove {
            let framed = colors.underlay != nil
            let width = (framed ? CellDrawing.framedBracketWidth : CellDrawing.bracketWidth) * unit
            stroke(CellDrawing.brackets(in: rect, framed: framed), width, colors.lastMove, over: colors, unit: unit)
        }
        if marks.origin { stroke(CellDrawing.origin, in: rect, colors.chosen.color, over: colors) }
        if marks.selected {
            let frame = colors.underlay == nil ? CellDrawing.selected : CellDrawing.framed
            stroke(frame, in: rect, colors.chosen.color, over: colors)
        }
        if let spot = marks.legal {
            drawRing(CellDrawing.ringMiddle(spot, in: rect), CellDrawing.ring * unit, colors, unit: unit)
        }
    }

    /// Draws a dotted way with a ring on each cell that it crosses, a loop around them, or an arrow.
    func drawWay(_ path: BoardPath, _ geometry: BoardGeometry, _ colors: CellDrawing.MarkColors) {
        let from = geometry.cellRect(path.from)
        let unit = from.width / CellDrawing.grid
        if path.arrow { return drawArrow(path, geometry, colors) }
        if path.around {
            let loop = CellDrawing.loop(from: from, to: geometry.cellRect(path.to))
            return stroke(loop, colors.legal.color, .round(CellDrawing.loopWidth * unit))
        }
        guard let way = CellDrawing.way(from: from, to: geometry.cellRect(path.to)) else { return }
        stroke(
            PathData(elements: [.move(way.start), .line(way.end)]),
            colors.legal.color,
            .round(CellDrawing.wayWidth * unit, dash: CellDrawing.wayDash.map { $0 * unit })
        )
        for point in geometry.waypoints(path) {
            drawRing(point, CellDrawing.wayRing * unit, colors, unit: unit)
        }
    }

    private func drawArrow(_ path: BoardPath, _ geometry: BoardGeometry, _ colors: CellDrawing.MarkColors) {
        let from = geometry.cellRect(path.from)
        guard let arrow = CellDrawing.arrow(from: from, to: geometry.cellRect(path.to)) else { return }
        let unit = from.width / CellDrawing.grid
        let width = CellDrawing.arrowWidth * unit
        if let underlay = colors.underlay {
            let pen = StrokeStyle.round(width + CellDrawing.underlayWidth * unit)
            stroke(arrow.shaft, underlay.color, pen)
            stroke(arrow.head, underlay.color, pen)
        }
        stroke(arrow.shaft, colors.chosen.color, .round(width, dash: CellDrawing.arrowDash.map { $0 * unit }))
        stroke(arrow.head, colors.chosen.color, .round(width))
    }

    /// Draws a short note on a cell, on a slip of parchment.
    func drawNote(_ note: BoardNote, _ geometry: BoardGeometry) {
        let rect = geometry.cellRect(note.position)
        let size = CellDrawing.noteSize * rect.width / CellDrawing.grid
        let text = lettering(note.text, Typography.label, size: size, color: Colors.chartInk)
        let place = CellDrawing.note(text.measure(in: .unbounded), on: rect, in: geometry.grid)
        let slip = Path(roundedRect: place, cornerRadius: place.height / 2, style: .circular)
        fill(slip, with: .color(Colors.parchment))
        stroke(slip, with: .color(Colors.chartInk), lineWidth: EdgeWidth.line)
        draw(text, at: place.center)
    }

    /// Draws along `outline` with a round pen, over a wider dark one where marks have that.
    private func stroke(
        _ outline: PathData, _ width: CGFloat, _ color: ColorValue, over colors: CellDrawing.MarkColors, unit: CGFloat
    ) {
        if let underlay = colors.underlay {
            stroke(outline, underlay.color, .round(width + CellDrawing.underlayWidth * unit))
        }
        stroke(outline, color.color, .round(width))
    }

    private func drawRing(
        _ center: CGPoint, _ radius: CGFloat, _ colors: CellDrawing.MarkColors, unit: CGFloat
    ) {
        fillCircle(center, radius, colors.inRing.color)
        strokeCircle(center, radius, colors.legal.color, lineWidth: CellDrawing.ringWidth * unit)
    }

    private func stroke(
        _ frame: CellDrawing.Frame, in rect: CGRect, _ color: Color, over colors: CellDrawing.MarkColors? = nil
    ) {
        let unit = rect.width / CellDrawing.grid
        let pen = frame.dash.isEmpty ? unit : max(unit, CellDrawing.leastDashUnit)
        let outline = outline(frame, in: rect, unit: unit)
        if let underlay = colors?.underlay {
            let width = (frame.width + CellDrawing.underlayWidth) * unit
            stroke(outline, with: .color(underlay.color), lineWidth: width)
        }
        stroke(
            outline,
            with: .color(color),
            style: StrokeStyle(lineWidth: frame.width * pen, dash: frame.dash.map { $0 * pen })
        )
    }

    private func outline(_ frame: CellDrawing.Frame, in rect: CGRect, unit: CGFloat) -> Path {
        let inset = frame.inset * unit
        return Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset),
            cornerRadius: frame.corner * unit,
            style: .circular
        )
    }
}
