package app.windrose.ui.kit.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.takeOrElse
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.drawGlyph
import app.windrose.ui.kit.drawing.drawRhumbNet
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Palette
import app.windrose.ui.kit.theme.Wood

/** The letters and numbers on the frame of a chart. */
internal class AxisLettering(
    val columns: List<AxisLabel>,
    val rows: List<AxisLabel>,
    val measurer: TextMeasurer,
    val style: TextStyle,
)

/** Draws the parchment frame with its alternating scale, letters outside and the [ground] inside, darker where it is [deep]. */
internal fun DrawScope.drawChart(
    geometry: BoardGeometry,
    plan: BoardPlan,
    ground: BoardGround,
    colors: Palette,
    lettering: AxisLettering,
    deep: Set<CellPosition> = emptySet(),
) {
    val grid = geometry.grid
    val outer = grid.inflate(geometry.frame)
    val corner = CornerRadius(Corner.frame.toPx())
    drawRoundRect(colors.framePaper, outer.topLeft, outer.size, corner)
    drawRoundRect(colors.frameInk, outer.topLeft, outer.size, corner, Stroke(1.2.dp.toPx()))
    drawScale(grid, geometry.cell, plan, colors.frameInk)
    drawAxisLabels(geometry, colors, lettering)

    when (ground) {
        BoardGround.Water -> drawWater(geometry, plan, colors)
        BoardGround.Sea -> drawSea(geometry, plan, colors, deep)
        BoardGround.Wood -> drawRect(Wood.tray, grid.topLeft, grid.size)
        BoardGround.Covered -> drawCovered(geometry, plan, colors)
    }
}

private fun DrawScope.drawWater(geometry: BoardGeometry, plan: BoardPlan, colors: Palette) {
    val grid = geometry.grid
    drawRect(colors.shallow, grid.topLeft, grid.size)
    clipRect(grid.left, grid.top, grid.right, grid.bottom) {
        drawRhumbNet(grid.center, grid.maxDimension, colors.chartLine.copy(alpha = NET_ALPHA))
    }
    drawGrid(geometry, plan, colors.chartLine.copy(alpha = GRID_ALPHA))
}

private fun DrawScope.drawSea(geometry: BoardGeometry, plan: BoardPlan, colors: Palette, deep: Set<CellPosition>) {
    val grid = geometry.grid
    drawRect(colors.water, grid.topLeft, grid.size)
    deep.map(geometry::cellRect).forEach { drawRect(colors.deep, it.topLeft, it.size) }
    clipRect(grid.left, grid.top, grid.right, grid.bottom) {
        drawRhumbNet(grid.center, grid.maxDimension, colors.gold.copy(alpha = SEA_NET_ALPHA))
    }
    drawGrid(geometry, plan, colors.gold.copy(alpha = SEA_GRID_ALPHA))
}

private fun DrawScope.drawGrid(geometry: BoardGeometry, plan: BoardPlan, line: Color) {
    val grid = geometry.grid
    for (column in 1 until plan.columns) {
        val x = grid.left + column * geometry.cell
        drawLine(line, Offset(x, grid.top), Offset(x, grid.bottom), 1.dp.toPx())
    }
    for (row in 1 until plan.rows) {
        val y = grid.top + row * geometry.cell
        drawLine(line, Offset(grid.left, y), Offset(grid.right, y), 1.dp.toPx())
    }
}

/** Dark water with a cross in the middle of each cell: where to feel, and nothing of what is there. */
private fun DrawScope.drawCovered(geometry: BoardGeometry, plan: BoardPlan, colors: Palette) {
    val grid = geometry.grid
    drawRect(colors.deep, grid.topLeft, grid.size)
    clipRect(grid.left, grid.top, grid.right, grid.bottom) {
        drawRhumbNet(grid.center, grid.maxDimension, colors.gold.copy(alpha = COVERED_NET_ALPHA))
    }
    val arm = geometry.cell * CROSS_ARM
    val ink = colors.gold.copy(alpha = CROSS_ALPHA)
    for (row in 0 until plan.rows) {
        for (column in 0 until plan.columns) {
            val middle = geometry.cellRect(CellPosition(column, row)).center
            for (along in listOf(Offset(arm, 0f), Offset(0f, arm))) {
                drawLine(ink, middle - along, middle + along, 1.4.dp.toPx(), StrokeCap.Round)
            }
        }
    }
}

