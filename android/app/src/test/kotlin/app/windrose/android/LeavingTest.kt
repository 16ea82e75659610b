package app.windrose.android

import androidx.lifecycle.Lifecycle
import app.windrose.bindings.GameLibrary
import app.windrose.core.TackQuestion
import org.junit.Test
import org.robolectric.shadows.ShadowLooper
import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Out of sight the app has written everything into the one file that backups take. */
class LeavingTest : ActivityTest() {
    @Test
    fun `a copy of the one file has the last move in it`() {
        val id = saveTable { it.question == TackQuestion.MOVE }
        val table = openTable(id)
        table.pickWhole()
        val before = table.view.step
        table.confirmAndAwait(before + 1u)
        val hash = table.moment().hash
        assertTrue(log.length() > 0, "the move lies beside the file as long as the app is in use")
        scenario.moveToState(Lifecycle.State.CREATED)
        awaitUnseen("everything lies in the one file") { !log.exists() || log.length() == 0L }
        val folder = createTempDirectory().toFile()
        try {
            savedGames.copyTo(File(folder, savedGames.name))
            GameLibrary.open(File(folder, savedGames.name).path, "en").use { library ->
                assertEquals(null, library.report())
                library.table(id).use { assertEquals(hash, it.stateHash()) }
            }
        } finally {
            folder.deleteRecursively()
        }
        scenario.moveToState(Lifecycle.State.RESUMED)
        robot.awaitThat("the table goes on") { table.view.step == before + 1u }
    }

    @Test
    fun `turning the device closes nothing`() {
        openTable(saveTable { it.question == TackQuestion.MOVE }).apply {
            pickWhole()
            confirmAndAwait(view.step + 1u)
        }
        scenario.recreate()
        rule.waitForIdle()
        assertTrue(log.length() > 0, "the file is still in use")
    }

    private val log get() = File(savedGames.path + "-wal")

    /** Waits without looking at the screen, which is not there. */
    private fun awaitUnseen(what: String, condition: () -> Boolean) {
        val end = System.currentTimeMillis() + PATIENCE_MILLIS
        while (!condition()) {
            assertTrue(System.currentTimeMillis() < end, what)
            ShadowLooper.idleMainLooper()
            Thread.sleep(PAUSE_MILLIS)
        }
    }

    private companion object {
        const val PATIENCE_MILLIS = 10_000L
        const val PAUSE_MILLIS = 20L
    }
}
