package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.SeatBadge
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/**
 * The end of a game in one sentence, under the badge of whoever won; without a badge when nobody did. The table
 * announces it with what led to it.
 */
@Composable
fun ResultHeader(title: String, subtitle: String, modifier: Modifier = Modifier, winner: SeatLook? = null) {
    Column(
        modifier.fillMaxWidth().padding(horizontal = Space.margin).semantics(mergeDescendants = true) {
            heading()
        },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        winner?.let { SeatBadge(it, size = 64.dp) }
        Text(title, Modifier.padding(top = Space.half), style = Windrose.type.result, align = TextAlign.Center)
        Text(subtitle, style = Windrose.type.body, color = Windrose.colors.inkSoft, align = TextAlign.Center)
    }
}

/** A column of a [ResultTable]. */
@Immutable
data class ResultColumn(val seat: SeatLook, val name: String)

/** A line of a [ResultTable]: one value a column. [spoken] is the whole line in words. */
@Immutable
data class ResultLine(val label: String, val values: List<String>, val spoken: String)

/**
 * What the score is made of; the total of the first column stands out where it is the leader's ([leaderFirst]). What
 * only breaks a tie stands [after] the total, as it adds nothing to it. Where the columns leave no room for the words of
 * the labels beside them, as several do with large text or on a small phone, each label stands over its values.
 */
@Composable
fun ResultTable(
    columns: List<ResultColumn>,
    lines: List<ResultLine>,
    total: ResultLine,
    modifier: Modifier = Modifier,
    after: List<ResultLine> = emptyList(),
    leaderFirst: Boolean = true,
) {
    val colors = Windrose.colors
    Card(modifier.fillMaxWidth()) {
        BoxWithConstraints(Modifier.padding(horizontal = 14.dp, vertical = Space.half)) {
            val column = columnWidth(columns.size, maxWidth)
            val words = longestWord((lines + after + total).map { it.label }, Windrose.type.bodyStrong)
            val labelsAbove = words > maxWidth - column * columns.size
            Column {
                Heads(columns, column)
                lines.forEach { line ->
                    Divider()
                    TableLine(line, Windrose.type.body, Windrose.type.body, column, labelsAbove)
                }
                Box(Modifier.fillMaxWidth().height(2.dp).background(colors.ink))
                // Many large scores share a line only in the size of the text around them.
                val crowded = Windrose.largeText && columns.size > COLUMNS_OF_SCORES
                val score = if (crowded) Windrose.type.bodyStrong else Windrose.type.scoreSmall
                TableLine(total, Windrose.type.bodyStrong, score, column, labelsAbove, isTotal = true, leaderFirst)
                after.forEach { line ->
                    Divider()
                    TableLine(line, Windrose.type.body, Windrose.type.body, column, labelsAbove)
                }
            }
        }
    }
}

@Composable
private fun Heads(columns: List<ResultColumn>, width: Dp) {
    Row(
        Modifier.fillMaxWidth().padding(vertical = Space.half),
        horizontalArrangement = Arrangement.End,
        verticalAlignment = Alignment.CenterVertically,
    ) {
        columns.forEach { column ->
            Box(
                Modifier.width(width).semantics { contentDescription = column.name },
                contentAlignment = Alignment.CenterEnd,
            ) { SeatBadge(column.seat, size = 28.dp) }
        }
    }
}

@Composable
private fun TableLine(
    line: ResultLine,
    labelStyle: TextStyle,
    valueStyle: TextStyle,
    column: Dp,
    labelAbove: Boolean,
    isTotal: Boolean = false,
    leads: Boolean = false,
) {
    val colors = Windrose.colors
    val labelInk = if (isTotal) colors.ink else colors.inkSoft
    Column(
        Modifier
            .fillMaxWidth()
            .semantics(mergeDescendants = true) { contentDescription = line.spoken }
            .padding(vertical = 5.dp),
    ) {
        if (labelAbove) Text(line.label, style = labelStyle, color = labelInk)
        Row(
            Modifier.fillMaxWidth(),
            horizontalArrangement = Arrangement.End,
            verticalAlignment = Alignment.CenterVertically,
        ) {
            if (!labelAbove) Text(line.label, Modifier.weight(1f), labelStyle, labelInk)
            line.values.forEachIndexed { index, value ->
                val color = if (leads && index == 0) colors.accent else colors.ink
                Text(value, Modifier.width(column), valueStyle, color, TextAlign.End, maxLines = 1)
            }
        }
    }
}

/** Wide enough for a score of four figures in the reader's text size, as far as [room] for so many [columns] allows. */
@Composable
private fun columnWidth(columns: Int, room: Dp): Dp = minOf(if (Windrose.largeText) 96.dp else 62.dp, room / columns)

private const val COLUMNS_OF_SCORES = 2
