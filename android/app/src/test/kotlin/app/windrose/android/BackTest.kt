package app.windrose.android

import android.view.KeyEvent
import androidx.activity.ComponentDialog
import androidx.compose.ui.platform.ViewRootForTest
import app.windrose.core.GameKind
import app.windrose.core.TackQuestion
import app.windrose.ui.app.Route
import app.windrose.ui.table.TablePanel
import org.junit.Test
import org.robolectric.shadows.ShadowDialog
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** Where the system's way back leads: out of what lies over a page, then a page back, and from the first out of the app. */
class BackTest : ActivityTest() {
    @Test
    fun `from each page to the one before it`() {
        val played = saveTable { it.question == TackQuestion.MOVE }
        val finished = saveTable { it.result != null }
        launch()
        val kind = GameKind.TACK
        val pages = listOf(Route.Saved, Route.RulesList, Route.Settings, Route.Licences, Route.Rules(kind)) +
            listOf(Route.Statistics(kind), Route.Setup(kind), Route.Table(played)) +
            listOf(Route.Table(finished), Route.Review(finished))
        for (page in pages) {
            withActivity { it.held.navigate(page) }
            rule.waitForIdle()
            assertTrue(leadsBack(), "$page leads back")
            pressBack()
            assertEquals(Route.Home, app.navigator.current, "back from $page")
        }
        // Nothing of ours stands in the way of the system, which shows where it leads while the finger moves.
        assertFalse(leadsBack())
        pressBack()
        assertEquals(Route.Home, app.navigator.current)
    }

    @Test
    fun `what lies over the table goes first`() {
        val table = openTable(saveTable { it.question == TackQuestion.MOVE })
        for (panel in listOf(TablePanel.Log, TablePanel.Choices, TablePanel.Keys, TablePanel.Abandon)) {
            table.show(panel)
            pressBackInDialog()
            robot.awaitThat("$panel is closed") { table.state.panel == null }
        }
        table.show(TablePanel.Menu)
        pressBackInPopup()
        robot.awaitThat("the menu is closed") { table.state.panel == null }
        assertTrue(app.navigator.current is Route.Table)
        pressBack()
        assertEquals(Route.Home, app.navigator.current)
    }

    @Test
    fun `a question in the settings goes first`() {
        launch()
        withActivity { it.held.navigate(Route.Settings) }
        robot.tap("Delete all data")
        robot.await("Delete everything?")
        pressBackInDialog()
        robot.awaitGone("Delete everything?")
        assertEquals(Route.Settings, app.navigator.current)
    }

    private fun leadsBack() = withActivity { it.onBackPressedDispatcher.hasEnabledCallbacks() }

    private fun pressBackInDialog() {
        rule.waitForIdle()
        val dialog = ShadowDialog.getLatestDialog() as ComponentDialog
        assertTrue(dialog.isShowing)
        rule.runOnUiThread { dialog.onBackPressedDispatcher.onBackPressed() }
    }

    private fun pressBackInPopup() {
        rule.waitForIdle()
        val roots = robot.everything.map { (it.root as ViewRootForTest).view.rootView }.distinct()
        val view = roots.single { it != withActivity { activity -> activity.window.decorView } }
        rule.runOnUiThread {
            view.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BACK))
            view.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_BACK))
        }
    }
}
