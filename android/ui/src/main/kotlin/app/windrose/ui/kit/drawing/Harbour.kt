package app.windrose.ui.kit.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import app.windrose.ui.kit.theme.Parchment
import app.windrose.ui.kit.theme.Sea
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.SeatMark

/**
 * Draws the quarter disc of a harbour in a cell: [land] around the [corner] of the board, which is -1 or 1 to both sides,
 * ringed in the colour of its [owner] if it has one.
 */
internal fun DrawScope.drawHarbour(corner: Offset, land: Color, owner: SeatLook?) {
    val cell = size.minDimension
    val center = size.center + corner * (cell / 2)
    clipRect {
        drawCircle(land, cell * LAND, center)
        drawHarbourRing(center, cell, owner)
    }
}

/** Draws the ring of the harbour at the [corner] over what covers it, so that it stays to be seen whose it is. */
internal fun DrawScope.drawCoveredHarbour(corner: Offset, owner: SeatLook?) {
    val cell = size.minDimension
    clipRect { drawHarbourRing(size.center + corner * (cell / 2), cell, owner) }
}

private fun DrawScope.drawHarbourRing(center: Offset, cell: Float, owner: SeatLook?) =
    drawCircle(owner?.color ?: Sea.shore, cell * LAND, center, style = Stroke(cell * RING))

/** Draws an outpost of [look] around [center]; [scale] is the size of its units. Its foot is whole if it is [anchored]. */
internal fun DrawScope.drawOutpost(look: SeatLook, center: Offset, scale: Float, anchored: Boolean) {
    inUnits(center, scale) {
        drawPath(Walls, look.color)
        drawPath(Walls, Parchment, style = Stroke(1.8f))
        drawSeatMark(look.mark, Offset(0f, if (look.mark == SeatMark.Triangle) 1.6f else 0.8f), 3.6f, Parchment)
        if (anchored) {
            drawLine(Parchment, FootStart, FootEnd, 2.4f)
        } else {
            val dashes = PathEffect.dashPathEffect(floatArrayOf(3f, 2.6f))
            drawLine(Parchment, FootStart, FootEnd, 2f, pathEffect = dashes)
        }
    }
}

private val Walls = vectorPath("M-9.5 -10.5H-5.2V-7.2H-2.2V-10.5H2.2V-7.2H5.2V-10.5H9.5V8.5H-9.5Z")
private val FootStart = Offset(-9.5f, 11.4f)
private val FootEnd = Offset(9.5f, 11.4f)

/** The radius of the land and the width of its ring, in cells. */
private const val LAND = 0.94f
private const val RING = 3 / 54f
