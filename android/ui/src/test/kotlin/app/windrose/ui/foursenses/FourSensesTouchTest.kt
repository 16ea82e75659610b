package app.windrose.ui.foursenses

import androidx.compose.foundation.layout.Box
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.click
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.performTouchInput
import app.windrose.core.GameView
import app.windrose.core.Sight
import app.windrose.ui.app.Route
import app.windrose.ui.app.TestDevice
import app.windrose.ui.gallery.label
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.ReaderFocus
import app.windrose.ui.kit.takesGesturesAway
import app.windrose.ui.screens.InWords
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.TableModel
import app.windrose.ui.table.TablePrefs
import app.windrose.ui.table.TableScreen
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** The board under a finger, the keyboard and a screen reader. */
class FourSensesTouchTest {
    private val device = TestDevice()

    /** Proves FS-046. */
    @Test
    fun `a finger that wanders gives each space's cue once, and chooses nothing`() =
        atFourSenses(fourSenses(), device) {
            place("Holed piece", "B1")
            val felt = drag("A1", "B1", "C1", "C2")
            assertEquals(listOf(0, 1, 0, 0), felt.map { it.levels })
            assertTrue(felt[1].holed)
            assertFalse(FeelingPlayer.Spaces.any { "chosen" in stateOf(it) })
        }

    @Test
    fun `one tap only feels, the second of two takes the space`() = atFourSenses(fourSenses(), device) {
        choosePiece("Flat piece")
        tapOnce("C2")
        assertEquals("possible", stateOf("C2"))
        tapOnce("C2")
        assertEquals("possible", stateOf("C2"), "Two slow taps are no double tap")
        tapTwice("C2")
        assertEquals("chosen", stateOf("C2"))
        // What was there and what will be there now is announced before it is confirmed, and stands nowhere else.
        table.waitFor("C2: empty. Then: one level, flat on top.")
        assertEquals(1, table.spoken().count { "one level" in it })
    }

    @Test
    fun `two taps on different spaces take none`() = atFourSenses(fourSenses(), device) {
        choosePiece("Flat piece")
        for (space in listOf("C2", "C3")) space(space).performTouchInput { click() }
        assertEquals(listOf("possible", "possible"), listOf("C2", "C3").map(::stateOf))
    }

    /** Proves FS-051. */
    @Test
    fun `with the board in view a tap gives the cue and chooses`() =
        atFourSenses(fourSenses(sight = Sight.SIGHTED), device) {
            choosePiece("Flat piece")
            assertEquals(Felt(0, holed = false), feel("C2"))
            table.waitUntil("the choice") { stateOf("C2") == "chosen" }
            assertFalse(table.says("Again"))
        }

    @Test
    fun `what was felt last is felt again`() = atFourSenses(fourSenses(), device) {
        place("Holed piece", "B1")
        feel("B1")
        val before = device.cues.size
        take(control(Role.Button, "Again"))
        assertEquals(listOf(device.cues[before - 1]), device.cues.drop(before))
    }

    @Test
    fun `a card of the supply is felt as soon as it is touched`() = atFourSenses(fourSenses(), device) {
        card("Flat piece").performTouchInput { down(center) }
        assertEquals(Felt(1, holed = false), feltIn(device.cues.single()))
        assertEquals(device.cues, device.heard)
    }

    /** Proves FS-046. */
    @Test
    fun `a screen reader's focus gives the cue, and its double tap chooses at once`() =
        atFourSenses(fourSenses(), device) {
            place("Tall piece, hole up", "B1")
            endTurn()
            val before = device.cues.size
            val node = space("B1").fetchSemanticsNode()
            table.test.runOnUiThread { node.config[ReaderFocus].come() }
            assertEquals(Felt(2, holed = true), feltIn(device.cues.drop(before).single()))
            assertEquals("B1: two levels, hole on top", nameOf("B1"))
            choosePiece("Flat piece")
            val empty = space("C3").fetchSemanticsNode()
            table.test.runOnUiThread { empty.config[SemanticsActions.OnClick].action?.invoke() }
            table.waitUntil("the choice") { "chosen" in stateOf("C3") }
        }

    @Test
    fun `a game is played from the keyboard, which feels what it comes to`() = atFourSenses(fourSenses(), device) {
        choosePiece("Holed piece")
        var presses = 0
        while (!Space.containsMatchIn(table.focused())) {
            table.press(Key.Tab)
            check(++presses < MOST) { "Tab does not lead into the board" }
        }
        assertEquals(Felt(0, holed = false), feltIn(device.cues.last()))
        val before = device.cues.size
        table.press(Key.DirectionRight)
        assertEquals(before + 1, device.cues.size)
        val space = table.focused().take(2)
        table.press(Key.Enter)
        table.waitUntil("the choice") { "chosen" in stateOf(space) }
        table.press(Key.Enter)
        table.waitFor("End turn")
        assertEquals("$space: one level, hole on top", nameOf(space))
    }

    @Test
    fun `the second tap gives no cue again`() = atFourSenses(fourSenses(), device) {
        tapTwice("C2")
        assertEquals(1, device.cues.size)
        take(card("Flat piece"))
        assertEquals(2, device.cues.size)
    }

