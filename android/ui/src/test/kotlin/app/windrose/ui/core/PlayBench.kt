package app.windrose.ui.core

import app.windrose.bindings.GameLibrary
import app.windrose.bindings.modeSetup
import app.windrose.core.Answer
import app.windrose.ui.app.newFolder
import org.junit.Assume.assumeNotNull
import java.io.File
import kotlin.random.Random
import kotlin.test.Test
import kotlin.time.Duration
import kotlin.time.DurationUnit
import kotlin.time.measureTimedValue

/**
 * Measures a play with its view through the bindings, and writes the median in milliseconds into the file that the
 * property `windrose.bench` names. Without the property nothing is measured.
 */
class PlayBench {
    @Test
    fun `a play with its view`() {
        val answer = System.getProperty("windrose.bench")
        assumeNotNull(answer)
        // How fast the device writes is measured elsewhere.
        val folder = newFolder()
        val times = GameLibrary.open(File(folder, "windrose.sqlite").path, "en").use { library ->
            List(WARM_UP + MEASURED) { play(library, Random(it)) }.drop(WARM_UP).flatten().sorted()
        }
        folder.deleteRecursively()
        File(answer).writeText("${times[times.size / 2].toDouble(DurationUnit.MILLISECONDS)}\n")
    }

    /** Plays a game at random and gives the time of each play. */
    private fun play(library: GameLibrary, random: Random): List<Duration> = buildList {
        val setup = checkNotNull(modeSetup(library.games().first().kind, "two-players", PLAYERS))
        library.start(setup, emptyList(), null).use { table ->
            var view = table.view()
            while (true) {
                val action = view.decision?.choices?.random(random)?.action ?: break
                val (played, time) = measureTimedValue { table.play(action, view.step) }
                add(time)
                view = (played as Answer.Done).view
            }
        }
    }

    private companion object {
        const val WARM_UP = 20
        const val MEASURED = 40
        val PLAYERS: UByte = 2u
    }
}
