package app.windrose.ui.foursenses

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipeUp
import app.windrose.core.GameKind
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Phase
import app.windrose.ui.app.Route
import app.windrose.ui.app.runApp
import app.windrose.ui.app.withFolder
import app.windrose.ui.kit.ReaderFocus
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** The page of the rules, on which a beginner feels each kind of space. */
class FourSensesPracticeTest {
    private val names = listOf("Empty") +
        listOf("One level", "Two levels", "Three levels").flatMap { listOf("$it, flat on top", "$it, hole on top") }

    @Test
    fun `a tap on each gives its cue once`() = onRules(GameKind.FOUR_SENSES) {
        for (name in names) {
            scrollAndTap(name)
            awaitThat("the cue of $name") { device.cues.isNotEmpty() }
            assertEquals(feltBy(name), feltIn(device.cues.single()), name)
            assertEquals(device.cues, device.heard)
            device.cues.clear()
            device.heard.clear()
        }
    }

    @Test
    fun `a screen reader feels what it comes to`() = onRules(GameKind.FOUR_SENSES) {
        val row = await(hasText("Two levels, hole on top") and hasClickAction()).performScrollTo().fetchSemanticsNode()
        test.runOnUiThread { row.config[ReaderFocus].come() }
        assertEquals(Felt(2, holed = true), feltIn(device.cues.single()))
    }

    @Test
    fun `the keyboard feels what it comes to, and again with Enter`() = onRules(GameKind.FOUR_SENSES) {
        tabTo("Empty")
        assertEquals(Felt(0, holed = false), feltIn(device.cues.single()))
        press(Key.Enter)
        awaitThat("the cue once more") { device.cues.size == 2 }
    }

    @Test
    fun `a scroll that begins on a row takes nothing from the next activation`() = onRules(GameKind.FOUR_SENSES) {
        val row = await(hasText("Empty") and hasClickAction()).performScrollTo()
        row.performTouchInput { swipeUp() }
        test.waitForIdle()
        val before = device.cues.size
        val click = await(hasText("Empty") and hasClickAction()).fetchSemanticsNode().config[SemanticsActions.OnClick]
        test.runOnUiThread { click.action?.invoke() }
        awaitThat("the cue") { device.cues.size == before + 1 }
    }

    @Test
    fun `what is felt is said, where no screen reader says it`() = onRules(GameKind.FOUR_SENSES) {
        device.voice = true
        scrollAndTap("Two levels, hole on top")
        awaitThat("the words") { device.spoken == listOf("Two levels, hole on top") }
        device.reader = true
        scrollAndTap("Empty")
        awaitThat("the cue") { device.cues.size == 2 }
        assertEquals(1, device.spoken.size)
    }

    @Test
    fun `other games have nothing to feel`() = onRules(GameKind.TACK) {
        assertFalse(exists(hasText("Feel for yourself")))
    }

    private fun feltBy(name: String): Felt {
        val levels = listOf("Empty", "One", "Two", "Three").indexOfFirst(name::startsWith)
        return Felt(levels, holed = "hole" in name)
    }

    private fun onRules(kind: GameKind, work: AppHarness.() -> Unit) = withFolder { folder ->
        runApp(folder) {
            awaitThat("the library is open") { app.phase == Phase.Open }
            test.runOnIdle { app.navigate(Route.Rules(kind)) }
            await(if (kind == GameKind.TACK) "Tack" else "Feel for yourself")
            work()
        }
    }
}
