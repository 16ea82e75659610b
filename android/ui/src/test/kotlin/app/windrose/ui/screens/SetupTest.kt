package app.windrose.ui.screens

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsOff
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.isNotEnabled
import androidx.compose.ui.test.isToggleable
import androidx.compose.ui.test.performTextInput
import app.windrose.bindings.seedText
import app.windrose.core.StormChoice
import app.windrose.core.TackMode
import app.windrose.core.TideLevel
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Route
import app.windrose.ui.app.runApp
import app.windrose.ui.app.withFolder
import app.windrose.ui.tack.TackSetupModel
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** Setting up a game of Tack, on a real library, through semantics alone. */
class SetupTest {
    @Test
    fun `names are taken to the table and offered again`() = onSetup {
        tap("Blue")
        await(hasSetTextAction()).performTextInput("Anna")
        tap("Done")
        await("Anna")
        start()
        assertEquals(listOf("Anna", "Plum"), app.library.shelf().unfinished.single().seats)
        app.back()
        tap("Tack")
        tap("Same names as last time")
        awaitThat("the name is back") { exists(hasText("Anna")) && !exists(hasText("Same names as last time")) }
    }

    @Test
    fun `what does not go together is told by the core`() = onSetup {
        tap("One against the tide")
        tap("Spring tide")
        awaitThat("the storms follow") { model.setup.storms == StormChoice.Random }
        await(hasText("The even start is for two players only.")).assertIsNotEnabled()
        await(hasText("The spring tide is played with three storm cards.")).assertIsNotEnabled()
        start()
    }

    @Test
    fun `another tide keeps what goes with it`() = onSetup {
        scrollAndTap("Even start")
        awaitThat("it is chosen") { model.setup.evenStart }
        scrollAndTap("One against the tide")
        awaitThat("it is given up") { model.setup.mode == TackMode.Tide(TideLevel.NEAP) && !model.setup.evenStart }
        assertEquals(StormChoice.None, model.setup.storms)
    }

    @Test
    fun `three storms are chosen, no more and no fewer`() = onSetup {
        scrollAndTap("Choose three")
        scrollAndTap("Crosswind")
        scrollAndTap("Gale")
        await(done and isNotEnabled())
        scrollAndTap("Anchor")
        await(done and isEnabled())
        scrollAndTap("Fog Bank")
        await(done and isNotEnabled())
        scrollAndTap("Fog Bank")
        await(done and isEnabled())
        tap("Done")
        awaitThat("they are chosen") { (model.setup.storms as? StormChoice.Chosen)?.storms?.size == 3 }
        start()
    }

    @Test
    fun `a wrong seed is told while it is typed, and not taken`() = onSetup {
        tap("Seed")
        await(hasSetTextAction()).performTextInput("nonsense")
        await(hasText("This is not a seed.", substring = true))
        tap("Done")
        press(Key.Enter)
        await("The seed of a game")
        tap("Clear")
        awaitGone("The seed of a game")
        assertEquals("", model.shared.state.seed)
        assertFalse(exists(hasText("This is not a seed.", substring = true)))
        start()
    }

    @Test
    fun `names and seeds are typed at once and confirmed with Enter`() = onSetup {
        tap("Blue")
        await(hasSetTextAction() and isFocused()).performTextInput("Anna")
        press(Key.Enter)
        tap("Anna")
        // The old name is selected, so that another takes its place.
        await(hasSetTextAction() and isFocused()).performTextInput("Bo")
        press(Key.Enter)
        awaitThat("the name is changed") { model.shared.state.names.first() == "Bo" }
        tap("Seed")
        val seed = seedText(1492u)
        await(hasSetTextAction() and isFocused()).performTextInput(seed)
        press(Key.Enter)
        awaitThat("the seed is taken") { model.shared.state.seed == seed }
    }

    @Test
    fun `cards once chosen are kept while something else is tried`() = onSetup {
        scrollAndTap("Choose three")
        listOf("Crosswind", "Gale", "Anchor").forEach(::scrollAndTap)
        tap("Done")
        scrollAndTap("None")
        awaitThat("there are none") { model.setup.storms == StormChoice.None }
        scrollAndTap("Choose three")
        await(done and isEnabled())
        await(hasText("Gale") and isToggleable()).assertIsOn()
        await(hasText("Fog Bank") and isToggleable()).assertIsOff()
        tap("Done")
        awaitThat("they are back") { (model.setup.storms as? StormChoice.Chosen)?.storms?.size == 3 }
    }

    @Test
    fun `the same seed gives the same dice`() = onSetup {
        start()
        val first = app.library.table(app.library.shelf().unfinished.single().id)
        device.copied = first.seed()
        app.back()
        tap("Tack")
        tap("Seed")
        tap("Paste")
        tap("Done")
        start()
        val second = app.library.table(app.library.shelf().latest!!.id)
        assertEquals(first.seed(), second.seed())
        assertEquals(first.stateHash(), second.stateHash())
    }

    private val done = hasText("Done") and SemanticsMatcher.keyIsDefined(SemanticsProperties.Role)

    private fun onSetup(work: AppHarness.() -> Unit) = withFolder { folder ->
        runApp(folder) {
            tap("Tack")
            await("Start the game")
            work()
        }
    }

    private val AppHarness.model: TackSetupModel
        get() = app.navigator.keep<TackSetupModel>(app.navigator.current) { error("The set-up is not open") }

    private fun AppHarness.start() {
        val before = app.library.shelf().unfinished.size
        tap("Start the game")
        awaitThat("the table is open") { app.navigator.current is Route.Table }
        assertEquals(before + 1, app.library.shelf().unfinished.size)
    }
}
