package app.windrose.android

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.os.Parcel
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import app.windrose.core.GameKind
import app.windrose.core.Storm
import app.windrose.core.StormChoice
import app.windrose.core.TackQuestion
import app.windrose.core.WindCard
import app.windrose.core.WindChoice
import app.windrose.ui.app.Phase
import app.windrose.ui.app.Route
import app.windrose.ui.app.exportGame
import app.windrose.ui.app.importGame
import app.windrose.ui.screens.rules.RulesModel
import app.windrose.ui.screens.saved.SavedModel
import app.windrose.ui.table.ReviewEvent
import app.windrose.ui.table.ReviewModel
import app.windrose.ui.table.ReviewUiState
import app.windrose.ui.table.TableModel
import app.windrose.ui.table.TableUiState
import app.windrose.ui.tack.ChosenCards
import app.windrose.ui.tack.TackSetupModel
import kotlinx.coroutines.runBlocking
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
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
    private val place = Uri.parse("content://elsewhere/game")

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

    @Test
    fun `a file that is chosen while there is no process is still written`() {
        val id = saveTable { it.question == TackQuestion.MOVE }
        val first = begin(null)
        first.get().held.attempt { first.get().held.exportGame(id, "Tack") }
        val request = awaitPicker(first)
        val second = begin(first.die())
        val file = ByteArrayOutputStream()
        shadowOf(second.get().contentResolver).registerOutputStream(place, file)
        answer(second, request, place)
        robot.await("Game exported")
        val hash = second.get().held.library.table(id).use { it.stateHash() }
        val copy = runBlocking { second.get().held.library.import(file.toByteArray()) }
        assertEquals(hash, second.get().held.library.table(copy).use { it.stateHash() })
        second.close()
    }

    @Test
    fun `a game that is chosen while there is no process still comes in, after a second death as well`() {
        val id = saveTable { it.question == TackQuestion.MOVE }
        val file = withLibrary { runBlocking { it.export(id) } }
        val first = begin(null)
        first.get().held.navigate(Route.Saved)
        kept<SavedModel>(first).import()
        val request = awaitPicker(first)
        val third = begin(begin(first.die()).die())
        shadowOf(third.get().contentResolver).registerInputStream(place, ByteArrayInputStream(file))
        answer(third, request, place)
        robot.await("Import finished")
        assertEquals(2, third.get().held.library.shelf().unfinished.size)
        third.close()
    }

    @Test
    fun `who chooses no file while there is no process changes nothing, and can choose another time`() {
        val first = begin(null)
        first.get().held.attempt { first.get().held.importGame(onChosen = {}) }
        val request = awaitPicker(first)
        val second = begin(first.die())
        answer(second, request, null)
        rule.waitForIdle()
        assertEquals(null, second.get().held.notice)
        second.get().held.attempt { second.get().held.importGame(onChosen = {}) }
        awaitPicker(second)
        second.close()
    }

    @Test
    fun `a set-up that is half chosen, what is looked for and the step that is looked back at are the same`() {
        val id = saveTable(hotTack) { it.step > 20u }
        var process = begin(null)
        process.get().held.navigate(Route.Setup(GameKind.TACK))
        val setup = kept<TackSetupModel>(process)
        val chosen = ChosenCards(WindCard.entries[4], Storm.entries.slice(listOf(1, 3, 6)))
        onScreen {
            setup.choose(setup.setup.copy(wind = WindChoice.Card(WindCard.entries[4])))
            setup.choose(setup.setup.copy(storms = StormChoice.Chosen(chosen.storms)))
            setup.choose(setup.setup.copy(wind = WindChoice.ClearDay))
            setup.shared.rename(1, "Zo\u00eb & Ann %")
            setup.shared.chooseSeed("ABC 123")
        }
        val choices = setup.setup
        process.get().held.navigate(Route.Rules(GameKind.TACK))
        onScreen { kept<RulesModel>(process).search("storm + wind") }
        process.get().held.navigate(Route.Review(id))
        val review = kept<ReviewModel>(process)
        robot.awaitThat("the review") { review.state is ReviewUiState.Open }
        review.on(ReviewEvent.GoTo(9))
        robot.awaitThat("step 9") { (review.state as ReviewUiState.Open).step == 9 }
        repeat(2) {
            process = begin(process.die())
            val again = kept<ReviewModel>(process)
            robot.awaitThat("step 9") { (again.state as? ReviewUiState.Open)?.step == 9 }
        }
        process.get().held.back()
        assertEquals("storm + wind", kept<RulesModel>(process).state.query)
        process.get().held.back()
        val back = kept<TackSetupModel>(process)
        assertEquals(choices, back.setup)
        assertEquals(chosen, back.chosen)
        assertEquals(listOf("", "Zo\u00eb & Ann %"), back.shared.state.names)
        assertEquals("ABC 123", back.shared.state.seed)
        process.get().held.back()
        process.get().held.navigate(Route.Setup(GameKind.TACK))
        assertEquals(emptyList(), kept<TackSetupModel>(process).shared.state.names)
        process.close()
    }

    private fun onScreen(work: () -> Unit) {
        rule.runOnUiThread(work)
        rule.waitForIdle()
    }

    private inline fun <reified T> kept(process: ActivityController<MainActivity>): T {
        awaitKept<T>(process)
        return process.get().held.navigator.everythingKept.filterIsInstance<T>().single()
    }

    private fun awaitPicker(process: ActivityController<MainActivity>): Int {
        robot.awaitThat("the picker") { shadowOf(process.get()).peekNextStartedActivityForResult() != null }
        return shadowOf(process.get()).nextStartedActivityForResult.requestCode
    }

    /** The picker gives [uri], or was left without a choice. */
    private fun answer(process: ActivityController<MainActivity>, request: Int, uri: Uri?) {
        val result = if (uri == null) Activity.RESULT_CANCELED else Activity.RESULT_OK
        val data = uri?.let { Intent().setData(it) }
        assertTrue(process.get().activityResultRegistry.dispatchResult(request, result, data))
    }

    private inline fun <reified T> awaitKept(process: ActivityController<MainActivity>) =
        robot.awaitThat("the page") { process.get().held.navigator.everythingKept.any { it is T } }

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
        // Not more than closed: a call that was under way closes the file once more when it comes to its end.
        library.rest()
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
