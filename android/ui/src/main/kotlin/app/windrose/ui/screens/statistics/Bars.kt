package app.windrose.ui.screens.statistics

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.windrose.core.StatBar
import app.windrose.ui.app.word
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.theme.Palette
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** How often each thing happened, as bars, with a mark at what was to be expected. Each bar is read as a sentence. */
@Composable
internal fun Bars(bars: List<StatBar>) {
    val longest = bars.maxOf { maxOf(it.count.toDouble(), it.expected) }.coerceAtLeast(1.0)
    Column(Modifier.padding(vertical = Space.half), verticalArrangement = Arrangement.spacedBy(6.dp)) {
        bars.forEach { bar -> Bar(bar, longest) }
        Legend()
    }
}

@Composable
private fun Bar(bar: StatBar, longest: Double) {
    val colors = Windrose.colors
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = bar.spoken },
        horizontalArrangement = Arrangement.spacedBy(Space.row),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(bar.label, Modifier.widthIn(min = 16.dp), Windrose.type.bodyStrong)
        Canvas(Modifier.weight(1f).height(22.dp)) {
            val filled = (bar.count.toDouble() / longest * size.width).toFloat()
            drawTrack(filled, size, colors)
            drawMark((bar.expected / longest * size.width).toFloat(), colors)
        }
        Text(bar.count.toString(), Modifier.widthIn(min = 32.dp), Windrose.type.bodyStrong, align = TextAlign.End)
    }
}

@Composable
private fun Legend() {
    val colors = Windrose.colors
    FlowRow(
        Modifier.padding(top = Space.half).clearAndSetSemantics {},
        horizontalArrangement = Arrangement.spacedBy(Space.margin),
        verticalArrangement = Arrangement.spacedBy(Space.half),
    ) {
        LegendEntry(word("ui-statistics-rolled")) { drawTrack(size.width, size, colors) }
        LegendEntry(word("ui-statistics-expected")) { drawMark(size.width / 2, colors) }
    }
}

@Composable
private fun LegendEntry(text: String, draw: DrawScope.() -> Unit) {
    Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
        Canvas(Modifier.size(14.dp), draw)
        Text(text, style = Windrose.type.caption, color = Windrose.colors.inkSoft)
    }
}

private fun DrawScope.drawTrack(filled: Float, size: Size, colors: Palette) {
    val radius = CornerRadius(4.dp.toPx())
    drawRoundRect(colors.accent.copy(alpha = 0.14f), size = size, cornerRadius = radius)
    drawRoundRect(colors.accent, size = Size(filled, size.height), cornerRadius = radius)
}

/** A line across the bar at what was to be expected, with a hem so that it shows on the bar and beside it. */
private fun DrawScope.drawMark(x: Float, colors: Palette) {
    val at = x.coerceIn(2.dp.toPx(), (size.width - 2.dp.toPx()).coerceAtLeast(2.dp.toPx()))
    fun line(color: Color, width: Float) = drawLine(color, Offset(at, 0f), Offset(at, size.height), width)
    line(colors.surface, 6.dp.toPx())
    line(colors.ink, 2.5.dp.toPx())
}
