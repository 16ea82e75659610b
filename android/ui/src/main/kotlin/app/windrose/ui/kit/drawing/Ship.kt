package app.windrose.ui.kit.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.windrose.ui.kit.theme.Parchment
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.SeatMark

private val Hull =
    vectorPath("M-17.5 5.5C-11 8 9 8 15.5 4.6L18.6 2.6C18 9 14 15.2 8.6 15.2H-9.4C-13.6 15.2 -16.8 11 -17.5 5.5Z")
private val Sail = vectorPath(
    "M-11.4 -14.4C-4 -16 5 -16 11.6 -14.4C15.4 -8.4 15.2 -2.6 12 2.8C4.6 1.4 -4 1.4 -11.2 2.8" +
        "C-8 -2.8 -8 -8.6 -11.4 -14.4Z",
)
private val Mast = vectorPath("M0 -20.5V8")
private val Flag = vectorPath("M0 -20.6L8.4 -18.4L0 -16.2Z")

/** Half the width of the hull in the units of the paths above. */
private const val HULL_RADIUS = 17f

/** Draws a ship of [look] around [center]; [radius] is half the width of its hull. */
internal fun DrawScope.drawShip(look: SeatLook, center: Offset, radius: Float) {
    val scale = radius / HULL_RADIUS
    // The drawing sits a little high in its own units.
    inUnits(Offset(center.x, center.y + 1.5f * scale), scale) {
        val hem = Stroke(5f, cap = StrokeCap.Round, join = StrokeJoin.Round)
        listOf(Hull, Sail, Mast, Flag).forEach { drawPath(it, Parchment, style = hem) }
        drawPath(Mast, look.color, style = Stroke(2f, cap = StrokeCap.Round))
        listOf(Flag, Hull, Sail).forEach { drawPath(it, look.color) }
        val drop = if (look.mark == SeatMark.Triangle) -6f else -6.6f
        drawSeatMark(look.mark, Offset(1.6f, drop), 4.6f, Parchment)
    }
}
