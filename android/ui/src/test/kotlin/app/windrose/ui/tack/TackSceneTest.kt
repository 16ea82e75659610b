package app.windrose.ui.tack

import app.windrose.core.BySeat
import app.windrose.core.GameEvent
import app.windrose.core.GameView
import app.windrose.core.TackEvent
import app.windrose.core.TackView
import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableSamples
import app.windrose.ui.table.TableSamples.space
import app.windrose.ui.table.Transition
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class TackSceneTest {
    private val view: TackView = (TableSamples.moving.position as GameView.Tack).view
    private val confirming = TableSamples.open(TableSamples.moving, "E0", "E4", preview = TableSamples.scoring)
    private val scene = TackScene(view, BoardState(confirming.view, confirming.selection, confirming.preview))

    @Test
    fun `a previewed move shows the die where it goes and a ghost where it comes from`() {
        assertEquals(3u, assertNotNull(scene.die("E4")).die.face.toUInt())
        assertTrue(assertNotNull(scene.die("E0")).ghost)
        assertTrue(scene.marks("E4").selected && !scene.marks("E4").origin)
        assertTrue(scene.marks("E0").origin && !scene.marks("E0").selected)
        assertEquals(setOf<UByte>(4u), scene.scoring)
        assertEquals("9 + 3", scene.note("wind:4"))
        assertEquals(listOf(Journey(space("E0"), space("E4"))), scene.ways)
    }

    @Test
    fun `the last move has its brackets where its die lies`() {
        assertTrue(scene.marks("C2").lastMove)
        assertFalse(scene.marks("C6").lastMove)
    }

    @Test
    fun `rings lie in the corner where there is a die`() {
        val state = TableSamples.open(TableSamples.moving)
        val idle = TackScene(view, BoardState(state.view, state.selection))
        assertEquals(RingSpot.Corner, idle.marks("E0").legal)
        assertNull(idle.marks("E4").legal)
        val picked = TableSamples.open(TableSamples.moving, "E0")
        assertEquals(RingSpot.Middle, TackScene(view, BoardState(picked.view, picked.selection)).marks("E4").legal)
    }

    @Test
    fun `laid dice lie on their spaces`() {
        val placing = TableSamples.open(TableSamples.placing, "C6")
        val position = (placing.view.position as GameView.Tack).view
        val laid = TackScene(position, BoardState(placing.view, placing.selection))
        assertEquals(6u, assertNotNull(laid.die("C6")).die.face.toUInt())
        assertNull(laid.die("B6"))
    }

    @Test
    fun `the second seat sees the board from its own side`() {
        assertEquals(CellPosition(0, 5), TackSide(turned = false).position(space("A0")))
        assertEquals(CellPosition(4, -1), TackSide(turned = true).position(space("A0")))
        assertEquals(0, TackSide(turned = true).row(1u))
    }

    @Test
    fun `what happened is seen moment by moment`() {
        val events = listOf(
            TackEvent.Moved(0u, 3u, space("E0"), space("E4")),
            TackEvent.RowScored(4u, 12u, BySeat(2u, 1u)),
            TackEvent.Scores(BySeat(6u, 7u)),
            TackEvent.Rolled(0u, 2u, byteArrayOf(5, 1, 0, 0, 0)),
            TackEvent.Placed(0u, byteArrayOf(0, 0, 5, 1, 0)),
        ).map { GameEvent.Tack(it) }
        val frames = framesOf(Transition(1, TableSamples.moving.position, events))
        assertEquals(listOf(1, 0, 0, 0), frames.map { it.journeys.size })
        assertEquals<List<UByte?>>(listOf(null, 4u, null, null), frames.map { it.settled })
        assertTrue(frames[2].rolling)
        // The dice of the row are seen while it settles, and gone afterwards.
        assertNotNull(frames[1].picture.dice["D4"])
        assertNull(frames[2].picture.dice["D4"])
        assertEquals(5u, frames[3].picture.dice.getValue("C0").face.toUInt())
    }
}
