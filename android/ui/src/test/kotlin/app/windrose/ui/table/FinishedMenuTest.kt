package app.windrose.ui.table

import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import app.windrose.bindings.GameLibrary
import app.windrose.core.ResultText
import app.windrose.core.UndoStop
import app.windrose.core.UndoView
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Phase
import app.windrose.ui.app.Route
import app.windrose.ui.app.playToTheEnd
import app.windrose.ui.app.runApp
import app.windrose.ui.app.withFolder
import app.windrose.ui.gallery.onStage
import app.windrose.ui.screens.InWords
import kotlin.test.Test
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** The menu of a table offers what makes sense there. */
class FinishedMenuTest {
    @Test
    fun `a finished game offers neither choices nor putting away`() = atTheEnd {
        tap("Menu")
        await("Export to a file")
        assertFalse(exists(hasText("Put away")))
        assertFalse(exists(hasText("Your choices")))
    }

    @Test
    fun `a game in play offers both`() = atRealTable {
        tap("Menu")
        await("Put away")
        await("Your choices")
    }

    @Test
    fun `the last move is taken back from the menu of the result`() = atTheEnd {
        assertTrue(view.undo.possible, view.undo.text)
        tap("Menu")
        tap("Undo")
        awaitThat("the game goes on") { view.result == null }
        assertNotNull(view.decision)
    }

    @Test
    fun `what cannot be taken back says why`() {
        val reason = "Dice were rolled after that."
        val ended = TableSamples.moving.copy(
            decision = null,
            result = ResultText("Plum wins", "9 to 4", listOf(1u), listOf(1u, 0u), emptyList()),
            undo = UndoView(false, UndoStop.Chance, reason),
        )
        val events = mutableListOf<TableEvent>()
        onStage(content = {
            val open = TableSamples.open(ended).copy(panel = TablePanel.Menu)
            InWords("en") { TableScreen(open, TablePrefs(), events::add) }
        }) {
            onNodeWithText("Undo").assertIsNotEnabled().performClick()
            onNodeWithText(reason, substring = true, useUnmergedTree = true).assertExists()
        }
        assertTrue(TableEvent.Explain(reason) in events)
        assertFalse(TableEvent.Undo in events)
    }

    private fun atTheEnd(work: AppHarness.() -> Unit) = withFolder { folder ->
        runApp(folder) {
            awaitThat("the library is open") { app.phase == Phase.Open }
            val id = playToTheEnd(app.library as GameLibrary)
            test.runOnIdle { app.navigate(Route.Table(id)) }
            await("Play again")
            work()
        }
    }
}
