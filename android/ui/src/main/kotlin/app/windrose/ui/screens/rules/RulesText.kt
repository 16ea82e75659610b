package app.windrose.ui.screens.rules

import androidx.compose.runtime.Immutable

/** A stretch of text, plain or strong. */
@Immutable
data class Span(val text: String, val strong: Boolean = false)

/** A text with strong words in it. */
@Immutable
data class RichText(val spans: List<Span>) {
    /** The text alone. */
    val plain: String get() = spans.joinToString("") { it.text }

    /** Whether the text has [query] in it. */
    fun has(query: String): Boolean = plain.contains(query, ignoreCase = true)

    companion object {
        private const val STRONG = "**"

        /** Reads text in which strong words stand between double asterisks. */
        fun parse(source: String): RichText {
            val pieces = source.replace('\n', ' ').split(STRONG)
            val spans = pieces.mapIndexed { index, piece -> Span(piece, strong = index % 2 == 1) }
            return RichText(spans.filter { it.text.isNotEmpty() })
        }
    }
}

/** A piece of the rules, one after another. */
sealed interface RulesBlock {
    /** All texts in it. */
    val texts: List<RichText>

    /** Whether one of its texts has [query] in it. */
    fun has(query: String): Boolean = texts.any { it.has(query) }

    /** A paragraph. */
    data class Paragraph(val text: RichText) : RulesBlock {
        override val texts get() = listOf(text)
    }

    /** A list of points. */
    data class Points(override val texts: List<RichText>) : RulesBlock

    /** A table; each row has a cell for each heading. */
    data class Table(val headings: List<RichText>, val rows: List<List<RichText>>) : RulesBlock {
        override val texts get() = headings + rows.flatten()
    }

    companion object {
        private const val POINT = "- "
        private const val CELL = '|'

        /** Reads a block of the small part of Markdown in which the rules are written. */
        fun parse(source: String): RulesBlock = when {
            source.startsWith(POINT) -> Points(points(source).map(RichText::parse))
            source.startsWith(CELL) -> table(source.lines())
            else -> Paragraph(RichText.parse(source))
        }

        /** The points of a list; lines that begin no new one go on with the last. */
        private fun points(source: String): List<String> =
            source.removePrefix(POINT).split("\n$POINT").map { point -> point.lines().joinToString(" ") { it.trim() } }

        /** Headings, then a line of dashes, then the rows. */
        private fun table(lines: List<String>): Table {
            val cells = lines.map { line -> line.trim().trim(CELL).split(CELL).map { RichText.parse(it.trim()) } }
            return Table(cells.first(), cells.drop(2))
        }
    }
}

/** A part of the rules with its heading. */
@Immutable
data class RulesPart(val level: Int, val title: RichText, val blocks: List<RulesBlock>) {
    /** Whether heading or text has [query] in it. */
    fun has(query: String): Boolean = title.has(query) || blocks.any { it.has(query) }
}