    @Test
    fun `a gesture that is taken away is no tap, and lets the space go`() = FourSensesTables.with {
        val events = mutableListOf<TableEvent>()
        onStage(
            content = {
                Box(Modifier.takesGesturesAway()) { InWords("en") { TableScreen(blind, TablePrefs(), events::add) } }
            },
        ) {
            onNode(SemanticsMatcher("is C2") { it.label.startsWith("C2: ") }).performTouchInput { doubleClick() }
            waitForIdle()
        }
        assertEquals(emptyList(), events.filterIsInstance<TableEvent.Spot>())
        val felt = events.indexOfLast { it is TableEvent.Feel && it.spot == "C2" }
        assertTrue(felt in 0 until events.lastIndexOf(TableEvent.Lift("C2")), "$events")
    }

    @Test
    fun `what is felt under a napkin is covered again when the board goes from under the finger`() =
        atFourSenses(fourSenses(sight = Sight.NAPKIN), device) {
            space("C2").performTouchInput { down(center) }
            table.waitUntil("C2 is in view") { touched == "C2" }
            table.test.runOnIdle { table.app.navigate(Route.Home) }
            table.waitUntil("nothing is in view") { touched == null }
        }

    @Test
    fun `what is felt under a napkin is covered again when the app leaves the foreground`() =
        atFourSenses(fourSenses(sight = Sight.NAPKIN), device) {
            space("C2").performTouchInput { down(center) }
            table.waitUntil("C2 is in view") { touched == "C2" }
            val navigator = table.app.navigator
            val model = navigator.keep<TableModel>(navigator.current) { error("No table is in view") }
            model.on(TableEvent.ForegroundLost)
            table.waitUntil("nothing is in view") { touched == null }
        }

    @Test
    fun `a mouse that presses a card or a space gives its cue once`() =
        atFourSenses(fourSenses(sight = Sight.SIGHTED), device) {
            card("Flat piece").performMouseInput { click() }
            val node = card("Flat piece")
            table.waitUntil("the choice") { node.fetchSemanticsNode().config[SemanticsProperties.Selected] }
            assertEquals(1, device.cues.size)
            space("C2").performMouseInput { click() }
            table.waitUntil("the choice") { stateOf("C2") == "chosen" }
            assertEquals(2, device.cues.size)
        }

    @Test
    fun `the buttons keep their places, whatever is chosen and whatever is asked`() =
        atFourSenses(fourSenses(), device) {
            fun left(name: String) = controls(Role.Button, name).fetchSemanticsNodes().map { it.boundsInRoot.left }
            val (undo, again, declare, main) = listOf("Undo", "Again", "Declare", "Confirm").map { left(it).single() }
            choosePiece("Flat piece")
            tapTwice("C2")
            assertEquals(listOf(undo, again, declare), listOf("Undo", "Again", "Declare").map { left(it).single() })
            assertEquals(main, left("Place on C2").single())
            confirm("Place on C2")
            assertEquals(listOf(declare, main), listOf("Declare", "End turn").map { left(it).single() })
            press("Declare")
            assertEquals(listOf(declare, main), left("Declare"))
            confirm("Declare")
            val naming = listOf("Undo", "Again", "Go back", "Confirm").map { left(it).single() }
            assertEquals(listOf(undo, again, declare, main), naming)
        }

    @Test
    fun `three players who see nothing reach their scores on a phone`() =
        atFourSenses(fourSenses(players = 3), TestDevice().apply { voice = true }) {
            table.waitFor("Seafoam, 0 points")
        }

    @Test
    fun `a piece that is used up can be asked why`() = FourSensesTables.with {
        val used = (scarce.view.position as GameView.FourSenses).view.supply.first { it.left.toInt() == 0 }
        val asked = mutableListOf<TableEvent>()
        onStage(content = { InWords("en") { TableScreen(scarce, TablePrefs(), asked::add) } }) {
            val card = onAllNodes(SemanticsMatcher("is used up") { "none is left" in it.state }).onFirst()
            card.assertIsEnabled()
            val action = card.fetchSemanticsNode().config[SemanticsActions.OnClick].action
            runOnUiThread { action?.invoke() }
        }
        assertEquals(listOf<TableEvent>(TableEvent.WhyNot(used.id)), asked.filterIsInstance<TableEvent.WhyNot>())
    }

    @Test
    fun `looking back is offered only where that is possible`() = atFourSenses(fourSenses(), device) {
        take(control(Role.Button, "Menu"))
        table.waitFor("How to play")
        assertFalse(table.says("Review"))
        assertFalse(table.names(Role.Button).any { it == "Log" })
    }

    @Test
    fun `no key opens a log where the board is to be felt`() = atFourSenses(fourSenses(), device) {
        place("Holed piece", "B1")
        table.press(Key.L)
        assertFalse(table.names(Role.Button).any { it == "Close" })
    }

    @Test
    fun `no list tells where something may be placed`() = atFourSenses(fourSenses(), device) {
        choosePiece("Flat piece")
        assertFalse(table.says("Your choices"))
        take(control(Role.Button, "Menu"))
        table.waitFor("How to play")
        assertFalse(table.says("Your choices"))
        assertTrue(table.names(Role.Button).none { it.startsWith("Place on") })
    }

    private val SemanticsNode.state get() = config.getOrNull(SemanticsProperties.StateDescription).orEmpty()

    private companion object {
        val Space = Regex("^[A-D][1-4]: ")
        const val MOST = 40
    }
}
