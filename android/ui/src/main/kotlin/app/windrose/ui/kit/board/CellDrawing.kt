package app.windrose.ui.kit.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Palette
import app.windrose.ui.kit.theme.Sea
import app.windrose.ui.kit.theme.Wood
import kotlin.math.atan2

/** The sizes of marks are given for a cell of this many units, and grow with it. */
private const val MARK_GRID = 53f

/** Draws an empty slot outside the grid. */
internal fun DrawScope.drawSlot(rect: Rect, colors: Palette) {
    val slot = rect.deflate(rect.width * 0.1f)
    val corner = CornerRadius(rect.width * 0.19f)
    drawRoundRect(colors.surface, slot.topLeft, slot.size, corner)
    drawRoundRect(colors.edge, slot.topLeft, slot.size, corner, dashed(1.2f, 3f, 3.4f, rect))
}

/** What marks are drawn with on a [BoardGround]. */
internal class MarkColors(
    val chosen: Color,
    val legal: Color,
    val inRing: Color,
    val lastMove: Color,
    /** A wider line below each mark, where marks lie on art of any colour; none on plain ground. */
    val under: Color? = null,
)

/** The colours of marks on [ground]. */
internal fun markColors(ground: BoardGround, colors: Palette): MarkColors = when (ground) {
    BoardGround.Water -> MarkColors(colors.accent, colors.accent, colors.shallow, colors.ink)
    BoardGround.Sea -> MarkColors(Sea.chosen, colors.gold, colors.water, Sea.lastMove, under = Sea.under)
    // What is covered shows no marks.
    BoardGround.Wood, BoardGround.Covered -> MarkColors(Wood.chosen, Wood.legal, Wood.space, Wood.lastMove)
}

/** Draws the marks of a cell over what lies on it. */
internal fun DrawScope.drawMarks(marks: CellMarks, rect: Rect, colors: MarkColors) {
    val unit = rect.width / MARK_GRID
    if (marks.blocked) drawHatch(rect, colors.lastMove)
    if (marks.crossed) drawCross(rect, colors, unit)
    if (colors.under == null) drawFrames(marks, rect, colors, unit) else drawSeaFrames(marks, rect, colors, unit)
    marks.legal?.let { spot -> drawRing(rect.center + spot.shift * rect.width, 5 * unit, colors, unit) }
}

/** How far from the middle of its cell the ring is drawn, in cells. */
private val RingSpot.shift: Offset
    get() = when (this) {
        RingSpot.Middle -> Offset.Zero
        RingSpot.Corner -> Offset(RING_SHIFT, -RING_SHIFT)
        RingSpot.UpperLeft -> Offset(-RING_SHIFT, -RING_SHIFT)
        RingSpot.LowerLeft -> Offset(-RING_SHIFT, RING_SHIFT)
        RingSpot.LowerRight -> Offset(RING_SHIFT, RING_SHIFT)
    }

private fun DrawScope.drawFrames(marks: CellMarks, rect: Rect, colors: MarkColors, unit: Float) {
    if (marks.lastMove) drawBrackets(rect.deflate(3 * unit), colors.lastMove, 8 * unit, 2 * unit)
    if (marks.origin) {
        val frame = rect.deflate(2.5f * unit)
        drawRoundRect(colors.chosen, frame.topLeft, frame.size, CornerRadius(12 * unit), dashed(2f, 4f, 4f, rect))
    }
    if (marks.selected) {
        val frame = rect.deflate(1.5f * unit)
        drawRoundRect(colors.chosen, frame.topLeft, frame.size, CornerRadius(13 * unit), Stroke(3 * unit))
    }
}

/** Frames at the very edge of the cell, around tiles that fill it, each over a wider line that sets it off. */
private fun DrawScope.drawSeaFrames(marks: CellMarks, rect: Rect, colors: MarkColors, unit: Float) {
    val under = colors.under ?: return
    val corner = CornerRadius(5 * unit)
    if (marks.lastMove) {
        drawBrackets(rect, under, 11 * unit, 6 * unit)
        drawBrackets(rect, colors.lastMove, 11 * unit, 2.6f * unit)
    }
    if (marks.origin) {
        drawRoundRect(under, rect.topLeft, rect.size, corner, Stroke(5 * unit))
        drawRoundRect(colors.chosen, rect.topLeft, rect.size, corner, dashed(2.6f, 4.5f, 4.5f, rect))
    }
    if (marks.selected) {
        drawRoundRect(under, rect.topLeft, rect.size, corner, Stroke(6 * unit))
        drawRoundRect(colors.chosen, rect.topLeft, rect.size, corner, Stroke(3.2f * unit))
    }
}

