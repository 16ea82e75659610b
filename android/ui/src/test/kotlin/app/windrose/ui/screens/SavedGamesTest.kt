package app.windrose.ui.screens

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.performTextInput
import app.windrose.core.GameStatus
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Route
import app.windrose.ui.app.runApp
import app.windrose.ui.app.tackForTwo
import app.windrose.ui.app.withFolder
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull

/** What can be done with saved games, on a real library, through semantics alone. */
class SavedGamesTest {
    @Test
    fun `a game is renamed`() = onShelf {
        openMenu("Tack", "Rename")
        await(hasSetTextAction()).performTextInput("Long night")
        tap("Done")
        await("Long night")
    }

    @Test
    fun `a game is renamed without leaving the keyboard`() = onShelf {
        openMenu("Tack", "Rename")
        await(hasSetTextAction() and isFocused()).performTextInput("Long night")
        press(Key.Enter)
        await("Long night")
        openMenu("Long night", "Rename")
        // The whole name is selected, so that another takes its place.
        await(hasSetTextAction() and isFocused()).performTextInput("Short night")
        press(Key.Enter)
        awaitGone("Long night")
        await("Short night")
    }

    @Test
    fun `a deleted game is brought back at once`() = onShelf {
        openMenu("Tack", "Delete")
        await("Game deleted")
        assertEquals(0, app.library.shelf().unfinished.size)
        tap("Bring back")
        awaitThat("the game is back") { app.library.shelf().unfinished.size == 1 }
    }

    @Test
    fun `a deleted game is brought back from the list`() = onShelf {
        openMenu("Tack", "Delete")
        await("Deleted")
        app.notice?.let(app::dismiss)
        awaitGone("Game deleted")
        tap("Bring back")
        awaitThat("the game is back") { app.library.deleted().isEmpty() }
    }

    @Test
    fun `a deleted game is deleted for good, after a question`() = onShelf {
        openMenu("Tack", "Delete")
        await(hasText("Gone in 30 days", substring = true))
        tap("Delete for good")
        await("Nobody can bring this game back then.")
        tap("Cancel")
        assertEquals(1, app.library.deleted().size)
        tap("Delete for good")
        await("Nobody can bring this game back then.")
        tapOnTop("Delete for good")
        await("Game deleted for good")
        awaitGone("Bring back")
        assertEquals(0, app.library.deleted().size)
    }

    @Test
    fun `a game says when it was played`() = onShelf {
        await(hasText("Played today", substring = true))
    }

    @Test
    fun `a game is exported and imported again`() = onShelf {
        openMenu("Tack", "Export to a file")
        await("Game exported")
        assertNotNull(device.savedBytes)
        tap("Import a game")
        awaitThat("there are two games") { app.library.shelf().unfinished.size == 2 }
    }

    @Test
    fun `a file that is no game is refused in words`() = onShelf {
        device.savedBytes = "nonsense".encodeToByteArray()
        tap("Import a game")
        awaitThat("the failure is told") { app.failure != null }
        tap("OK")
        assertEquals(1, app.library.shelf().unfinished.size)
    }

    @Test
    fun `the seed is copied`() = onShelf {
        openMenu("Tack", "Copy the seed")
        await("Seed copied")
        assertNotNull(device.copied)
    }

    @Test
    fun `a game is put away and can only be looked back at`() = onShelf {
        openMenu("Tack", "Put away")
        await("Ends this game without a result. You can still look back at it.")
        tap("Put away")
        awaitThat("the game is put away") { app.library.shelf().finished.any { it.status == GameStatus.ABANDONED } }
        await("Finished")
        tap("Tack")
        awaitThat("the review is open") { app.navigator.current is Route.Review }
    }

    private fun onShelf(work: AppHarness.() -> Unit) = withFolder { folder ->
        runApp(folder) {
            await("New game")
            app.library.start(tackForTwo, emptyList(), null).close()
            tap("Saved")
            await("Being played")
            work()
        }
    }

    private fun AppHarness.openMenu(game: String, item: String) {
        tap("$game: What to do with this game")
        tap(item)
    }
}
