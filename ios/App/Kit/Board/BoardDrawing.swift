import SwiftUI
import WindroseKit

/// The letters and numbers on the frame of a chart, and how large they are drawn.
struct AxisLettering {
    let columns: [AxisLabel]
    let rows: [AxisLabel]
    let size: CGFloat

    /// The labels of a board whose other parts are as large as `metrics` says.
    init(columns: [AxisLabel], rows: [AxisLabel], metrics: BoardMetrics) {
        self.columns = columns
        self.rows = rows
        size = Typography.boardLetter.size * metrics.lettering
    }
}

extension GraphicsContext {
    /// Draws the parchment frame with its alternating scale, letters outside and `ground` inside, with `deep` water in
    /// these cells.
    func drawChart(
        _ geometry: BoardGeometry,
        _ plan: BoardPlan,
        _ ground: BoardGround,
        _ colors: Colors,
        _ lettering: AxisLettering,
        deep: Set<CellPosition> = []
    ) {
        let outer = geometry.grid.insetBy(dx: -geometry.frame, dy: -geometry.frame)
        let frame = Path(roundedRect: outer, cornerRadius: Corner.frame, style: .circular)
        fill(frame, with: .color(colors.framePaper))
        stroke(frame, with: .color(colors.frameInk), lineWidth: BoardDrawing.frameLine)
        drawScale(geometry, plan, colors.frameInk)
        drawLabels(geometry, colors, lettering)
        switch ground {
        case .water: drawWater(geometry, plan, colors)
        case .wood: fill(Path(geometry.grid), with: .color(Wood.tray.color))
        case .covered: drawCovered(geometry, plan, colors)
        case .sea: drawSea(geometry, plan, colors, deep)
        }
    }

    private func drawScale(_ geometry: BoardGeometry, _ plan: BoardPlan, _ ink: Color) {
        var bars = Path()
        for bar in BoardDrawing.scale(geometry, plan) { bars.addRect(bar) }
        fill(bars, with: .color(ink))
        let neatline = geometry.grid.insetBy(dx: -BoardDrawing.scaleWidth, dy: -BoardDrawing.scaleWidth)
        stroke(Path(neatline), with: .color(ink), lineWidth: BoardDrawing.neatline)
    }

    private func drawWater(_ geometry: BoardGeometry, _ plan: BoardPlan, _ colors: Colors) {
        fill(Path(geometry.grid), with: .color(colors.shallow))
        drawNet(geometry, colors.chartLine.opacity(BoardDrawing.netAlpha))
        drawGrid(geometry, plan, colors.chartLine.opacity(BoardDrawing.gridAlpha))
    }

    private func drawSea(
        _ geometry: BoardGeometry, _ plan: BoardPlan, _ colors: Colors, _ deep: Set<CellPosition>
    ) {
        fill(Path(geometry.grid), with: .color(colors.water))
        for position in deep { fill(Path(geometry.cellRect(position)), with: .color(colors.deep)) }
        drawNet(geometry, colors.gold.opacity(BoardDrawing.seaNetAlpha))
        drawGrid(geometry, plan, colors.gold.opacity(BoardDrawing.seaGridAlpha))
    }

    /// Draws the lines of a chart from the middle of the grid.
    private func drawNet(_ geometry: BoardGeometry, _ color: Color) {
        let grid = geometry.grid
        var water = self
        water.clip(to: Path(grid))
        water.stroke(
            RhumbNet.lines(from: grid.center, radius: max(grid.width, grid.height)),
            color,
            StrokeStyle(lineWidth: RhumbNet.strokeWidth)
        )
    }

    private func drawGrid(_ geometry: BoardGeometry, _ plan: BoardPlan, _ color: Color) {
        stroke(BoardDrawing.lines(geometry, plan), color, StrokeStyle(lineWidth: BoardDrawing.gridLine))
    }

    /// Dark water with a cross in the middle of each cell: where to feel, and nothing of what is there.
    private func drawCovered(_ geometry: BoardGeometry, _ plan: BoardPlan, _ colors: Colors) {
        let grid = geometry.grid
        fill(Path(grid), with: .color(colors.deep))
        drawNet(geometry, colors.gold.opacity(BoardDrawing.coveredNetAlpha))
        stroke(
            BoardDrawing.crosses(geometry, plan),
            colors.gold.opacity(BoardDrawing.crossAlpha),
            .round(BoardDrawing.crossLine)
        )
    }

    /// Draws rings round the finger at `place`: the same on every space.
    func drawRipple(_ geometry: BoardGeometry, at place: CGPoint, _ colors: Colors) {
        var water = self
        water.clip(to: Path(geometry.grid))
        for ripple in BoardDrawing.ripples {
            water.strokeCircle(
                place,
                ripple.radius * geometry.cell,
                colors.gold.opacity(ripple.alpha),
                lineWidth: BoardDrawing.rippleLine
            )
        }
        water.fillCircle(place, BoardDrawing.finger * geometry.cell, colors.gold)
    }

    private func drawLabels(_ geometry: BoardGeometry, _ colors: Colors, _ lettering: AxisLettering) {
        for (column, label) in lettering.columns.enumerated() {
            draw(label, around: BoardDrawing.columnLetter(geometry, column), colors, size: lettering.size)
        }
        for (row, label) in lettering.rows.enumerated() {
            draw(label, around: BoardDrawing.rowNumber(geometry, row), colors, size: lettering.size)
        }
    }

    private func draw(_ label: AxisLabel, around center: CGPoint, _ colors: Colors, size: CGFloat) {
        let letter = lettering(label.text, Typography.boardLetter, size: size, color: colors.frameInk)
        let extent = letter.measure(in: .unbounded)
        guard let sign = label.sign else { return draw(letter, at: center) }
        let side = extent.height * BoardDrawing.signSize
        let start = center.x - (extent.width + BoardDrawing.signGap + side) / 2
        draw(letter, at: CGPoint(x: start, y: center.y), anchor: .leading)
        draw(
            sign,
            around: CGPoint(x: start + extent.width + BoardDrawing.signGap + side / 2, y: center.y),
            side: side,
            color: colors.palette.color(of: label.signColor).color,
            strokeWidth: BoardDrawing.signStroke
        )
    }

    /// Washes a row with the accent: the row that a chosen move touches.
    func drawRowHighlight(_ rect: CGRect, _ accent: Color) {
        fill(Path(rect), with: .color(accent.opacity(BoardDrawing.highlightAlpha)))
    }

    /// Slanted lines over `rect`: fog over a row, or a blocked cell.
    func drawHatch(_ rect: CGRect, _ ink: Color) {
        var hatched = self
        hatched.clip(to: Path(rect))
        hatched.stroke(
            BoardDrawing.hatch(rect),
            ink.opacity(BoardDrawing.hatchAlpha),
            StrokeStyle(lineWidth: BoardDrawing.hatchLine)
        )
    }
}
