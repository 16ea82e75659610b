package app.windrose.ui.kit

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.click
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.test.swipeUp
import androidx.compose.ui.unit.dp
import app.windrose.ui.gallery.onStage
import app.windrose.ui.gallery.topLayer
import app.windrose.ui.kit.drawing.Glyph
import kotlin.test.Test
import kotlin.test.assertEquals

/** Controls that are found without sight: the first tap tells what one is, the second of two takes it. */
class FirstTellsTest {
    private val told = mutableListOf<String>()
    private var taken = 0
    private val take: () -> Unit = { taken++ }

    private class Control(val words: String, val content: @Composable () -> Unit)

    /** Every control that can stand at a table or over it. */
    private val controls = listOf(
        Control("Declare") { Button("Declare", take) },
        Control("Undo, Too late.") { Button("Undo", {}, unavailable = "Too late.", onUnavailable = { take() }) },
        Control("Declare, chosen") { TallActionBar(BarAction("Declare", take, state = "chosen")) },
        Control("Menu") { IconButton(Glyph.More, "Menu", take) },
        Control("Undo") { SquareButton(Glyph.Undo, "Undo", take) },
        Control("Stairs, chosen") {
            ChoiceChip(Choice("Stairs", ChipState.Chosen, stateDescription = "chosen"), take)
        },
        Control("Rules, Chapter one") { ListRow("Rules", subtitle = "Chapter one", onClick = take) },
        Control("Cards in play") { CardFan(listOf(Glyph.Flag), "Cards in play", take) },
        Control("Rules") { Menu(listOf(MenuItem("Rules", take)), {}) },
    )

    private fun DesktopComposeUiTest.control(): SemanticsNodeInteraction = onAllNodes(hasClickAction()).onFirst()

    private fun DesktopComposeUiTest.rest() {
        mainClock.advanceTimeBy(REST)
        waitForIdle()
    }

    private fun each(tells: Boolean = true, check: DesktopComposeUiTest.(words: String) -> Unit) {
        for (control in controls) {
            told.clear()
            taken = 0
            val teller = Teller { told += it }.takeIf { tells }
            onStage(content = { CompositionLocalProvider(LocalTeller provides teller, content = control.content) }) {
                check(control.words)
            }
        }
    }

    @Test
    fun `the first tap tells the name and the state, and does nothing`() = each { words ->
        repeat(2) {
            control().performTouchInput { click() }
            rest()
        }
        assertEquals(listOf(words, words), told)
        assertEquals(0, taken, words)
    }

    @Test
    fun `the second of two quick taps takes it, and tells nothing again`() = each { words ->
        control().performTouchInput { doubleClick() }
        rest()
        assertEquals(listOf(words), told)
        assertEquals(1, taken, words)
    }

    @Test
    fun `a screen reader's activation and the keyboard's take it at once`() = each { words ->
        val action = control().fetchSemanticsNode().config[SemanticsActions.OnClick].action
        runOnUiThread { action?.invoke() }
        waitForIdle()
        assertEquals(1, taken, words)
        if (words != "Rules") {
            control().requestFocus()
            control().performKeyInput { pressKey(Key.Enter) }
            waitForIdle()
            assertEquals(2, taken, words)
        }
        assertEquals(emptyList(), told)
    }

    @Test
    fun `elsewhere one tap takes it`() = each(tells = false) { words ->
        control().performTouchInput { click() }
        waitForIdle()
        assertEquals(emptyList(), told)
        assertEquals(1, taken, words)
    }

    @Test
    fun `a scroll that begins on a control still scrolls, and is no tap`() {
        onStage(
            content = {
                CompositionLocalProvider(LocalTeller provides Teller { told += it }) {
                    val scroll = rememberScrollState()
                    Column(Modifier.height(200.dp).verticalScroll(scroll)) {
                        repeat(ROWS) { ListRow("Row $it at ${scroll.value}", onClick = take) }
                    }
                }
            },
        ) {
            control().performTouchInput { swipeUp() }
            waitForIdle()
            assertEquals(0, onAllNodes(hasText("Row 0 at 0")).fetchSemanticsNodes().size)
        }
        assertEquals(0, taken)
    }

    @Test
    fun `a gesture that is taken away is no tap`() {
        onStage(
            content = {
                CompositionLocalProvider(LocalTeller provides Teller { told += it }) {
                    Box(Modifier.takesGesturesAway()) { Button("Declare", take) }
                }
            },
        ) {
            control().performTouchInput { doubleClick() }
            rest()
        }
        assertEquals(0, taken)
    }

    @Test
    fun `a tap beside a sheet tells that it closes it, and the second does`() {
        onStage(
            content = {
                CompositionLocalProvider(LocalTeller provides Teller { told += it }) { Sheet("Log", "Close", take) {} }
            },
        ) {
            topLayer().performTouchInput { click(topCenter) }
            rest()
            assertEquals(listOf("Close"), told)
            assertEquals(0, taken)
            topLayer().performTouchInput { doubleClick(topCenter) }
            rest()
        }
        assertEquals(1, taken)
    }

    private companion object {
        /** Longer than between two taps of a double tap. */
        const val REST = 600L
        const val ROWS = 20
    }
}

/** Ends every gesture as the system does that takes it away: each finger is lifted, and that is consumed already. */
internal fun Modifier.takesGesturesAway(): Modifier = pointerInput(Unit) {
    awaitPointerEventScope {
        while (true) {
            awaitPointerEvent(PointerEventPass.Initial).changes.filter { it.changedToUp() }.forEach { it.consume() }
        }
    }
}
