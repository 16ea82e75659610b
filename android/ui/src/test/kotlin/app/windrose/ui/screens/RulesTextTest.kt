package app.windrose.ui.screens

import app.windrose.ui.screens.rules.RichText
import app.windrose.ui.screens.rules.RulesBlock
import app.windrose.ui.screens.rules.Span
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertTrue

class RulesTextTest {
    @Test
    fun `strong words are told apart`() = assertEquals(
        listOf(Span("It "), Span("scores", strong = true), Span(".")),
        RichText.parse("It **scores**.").spans,
    )

    @Test
    fun `a list has its points, whole over several lines`() {
        val points = assertIs<RulesBlock.Points>(RulesBlock.parse("- one\n  and more\n- two"))
        assertEquals(listOf("one and more", "two"), points.texts.map { it.plain })
    }

    @Test
    fun `a table has headings and rows`() {
        val table = assertIs<RulesBlock.Table>(RulesBlock.parse("| Card | Rule |\n|---|---|\n| Gale | **far** |"))
        assertEquals(listOf("Card", "Rule"), table.headings.map { it.plain })
        assertEquals(listOf(listOf("Gale", "far")), table.rows.map { row -> row.map { it.plain } })
    }

    @Test
    fun `a search minds no capitals and looks across strong words`() {
        assertTrue(RulesBlock.parse("It **scores** at once").has("SCORES AT"))
        assertFalse(RulesBlock.parse("It busts").has("scores"))
    }
}
