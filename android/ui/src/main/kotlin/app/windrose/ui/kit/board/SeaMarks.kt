package app.windrose.ui.kit.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import app.windrose.ui.kit.theme.Sea
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** Draws a dotted arrow from the piece in [from] into [to], over a wider line that sets it off from all art. */
internal fun DrawScope.drawArrow(from: Rect, to: Rect) {
    val way = to.center - from.center
    val distance = way.getDistance()
    if (distance == 0f) return
    val direction = way / distance
    val unit = from.width / ARROW_GRID
    val start = from.center + direction * (from.width * ARROW_MARGIN)
    val tip = to.center - direction * (from.width * ARROW_MARGIN - HEAD * unit)
    val back = direction * (HEAD * HEAD_LENGTH * unit)
    val head = Path().apply {
        for (angle in listOf(HEAD_ANGLE, -HEAD_ANGLE)) {
            moveTo(tip.x, tip.y)
            val end = tip - back.turned(angle)
            lineTo(end.x, end.y)
        }
    }
    val dots = PathEffect.dashPathEffect(floatArrayOf(unit, 6 * unit))
    for ((ink, width, effect) in listOf(
        Triple(Sea.under, 5.6f * unit, null),
        Triple(Sea.chosen, 2.6f * unit, dots),
    )) {
        drawLine(ink, start, tip, width, StrokeCap.Round, effect)
        drawPath(head, ink, style = Stroke(width, cap = StrokeCap.Round, join = StrokeJoin.Round))
    }
}

private fun Offset.turned(angle: Float) =
    Offset(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))

/** Draws the short [text] on a plate over the upper right corner of [cell], beside all ways, and within [chart]. */
internal fun DrawScope.drawNote(text: String, cell: Rect, chart: Rect, measurer: TextMeasurer, style: TextStyle) {
    val size = (cell.width * NOTE_SIZE).toSp()
    val layout = measurer.measure(text, style.copy(fontSize = size, lineHeight = size, color = Sea.chosen))
    val margin = cell.width * NOTE_MARGIN
    val plate = Size(layout.size.width + 2 * margin, layout.size.height + margin)
    val left = (cell.right - plate.width / 2).coerceIn(chart.left, chart.right - plate.width)
    val top = (cell.top - plate.height / 2).coerceAtLeast(chart.top)
    val corner = CornerRadius(plate.height / 2)
    drawRoundRect(Sea.under, Offset(left, top), plate, corner)
    drawRoundRect(Sea.chosen, Offset(left, top), plate, corner, Stroke(cell.width / ARROW_GRID))
    drawText(layout, topLeft = Offset(left + margin, top + margin / 2))
}

/** The sizes of an arrow are given for a cell of this many units. */
private const val ARROW_GRID = 54f

/** How far from the middle of its cells an arrow begins and its shaft ends, in cells. */
private const val ARROW_MARGIN = 0.34f

/** How far the tip of an arrow lies beyond its shaft, and how long and wide its head is. */
private const val HEAD = 7f
private const val HEAD_LENGTH = 1.9f
private const val HEAD_ANGLE = (PI / 6.3).toFloat()

/** The size of a note and the room around it, in cells. */
private const val NOTE_SIZE = 0.23f
private const val NOTE_MARGIN = 0.08f
