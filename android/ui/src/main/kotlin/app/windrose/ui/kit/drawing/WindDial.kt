package app.windrose.ui.kit.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.windrose.ui.kit.theme.Palette
import app.windrose.ui.kit.theme.WindLook

/** Draws a small compass in the square it is given. Its needle points to the [active] wind. */
internal fun DrawScope.drawWindDial(active: WindLook, colors: Palette) =
    inUnits(size.center, size.minDimension / DIAL_GRID) { drawDial(active.ordinal, colors) }

private fun DrawScope.drawDial(active: Int, colors: Palette) {
    val ink = colors.ink
    val paper = colors.surface
    fun line(width: Float) = Stroke(width, join = StrokeJoin.Round)
    drawCircle(paper, RIM, Offset.Zero)
    drawCircle(ink, RIM, Offset.Zero, style = line(1.2f))
    drawCircle(ink, INNER_RIM, Offset.Zero, style = line(0.7f))
    fun point(degrees: Float, length: Float, shoulder: Float, width: Float, edge: Float) {
        val tip = bearing(degrees, length)
        for ((side, fill) in listOf(-shoulder to ink, shoulder to paper)) {
            val half = polygon(listOf(tip, bearing(degrees + side, width), Offset.Zero))
            drawPath(half, fill)
            drawPath(half, ink, style = line(edge))
        }
    }
    repeat(4) { point(45f + 90f * it, length = 16f, shoulder = 30f, width = 6f, edge = 0.7f) }
    repeat(4) { if (it != active) point(90f * it, length = 24f, shoulder = 45f, width = 6f, edge = 0.8f) }
    val degrees = 90f * active
    val needle = polygon(
        listOf(bearing(degrees, 29f), bearing(degrees - 42f, 10f), Offset.Zero, bearing(degrees + 42f, 10f)),
    )
    drawPath(needle, if (colors.dark) NeedleByNight else Needle)
    drawPath(needle, paper, style = line(1.4f))
    drawCircle(ink, 3f, Offset.Zero)
}

private val Needle = Color(0xFFB83E2C)
private val NeedleByNight = Color(0xFFF2A086)
private const val DIAL_GRID = 64f
private const val RIM = 30f
private const val INNER_RIM = 26.5f
