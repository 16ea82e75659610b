package app.windrose.android

import android.os.Bundle
import android.os.Parcel
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import app.windrose.core.GameKind
import app.windrose.core.TackQuestion
import app.windrose.ui.app.Phase
import app.windrose.ui.app.Route
import app.windrose.ui.table.TableModel
import app.windrose.ui.table.TableUiState
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.android.controller.ActivityController
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/**
 * The system ends the process and starts another one with what the activity wrote down: nothing else is handed on, and
 * the table comes back at the very decision.
 */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ProcessDeathTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val robot by lazy { AppRobot(rule) }

    @Test
    fun `rolled dice that are not laid lie there again`() = comesBack(TackQuestion.PLACES)

    @Test
    fun `a move is asked again`() = comesBack(TackQuestion.MOVE)

    @Test
    fun `the way back is the same, and a second death changes nothing`() {
        val id = saveTable { it.question == TackQuestion.MOVE }
        val way = listOf(Route.Saved, Route.Table(id), Route.Rules(GameKind.TACK))
        var process = begin(null)
        way.forEach { process.get().held.navigate(it) }
        repeat(2) { process = begin(process.die()) }
        val app = process.get().held
        for (route in way.reversed()) {
            assertEquals(route, app.navigator.current)
            assertTrue(app.back())
        }
        assertEquals(Route.Home, app.navigator.current)
        process.close()
    }

    private fun comesBack(asked: TackQuestion) {
        val id = saveTable(hotTack) { it.question == asked && it.decision?.choices?.size != 1 }
        val first = begin(null)
        first.get().held.navigate(Route.Table(id))
        awaitTable(first)
        val before = seen(first, id)
        val second = begin(first.die())
        awaitTable(second)
        robot.awaitThat("the same words") { seen(second, id) == before }
        second.close()
    }

    /** A process with an activity that takes up what an earlier one [saved]. */
    private fun begin(saved: Bundle?): ActivityController<MainActivity> {
        val controller = Robolectric.buildActivity(MainActivity::class.java)
        if (saved == null) controller.setup() else controller.setup(saved)
        robot.awaitThat("the saved games are open") { controller.get().held.phase == Phase.Open }
        rule.waitForIdle()
        return controller
    }

    /** Ends the process: the bundle goes through a parcel, and everything in memory is gone. */
    private fun ActivityController<MainActivity>.die(): Bundle {
        val saved = Bundle()
        pause().stop().saveInstanceState(saved)
        rule.waitForIdle()
        val library = get().held.library
        // Destroyed without a word, as the system does it: nothing new is written after this.
        close()
        (library as AutoCloseable).close()
        return saved.copied()
    }

    private fun awaitTable(process: ActivityController<MainActivity>) {
        robot.awaitThat("the table") {
            process.get().held.navigator.everythingKept.any { it is TableModel && it.state is TableUiState.Open }
        }
        rule.waitForIdle()
    }

    private fun seen(process: ActivityController<MainActivity>, id: Long): List<Any> =
        process.get().held.library.table(id).use { listOf(it.view().step, it.stateHash()) } + robot.spoken()
}

private fun Bundle.copied(): Bundle {
    val parcel = Parcel.obtain()
    try {
        parcel.writeBundle(this)
        parcel.setDataPosition(0)
        return checkNotNull(parcel.readBundle(MainActivity::class.java.classLoader))
    } finally {
        parcel.recycle()
    }
}
