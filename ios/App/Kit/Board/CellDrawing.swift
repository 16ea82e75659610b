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
        if marks.lastMove {
            stroke(
                CellDrawing.brackets(in: rect),
                colors.lastMove.color,
                StrokeStyle(lineWidth: CellDrawing.bracketWidth * unit, lineCap: .round)
            )
        }
        if marks.origin { stroke(CellDrawing.origin, in: rect, colors.chosen.color) }
        if marks.selected { stroke(CellDrawing.selected, in: rect, colors.chosen.color) }
        if let spot = marks.legal {
            let shift = spot == .corner ? rect.width * CellDrawing.ringShift : 0
            let center = CGPoint(x: rect.midX + shift, y: rect.midY - shift)
            drawRing(center, CellDrawing.ring * unit, colors, unit: unit)
        }
    }

    /// Draws a dotted way with a ring on each cell that it crosses, or a loop around them.
    func drawWay(_ path: BoardPath, _ geometry: BoardGeometry, _ colors: CellDrawing.MarkColors) {
        let from = geometry.cellRect(path.from)
        let unit = from.width / CellDrawing.grid
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

    private func drawRing(
        _ center: CGPoint, _ radius: CGFloat, _ colors: CellDrawing.MarkColors, unit: CGFloat
    ) {
        fillCircle(center, radius, colors.inRing.color)
        strokeCircle(center, radius, colors.legal.color, lineWidth: CellDrawing.ringWidth * unit)
    }

    private func stroke(_ frame: CellDrawing.Frame, in rect: CGRect, _ color: Color) {
        let unit = rect.width / CellDrawing.grid
        let pen = frame.dash.isEmpty ? unit : max(unit, CellDrawing.leastDashUnit)
        stroke(
            outline(frame, in: rect, unit: unit),
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
