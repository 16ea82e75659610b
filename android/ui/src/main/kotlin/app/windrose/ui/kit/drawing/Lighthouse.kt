package app.windrose.ui.kit.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.windrose.ui.kit.theme.ChartInk
import app.windrose.ui.kit.theme.Parchment

private val Tower = vectorPath("M-7 24L-5 -10H5L7 24Z")
private val Band = vectorPath("M-6.2 6H6.2L6.6 15H-6.6Z")
private val Lantern = vectorPath("M-5 -10V-18H5V-10M-6 -18H6L0 -25Z")
private val Gallery = vectorPath("M-8 -10H8")
private val Beam = vectorPath("M-9 -15L-17 -18M-9 -13L-17 -12")
private val Ground = vectorPath("M-11 24H11")

/**
 * Draws the lighthouse at the end of a course, with the middle of its tower at [center]. The tower looks the same in
 * both themes; beam and ground are drawn in [ink], because they lie on the page.
 */
internal fun DrawScope.drawLighthouse(center: Offset, scale: Float, ink: Color, light: Color) {
    inUnits(center, scale) {
        val pen = Stroke(1.5f, cap = StrokeCap.Round, join = StrokeJoin.Round)
        drawPath(Tower, Parchment)
        drawPath(Band, ChartInk)
        drawPath(Lantern, light)
        listOf(Tower, Lantern, Gallery).forEach { drawPath(it, ChartInk, style = pen) }
        listOf(Beam, Ground).forEach { drawPath(it, ink, style = pen) }
    }
}
