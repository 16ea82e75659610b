package app.windrose.ui.kit.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Parchment
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.SeatMark

/** The two bodies that keep the dice of two seats apart without colour. */
enum class DieBody {
    /** Filled, with rounded corners and round pips. */
    Filled,

    /** Outlined, with cut corners and diamond pips. */
    Lined,
}

/** A die that shows [value]. Only a drawing: the cell or button around it carries name and state. */
@Composable
fun Die(
    value: Int,
    look: SeatLook,
    modifier: Modifier = Modifier,
    body: DieBody = DieBody.Filled,
    /** A pale copy that stays where the die came from while a move is being considered. */
    ghost: Boolean = false,
) {
    require(value in PIPS.indices) { "A die has no face $value" }
    Canvas(if (ghost) modifier.alpha(GHOST_ALPHA) else modifier) {
        drawDie(value, look.color, size.center, size.minDimension, body)
    }
}

/** A die at its usual size beside text and in trays. */
@Composable
fun Die(value: Int, look: SeatLook, side: Dp, modifier: Modifier = Modifier, body: DieBody = DieBody.Filled) =
    Die(value, look, modifier.size(side), body)

private fun DrawScope.drawDie(value: Int, color: Color, center: Offset, outer: Float, body: DieBody) {
    // Room for the hem, so that both bodies look equally large.
    val side = outer * 0.93f
    val spread = side * 0.255f
    when (body) {
        DieBody.Filled -> {
            val corner = Offset(center.x - side / 2, center.y - side / 2)
            val radius = CornerRadius(side * 0.2f)
            drawRoundRect(color, corner, Size(side, side), radius)
            drawRoundRect(Parchment, corner, Size(side, side), radius, Stroke(side * 0.035f))
            drawPips(value, center, spread, SeatMark.Circle, spread * 0.38f, Color.White)
        }
        DieBody.Lined -> {
            val outline = polygon(CutCorners.map { center + it * side })
            drawPath(outline, Parchment)
            drawPath(outline, color, style = Stroke(side * 0.07f))
            drawPips(value, center, spread, SeatMark.Diamond, spread * 0.36f, color)
        }
    }
}

private val CutCorners = listOf(
    Offset(-0.3f, -0.5f), Offset(0.3f, -0.5f), Offset(0.5f, -0.3f), Offset(0.5f, 0.3f),
    Offset(0.3f, 0.5f), Offset(-0.3f, 0.5f), Offset(-0.5f, 0.3f), Offset(-0.5f, -0.3f),
)

private fun DrawScope.drawPips(
    value: Int,
    center: Offset,
    spread: Float,
    mark: SeatMark,
    radius: Float,
    color: Color,
) {
    PIPS[value].forEach { (x, y) ->
        drawSeatMark(mark, Offset(center.x + x * spread, center.y + y * spread), radius, color)
    }
}

private const val GHOST_ALPHA = 0.45f

/** Where the pips of each face lie, in steps from the middle. Face 0 is blank: a die not yet rolled. */
private val PIPS: List<List<Pair<Int, Int>>> = listOf(
    emptyList(),
    listOf(0 to 0),
    listOf(-1 to -1, 1 to 1),
    listOf(-1 to -1, 0 to 0, 1 to 1),
    listOf(-1 to -1, 1 to -1, -1 to 1, 1 to 1),
    listOf(-1 to -1, 1 to -1, 0 to 0, -1 to 1, 1 to 1),
    listOf(-1 to -1, 1 to -1, -1 to 0, 1 to 0, -1 to 1, 1 to 1),
)
