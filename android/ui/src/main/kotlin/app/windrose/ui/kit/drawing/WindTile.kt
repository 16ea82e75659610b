package app.windrose.ui.kit.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import app.windrose.ui.kit.theme.Parchment
import app.windrose.ui.kit.theme.WindLook
import app.windrose.ui.kit.theme.Windrose

/**
 * A wind tile that fills the square it is given: its arrow, its colour, the notches or the point of its edge and its
 * [letter] all tell the wind. Only a drawing: the cell or card around it carries the name.
 */
@Composable
fun WindTile(wind: WindLook, letter: String, modifier: Modifier = Modifier, edge: Color = Parchment) {
    val measurer = rememberTextMeasurer()
    val style = Windrose.type.boardLetter.copy(fontWeight = FontWeight.Bold)
    Canvas(modifier) {
        val unit = size.minDimension / TILE_GRID
        inUnits(size.center, unit) { drawTile(wind, edge) }
        // The letter belongs to the drawing and grows with it, not with the reader's text.
        val height = (LETTER_SIZE * unit).toSp()
        drawLetter(wind, measurer.measure(letter, style.copy(fontSize = height, lineHeight = height)), unit)
    }
}

/** Draws a tile without its letter, in its own units around the origin. */
internal fun DrawScope.drawTile(wind: WindLook, edge: Color) {
    val outline = outlines.getValue(wind)
    drawPath(outline, wind.tile)
    drawPath(outline, edge, style = Stroke(EDGE, join = StrokeJoin.Round))
    rotate(wind.ordinal * 90f, Offset.Zero) { drawPath(Arrow, wind.ink) }
}

private fun DrawScope.drawLetter(wind: WindLook, letter: TextLayoutResult, unit: Float) {
    val foot = size.center + letterFeet.getValue(wind) * unit
    drawText(letter, wind.ink, Offset(foot.x - letter.size.width / 2f, foot.y - letter.firstBaseline))
}

private val outlines = mapOf(
    WindLook.North to vectorPath(
        "M-20.4 -25.5H-5.1L0 -20.53L5.1 -25.5H20.4A5.1 5.1 0 0 1 25.5 -20.4V20.4" +
            "A5.1 5.1 0 0 1 20.4 25.5H-20.4A5.1 5.1 0 0 1 -25.5 20.4V-20.4A5.1 5.1 0 0 1 -20.4 -25.5Z",
    ),
    WindLook.South to vectorPath(
        "M-20.4 -25.5H20.4A5.1 5.1 0 0 1 25.5 -20.4V20.4A5.1 5.1 0 0 1 20.4 25.5H13.77L8.67 20.53" +
            "L3.57 25.5H-3.57L-8.67 20.53L-13.77 25.5H-20.4A5.1 5.1 0 0 1 -25.5 20.4V-20.4" +
            "A5.1 5.1 0 0 1 -20.4 -25.5Z",
    ),
    WindLook.East to vectorPath(
        "M-20.4 -25.5H19.76L25.5 0L19.76 25.5H-20.4A5.1 5.1 0 0 1 -25.5 20.4V-20.4A5.1 5.1 0 0 1 -20.4 -25.5Z",
    ),
    WindLook.West to vectorPath(
        "M20.4 -25.5H-19.76L-25.5 0L-19.76 25.5H20.4A5.1 5.1 0 0 0 25.5 20.4V-20.4A5.1 5.1 0 0 0 20.4 -25.5Z",
    ),
)

/** Points north. */
private val Arrow = vectorPath("M-2.6 17V-6H-9.5L0 -19L9.5 -6H2.6V17Z")

/** The middle of the foot of each letter, from the middle of the tile: beside the head of the arrow. */
private val letterFeet = mapOf(
    WindLook.North to Offset(-17f, -13f),
    WindLook.East to Offset(12.5f, 20.5f),
    WindLook.South to Offset(-17.5f, 20.5f),
    WindLook.West to Offset(-12.5f, 20.5f),
)

private const val TILE_GRID = 51f
private const val LETTER_SIZE = 11.5f
private const val EDGE = 1.3f
