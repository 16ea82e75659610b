package app.windrose.ui.winds

import app.windrose.core.GameEvent
import app.windrose.core.GameView
import app.windrose.core.Obstacle
import app.windrose.core.OutpostView
import app.windrose.core.Wind
import app.windrose.core.WindsEvent
import app.windrose.core.WindsShip
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.table.TableUiState
import app.windrose.ui.table.Transition
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

class WindsSceneTest {
    private val pushing = WindsSamples.open("tile:south", "b4", preview = WindsSamples.pushing).scene()

    private fun TableUiState.Open.scene() = WindsScene(WindsSamples.view, WindsSamples.board(this))

    @Test
    fun `a tile that would be laid is shown in its place, and the ships as arrows on their ways`() {
        assertEquals(Wind.SOUTH, pushing.drawn("b4").cell.tile)
        assertTrue(pushing.marks("b4").selected)
        // Ships are shown where they are until the tile is laid.
        assertEquals(listOf(WindsShip(0u, 3u)), pushing.drawn("b3").cell.ships)
        assertEquals(emptyList(), pushing.drawn("b4").cell.ships)
        assertEquals(listOf("b3" to "b4", "a4" to "b5", "b4" to "b6"), pushing.arrows.map { it.from to it.to })
    }

    @Test
    fun `a ship that would be damaged is crossed, and no other`() {
        val crossed = WindsSamples.view.cells.map { it.cell }.filter { pushing.marks(it).crossed }
        assertEquals(listOf("a4"), crossed)
    }

    @Test
    fun `points stand on their cells, and nothing that is said of other spots`() =
        assertEquals(listOf("b4" to "+200"), pushing.notes)

    @Test
    fun `a cell says what lies there, and the points that stand on it`() {
        val idle = WindsSamples.open().scene()
        assertTrue(idle.spoken("b4").startsWith("b4"))
        assertEquals("${idle.spoken("b4")}, +200", pushing.spoken("b4"))
        assertEquals(idle.spoken("c1"), pushing.spoken("c1"))
    }

    @Test
    fun `a ship that would sail is shown where it goes, and as a ghost where it comes from`() {
        val scene = WindsSamples.open("sail:b3", "to:b4", preview = WindsSamples.sailing).scene()
        val ship = WindsShip(0u, 3u)
        assertEquals(listOf(ship), scene.drawn("b4").cell.ships)
        assertEquals(emptyList(), scene.drawn("b3").cell.ships)
        assertEquals(listOf(ship), scene.drawn("b3").ghosts)
        assertTrue(scene.marks("b3").origin && !scene.marks("b3").selected)
        assertTrue(scene.marks("b4").selected && !scene.marks("b4").origin)
        assertEquals(emptyList(), scene.arrows)
    }

    @Test
    fun `an outpost that would be built or captured stands as the core tells it`() {
        val idle = WindsSamples.open().scene()
        assertEquals(OutpostView(1u, anchored = true, Wind.NORTH), idle.drawn("e1").cell.outpost)
        assertNull(idle.drawn("f1").cell.outpost)
        val events = listOf(
            WindsEvent.Built(0u, "f1", Wind.EAST, anchored = true),
            WindsEvent.Captured(2u, "a2", 0u, Wind.WEST, anchored = false),
        )
        val built = WindsSamples.pushing.copy(events = events.map { GameEvent.FourWinds(it) })
        val scene = WindsSamples.open(preview = built).scene()
        assertEquals(OutpostView(0u, anchored = true, Wind.EAST), scene.drawn("f1").cell.outpost)
        assertEquals(OutpostView(2u, anchored = false, Wind.WEST), scene.drawn("a2").cell.outpost)
        assertEquals(OutpostView(1u, anchored = true, Wind.NORTH), scene.drawn("e1").cell.outpost)
    }

    @Test
    fun `what may be chosen has its ring, clear of what lies there`() {
        val idle = WindsSamples.open().scene()
        assertEquals(RingSpot.Middle, idle.marks("b1").legal)
        // Beside the letter of the tile, which stands lower left on a south tile.
        assertEquals(RingSpot.Corner, idle.marks("b3").legal)
        assertNull(idle.marks("f5").legal)
        // The harbour's bight opens to the south-east; beside an outpost in the north another corner is free.
        assertEquals(RingSpot.LowerRight, ringSpot(cells.getValue("a1").cell))
        assertEquals(RingSpot.LowerLeft, ringSpot(cells.getValue("e1").cell))
        assertEquals(RingSpot.UpperLeft, ringSpot(cells.getValue("f4").cell))
    }

