package app.windrose.ui.foursenses

import app.windrose.core.Sight
import app.windrose.ui.app.TestDevice
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** What is said aloud to players who see nothing. */
class FourSensesSpeechTest {
    private val device = TestDevice().apply { voice = true }

    /** Proves FS-050. */
    @Test
    fun `without a screen reader the app's own voice says what is chosen, what comes of it and whose turn it is`() =
        atFourSenses(fourSenses(), device) {
            assertTrue("Coral's turn" in device.spoken.last(), "${device.spoken}")
            choosePiece("Tall piece, hole up")
            assertEquals("Tall piece, hole up", device.spoken.last())
            feel("C2")
            assertEquals("C2: empty", device.spoken.last())
            tapTwice("C2")
            table.waitUntil("what would come of it") { "Then: two levels, hole on top." in device.spoken.last() }
            confirm { it == "Place on C2" }
            table.waitUntil("what came of it") { "two levels, hole on top" in device.spoken.last() }
            val before = device.spoken.size
            endTurn()
            table.waitUntil("the next turn") { "Navy's turn" in device.spoken.last() }
            // Whoever holds the device now feels what has changed.
            assertFalse(device.spoken.drop(before).any { "level" in it || "C2" in it }, "${device.spoken}")
        }

    @Test
    fun `the other's move is told where the set-up says so`() =
        atFourSenses(fourSenses(sayMoves = true), device) {
            place("Flat piece", "B3")
            endTurn()
            table.waitFor("Navy's turn")
            table.tap("Menu")
            table.tap("Log")
            table.waitFor("B3")
        }

    @Test
    fun `a screen reader says it instead`() {
        device.reader = true
        atFourSenses(fourSenses(), device) {
            choosePiece("Flat piece")
            place("Flat piece", "C2")
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
