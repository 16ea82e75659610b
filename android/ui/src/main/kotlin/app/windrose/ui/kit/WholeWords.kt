package app.windrose.ui.kit

import androidx.compose.runtime.Immutable
import androidx.compose.ui.layout.IntrinsicMeasurable
import androidx.compose.ui.layout.IntrinsicMeasureScope
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp

/**
 * Lays out boxes side by side so that their words stay whole: all in one line, or else in lines of half as many. The boxes
 * of a line are equally high. They are [even], or each has the width of its words and its share of what is left.
 */
@Immutable
internal data class WholeWords(
    private val gap: Dp,
    private val even: Boolean,
    private val mostInLine: Int = Int.MAX_VALUE,
) : MeasurePolicy {
    override fun MeasureScope.measure(measurables: List<Measurable>, constraints: Constraints): MeasureResult {
        val width = constraints.maxWidth
        val between = gap.roundToPx()
        val lines = linesOf(measurables, width, between).map { line ->
            val widths = widthsOf(line, width, between)
            val height = line.zip(widths).maxOf { (box, across) -> box.minIntrinsicHeight(across) }
            line.zip(widths) { box, across -> box.measure(Constraints.fixed(across, height)) }
        }
        val heights = lines.map { line -> line.maxOf { it.height } }
        return layout(width, heights.sum() + between * (lines.size - 1).coerceAtLeast(0)) {
            var y = 0
            lines.zip(heights) { line, height ->
                var x = 0
                line.forEach { box ->
                    box.placeRelative(x, y)
                    x += box.width + between
                }
                y += height + between
            }
        }
    }

    override fun IntrinsicMeasureScope.minIntrinsicHeight(measurables: List<IntrinsicMeasurable>, width: Int): Int =
        heightAt(measurables, width)

    override fun IntrinsicMeasureScope.maxIntrinsicHeight(measurables: List<IntrinsicMeasurable>, width: Int): Int =
        heightAt(measurables, width)

    private fun IntrinsicMeasureScope.heightAt(boxes: List<IntrinsicMeasurable>, width: Int): Int {
        val between = gap.roundToPx()
        val lines = linesOf(boxes, width, between)
        return lines.sumOf { line ->
            line.zip(widthsOf(line, width, between)).maxOf { (box, across) -> box.minIntrinsicHeight(across) }
        } + between * (lines.size - 1).coerceAtLeast(0)
    }

    private fun <T : IntrinsicMeasurable> linesOf(boxes: List<T>, width: Int, between: Int): List<List<T>> {
        var count = minOf(boxes.size, mostInLine)
        while (count > 1 && boxes.chunked(count).any { !fits(it, width, between) }) count = (count + 1) / 2
        return if (count == 0) emptyList() else boxes.chunked(count)
    }

    private fun fits(line: List<IntrinsicMeasurable>, width: Int, between: Int): Boolean {
        val room = width - between * (line.size - 1)
        val words = line.map { it.minIntrinsicWidth(Constraints.Infinity) }
        return if (even) words.all { it <= room / line.size } else words.sum() <= room
    }

    private fun widthsOf(line: List<IntrinsicMeasurable>, width: Int, between: Int): List<Int> {
        val room = width - between * (line.size - 1)
        val words = if (even) line.map { 0 } else line.map { it.minIntrinsicWidth(Constraints.Infinity) }
        val spare = (room - words.sum()).coerceAtLeast(0)
        // Whole pixels, the last of them for the last box.
        return words.mapIndexed { index, least ->
            least + spare * (index + 1) / line.size - spare * index / line.size
        }
    }
}
