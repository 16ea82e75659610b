package app.windrose.ui.screens

import app.windrose.bindings.GameLibrary
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Phase
import app.windrose.ui.app.TestDevice
import app.windrose.ui.table.SavedGames
import app.windrose.ui.tack.TackSetupModel
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.async
import java.io.File
import kotlin.coroutines.CoroutineContext
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What a player does while a page waits for the core is not undone by the answer. */
class LateAnswersTest {
    @Test
    fun `what is typed while a set-up is read is kept`() =
        SavedGames().use { games -> games.open().use(::typeWhileRead) }

    private fun typeWhileRead(library: GameLibrary) {
        val steps = Steps()
        val everything = CoroutineScope(steps)
        val app = AppModel({ library }, TestDevice().platform, everything, "en", background = steps)
        app.open()
        steps.runUntil({ app.phase == Phase.Open })
        val setup = TackSetupModel(app).shared
        var typed = 0
        val reading = everything.async { setup.load() }
        steps.runUntil({ reading.isCompleted }) {
            if (typed > 0) assertEquals("Anna $typed" to "ABC $typed", setup.state.names[0] to setup.state.seed)
            setup.rename(0, "Anna ${++typed}")
            setup.chooseSeed("ABC $typed")
        }
        assertTrue(typed > 2, "The set-up asked only $typed times")
        assertEquals("Anna $typed" to "ABC $typed", setup.state.names[0] to setup.state.seed)
    }

    @Test
    fun `no state is copied before the answer that goes into it is there`() {
        val files = File("src/main/kotlin").walk().filter { it.extension == "kt" }.toList()
        assertTrue(files.size > LEAST, "Only ${files.size} files were found")
        val early = files.flatMap { file ->
            file.readLines().filter(EarlyCopy::containsMatchIn).map { "${file.name}: ${it.trim()}" }
        }
        assertEquals(emptyList(), early)
        assertTrue(EarlyCopy.containsMatchIn("state = state.copy(games = app.core { it.games() })"))
    }

    /** Runs everything that goes on in the background and on the main thread, one step at a time, when the test says so. */
    private class Steps : CoroutineDispatcher() {
        private val waiting = ArrayDeque<Runnable>()

        override fun dispatch(context: CoroutineContext, block: Runnable) = waiting.addLast(block)

        /** Does [meanwhile] before each step until it is [done]. */
        fun runUntil(done: () -> Boolean, meanwhile: () -> Unit = {}) {
            while (!done()) {
                meanwhile()
                waiting.removeFirst().run()
            }
        }
    }

    private companion object {
        /** A copy of a state whose parts are waited for after the state was read. */
        val EarlyCopy = Regex("state\\.copy\\(.*\\b(core|ask|onTable) \\{")
        const val LEAST = 100
    }
}
