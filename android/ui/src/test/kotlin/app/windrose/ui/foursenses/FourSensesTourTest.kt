package app.windrose.ui.foursenses

import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.drawing.WoodTop
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The pictures of the first game keep the rules of the game. */
class FourSensesTourTest {
    private val boards = tourScenes.filterIsInstance<TourScene.Board>()

    private fun TourScene.Board.stacks(): Map<CellPosition, DrawnStack> = rows.flatMapIndexed { row, stacks ->
        stacks.split(' ').mapIndexed { column, text -> CellPosition(column, row) to tourStack(text) }
    }.toMap()

    @Test
    fun `what is drawn as a line is one`() {
        val lines = boards.mapNotNull { scene -> scene.line?.let { scene to it } }
        assertTrue(lines.size >= 3)
        for ((scene, line) in lines) {
            val on = (line.from.column..line.to.column).map { scene.stacks().getValue(CellPosition(it, line.from.row)) }
            assertTrue(on.all { it.levels > 0 })
            val levels = on.map { it.levels }
            val wins = levels.distinct().size == 1 || on.map { it.top }.distinct().size == 1
            assertTrue(if (on.size == 4) wins else levels == listOf(1, 2, 3), "$levels")
        }
    }

    @Test
    fun `a chosen space holds three levels, a piece of two on a piece of one`() {
        val scene = boards.single { it.chosen != null }
        assertEquals(DrawnStack(3, WoodTop.Holed), scene.stacks()[scene.chosen])
    }

    @Test
    fun `a covered board shows the one space that is touched`() =
        assertEquals(listOf(1), boards.filter { it.covered }.map { it.shown.size })
}
