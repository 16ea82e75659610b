package app.windrose.ui.foursenses

import app.windrose.core.Confirm
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
        playOn(Random(3))
        assertTrue(table.says("after three rounds"), "${table.spoken()}")
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
    }
}
