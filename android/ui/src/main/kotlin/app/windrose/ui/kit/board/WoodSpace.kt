package app.windrose.ui.kit.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.WoodStack
import app.windrose.ui.kit.drawing.WoodTop
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.kit.theme.Wood

/** A space of a wooden board with a stack of [levels] on it, and the height as a number. */
@Composable
fun WoodSpace(levels: Int, top: WoodTop, modifier: Modifier = Modifier) {
    val measurer = rememberTextMeasurer()
    val style = Windrose.type.boardLetter
    val density = LocalDensity.current
    Box(modifier.fillMaxSize(), contentAlignment = Alignment.Center) {
        Canvas(Modifier.fillMaxSize()) { drawSpace() }
        WoodStack(levels, top, Modifier.fillMaxSize(STACK_SIZE).offset(x = (-3).dp))
        Canvas(Modifier.fillMaxSize()) {
            if (levels > 0) {
                val size = with(density) { (size.minDimension * NUMBER_SIZE).toSp() }
                drawNumber(levels, measurer, style.copy(fontSize = size, lineHeight = size))
            }
        }
    }
}

private fun DrawScope.drawSpace() {
    val gap = size.minDimension * SPACE_GAP
    val corner = Offset(gap, gap)
    val space = Size(size.width - 2 * gap, size.height - 2 * gap)
    val radius = CornerRadius(size.minDimension * SPACE_CORNER)
    drawRoundRect(Wood.space, corner, space, radius)
    drawRoundRect(Wood.spaceEdge, corner, space, radius, Stroke(1.dp.toPx()))
}

private fun DrawScope.drawNumber(number: Int, measurer: TextMeasurer, style: TextStyle) {
    val text = measurer.measure(number.toString(), style)
    val middle = Offset(size.width * NUMBER_X, size.height * NUMBER_Y)
    drawText(text, Wood.top, Offset(middle.x - text.size.width / 2f, middle.y - text.size.height / 2f))
}

private const val SPACE_GAP = 0.05f
private const val SPACE_CORNER = 0.15f
private const val STACK_SIZE = 0.84f
private const val NUMBER_SIZE = 0.19f
private const val NUMBER_X = 0.82f
private const val NUMBER_Y = 0.8f
