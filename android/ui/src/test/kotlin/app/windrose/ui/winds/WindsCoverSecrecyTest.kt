package app.windrose.ui.winds

import androidx.compose.ui.test.SemanticsMatcher
import app.windrose.core.GameSetup
import app.windrose.core.WindsSetup
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Phase
import app.windrose.ui.app.Route
import app.windrose.ui.app.runApp
import app.windrose.ui.app.withFolder
import app.windrose.ui.gallery.label
import app.windrose.ui.table.ReviewEvent
import app.windrose.ui.table.ReviewModel
import app.windrose.ui.table.ReviewUiState
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.TableExit
import app.windrose.ui.table.TableModel
import app.windrose.ui.table.TableUiState
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

/**
 * Whatever takes the hand of the seat that plays out of view: in the whole app, what screen readers are told of by
 * themselves included, no node knows then what that seat alone may know.
 */
class WindsCoverSecrecyTest {
    @Test
    fun `the background covers a table to the ear as well`() = each { setup ->
        atTable(setup) {
            accept()
            leavesNothing { cover() }
        }
    }

    @Test
    fun `so does handing the device on`() = each { setup ->
        atTable(setup) {
            accept()
            leavesNothing { handOn() }
            accept()
            leavesNothing { cover() }
        }
    }

    @Test
    fun `so does leaving the table, whichever way`() = each { setup ->
        val ways = listOf<Visit.() -> Unit>(
            { table.on(TableEvent.Go(TableExit.Back)) },
            { table.on(TableEvent.Go(TableExit.Home)) },
            { harness.app.back() },
        )
        for (way in ways) {
            atTable(setup) {
                accept()
                leavesNothing {
                    onScreen { way() }
                    harness.awaitThat("the first page") { harness.app.navigator.current == Route.Home }
                }
            }
        }
    }

    @Test
    fun `so does the background of a review, and the table below it is covered`() = each { setup ->
        atTable(setup) {
            accept()
            leavesNothing { handOn() }
            accept()
            val review = review()
            // The last step but one is the other seat's: the own draw is told on the way back to it.
            onScreen { review.on(ReviewEvent.GoTo(0)) }
            onScreen { review.on(ReviewEvent.GoTo(TURN)) }
            harness.awaitThat("the last step") { (review.state as? ReviewUiState.Open)?.step == TURN }
            leavesNothing {
                onScreen { review.on(ReviewEvent.ForegroundLost) }
                harness.awaitThat("the cover") { !review.showsSecrets }
            }
            onScreen { harness.app.back() }
            harness.awaitThat("the covered table") { covered }
            assertEquals(null, harness.app.announcement)
        }
    }

    @Test
    fun `a table that was left is covered when it is opened again, and in a review`() = each { setup ->
        atTable(setup) {
            accept()
            val first = table
            leavesNothing {
                onScreen { harness.app.back() }
                onScreen { harness.app.navigate(Route.Table(id)) }
                harness.awaitThat("the table") { open != null }
                assertTrue(table !== first && covered)
            }
            accept()
            leavesNothing {
                onScreen { harness.app.back() }
                val review = review()
                assertTrue(!review.showsSecrets)
            }
        }
    }

    @Test
    fun `a table that lies under another place is covered in the background as well`() = each { setup ->
        atTable(setup) {
            accept()
            onScreen { table.on(TableEvent.Go(TableExit.Settings)) }
            leavesNothing {
                onScreen { harness.app.rest() }
                harness.awaitThat("the cover") { covered }
                onScreen { harness.app.foregroundRegained() }
                onScreen { harness.app.back() }
            }
            assertTrue(covered)
        }
    }

    @Test
    fun `a look at the settings and back leaves the device in the same hands`() = each { setup ->
        atTable(setup) {
            accept()
            onScreen { table.on(TableEvent.Go(TableExit.Settings)) }
            harness.awaitThat("the settings") { harness.app.navigator.current == Route.Settings }
            assertEquals(null, harness.app.announcement)
            onScreen { harness.app.back() }
            assertTrue(!covered)
            review()
            onScreen { harness.app.back() }
            assertTrue(!covered)
        }
    }

    private fun each(check: (WindsSetup) -> Unit) = listOf(campaign(), duel).forEach(check)

    private fun atTable(setup: WindsSetup, check: Visit.() -> Unit) = withFolder { folder ->
        runApp(folder) {
            awaitThat("the library is open") { app.phase == Phase.Open }
            val id = app.library.start(GameSetup.FourWinds(setup), listOf("Ada", "Bo"), null).use { it.id() }
            app.changeSettings { it.copy(walkthroughSeen = true) }
            test.runOnIdle { app.navigate(Route.Table(id)) }
            Visit(this, id).check()
        }
    }

    /** A visit to the table [id]. */
    private class Visit(val harness: AppHarness, val id: Long) {
        private val kept: TableModel? get() = keeps()

        val table: TableModel get() = checkNotNull(kept) { "The table is not open" }

        val open: TableUiState.Open? get() = kept?.state as? TableUiState.Open

        val covered: Boolean get() = open?.view?.covered == true

        fun onScreen(work: () -> Unit) {
            harness.test.runOnIdle(work)
            harness.test.waitForIdle()
        }

        fun accept() {
            harness.awaitThat("the cover") { covered }
            onScreen { table.on(TableEvent.Accept) }
            harness.awaitThat("the hand") { open?.view?.secret == true && harness.app.announcement != null }
            onScreen { table.on(TableEvent.Show(null)) }
        }

        fun cover() {
            onScreen { table.on(TableEvent.ForegroundLost) }
            harness.awaitThat("the cover") { covered }
        }

        fun handOn() {
            var step = checkNotNull(open).view.step
            while (!covered) {
                onScreen { table.on(TableEvent.Choose(0)) }
                harness.awaitThat("the choice") { open?.preview != null || open?.view?.step != step }
                if (open?.view?.step == step) onScreen { table.on(TableEvent.Confirm) }
                harness.awaitThat("the next step") { open?.view?.step != step }
                step = checkNotNull(open).view.step
            }
        }

        fun review(): ReviewModel {
            onScreen { harness.app.navigate(Route.Review(id)) }
            harness.awaitThat("the review") { keeps<ReviewModel>()?.state is ReviewUiState.Open }
            return checkNotNull(keeps())
        }

        private inline fun <reified T> keeps(): T? =
            harness.app.navigator.everythingKept.filterIsInstance<T>().singleOrNull()

        /** Does [work], after which nothing tells any more what only the seat that holds the device may know. */
        fun leavesNothing(work: () -> Unit) {
            val known = lines()
            work()
            harness.test.waitForIdle()
            val nodes = harness.test.onAllNodes(SemanticsMatcher("anything") { true }, useUnmergedTree = true)
            val told = nodes.fetchSemanticsNodes().map { it.label }.filter { it.isNotEmpty() }
            assertNotEquals(emptyList(), told)
            val secrets = known - lines().toSet()
            assertTrue(secrets.any { Drawn.containsMatchIn(it) }, "Nothing was hidden: $secrets")
            val leaks = told.filter { text -> Drawn.containsMatchIn(text) || secrets.any { it in text } }
            assertEquals(emptyList(), leaks)
        }

        /** What the log tells now, at the table itself. */
        private fun lines(): List<String> = harness.app.library.table(id).use { table ->
            table.log().flatMap { listOf(it.line.spoken, it.line.text) }
        }
    }

    private companion object {
        const val TURN = 2

        /** Which tiles somebody drew: nobody else is ever told. */
        val Drawn = Regex("drew [^.]*(north|east|south|west)", RegexOption.IGNORE_CASE)
    }
}
