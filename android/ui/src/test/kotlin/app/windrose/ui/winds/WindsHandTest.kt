package app.windrose.ui.winds

import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performClick
import app.windrose.core.Blocked
import app.windrose.core.TableView
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.ChipState
import app.windrose.ui.screens.InWords
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.TablePanel
import app.windrose.ui.table.TablePrefs
import app.windrose.ui.table.TableScreen
import app.windrose.ui.table.TableUiState
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

/** The tiles of a hand, and the actions beside it. */
class WindsHandTest {
    private val hand = WindsSamples.view.hand
    private val begun = WindsSamples.board(WindsSamples.open())
    private val southChosen = WindsSamples.board(WindsSamples.open("tile:south"))

    @Test
    fun `of tiles that are alike the one that was tapped is chosen, else the first`() {
        fun chosen(tapped: Int) = tileCards(hand, southChosen, tapped).map { it.state == ChipState.Chosen }
        assertEquals(listOf(true, false, false, false), chosen(tapped = -1))
        assertEquals(listOf(false, false, true, false), chosen(tapped = 2))
        assertEquals(listOf(true, false, false, false), chosen(tapped = 3))
    }

    @Test
    fun `a tap picks a tile and lets go of it, and moves to one alike without asking the table`() {
        val open = tileCards(hand, begun, tapped = -1)
        assertEquals(TableEvent.Part("tile:south"), tapOn(open, 2))
        val chosen = tileCards(hand, southChosen, tapped = 0)
        assertEquals(TableEvent.Part("tile:south"), tapOn(chosen, 0))
        assertNull(tapOn(chosen, 2))
        assertEquals(TableEvent.Part("tile:north"), tapOn(chosen, 1))
    }

    @Test
    fun `one card alone shows that it is chosen`() = shown(WindsSamples.open("tile:south")) {
        val south = onAllNodesWithContentDescription("South tile")
        south[0].assertIsSelected()
        south[1].assertIsNotSelected().performClick()
        south[0].assertIsNotSelected()
        south[1].assertIsSelected()
    }

    @Test
    fun `what can be done has a chip, and what cannot is dashed and asks why`() {
        val reason = "None of your ships is near."
        val blocked = checkNotNull(WindsSamples.table.decision).copy(blocked = listOf(Blocked("act:build", reason)))
        val events = mutableListOf<TableEvent>()
        shown(WindsSamples.open(table = WindsSamples.table.copy(decision = blocked)), events) {
            onNodeWithContentDescription("Launch a ship").performClick()
            onNodeWithContentDescription("Outpost").assertIsNotEnabled().performClick()
            onNodeWithContentDescription("Turn the compass to West").performClick()
        }
        val parts = listOf(TableEvent.Part("act:launch"), TableEvent.WhyNot("act:build"), TableEvent.Part("act:rotate"))
        assertEquals<List<TableEvent>>(parts, events)
        val chips = deedChips(WindsSamples.board(WindsSamples.open("act:launch")))
        assertEquals(listOf(ChipState.Chosen, ChipState.Used, ChipState.Open), chips.map { it.state })
    }

    @Test
    fun `the compass tells the season, and opens the cards`() {
        for (stage in listOf(Stage(), Stage(width = 1280, height = 800))) {
            val events = mutableListOf<TableEvent>()
            shown(WindsSamples.open(), events, stage) {
                val label = if (stage.width < 840) "Cards in play: Summer" else null
                if (label != null) onNodeWithContentDescription(label).performClick() else tapCompass()
            }
            assertEquals<List<TableEvent>>(listOf(TableEvent.Show(TablePanel.Cards)), events, "$stage")
        }
    }

    private fun DesktopComposeUiTest.tapCompass() =
        onNode(hasText("Next: Autumn", substring = true)).performClick()

    @Test
    fun `at a table that was put away no hand is shown`() {
        val watched: TableView = WindsSamples.table.copy(decision = null)
        shown(WindsSamples.open(table = watched)) {
            assertEquals(0, onAllNodesWithContentDescription("South tile").fetchSemanticsNodes().size)
        }
    }

    private fun shown(
        state: TableUiState.Open,
        events: MutableList<TableEvent> = mutableListOf(),
        stage: Stage = Stage(),
        check: DesktopComposeUiTest.() -> Unit,
    ) {
        var checked = false
        onStage(stage, content = { InWords("en") { TableScreen(state, TablePrefs()) { events += it } } }) {
            check()
            checked = true
        }
        assertEquals(true, checked)
    }
}