    @Test
    fun `the compass shows the wind that it would be turned to`() {
        assertEquals(Wind.SOUTH, WindsSamples.open().scene().wind)
        val turned = WindsSamples.pushing.copy(
            events = listOf(GameEvent.FourWinds(WindsEvent.Rotated(0u, Wind.WEST))),
        )
        assertEquals(Wind.WEST, WindsSamples.open("act:rotate", preview = turned).scene().wind)
    }

    @Test
    fun `the last move has its brackets unless its cell is chosen`() {
        assertTrue(pushing.marks("e5").lastMove)
        assertFalse(pushing.marks("b4").lastMove)
    }

    private val cells = WindsSamples.view.cells.associate { it.cell to DrawnCell(it) }

    @Test
    fun `ships of a seat in one harbour are counted, a guest lies beside them`() {
        assertEquals(listOf<Int?>(2), moored(cells.getValue("f1")).map { it.count })
        assertEquals(listOf<Int?>(null), moored(cells.getValue("e3")).map { it.count })
        val guest = WindsShip(0u, 7u)
        val harbour = cells.getValue("f1")
        val visited = harbour.copy(cell = harbour.cell.copy(ships = listOf(guest) + harbour.cell.ships))
        assertEquals(listOf<Int?>(null, 2), moored(visited).map { it.count })
        assertEquals(2, moored(visited).map { it.berth.shift }.distinct().size)
        assertEquals(listOf<Int?>(2), moored(visited, travelling = guest).map { it.count })
    }

    @Test
    fun `ships are counted where the core says so, and flagships are told wherever they are`() {
        val home = cells.getValue("a1")
        assertEquals(listOf<Int?>(1), moored(home).map { it.count })
        assertEquals(listOf<Int?>(null), moored(home.copy(cell = home.cell.copy(counted = false))).map { it.count })
        val duel = WindsSamples.view.copy(flagships = home.cell.ships)
        val scene = WindsScene(duel, WindsSamples.board(WindsSamples.open()))
        assertEquals(home.cell.ships, scene.drawn("b1").flagships)
    }

    @Test
    fun `a ship on a tile is smaller and lies away from the arrow's head`() {
        val free = moored(cells.getValue("e3")).single().berth
        val onEast = moored(cells.getValue("c2")).single().berth
        assertTrue(onEast.radius < free.radius)
        assertTrue(onEast.shift.x < 0f && onEast.shift.y == 0f)
        assertTrue(moored(cells.getValue("b3")).single().berth.shift.y < 0f)
    }

    @Test
    fun `what happened is seen moment by moment, each ship on its own way`() {
        val ship = WindsShip(0u, 3u)
        val rival = WindsShip(2u, 1u)
        val events = listOf(
            WindsEvent.Laid(0u, Wind.SOUTH, "b4"),
            WindsEvent.Pushed(ship, "b3", "b4"),
            WindsEvent.Damaged(rival, "a4", "b5", Obstacle.KRAKEN, lost = false),
            WindsEvent.Slid(ship, "b4", "b6"),
            WindsEvent.TurnEnded(0u),
            WindsEvent.KrakenSurfaced("d2"),
            WindsEvent.Ebbed(Wind.SOUTH, 3u),
        ).map { GameEvent.FourWinds(it) }
        val frames = framesOf(Transition(1, GameView.FourWinds(WindsSamples.view), events))
        assertEquals(listOf(null, "b4", "b5", "b6", null, null), frames.map { it.passage?.to })
        // 120 milliseconds for each cell.
        assertEquals(listOf(120, 240), listOf(frames[1], frames[3]).map { it.millis })
        // The damaged ship is seen as far as the kraken, and gone afterwards.
        assertEquals(listOf(rival), frames[2].picture.cells.getValue("b5").ships)
        assertEquals(emptyList(), frames[3].picture.cells.getValue("b5").ships)
        assertEquals(Obstacle.KRAKEN, frames[4].picture.cells.getValue("d2").obstacle)
        assertTrue(frames.last().picture.cells.values.none { it.tile == Wind.SOUTH })
    }

    @Test
    fun `a long slide takes no longer than a short while`() =
        assertEquals(600, framesOf(slide("a2", "f2")).single().millis)

    private fun slide(from: String, to: String) = Transition(
        1,
        GameView.FourWinds(WindsSamples.view),
        listOf(GameEvent.FourWinds(WindsEvent.Slid(WindsShip(0u, 9u), from, to))),
    )
}