/** Draws a cross over what would be lost. */
private fun DrawScope.drawCross(rect: Rect, colors: MarkColors, unit: Float) {
    val arm = rect.width * CROSS_ARM
    for ((ink, width) in listOfNotNull(colors.under?.let { it to 7 * unit }, colors.chosen to 3.4f * unit)) {
        for (end in listOf(Offset(arm, arm), Offset(arm, -arm))) {
            drawLine(ink, rect.center - end, rect.center + end, width, StrokeCap.Round)
        }
    }
}

/** Draws a dotted way with a ring on each cell that it crosses, or a loop around them. */
internal fun DrawScope.drawWay(geometry: BoardGeometry, path: BoardPath, plan: BoardPlan, colors: MarkColors) {
    val from = geometry.cellRect(path.from)
    val to = geometry.cellRect(path.to)
    val unit = from.width / MARK_GRID
    if (path.around) return drawLoop(from, to, colors.legal, unit)
    val distance = (to.center - from.center).getDistance()
    if (distance == 0f) return
    val direction = (to.center - from.center) / distance
    val margin = from.width * WAY_MARGIN
    val dots = PathEffect.dashPathEffect(floatArrayOf(unit, 7 * unit))
    drawLine(
        colors.legal,
        from.center + direction * margin,
        to.center - direction * margin,
        2.4f * unit,
        StrokeCap.Round,
        dots,
    )
    waypoints(path, plan).forEach { drawRing(geometry.cellRect(it).center, 6 * unit, colors, unit) }
}

/** Draws a loop around the cells from [from] to [to]. */
private fun DrawScope.drawLoop(from: Rect, to: Rect, ink: Color, unit: Float) {
    val way = to.center - from.center
    val half = from.width * LOOP_HALF
    val degrees = Math.toDegrees(atan2(way.y, way.x).toDouble()).toFloat()
    rotate(degrees, pivot = from.center) {
        drawRoundRect(
            color = ink,
            topLeft = from.center - Offset(half, half),
            size = Size(way.getDistance() + 2 * half, 2 * half),
            cornerRadius = CornerRadius(half),
            style = Stroke(LOOP_WIDTH * unit),
        )
    }
}

/** The grid cells strictly between the ends of a straight [path]. */
private fun waypoints(path: BoardPath, plan: BoardPlan): List<CellPosition> {
    val columnStep = path.to.column.compareTo(path.from.column)
    val rowStep = path.to.row.compareTo(path.from.row)
    return generateSequence(path.from) { CellPosition(it.column + columnStep, it.row + rowStep) }
        .drop(1)
        .takeWhile { it != path.to && it.row in -1..plan.rows && it.column in 0 until plan.columns }
        .filter { it.row in 0 until plan.rows }
        .toList()
}

private fun DrawScope.drawRing(center: Offset, radius: Float, colors: MarkColors, unit: Float) {
    colors.under?.let { drawCircle(it, radius, center, style = Stroke(4.6f * unit)) }
    drawCircle(colors.inRing, radius, center)
    drawCircle(colors.legal, radius, center, style = Stroke(2.2f * unit))
}

private fun DrawScope.drawBrackets(rect: Rect, ink: Color, arm: Float, width: Float) {
    val path = Path()
    for ((corner, x, y) in listOf(
        Triple(rect.topLeft, arm, arm),
        Triple(rect.topRight, -arm, arm),
        Triple(rect.bottomRight, -arm, -arm),
        Triple(rect.bottomLeft, arm, -arm),
    )) {
        path.moveTo(corner.x, corner.y + y)
        path.lineTo(corner.x, corner.y)
        path.lineTo(corner.x + x, corner.y)
    }
    drawPath(path, ink, style = Stroke(width, cap = StrokeCap.Round))
}

private fun DrawScope.dashed(width: Float, on: Float, off: Float, rect: Rect): Stroke {
    // Thin edges never fall below the width the look gives them, however small the cell.
    val unit = maxOf(rect.width / MARK_GRID, 0.9.dp.toPx())
    return Stroke(width * unit, pathEffect = PathEffect.dashPathEffect(floatArrayOf(on * unit, off * unit)))
}

/** How far in a corner a ring lies from the middle of its cell, and a cross reaches from there, in cells. */
private const val RING_SHIFT = 0.34f
private const val CROSS_ARM = 0.3f

/** How far a loop runs from the middle of its cells, of their width: beside pieces and numbers. */
private const val LOOP_HALF = 0.46f
private const val LOOP_WIDTH = 2.6f
private const val WAY_MARGIN = 0.5f