/** Rings round the finger at [at]: the same on every space. */
internal fun DrawScope.drawRipple(geometry: BoardGeometry, at: Offset, colors: Palette) {
    val grid = geometry.grid
    clipRect(grid.left, grid.top, grid.right, grid.bottom) {
        RIPPLES.forEachIndexed { ring, radius ->
            val ink = colors.gold.copy(alpha = FAINTEST_RIPPLE + RIPPLE_STEP * ring)
            drawCircle(ink, radius * geometry.cell, at, style = Stroke(2.dp.toPx()))
        }
        drawCircle(colors.gold, FINGER * geometry.cell, at)
    }
}

/** The scale of a chart: each cell's edge is half ink, half paper, the other half on the side across. */
private fun DrawScope.drawScale(grid: Rect, cell: Float, plan: BoardPlan, ink: Color) {
    val bar = SCALE_WIDTH.toPx()
    val half = cell / 2
    repeat(plan.columns) { column ->
        val x = grid.left + column * cell
        drawRect(ink, Offset(x, grid.top - bar), Size(half, bar))
        drawRect(ink, Offset(x + half, grid.bottom), Size(half, bar))
    }
    repeat(plan.rows) { row ->
        val y = grid.top + row * cell
        drawRect(ink, Offset(grid.left - bar, y), Size(bar, half))
        drawRect(ink, Offset(grid.right, y + half), Size(bar, half))
    }
    val neatline = grid.inflate(bar)
    drawRect(ink, neatline.topLeft, neatline.size, style = Stroke(0.9.dp.toPx()))
}

private fun DrawScope.drawAxisLabels(geometry: BoardGeometry, colors: Palette, lettering: AxisLettering) {
    val grid = geometry.grid
    val middleOfFrame = (geometry.frame + SCALE_WIDTH.toPx()) / 2
    lettering.columns.forEachIndexed { column, label ->
        val center = Offset(grid.left + (column + 0.5f) * geometry.cell, grid.top - middleOfFrame)
        drawAxisLabel(label, center, colors, lettering)
    }
    lettering.rows.forEachIndexed { row, label ->
        val center = Offset(grid.left - middleOfFrame, grid.top + (row + 0.5f) * geometry.cell)
        drawAxisLabel(label, center, colors, lettering)
    }
}

private fun DrawScope.drawAxisLabel(label: AxisLabel, center: Offset, colors: Palette, lettering: AxisLettering) {
    val text = lettering.measurer.measure(label.text, lettering.style)
    val sign = label.sign
    val side = if (sign == null) 0f else text.size.height * SIGN_SIZE
    val gap = if (sign == null) 0f else 2.dp.toPx()
    val start = center.x - (text.size.width + gap + side) / 2
    drawText(text, colors.frameInk, Offset(start, center.y - text.size.height / 2f))
    if (sign != null) {
        val middle = Offset(start + text.size.width + gap + side / 2, center.y)
        drawGlyph(sign, middle, side, label.signColor.takeOrElse { colors.frameInk }, strokeWidth = 2.2f)
    }
}

/** Washes [rect] with the accent: the row that a chosen move touches. */
internal fun DrawScope.drawRowHighlight(rect: Rect, accent: Color) {
    drawRect(accent.copy(alpha = HIGHLIGHT_ALPHA), rect.topLeft, rect.size)
}

/** Slanted lines over [rect]: fog over a row, or a blocked cell. */
internal fun DrawScope.drawHatch(rect: Rect, ink: Color, step: Float = 9.dp.toPx()) {
    clipRect(rect.left, rect.top, rect.right, rect.bottom) {
        var x = rect.left
        val run = rect.height / HATCH_SLOPE
        while (x < rect.right + run) {
            drawLine(ink.copy(alpha = HATCH_ALPHA), Offset(x, rect.top), Offset(x - run, rect.bottom), 1.4.dp.toPx())
            x += step / HATCH_RUN
        }
    }
}

private val SCALE_WIDTH = 4.dp
private const val NET_ALPHA = 0.13f
private const val SEA_NET_ALPHA = 0.15f
private const val SEA_GRID_ALPHA = 0.2f
private const val COVERED_NET_ALPHA = 0.16f
private const val CROSS_ALPHA = 0.45f

/** Half a cross, the rings of a ripple from the outermost in, and the disc under the finger, in cells. */
private const val CROSS_ARM = 0.06f
private val RIPPLES = listOf(0.85f, 0.63f, 0.44f)
private const val FINGER = 0.27f
private const val FAINTEST_RIPPLE = 0.25f
private const val RIPPLE_STEP = 0.2f
private const val GRID_ALPHA = 0.28f
private const val HIGHLIGHT_ALPHA = 0.13f
private const val HATCH_ALPHA = 0.16f
private const val SIGN_SIZE = 0.9f

/** The tangent and the sine of 35 degrees, the slant of a hatch. */
private const val HATCH_SLOPE = 0.7f
private const val HATCH_RUN = 0.574f
