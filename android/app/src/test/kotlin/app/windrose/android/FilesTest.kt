package app.windrose.android

import android.app.Activity
import android.content.Intent
import android.net.Uri
import app.windrose.core.TackQuestion
import app.windrose.ui.app.Route
import app.windrose.ui.app.exportGame
import app.windrose.ui.app.importGame
import app.windrose.ui.screens.saved.SavedModel
import org.junit.Test
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowActivity.IntentForResult
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.util.concurrent.CountDownLatch
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Saved games leave and come in through the document picker of the system. */
class FilesTest : ActivityTest() {
    private val place = Uri.parse("content://elsewhere/game")

    @Test
    fun `a game goes out and comes back in, although the device is turned while the picker is open`() {
        val id = saveTable { it.question == TackQuestion.MOVE }
        launch()
        val file = ByteArrayOutputStream()
        withActivity { shadowOf(it.contentResolver).registerOutputStream(place, file) }
        withActivity { activity -> activity.held.attempt { activity.held.exportGame(id, "Tack") } }
        val saving = awaitPicker()
        assertEquals(Intent.ACTION_CREATE_DOCUMENT, saving.intent.action)
        assertEquals("Tack-$id.windrose", saving.intent.getStringExtra(Intent.EXTRA_TITLE))
        scenario.recreate()
        answer(saving.requestCode, place)
        robot.await("Game exported")

        readable { ByteArrayInputStream(file.toByteArray()) }
        val opening = import()
        assertEquals(Intent.ACTION_OPEN_DOCUMENT, opening.intent.action)
        scenario.recreate()
        answer(opening.requestCode, place)
        robot.awaitThat("the game came in") { app.library.shelf().unfinished.size == 2 }
        val hashes = app.library.shelf().unfinished.map { game -> app.library.table(game.id).use { it.stateHash() } }
        assertEquals(1, hashes.distinct().size)
    }

    @Test
    fun `who changes their mind changes nothing`() {
        launch()
        answer(import().requestCode, null)
        rule.waitForIdle()
        assertEquals(null, app.failure)
        assertEquals(null, app.notice)
        assertTrue(app.library.shelf().unfinished.isEmpty())
    }

    @Test
    fun `a file that cannot be had is plainly told`() {
        launch()
        val refusals = listOf(SecurityException("no permission"), IOException("gone"), IllegalStateException("a fault"))
        for (refusal in refusals) {
            readable { Refusing(refusal) }
            answer(import().requestCode, place)
            robot.awaitThat("$refusal is told") { app.notice?.text == app.words["ui-error-file"] }
            withActivity { it.held.dismiss(checkNotNull(it.held.notice)) }
        }
    }

    @Test
    fun `a file that is no game is plainly told`() {
        launch()
        readable { ByteArrayInputStream("not a game".toByteArray()) }
        answer(import().requestCode, place)
        robot.awaitThat("it is told") { app.failure != null }
    }

    @Test
    fun `while another app fetches a file the player is told, and can give up`() {
        launch()
        withActivity { it.held.navigate(Route.Saved) }
        robot.await(app.words["ui-saved-empty-title"])
        val model = app.navigator.everythingKept.filterIsInstance<SavedModel>().single()
        val slow = NeverRead()
        readable { slow }
        withActivity { model.import() }
        answer(awaitPicker().requestCode, place)
        robot.await(app.words["ui-saved-importing"])
        robot.tap(app.words["ui-cancel"])
        robot.awaitGone(app.words["ui-saved-importing"])
        robot.awaitThat("the file is let go") { slow.closed.count == 0L }
        assertEquals(null, app.failure)
        assertEquals(null, app.notice)
    }

    private fun readable(stream: () -> InputStream) =
        withActivity { shadowOf(it.contentResolver).registerInputStreamSupplier(place) { stream() } }

    private fun import() = withActivity { activity ->
        activity.held.attempt { activity.held.importGame(onChosen = {}) }
    }.let { awaitPicker() }

    private fun awaitPicker(): IntentForResult {
        robot.awaitThat("the picker") { withActivity { shadowOf(it).peekNextStartedActivityForResult() != null } }
        return withActivity { shadowOf(it).nextStartedActivityForResult }
    }

    /** The picker gives [uri], or was left without a choice. */
    private fun answer(requestCode: Int, uri: Uri?) {
        val result = if (uri == null) Activity.RESULT_CANCELED else Activity.RESULT_OK
        val data = uri?.let { Intent().setData(it) }
        withActivity { it.activityResultRegistry.dispatchResult(requestCode, result, data) }
    }

    /** Gives nothing until it is closed, and takes no interruption. */
    private class NeverRead : InputStream() {
        val closed = CountDownLatch(1)

        override fun read(): Int {
            while (closed.count > 0) {
                try {
                    closed.await()
                } catch (_: InterruptedException) {
                    // Streams of other apps are not woken by this either.
                }
            }
            throw IOException("closed")
        }

        override fun close() = closed.countDown()
    }

    private class Refusing(private val refusal: Exception) : InputStream() {
        override fun read(): Int = throw refusal
    }
}
