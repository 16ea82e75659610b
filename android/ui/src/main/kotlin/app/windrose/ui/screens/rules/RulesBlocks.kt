package app.windrose.ui.screens.rules

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.CollectionInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.collectionInfo
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.onPage
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/** A block of the rules; everything that [query] was found in is marked. */
@Composable
internal fun Block(block: RulesBlock, query: String) {
    when (block) {
        is RulesBlock.Paragraph -> MarkedText(block.text, query)
        is RulesBlock.Points -> Points(block.texts, query)
        is RulesBlock.Table -> Table(block, query)
    }
}

@Composable
private fun Points(points: List<RichText>, query: String) {
    Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
        points.forEach { point ->
            Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
                Text(BULLET, Modifier.clearAndSetSemantics {}, Windrose.type.bodyStrong, Windrose.colors.accent)
                MarkedText(point, query, Modifier.weight(1f))
            }
        }
    }
}

/**
 * A table. Where there is no room for its columns, each row stands as a small paragraph. Screen readers go through it
 * row by row and hear each cell with its heading.
 */
@Composable
private fun Table(table: RulesBlock.Table, query: String) {
    val crowded = Windrose.window == WindowClass.Compact && table.headings.size > NARROW_COLUMNS
    val narrow = crowded || Windrose.largeText
    Card(Modifier.fillMaxWidth().semantics { collectionInfo = CollectionInfo(table.rows.size, 1) }) {
        if (!narrow) {
            Line(table.headings, query, Windrose.type.label, Windrose.colors.inkSoft, Modifier.clearAndSetSemantics {})
        }
        table.rows.forEachIndexed { index, row ->
            if (index > 0 || !narrow) Divider()
            val cells = table.headings.zip(row) { heading, cell -> "${heading.plain}: ${cell.plain}" }
            val node = Modifier.clearAndSetSemantics { contentDescription = cells.joinToString(". ") }
            if (narrow) {
                Stacked(table.headings, row, query, node)
            } else {
                Line(row, query, Windrose.type.body, modifier = node)
            }
        }
    }
}

@Composable
private fun Line(
    cells: List<RichText>,
    query: String,
    style: TextStyle,
    color: Color = Color.Unspecified,
    modifier: Modifier = Modifier,
) {
    Row(
        modifier.fillMaxWidth().padding(horizontal = Space.row, vertical = Space.gap),
        horizontalArrangement = Arrangement.spacedBy(Space.row),
    ) {
        cells.forEachIndexed { index, cell ->
            // The last of two columns is a sentence and takes more room than its name.
            val wide = cells.size == NARROW_COLUMNS && index == cells.lastIndex
            MarkedText(cell, query, Modifier.weight(if (wide) SENTENCE_WEIGHT else 1f), style, color)
        }
    }
}

@Composable
private fun Stacked(headings: List<RichText>, row: List<RichText>, query: String, modifier: Modifier) {
    Column(
        modifier.fillMaxWidth().padding(horizontal = Space.row, vertical = Space.gap),
        verticalArrangement = Arrangement.spacedBy(Space.half),
    ) {
        MarkedText(row.first(), query, style = Windrose.type.bodyStrong)
        headings.zip(row).drop(1).forEach { (heading, cell) ->
            MarkedText(heading, query, style = Windrose.type.captionSmall, color = Windrose.colors.inkSoft)
            MarkedText(cell, query)
        }
    }
}

/** Text with its strong words, and with everything marked that [query] was found in. */
@Composable
internal fun MarkedText(
    text: RichText,
    query: String,
    modifier: Modifier = Modifier,
    style: TextStyle = Windrose.type.body,
    color: Color = Color.Unspecified,
) {
    val colors = Windrose.colors
    val ink = if (color == Color.Unspecified) colors.ink else color
    val mark = SpanStyle(background = colors.accent.copy(alpha = 0.28f), textDecoration = TextDecoration.Underline)
    BasicText(text.marked(query, mark), modifier, style.copy(color = ink).onPage())
}

/** The text with [mark] on everything that [query] was found in. */
private fun RichText.marked(query: String, mark: SpanStyle): AnnotatedString = buildAnnotatedString {
    spans.forEach { span ->
        val style = if (span.strong) SpanStyle(fontWeight = FontWeight.SemiBold) else SpanStyle()
        withStyle(style) { append(span.text) }
    }
    if (query.isNotEmpty()) {
        var start = plain.indexOf(query, ignoreCase = true)
        while (start >= 0) {
            addStyle(mark, start, start + query.length)
            start = plain.indexOf(query, start + query.length, ignoreCase = true)
        }
    }
}

private const val BULLET = "•"
private const val NARROW_COLUMNS = 2
private const val SENTENCE_WEIGHT = 2.4f
