package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
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
 * What the score is made of, the winner's column first. With large text, more than two columns leave no room beside them:
 * each label then stands over its values.
 */
@Composable
fun ResultTable(
    columns: List<ResultColumn>,
    lines: List<ResultLine>,
    total: ResultLine,
    modifier: Modifier = Modifier,
) {
    val colors = Windrose.colors
    val labelsAbove = Windrose.largeText && columns.size > COLUMNS_BESIDE_LABELS
    Card(modifier.fillMaxWidth()) {
        Column(Modifier.padding(horizontal = 14.dp, vertical = Space.half)) {
            Row(
                Modifier.fillMaxWidth().padding(vertical = Space.half),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Box(Modifier.weight(1f))
                columns.forEach { column ->
                    Box(
                        Modifier.width(columnWidth()).semantics { contentDescription = column.name },
                        contentAlignment = Alignment.CenterEnd,
                    ) { SeatBadge(column.seat, size = 28.dp) }
                }
            }
            lines.forEach { line ->
                Divider()
                TableLine(line, Windrose.type.body, Windrose.type.body, labelsAbove)
            }
            Box(Modifier.fillMaxWidth().height(2.dp).background(colors.ink))
            TableLine(total, Windrose.type.bodyStrong, Windrose.type.scoreSmall, labelsAbove, leads = true)
        }
    }
}

@Composable
private fun TableLine(
    line: ResultLine,
    labelStyle: TextStyle,
    valueStyle: TextStyle,
    labelAbove: Boolean,
    leads: Boolean = false,
) {
    val colors = Windrose.colors
    val labelInk = if (leads) colors.ink else colors.inkSoft
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
                Text(value, Modifier.width(columnWidth()), valueStyle, color, TextAlign.End, maxLines = 1)
            }
        }
    }
}

/** Wide enough for a score of four figures in the reader's text size, as far as a phone has room. */
@Composable
private fun columnWidth() = if (Windrose.largeText) 76.dp else 62.dp

private const val COLUMNS_BESIDE_LABELS = 2
