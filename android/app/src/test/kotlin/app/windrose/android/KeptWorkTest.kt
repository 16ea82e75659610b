package app.windrose.android

import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.state.ToggleableState
import app.windrose.core.GameKind
import app.windrose.ui.app.Route
import org.junit.Test
import kotlin.test.assertEquals

/** What is half done on a page is still half done when the device is turned. */
class KeptWorkTest : ActivityTest() {
    @Test
    fun `storm cards that are ticked stay so, although none is taken yet`() {
        launch()
        withActivity { it.held.navigate(Route.Setup(GameKind.TACK)) }
        robot.tap(app.words["ui-tack-storms-chosen"])
        robot.awaitThat("the cards") { cards().size == 12 }
        tap(0, 3, 5)
        staysSo(0, 3, 5)
        robot.tap(app.words["ui-done"])
        robot.tap(app.words["ui-tack-storms-chosen"])
        robot.awaitThat("the cards") { cards().size == 12 }
        tap(0, 3, 5)
        staysSo()
    }

    private fun tap(vararg cards: Int) = cards.forEach {
        val tick = cards()[it].config[SemanticsActions.OnClick].action
        rule.runOnUiThread { tick?.invoke() }
        rule.waitForIdle()
    }

    private fun staysSo(vararg ticked: Int) {
        assertEquals(ticked.toList(), ticked())
        scenario.recreate()
        robot.awaitThat("the cards") { cards().size == 12 }
        assertEquals(ticked.toList(), ticked())
    }

    private fun cards() = robot.everything.filter {
        it.config.getOrNull(SemanticsProperties.Role) == Role.Checkbox
    }

    private fun ticked() = cards().indices.filter {
        cards()[it].config[SemanticsProperties.ToggleableState] == ToggleableState.On
    }
}
