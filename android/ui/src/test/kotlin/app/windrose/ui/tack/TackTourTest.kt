package app.windrose.ui.tack

import app.windrose.ui.kit.board.CellPosition
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** The pictures of the walkthrough keep the rules of the game. */
class TackTourTest {
    private val pictured = tourScenes.filterNotNull()

    @Test
    fun `the rings lie on every space that the die reaches, and on no other`() {
        val withRings = pictured.filter { it.legal.isNotEmpty() }
        assertTrue(withRings.isNotEmpty())
        for (scene in withRings) {
            // Straight up from its starting space, as far as the way is free.
            val reached = (TOUR_ROWS - 1 downTo 0).map { CellPosition(TourOrigin.column, it) }
                .takeWhile { it !in tourDice }
            val chosen = scene.chosen.takeIf { scene.moved }
            assertEquals((reached - setOfNotNull(chosen)).toSet(), scene.legal.toSet())
        }
    }

    @Test
    fun `a moved die has come straight up over free spaces`() = pictured.filter { it.moved }.forEach { scene ->
        val to = assertNotNull(scene.chosen)
        assertEquals(TourOrigin.column, to.column)
        assertTrue((to.row until TOUR_ROWS).none { CellPosition(to.column, it) in tourDice })
    }

    @Test
    fun `the totals are those of the dice, and a row scores when it makes its wind`() = pictured.forEach { scene ->
        for (row in 0 until TOUR_ROWS) {
            val lying = tourDice.filterKeys { it.row == row }.values.sumOf { it.first }
            val coming = if (scene.moved && scene.chosen?.row == row) scene.face else null
            assertEquals(listOfNotNull(lying, coming).joinToString(" + "), scene.totals[row])
            val scores = coming != null && lying + coming == tourGoals[row].toInt()
            assertEquals(scores, scene.scoring && row == 0, "row $row")
        }
    }
}
