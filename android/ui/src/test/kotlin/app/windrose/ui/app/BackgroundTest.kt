package app.windrose.ui.app

import app.windrose.bindings.GameLibrary
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.async
import kotlinx.coroutines.delay
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import java.io.File
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** Leaving the foreground and coming back. */
class BackgroundTest {
    @Test
    fun `the file stays closed, whatever is asked until the app is back`() = withApp { app, folder ->
        app.open().join()
        app.rest().join()
        app.core { it.shelf() }
        assertEquals(emptyList(), openFiles(folder))
        app.foregroundRegained().join()
        assertNotEquals(emptyList(), openFiles(folder))
    }

    @Test
    fun `a report that the player has read meanwhile does not come back`() = withApp { app, folder ->
        folder.resolve("windrose.sqlite").writeText("not a database at all")
        app.open().join()
        assertNotNull(app.report)
        app.rest().join()
        // What the app reads when it comes back is asked for before the player has read the first report.
        val back = app.foregroundRegained()
        yield()
        val forgotten = app.dismissReport()
        back.join()
        forgotten?.join()
        app.core { }
        assertNull(app.report)
        assertNull(app.core { it.report() })
    }

    @Test
    fun `the background is not reached before the saved games are open and closed again`() = withApp { app, folder ->
        app.open()
        app.rest().join()
        assertEquals(Phase.Open, app.phase)
        assertEquals(emptyList(), openFiles(folder))
    }

    @Test
    fun `the background is not reached before everything that is asked is answered`() = withApp { app, folder ->
        app.open().join()
        val gate = CompletableDeferred<Unit>()
        val asking = async {
            app.core {
                gate.await()
                it.shelf()
            }
        }
        delay(SHORT_MILLIS)
        val resting = app.rest()
        delay(SHORT_MILLIS)
        assertFalse(resting.isCompleted)
        gate.complete(Unit)
        resting.join()
        assertEquals(emptyList(), openFiles(folder))
        assertEquals(0, asking.await().unfinished.size)
        assertNull(app.failure)
    }

    /** Lets [work] use an app on an empty folder. Its main thread is that of the test. */
    private fun withApp(work: suspend CoroutineScope.(AppModel, File) -> Unit) = withFolder { folder ->
        runBlocking {
            val opener = LibraryOpener { tag -> GameLibrary.open(File(folder, "windrose.sqlite").path, tag) }
            work(AppModel(opener, TestDevice().platform, this, "en"), folder)
        }
    }

    /** What of [folder] this process holds open; nothing on systems that do not tell. */
    private fun openFiles(folder: File): List<String> {
        val open = File("/proc/self/fd").listFiles().orEmpty()
        val targets = open.mapNotNull { runCatching { Files.readSymbolicLink(it.toPath()).toString() }.getOrNull() }
        return targets.filter { it.startsWith(folder.path) }
    }

    private companion object {
        const val SHORT_MILLIS = 50L
    }
}
