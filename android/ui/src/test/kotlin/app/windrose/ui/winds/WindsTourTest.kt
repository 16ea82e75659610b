package app.windrose.ui.winds

import app.windrose.core.SeaCellView
import app.windrose.core.Wind
import app.windrose.ui.kit.board.CellPosition
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The pictures of the walkthrough keep the rules of the game. */
class WindsTourTest {
    private fun TourScene.at(cell: String): SeaCellView = cells.first { it.cell == cell }

    /** The one tile that would be laid on a page; null where none would. */
    private val TourScene.laid: SeaCellView?
        get() = chosen.map { at(it) }.singleOrNull { it.tile != null && it.ships.isEmpty() }

    private fun steps(from: String, to: String): CellPosition {
        val (start, end) = positionOf(from) to positionOf(to)
        return CellPosition(end.column - start.column, end.row - start.row)
    }

    private val Wind.step: CellPosition
        get() = when (this) {
            Wind.NORTH -> CellPosition(0, -1)
            Wind.EAST -> CellPosition(1, 0)
            Wind.SOUTH -> CellPosition(0, 1)
            Wind.WEST -> CellPosition(-1, 0)
        }

    private val laying = tourScenes.filter { it.laid != null }

    @Test
    fun `every page shows the same corner of the sea`() = tourScenes.forEach { scene ->
        assertEquals(TOUR_COLUMNS * TOUR_ROWS, scene.cells.size)
        assertEquals(2, scene.cells.count { it.obstacle != null })
        assertTrue(scene.at("a1").ships.all { it.seat == scene.at("a1").harbourOf })
    }

    @Test
    fun `a tile pushes the ships beside it one cell along its arrow, and no others`() {
        assertTrue(laying.size >= 3)
        for (scene in laying) {
            val tile = assertNotNull(scene.laid)
            val wind = assertNotNull(tile.tile)
            val beside = scene.cells.filter { it.ships.isNotEmpty() }.map { it.cell }
                .filter { steps(tile.cell, it).run { abs(column) + abs(row) } == 1 }
            val pushes = scene.arrows.filter { (from, _) -> from in beside }
            assertEquals(beside.toSet(), pushes.map { it.first }.toSet())
            assertTrue(pushes.all { (from, to) -> steps(from, to) == wind.step }, "$pushes")
        }
    }

    @Test
    fun `a ship that is pushed onto the tile of a chain slides to its end`() {
        val scene = laying.single { it.arrows.any { (from, _) -> from == it.laid?.cell } }
        val tile = assertNotNull(scene.laid)
        val wind = assertNotNull(tile.tile)
        val (from, to) = scene.arrows.single { it.first == tile.cell }
        assertEquals(wind.step, steps(from, to))
        assertEquals(wind, scene.at(to).tile)
        // Three tiles in a line along their arrow pay.
        assertEquals(3, scene.cells.count { it.tile == wind && positionOf(it.cell).row == positionOf(tile.cell).row })
        assertEquals(listOf(tile.cell to "+150"), scene.notes)
    }

    @Test
    fun `a crossed ship is a rival's that would be driven onto a reef`() {
        val scene = tourScenes.single { it.crossed.isNotEmpty() }
        val cell = scene.crossed.single()
        assertTrue(scene.at(cell).ships.all { it.seat.toInt() != 0 })
        val (_, onto) = scene.arrows.single { it.first == cell }
        assertNotNull(scene.at(onto).obstacle)
    }

    @Test
    fun `a ship sails one cell along the arrow that it lies on`() {
        val scene = tourScenes.single { it.chosen.size == 2 }
        val (from, to) = scene.arrows.single()
        assertEquals(scene.chosen, listOf(from, to))
        assertEquals(scene.at(from).tile?.step, steps(from, to))
        assertTrue(scene.at(to).port)
    }

    @Test
    fun `rings lie on every cell without tile, ship or reef`() {
        val scene = tourScenes.single { it.legal.isNotEmpty() }
        val free = scene.cells.filter { it.tile == null && it.ships.isEmpty() && it.obstacle == null }.map { it.cell }
        assertEquals(free.toSet(), scene.legal.toSet())
    }

    @Test
    fun `an anchored outpost has a tile that points out over its edge`() {
        val cells = tourScenes.flatMap { it.cells }.filter { it.outpost != null }
        assertTrue(cells.isNotEmpty())
        cells.forEach { assertEquals(it.outpost?.edge, it.tile) }
        assertNull(tourScenes.first().chosen.firstOrNull())
    }
}
