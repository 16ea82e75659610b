package app.windrose.ui.kit.drawing

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.windrose.ui.kit.theme.Sea

/** Draws a reef in a cell: rocks over the water line. */
internal fun DrawScope.drawReef() = inUnits(size.center, size.minDimension / CELL_GRID) {
    drawPath(Rock, Sea.under)
    drawPath(Rock, Sea.rock, style = pen(1.6f))
    drawPath(Cracks, Sea.rock, style = pen(1.1f))
    drawPath(Waves, Sea.rock, style = pen(1.3f))
}

/** Draws a kraken in a cell, on water that is [deep]. */
internal fun DrawScope.drawKraken(deep: Color) {
    drawDeep(deep)
    inUnits(size.center, KRAKEN * size.minDimension / CELL_GRID) {
        drawPath(Head, Sea.under)
        listOf(Head, Arms).forEach { drawPath(it, Sea.kraken, style = pen(2.1f)) }
        listOf(-EYE_X, EYE_X).forEach { drawCircle(Sea.kraken, EYE, Offset(it, EYE_Y)) }
    }
}

/** Draws a storm in a cell, on water that is [deep]: a cloud with rain and lightning. */
internal fun DrawScope.drawStorm(deep: Color) {
    drawDeep(deep)
    inUnits(size.center, STORM * size.minDimension / CELL_GRID) {
        drawPath(Cloud, Sea.under)
        listOf(Cloud, Rain).forEach { drawPath(it, Sea.kraken, style = pen(1.9f)) }
        drawPath(Bolt, Sea.chosen)
        drawPath(Bolt, Sea.under, style = pen(0.6f))
    }
}

private fun DrawScope.drawDeep(deep: Color) {
    val gap = size.minDimension * DEEP_GAP
    val side = Size(size.width - 2 * gap, size.height - 2 * gap)
    drawRoundRect(deep, Offset(gap, gap), side, CornerRadius(6 * size.minDimension / CELL_GRID))
}

private fun pen(width: Float) = Stroke(width, cap = StrokeCap.Round, join = StrokeJoin.Round)

private val Rock = vectorPath("M-17 9L-11 -3L-7 3L-1 -12L6 1L10 -5L17 9Z")
private val Cracks = vectorPath("M-1 -12L1 -2L-3 4M10 -5L10.5 3M-11 -3L-10 4")
private val Waves = vectorPath(
    "M-19 13.5C-16.67 11.7 -14.33 11.7 -12 13.5S-7.33 15.3 -5 13.5S-0.33 11.7 2 13.5S6.67 15.3 9 13.5" +
        "S13.67 11.7 16 13.5",
)
private val Head = vectorPath("M-6.5 4V-5.5C-6.5 -12 6.5 -12 6.5 -5.5V4")
private val Arms = vectorPath(
    "M-6.5 3C-8 10 -17 9 -17 2.5C-17 -1.5 -12 -1.5 -12 1.6M6.5 3C8 10 17 9 17 2.5C17 -1.5 12 -1.5 12 1.6" +
        "M-2.6 4C-2.6 12 -10 14 -12.5 12M2.6 4C2.6 12 10 14 12.5 12",
)
private val Cloud = vectorPath(
    "M-10 3.5C-16.5 3.5 -16.5 -5 -10.5 -5.5C-9.5 -13 1 -14 3.5 -8C9 -10.5 14.5 -6.5 12.5 -2" +
        "C16.5 -0.5 15 3.5 11.5 3.5Z",
)
private val Bolt = vectorPath("M1.5 -1L-4.5 7H0.5L-2.5 14.5L6 5H1L4.5 -1Z")
private val Rain = vectorPath("M-9 7L-11 11.5M9.5 7L7.5 11.5")

/** Sizes are given for a cell of this many units. */
private const val CELL_GRID = 54f
private const val KRAKEN = 1.05f
private const val STORM = 1.15f
private const val EYE = 1.2f
private const val EYE_X = 2.6f
private const val EYE_Y = -3.4f

/** The room around deep water, in cells. */
private const val DEEP_GAP = 0.06f
