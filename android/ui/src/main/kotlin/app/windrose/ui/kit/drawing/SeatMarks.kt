package app.windrose.ui.kit.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.windrose.ui.kit.theme.SeatMark

/** Draws the mark of a seat around [center]; [radius] is the size that all marks look equal at. */
internal fun DrawScope.drawSeatMark(mark: SeatMark, center: Offset, radius: Float, color: Color) {
    when (mark) {
        SeatMark.Circle -> drawCircle(color, radius, center)
        else -> drawPath(markPath(mark, center, radius), color)
    }
}

private fun markPath(mark: SeatMark, center: Offset, r: Float): Path {
    fun at(x: Float, y: Float) = Offset(center.x + x * r, center.y + y * r)
    return when (mark) {
        SeatMark.Circle -> error("A circle has no corners")
        SeatMark.Diamond -> polygon(listOf(at(0f, -1.2f), at(1.2f, 0f), at(0f, 1.2f), at(-1.2f, 0f)))
        SeatMark.Triangle -> polygon(listOf(at(0f, -1.15f), at(1.15f, 0.85f), at(-1.15f, 0.85f)))
        SeatMark.Square -> polygon(listOf(at(-0.92f, -0.92f), at(0.92f, -0.92f), at(0.92f, 0.92f), at(-0.92f, 0.92f)))
        SeatMark.Hexagon -> polygon(List(6) { bearing(60f * it, 1.12f * r, center) })
    }
}
