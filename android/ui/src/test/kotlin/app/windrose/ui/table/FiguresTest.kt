package app.windrose.ui.table

import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.onNodeWithContentDescription
import app.windrose.core.FigureRow
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.screens.InWords
import kotlin.test.Test
import kotlin.test.assertEquals

class FiguresTest {
    private val view = TableSamples.moving
    private val columns = view.seats.map { it.seat }

    @Test
    fun `what breaks a tie stands below the total, as it adds nothing to it`() {
        val rows = listOf(row("Ports", "50"), row("Total", "50", total = true), row("Chain", "3"))
        onStage(Stage(412, 915, accent = Accent.House), drawn = false, content = {
            InWords("en") { Figures(view, columns, rows) }
        }) {
            val shown = rows.map { top(it) }
            assertEquals(shown.sorted(), shown)
        }
    }

    private fun DesktopComposeUiTest.top(row: FigureRow): Float =
        onNodeWithContentDescription("${row.label}: ", substring = true).fetchSemanticsNode().positionInRoot.y

    private fun row(label: String, figure: String, total: Boolean = false) =
        FigureRow(label, columns.map { figure }, total)
}
