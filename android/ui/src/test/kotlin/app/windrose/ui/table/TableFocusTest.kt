package app.windrose.ui.table

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.withKeyDown
import app.windrose.ui.app.AppHarness
import app.windrose.ui.gallery.label
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The keyboard at a table: where it starts, which way it goes, and that it is never lost. */
class TableFocusTest {
    @Test
    fun `Tab goes through prompt, choices, board and actions, and then to the bar`() {
        for ((width, height) in listOf(412 to 915, 756 to 904, 1280 to 800)) {
            atRealTable(width = width, height = height) {
                val way = mutableListOf<String>()
                repeat(MOST_STOPS) {
                    press(Key.Tab)
                    kindOf(focused())?.let { if (it != way.lastOrNull()) way += it }
                }
                assertEquals(listOf("prompt", "choices", "board", "actions", "bar"), way.take(5), "at $width")
            }
        }
    }

    @Test
    fun `the way onto the board begins where something can be done`() = atRealTable {
        fun enter() {
            var stops = 0
            while (kindOf(focused()) != "board") {
                press(Key.Tab)
                check(++stops < MOST_STOPS) { "Tab does not lead onto the board" }
            }
        }
        enter()
        assertTrue(focused()?.id in legalSpaces.map { it.id }, focused()?.label)
        playUntil("a move") { asksToMove }
        press(Key.Tab)
        enter()
        assertTrue(focused()?.id in legalSpaces.map { it.id }, focused()?.label)
    }

    @Test
    fun `the keys live on when the button that was clicked goes away`() = atRealTable {
        repeat(MOST_STOPS) { if (primary() == null) tapSpace(legalSpaces.first().label) }
        val step = view.step
        await(hasText(checkNotNull(primary())) and hasClickAction()).performMouseInput { click() }
        awaitThat("the dice lie") { view.step != step }
        assertTrue(exists(isFocused()), "Nothing has the focus")
        undo()
        awaitThat("they are taken back") { view.step == step }
        press(Key.L)
        await("Log")
        press(Key.Escape)
        awaitThat("the log is closed") { (table.state as TableUiState.Open).panel == null }
    }

    @Test
    fun `the arrows move about dice, chips and the menu`() = atRealTable {
        repeat(MOST_STOPS) { if (kindOf(focused()) != "choices") press(Key.Tab) }
        val first = focused()?.id
        press(Key.DirectionRight)
        assertEquals("choices", kindOf(focused()))
        assertTrue(focused()?.id != first)
        press(Key.DirectionLeft)
        assertEquals(first, focused()?.id)
        press(Key.DirectionLeft)
        assertEquals(first, focused()?.id, "An arrow leads out of the choices")
        tap("Menu")
        press(Key.DirectionDown)
        press(Key.DirectionDown)
        assertEquals("Rules", focused()?.label)
        press(Key.DirectionUp)
        assertEquals("Your choices", focused()?.label)
    }

    private fun AppHarness.focused(): SemanticsNode? =
        test.onAllNodes(isFocused()).fetchSemanticsNodes().lastOrNull()

    private fun AppHarness.primary(): String? = (table.state as TableUiState.Open).selection.ready?.text?.label

    private fun AppHarness.undo() = test.onAllNodes(isRoot()).onFirst().performKeyInput {
        withKeyDown(Key.CtrlLeft) { pressKey(Key.Z) }
    }

    private fun kindOf(node: SemanticsNode?): String? = when {
        node == null || node.config.getOrNull(SemanticsProperties.Role) == null -> null
        isSpace.matches(node) -> "board"
        node.label.startsWith("die ") -> "choices"
        node.label in listOf("Leave the table", "Log", "Menu", "Rules") -> "bar"
        node.label.startsWith("Cards in play") -> "prompt"
        else -> "actions"
    }

    private companion object {
        const val MOST_STOPS = 16
    }
}
