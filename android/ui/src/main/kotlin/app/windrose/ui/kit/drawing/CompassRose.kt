package app.windrose.ui.kit.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import app.windrose.ui.kit.theme.Windrose

/** The colours of a compass rose. */
@Immutable
data class RoseColors(
    val ink: Color,
    /** The light half of each point, and the middle. */
    val paper: Color,
    /** The light half of each point where it is not [paper]. */
    val second: Color = paper,
    /** The dark half of the north point. */
    val north: Color = ink,
)

/** The colours of the rose on the pages of the house: the north point in red. */
@Composable
fun houseRoseColors(): RoseColors {
    val colors = Windrose.colors
    return RoseColors(ink = colors.frameInk, paper = colors.background, north = colors.bad)
}

/**
 * A compass rose of sixteen points with its ring, filling the square it is given. [letters] are the names of the four
 * winds, clockwise from north; they differ from language to language.
 */
@Composable
fun CompassRose(
    modifier: Modifier = Modifier,
    colors: RoseColors = houseRoseColors(),
    letters: List<String> = emptyList(),
) {
    val measurer = rememberTextMeasurer()
    val style = Windrose.type.cardTitle
    Canvas(modifier) {
        // Letters stand outside the ring.
        val radius = size.minDimension / 2 / (if (letters.isEmpty()) 1f else LETTER_SPACE)
        drawRose(size.center, radius, colors, lengthen = if (colors.north == colors.ink) 0.9f else 1.06f)
        letters.forEachIndexed { index, letter ->
            val center = bearing(90f * index, radius * LETTER_RING, size.center)
            drawLetter(letter, center, radius, colors.ink, measurer, style)
        }
    }
}

private fun DrawScope.drawLetter(
    letter: String,
    center: Offset,
    radius: Float,
    ink: Color,
    measurer: TextMeasurer,
    style: TextStyle,
) {
    // The letters belong to the drawing and grow with it, not with the reader's text.
    val letterSize = (radius * LETTER_SIZE).toSp()
    val layout = measurer.measure(letter, style.copy(fontSize = letterSize, lineHeight = letterSize))
    drawText(layout, ink, Offset(center.x - layout.size.width / 2f, center.y - layout.size.height / 2f))
}

private fun DrawScope.drawRose(center: Offset, r: Float, colors: RoseColors, lengthen: Float) {
    val line = Stroke(width = maxOf(1f, r * 0.012f), join = StrokeJoin.Round)
    val fine = Stroke(width = line.width * 0.6f)
    // The lines of a chart behind the rose end at its ring.
    drawCircle(colors.paper, r * 0.98f, center)
    drawCircle(colors.ink, r * 0.98f, center, style = line)
    drawCircle(colors.ink, r * 0.91f, center, style = fine)
    drawCircle(colors.ink, r * 0.5f, center, style = fine)
    repeat(64) { tick ->
        val angle = tick * 5.625f
        val outer = if (tick % 2 == 0) 0.98f else 0.945f
        drawLine(colors.ink, bearing(angle, r * 0.91f, center), bearing(angle, r * outer, center), fine.width)
    }
    fun kite(angle: Float, length: Float, shoulder: Float, width: Float, dark: Color = colors.ink) {
        val tip = bearing(angle, r * length, center)
        for ((side, fill) in listOf(-shoulder to dark, shoulder to colors.second)) {
            val half = polygon(listOf(tip, bearing(angle + side, r * width, center), center))
            drawPath(half, fill)
            drawPath(half, colors.ink, style = line)
        }
    }
    repeat(8) { kite(22.5f + 45f * it, length = 0.62f, shoulder = 11.25f, width = 0.24f) }
    repeat(4) { kite(45f + 90f * it, length = 0.76f, shoulder = 22.5f, width = 0.2f) }
    kite(0f, length = lengthen, shoulder = 45f, width = 0.17f, dark = colors.north)
    for (angle in listOf(90f, 180f, 270f)) kite(angle, length = 0.9f, shoulder = 45f, width = 0.17f)
    drawCircle(colors.paper, r * 0.05f, center)
    drawCircle(colors.ink, r * 0.05f, center, style = line)
}

private const val LETTER_RING = 1.2f
private const val LETTER_SIZE = 0.26f
private const val LETTER_SPACE = 1.36f
