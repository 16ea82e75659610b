package app.windrose.ui.app

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.performTextInput
import app.windrose.core.GameKind
import app.windrose.core.Theme
import app.windrose.ui.screens.rules.RulesModel
import app.windrose.words.BootWords
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runBlocking
import java.io.File
import java.util.concurrent.CountDownLatch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNotSame
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** Going about the app, on a real library, through semantics alone. */
class AppTest {
    @Test
    fun `a game is begun from the first page and gone on with from there`() = withFolder { folder ->
        runApp(folder) {
            await("No game on the table")
            tap("Tack")
            tap("Start the game")
            awaitThat("the table is open") { app.navigator.current is Route.Table }
            app.back()
            tap("Continue")
            awaitThat("the table is open again") { app.navigator.current is Route.Table }
        }
    }

    @Test
    fun `a new game leaves the unfinished one as it is`() = withFolder { folder ->
        runApp(folder) {
            repeat(2) {
                tap("Tack")
                tap("Start the game")
                awaitThat("the table is open") { app.navigator.current is Route.Table }
                app.back()
                await("Continue")
            }
            assertEquals(2, app.library.shelf().unfinished.size)
        }
    }

    @Test
    fun `language and theme change at once and last`() = withFolder { folder ->
        runApp(folder) {
            tap("Settings")
            tap("Deutsch")
            await("Optionen")
            tap("Dunkel")
            awaitThat("the theme is saved") { app.library.settings().theme == Theme.DARK }
        }
        runApp(folder) {
            tap("Optionen")
            await(hasText("Dunkel") and hasClickAction()).assertIsSelected()
        }
    }

    @Test
    fun `switches last`() = withFolder { folder ->
        runApp(folder) {
            tap("Settings")
            scrollAndTap("Main button on the left")
            awaitThat("the setting is saved") { app.library.settings().primaryLeft }
        }
        runApp(folder) {
            tap("Settings")
            await("Main button on the left").assertIsOn()
        }
    }

    @Test
    fun `whoever leaves a place and comes back in the same moment finds it anew`() = withFolder { folder ->
        runApp(folder) {
            val rules = Route.Rules(GameKind.TACK)
            app.navigate(rules)
            await("Contents")
            test.waitForIdle()
            val left = assertNotNull(kept<RulesModel>())
            test.runOnUiThread {
                app.back()
                app.navigate(rules)
            }
            awaitThat("the rules are open anew") { kept<RulesModel>() != null }
            assertNotSame(left, kept<RulesModel>())
        }
    }

    @Test
    fun `escape goes back`() = withFolder { folder ->
        runApp(folder) {
            tap("Rules")
            tap("Tack")
            awaitThat("the rules are open") { app.navigator.current is Route.Rules }
            await("Contents")
            press(Key.Escape)
            awaitThat("the list is back") { app.navigator.current == Route.RulesList }
        }
    }

    @Test
    fun `a game is begun with the keyboard alone`() = withFolder { folder ->
        runApp(folder) {
            tabTo("Tack")
            press(Key.Enter)
            tabTo("Start the game")
            press(Key.Enter)
            awaitThat("the table is open") { app.navigator.current is Route.Table }
        }
    }

    @Test
    fun `everything can be deleted, after a word was typed`() = withFolder { folder ->
        runApp(folder) {
            await("New game")
            app.library.start(tackForTwo, emptyList(), null).close()
            tap("Settings")
            scrollAndTap("Delete all data")
            await(hasSetTextAction()).performTextInput(" delete ")
            scrollAndTap("Delete everything for good")
            await("Everything is deleted")
            assertEquals(Route.Home, app.navigator.current)
            assertEquals(0, app.library.shelf().unfinished.size)
        }
    }

    @Test
    fun `damage is reported once`() = withFolder { folder ->
        runApp(folder) {
            await("New game")
            app.library.start(tackForTwo, emptyList(), null).close()
            app.library.rest()
        }
        folder.resolve("windrose.sqlite").writeText("not a database at all")
        runApp(folder) {
            await("The saved games were damaged")
            tap("Go on")
            awaitGone("The saved games were damaged")
        }
        runApp(folder) {
            await("New game")
            assertTrue(app.report == null)
        }
    }

    @Test
    fun `damage that a game comes upon is reported at once`() = withFolder { folder ->
        runApp(folder) {
            await("New game")
            app.library.start(tackForTwo, listOf("Ada", "Max"), null).close()
            app.library.rest()
        }
        damageLog(folder)
        runApp(folder) {
            tap("Continue")
            await("The saved games were damaged")
            await(hasText("Ada, Max", substring = true))
        }
    }

    @Test
    fun `damage that comes to light after a rest is reported at once`() = withFolder { folder ->
        runApp(folder) {
            await("New game")
            app.library.start(tackForTwo, listOf("Ada", "Max"), null).close()
            app.shelfChanged()
            await("Continue")
            val resting = app.rest()
            awaitThat("the file is closed") { resting.isCompleted }
            folder.resolve("windrose.sqlite").writeText("not a database at all")
            tap("Saved")
            await("The saved games were damaged")
        }
    }

    @Test
    fun `a report of damage stays until it was read`() = withFolder { folder ->
        folder.resolve("windrose.sqlite").writeText("not a database at all")
        runApp(folder) {
            await("The saved games were damaged")
            tapBeside()
            press(Key.Escape)
            await("The saved games were damaged")
            assertNotNull(app.library.report())
            tap("Go on")
            awaitGone("The saved games were damaged")
            // Other questions are let go of by a tap beside them.
            tap("Settings")
            scrollAndTap("Delete all data")
            await("Delete everything?")
            tapBeside()
            awaitGone("Delete everything?")
        }
    }

    @Test
    fun `a file that cannot be opened is explained, and can be tried again`() = withFolder { folder ->
        folder.resolve("windrose.sqlite").mkdirs()
        runApp(folder) {
            await("Your games cannot be opened now")
            assertIs<Phase.Closed>(app.phase)
            folder.resolve("windrose.sqlite").delete()
            tap("Try again")
            await("New game")
        }
    }

    @Test
    fun `asked again while they are being opened, the saved games are opened once`() {
        val patience = CountDownLatch(1)
        var openings = 0
        val opener = LibraryOpener {
            openings++
            patience.await()
            throw UnsatisfiedLinkError("no windrose here")
        }
        val app = AppModel(opener, TestDevice().platform, CoroutineScope(Dispatchers.Unconfined), "en")
        val opening = app.open()
        assertSame(opening, app.open())
        patience.countDown()
        runBlocking { opening.join() }
        assertEquals(1, openings)
        assertEquals(Phase.Broken, app.phase)
    }

    @Test
    fun `parts that do not fit together are explained`() = withFolder { folder ->
        runApp(folder, systemTag = "de-AT", opener = { throw UnsatisfiedLinkError("no windrose here") }) {
            await(BootWords.words("de").getValue("boot-title"))
            assertEquals(Phase.Broken, app.phase)
        }
    }

    /** Changes a letter in what the saved games say of their openings. */
    private fun damageLog(folder: File) {
        val file = folder.resolve("windrose.sqlite")
        val text = file.readText(Charsets.ISO_8859_1)
        val event = "\"WindDrawn\""
        assertTrue(event in text, "the opening is in the file")
        file.writeText(text.replace(event, "\"WindDrawm\""), Charsets.ISO_8859_1)
    }

    private inline fun <reified T> AppHarness.kept(): T? =
        app.navigator.everythingKept.filterIsInstance<T>().singleOrNull()
}
