package app.windrose.ui.kit.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import app.windrose.ui.kit.theme.ChartInk
import app.windrose.ui.kit.theme.Parchment
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Windrose

/** Where a ship lies in its cell: how far from its middle, and half the width of its hull, both in cells. */
@Immutable
data class Berth(val shift: Offset = Offset.Zero, val radius: Float)

/**
 * A ship of the seat [look] in a cell, which it is given whole, with [count] beside it where several lie there, or else a
 * [sign] of what it is, such as safe or the flagship. Only a drawing: the cell carries the name. A [ghost] is where a ship
 * came from while a move is being considered.
 */
@Composable
fun SeaShip(
    look: SeatLook,
    berth: Berth,
    modifier: Modifier = Modifier,
    count: Int? = null,
    ghost: Boolean = false,
    sign: Glyph? = null,
) {
    val measurer = rememberTextMeasurer()
    val style = Windrose.type.boardLetter.copy(fontWeight = FontWeight.Bold)
    Canvas(modifier.fillMaxSize().then(if (ghost) Modifier.alpha(GHOST_ALPHA) else Modifier)) {
        val cell = size.minDimension
        val center = size.center + berth.shift * cell
        drawShip(look, center, berth.radius * cell)
        val unit = berth.radius * cell / SHIP_GRID
        val badge = center + Offset(14f, 12f) * unit
        if (count != null) {
            val height = (12 * unit).toSp()
            val text = measurer.measure(count.toString(), style.copy(fontSize = height, lineHeight = height))
            drawBadge(badge, unit)
            drawCount(text, badge)
        } else if (sign != null) {
            drawBadge(badge, unit)
            drawGlyph(sign, badge, 12 * unit, Color.White, strokeWidth = 3.4f)
        }
    }
}

private fun DrawScope.drawBadge(center: Offset, unit: Float) {
    drawCircle(ChartInk, 8 * unit, center)
    drawCircle(Parchment, 8 * unit, center, style = Stroke(1.4f * unit))
}

private fun DrawScope.drawCount(text: TextLayoutResult, center: Offset) =
    drawText(text, Color.White, Offset(center.x - text.size.width / 2f, center.y - text.size.height / 2f))

/** The badge is sized for a ship with a hull of this half width. */
private const val SHIP_GRID = 15.2f
private const val GHOST_ALPHA = 0.4f
