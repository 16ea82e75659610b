package app.windrose.ui.foursenses

import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import app.windrose.core.Confirm
import app.windrose.core.LineOnBoard
import app.windrose.core.Sight
import app.windrose.core.WinWay
import app.windrose.ui.app.TestDevice
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Whole games of the real core with the board covered, played by what the hand feels. */
class FourSensesPlaythroughTest {
    /** Proves FS-050. */
    @Test
    fun `two play a whole game by touch alone`() = atFourSenses(fourSenses()) {
        playOn(Random(2))
        assertTrue(table.says("wins"), "${table.spoken()}")
    }

    /** Proves FS-050. */
    @Test
    fun `three play three rounds by touch alone`() = atFourSenses(fourSenses(players = 3), confirm = Confirm.NEVER) {
        repeat(ROUNDS) { round ->
            for (space in listOf("A1", "B1", "C1", "D1")) {
                assertEquals(0, feel(space).levels)
                place(if (space == "C1") "Holed piece" else "Flat piece", space)
                endTurn()
            }
            declareOnly(linesOn(feelBoard()).single())
            val next = if (round + 1 < ROUNDS) "round ${round + 2} of $ROUNDS" else "after three rounds"
            table.waitUntil(next) { table.says(next) }
        }
    }

    /** Proves FS-052. */
    @Test
    fun `two play a whole game under a napkin`() = atFourSenses(fourSenses(sight = Sight.NAPKIN)) {
        playOn(Random(4))
        assertTrue(table.says("wins"), "${table.spoken()}")
    }

    /** Proves FS-046 and FS-050. */
    @Test
    fun `two play a whole game with the focus and the actions of a screen reader`() =
        atFourSenses(fourSenses(), TestDevice().apply { reader = true }) {
            playOn(Random(5))
            assertTrue(table.says("wins"), "${table.spoken()}")
        }

    /** Proves FS-050. */
    @Test
    fun `a piece is taken back, and a wrong declaration is heard and costs the other one`() {
        val device = TestDevice().apply { voice = true }
        atFourSenses(fourSenses(), device) {
            place("Flat piece", "A1")
            press("Undo")
            assertEquals("A1: empty", nameOf("A1"))
            declareOnly(LineOnBoard(WinWay.IDENTICAL, listOf("A1", "B1", "C1", "D1")))
            table.waitUntil("that it is wrong") { "Coral is wrong: A1 to D1" in device.spoken.last() }
            place("Holed piece", "A1")
            val declare = control(Role.Button, "Declare").fetchSemanticsNode().config
            assertEquals(
                "You declared wrongly this turn, so you declare no more until your next.",
                declare[SemanticsProperties.StateDescription],
            )
            confirm("End turn")
            table.waitFor("Navy's turn")
        }
    }

    /** Proves FS-050. */
    @Test
    fun `a second line is named for the bonus`() {
        val device = TestDevice().apply { voice = true }
        atFourSenses(fourSenses(players = 3), device) {
            val row = listOf("A1", "B1", "C1", "D1")
            for (space in row) {
                place("Flat piece", space)
                if (space != row.last()) endTurn()
            }
            declare(LineOnBoard(WinWay.IDENTICAL, row))
            table.waitFor("Name a second line")
            nameLine(LineOnBoard(WinWay.LEVEL, row))
            table.waitFor("Close the declaration")
            confirm("Declare it")
            table.waitUntil("the bonus") { device.spoken.any { "Coral is right and earns a bonus" in it } }
            table.waitFor("Coral, 6 points")
        }
    }

    /** Proves FS-050. */
    @Test
    fun `the last piece is placed, the last claim is passed, and nobody wins`() = atFourSenses(fourSenses()) {
        val (tall, low) = FeelingPlayer.Spaces.partition { it.endsWith("1") || it.endsWith("2") }
        val placements = tall.map { "Tall piece, flat side up" to it } +
            low.flatMap { listOf("Flat piece" to it, "Holed piece" to it) }
        for ((piece, space) in placements) {
            place(piece, space)
            endTurn()
        }
        table.waitFor("last claim")
        press("Pass")
        confirm("Pass")
        table.waitFor("A draw")
    }

    /** Feels the board, declares a line that stands there, or else places a piece where it fits, until the game is over. */
    private fun FeelingPlayer.playOn(random: Random) {
        var turns = 0
        while (!table.says("Play again")) {
            val board = feelBoard()
            val line = linesOn(board).firstOrNull()
            if (line == null) {
                placeSomewhere(board, random)
            } else {
                declareOnly(line)
                table.waitUntil("the end or the next round") { table.says("Play again") || table.says("'s turn") }
            }
            assertTrue(++turns < MOST, "The game does not end")
        }
    }

    private fun FeelingPlayer.placeSomewhere(board: Map<String, Felt>, random: Random) {
        val seat = turn
        val low = board.filterValues { it.levels < 2 }.keys.random(random)
        val piece = Pieces.shuffled(random).first { choosePiece(it) }
        val before = nameOf(low)
        tapTwice(low)
        confirm("Place on $low")
        table.waitFor("End turn")
        assertTrue(nameOf(low) != before, "$piece did not come to lie on $before")
        assertEquals(board.getValue(low).levels + levelsOf(piece), feel(low).levels)
        endTurn()
        table.waitUntil("another turn or the end") {
            table.says("Play again") || (table.says("'s turn") && turn != seat)
        }
    }

    private fun levelsOf(piece: String) = if (piece.startsWith("Tall")) 2 else 1

    private companion object {
        val Pieces = listOf("Flat piece", "Holed piece", "Tall piece, flat side up", "Tall piece, hole up")
        const val MOST = 90
        const val ROUNDS = 3
    }
}
