package app.windrose.ui.screens.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.windrose.core.FigureRow
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/** Figures in rows and [columns]. Where the columns have no room, each figure stands on a line with its column's name. */
@Composable
internal fun Figures(columns: List<String>, rows: List<FigureRow>) {
    val crowded = Windrose.window == WindowClass.Compact && columns.size > NARROW_COLUMNS
    val stacked = columns.isNotEmpty() && (crowded || Windrose.largeText)
    val headed = columns.isNotEmpty() && !stacked
    Column {
        if (headed) Headings(columns)
        rows.forEachIndexed { index, row ->
            if (index > 0 || headed) Divider()
            val node = Modifier.clearAndSetSemantics { contentDescription = row.spoken(columns) }
            if (stacked) StackedRow(columns, row, node) else FlatRow(row, node)
        }
    }
}

/** The row in words: its label, and each figure with the name of its column. */
private fun FigureRow.spoken(columns: List<String>): String = if (columns.isEmpty()) {
    "$label: ${figures.joinToString()}"
} else {
    "$label: ${columns.zip(figures) { column, figure -> "$column $figure" }.joinToString()}"
}

@Composable
private fun Headings(columns: List<String>) {
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics {}.padding(vertical = Space.gap),
        horizontalArrangement = Arrangement.spacedBy(Space.gap, Alignment.End),
        verticalAlignment = Alignment.Bottom,
    ) {
        columns.forEach { column ->
            Text(
                column,
                Modifier.widthIn(min = COLUMN, max = COLUMN),
                Windrose.type.label,
                Windrose.colors.inkSoft,
                TextAlign.End,
            )
        }
    }
}

@Composable
private fun FlatRow(row: FigureRow, modifier: Modifier) {
    val style = if (row.total) Windrose.type.bodyStrong else Windrose.type.body
    val width = if (row.figures.size > 1) Modifier.widthIn(min = COLUMN, max = COLUMN) else Modifier
    Row(
        modifier.fillMaxWidth().padding(vertical = Space.gap),
        horizontalArrangement = Arrangement.spacedBy(Space.gap),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(row.label, Modifier.weight(1f), style, if (row.total) Windrose.colors.ink else Windrose.colors.inkSoft)
        row.figures.forEach { Text(it, width, Windrose.type.bodyStrong, align = TextAlign.End) }
    }
}

@Composable
private fun StackedRow(columns: List<String>, row: FigureRow, modifier: Modifier) {
    Column(
        modifier.fillMaxWidth().padding(vertical = Space.gap),
        verticalArrangement = Arrangement.spacedBy(Space.half),
    ) {
        Text(row.label, style = Windrose.type.bodyStrong)
        columns.zip(row.figures).forEach { (column, figure) ->
            Row(horizontalArrangement = Arrangement.spacedBy(Space.gap)) {
                Text(column, Modifier.weight(1f), color = Windrose.colors.inkSoft)
                Text(figure, style = Windrose.type.bodyStrong)
            }
        }
    }
}

private const val NARROW_COLUMNS = 2
private val COLUMN = 84.dp
