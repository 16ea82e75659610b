package app.windrose.ui.foursenses

import androidx.compose.ui.semantics.Role
import androidx.compose.ui.test.click
import androidx.compose.ui.test.performTouchInput
import app.windrose.core.Confirm
import app.windrose.core.LineOnBoard
import app.windrose.core.Sight
import app.windrose.core.WinWay
import app.windrose.ui.app.TestDevice
import app.windrose.ui.table.ReviewEvent
import app.windrose.ui.table.ReviewModel
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** What is said aloud to players who see nothing. */
class FourSensesSpeechTest {
    private val device = TestDevice().apply { voice = true }

    /** What is said while [work] is done, the last of it with [text]. */
    private fun FeelingPlayer.said(text: String, work: () -> Unit): List<String> {
        val before = device.spoken.size
        work()
        table.waitUntil("$text in ${device.spoken.drop(before)}") { device.spoken.drop(before).any { text in it } }
        return device.spoken.drop(before)
    }

    private fun FeelingPlayer.winByStairs() {
        val tall = "Tall piece, hole up"
        for ((piece, space) in listOf("Flat piece" to "A1", tall to "B1", "Flat piece" to "C1", tall to "C1")) {
            place(piece, space)
            endTurn()
        }
        declareOnly(LineOnBoard(WinWay.STAIRS, listOf("A1", "B1", "C1")))
    }

    /** Proves FS-050. */
    @Test
    fun `without a screen reader the app's own voice says what is asked, what comes of it and whose turn it is`() =
        atFourSenses(fourSenses(), device) {
            assertTrue(
                device.spoken.first().startsWith("Coral's turn. Place a piece, or declare a line. Feel the board"),
                "${device.spoken}",
            )
            said("Tall piece, hole up: 8 left, chosen") { choosePiece("Tall piece, hole up") }
            said("C2: empty") { feel("C2") }
            val proposed = said("Place on C2.") { tapTwice("C2") }
            assertTrue("Then: two levels, hole on top." in proposed.last(), "$proposed")
            said("C2: empty, chosen") { feel("C2") }
            val placed = said("Now two levels, hole on top") { confirm("Place on C2") }
            assertTrue("Declare a line, or end your turn. You may feel the board" in placed.last(), "$placed")
            val passed = said("Navy's turn") { endTurn() }
            // Whoever holds the device now feels what has changed.
            assertFalse(passed.any { "level" in it || "C2" in it }, "$passed")
            assertTrue("Place a piece, or declare a line." in passed.last(), "$passed")
        }

    @Test
    fun `letting go is heard, of a space, of a piece and of what needs neither`() = atFourSenses(fourSenses(), device) {
        said("C2: empty, chosen") { tapTwice("C2") }
        said("C2: empty, let go") { tapTwice("C2") }
        choosePiece("Flat piece")
        said("Flat piece: 8 left, let go") { take(card("Flat piece")) }
        said("Declare.") { press("Declare") }
        // The other button of this name plays it.
        said("Declare, let go") { take(control(Role.Button, "Declare")) }
    }

    @Test
    fun `a first tap on anything tells what it is and does nothing`() = atFourSenses(fourSenses(), device) {
        val dashed = listOf("Undo, Nothing has been played yet.", "Confirm, Feel the board")
        for (name in dashed + listOf("Again", "Declare", "Menu", "Blindfold")) {
            val state = table.spoken()
            said(name) { control(Role.Button, name.substringBefore(", ")).performTouchInput { click() } }
            rest()
            assertEquals(state, table.spoken(), name)
        }
    }

    @Test
    fun `what is felt of the supply is said with its count, and nothing cuts that off`() =
        atFourSenses(fourSenses(), device) {
            val said = said("Flat piece: 8 left") { card("Flat piece").performTouchInput { click() } }
            rest()
            assertEquals(listOf("Flat piece: 8 left"), said)
            assertEquals("Flat piece: 8 left", device.spoken.last())
        }

    @Test
    fun `exploring the supply places nothing, whatever the settings are`() =
        atFourSenses(fourSenses(), device, confirm = Confirm.NEVER) {
            tapTwice("C2")
            for (piece in listOf("Flat piece", "Holed piece", "Tall piece, flat side up", "Tall piece, hole up")) {
                card(piece).performTouchInput { click() }
                rest()
            }
            assertEquals("C2: empty", nameOf("C2"))
            said("Place on C2.") { take(card("Holed piece")) }
            assertEquals("C2: empty", nameOf("C2"))
            confirm("Place on C2")
            table.waitFor("C2: one level, hole on top")
        }

    @Test
    fun `the other's move is told where the set-up says so, and only there`() {
        for (sayMoves in listOf(true, false)) {
            atFourSenses(fourSenses(sayMoves = sayMoves), device) {
                place("Flat piece", "B3")
                val passed = said("Navy's turn") { endTurn() }
                assertEquals(sayMoves, "Flat piece, on B3." in passed.last(), "$passed")
            }
        }
    }

    /** Proves FS-050. */
    @Test
    fun `how the game ended is said, although the board is in view by then`() = atFourSenses(fourSenses(), device) {
        val told = said("wins") { winByStairs() }
        assertTrue(told.last().startsWith("Coral wins."), "The result comes before what led to it: $told")
        assertTrue("Coral is right" in told.last(), "$told")
        for (said in told) {
            val sentences = said.split(". ").map { it.trimEnd('.') }
            assertEquals(sentences, sentences.distinct(), "Nothing is said twice")
        }
    }

    @Test
    fun `what is looked back at is said, and no more once one leaves`() = atFourSenses(fourSenses(), device) {
        said("wins") { winByStairs() }
        table.tap("Review")
        table.waitFor("Play through")
        val review = table.app.navigator.keep<ReviewModel>(table.app.navigator.current) { error("No review is open") }
        val told = said("Coral: Flat piece, on A1.") { review.on(ReviewEvent.GoTo(1)) }
        assertEquals(1, told.size, "$told")
        val silenced = device.silenced
        review.on(ReviewEvent.Leave)
        table.waitUntil("silence") { device.silenced > silenced }
    }

    @Test
    fun `what is taken back is said, and what is asked again`() = atFourSenses(fourSenses(), device) {
        place("Flat piece", "B3")
        val told = said("Taken back") { take(control(Role.Button, "Undo")) }
        assertTrue("Coral's turn. Place a piece, or declare a line. Feel" in told.last(), "$told")
    }

    @Test
    fun `a panel says what it is, the first game's pages all of it`() = atFourSenses(fourSenses(), device) {
        said("Menu") { take(control(Role.Button, "Menu")) }
        said("How to play") { control(Role.Button, "How to play").performTouchInput { click() } }
        rest()
        val page = said("Four senses, no eyes. The board is covered.") { take(control(Role.Button, "How to play")) }
        assertEquals(2, page.size, "$page")
    }

    @Test
    fun `a screen reader says it instead`() {
        device.reader = true
        atFourSenses(fourSenses(), device) {
            place("Flat piece", "C2")
            assertEquals("C2: one level, flat on top", nameOf("C2"))
            assertEquals(emptyList(), device.spoken)
        }
    }

    @Test
    fun `with the board in view nothing is said aloud`() = atFourSenses(fourSenses(sight = Sight.SIGHTED), device) {
        choosePiece("Flat piece")
        feel("C2")
        assertEquals(emptyList(), device.spoken)
    }
}
