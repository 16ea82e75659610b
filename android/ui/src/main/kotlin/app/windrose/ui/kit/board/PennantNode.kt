package app.windrose.ui.kit.board

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.drawGlyph
import app.windrose.ui.kit.drawing.polygon
import app.windrose.ui.kit.theme.Windrose

/** The goal of a row as a flag that points at it. */
@Composable
internal fun PennantNode(pennant: Pennant, metrics: BoardMetrics, modifier: Modifier = Modifier) {
    val colors = Windrose.colors
    val type = Windrose.type
    val measurer = rememberTextMeasurer()
    val highlighted = pennant.look == PennantLook.Highlighted
    val fill = if (highlighted) colors.accent else colors.surface
    val edge = if (highlighted) colors.accent else colors.edge
    val ink = if (highlighted) colors.onAccent else colors.ink
    val soft = if (highlighted) colors.onAccent else colors.inkSoft
    Canvas(modifier.semantics { contentDescription = pennant.contentDescription }) {
        drawFlag(fill, edge)
        val middle = size.width * TEXT_MIDDLE
        // Both lines are sized by the flag: they may grow with the reader's text only as far as it holds them.
        val goalSize = minOf(type.score.fontSize.value * metrics.lettering, size.height * 0.6f)
        val noteSize = minOf(NOTE_SIZE * metrics.lettering, size.height * 0.36f)
        drawCentered(pennant.goal, type.score, goalSize, Offset(middle, size.height * 0.34f), ink, measurer)
        val foggy = pennant.look == PennantLook.Fog
        val shift = if (foggy) noteSize * 0.65f else 0f
        val noteMiddle = Offset(middle + shift, size.height * 0.76f)
        // The sign of fog stands before the note and takes some of its room.
        val noteWidth = drawCentered(pennant.note, type.label, noteSize, noteMiddle, soft, measurer, taken = 2 * shift)
        if (foggy) {
            val sign = Offset(noteMiddle.x - noteWidth / 2 - noteSize * 0.75f, noteMiddle.y)
            drawGlyph(Glyph.Fog, sign, noteSize * 1.05f, ink, strokeWidth = 2f)
        }
    }
}

private fun DrawScope.drawFlag(fill: Color, edge: Color) {
    val line = 1.3.dp.toPx()
    val half = line / 2
    val shoulder = size.width * SHOULDER
    val flag = polygon(
        listOf(
            Offset(half, size.height / 2),
            Offset(shoulder, half),
            Offset(size.width - half, half),
            Offset(size.width - half, size.height - half),
            Offset(shoulder, size.height - half),
        ),
    )
    drawPath(flag, fill)
    drawPath(flag, edge, style = Stroke(line, join = StrokeJoin.Round))
}

/** Draws one line of [text] around [center], [height] pixels large, made narrower where the flag needs it. */
private fun DrawScope.drawCentered(
    text: String,
    role: TextStyle,
    height: Float,
    center: Offset,
    color: Color,
    measurer: TextMeasurer,
    taken: Float = 0f,
): Float {
    fun measure(pixels: Float): TextLayoutResult {
        val style = role.copy(fontSize = pixels.toSp(), lineHeight = pixels.toSp())
        return measurer.measure(text, style, maxLines = 1, softWrap = false)
    }
    val room = size.width * (1 - SHOULDER) - 2.dp.toPx() - taken
    val natural = measure(height)
    val layout = if (natural.size.width <= room) natural else measure(height * room / natural.size.width)
    drawText(layout, color, Offset(center.x - layout.size.width / 2f, center.y - layout.size.height / 2f))
    return layout.size.width.toFloat()
}

private const val SHOULDER = 0.19f
private const val TEXT_MIDDLE = 0.58f
private const val NOTE_SIZE = 12.5f
