package app.windrose.ui.foursenses

import app.windrose.core.GameView
import app.windrose.core.Sight
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.kit.drawing.WoodTop
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableUiState
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

class FourSensesSceneTest {
    private fun TableUiState.Open.scene(felt: String? = null) =
        FourSensesScene(position, BoardState(view, selection, preview, felt = felt))

    private val TableUiState.Open.position get() = (view.position as GameView.FourSenses).view

    @Test
    fun `a previewed piece is shown in its place`() = FourSensesTables.with {
        val scene = placing.scene()
        val chosen = placing.selection.chosenSpots.single()
        val shown = scene.shown(placing.position.spaces.first { it.space == chosen })
        assertEquals(DrawnStack(3, WoodTop.Holed), shown)
        assertTrue(scene.marks(chosen).selected)
        assertNull(scene.marks(chosen).legal)
    }

    @Test
    fun `on an open board every space that may be chosen has its ring, and a full one has none`() =
        FourSensesTables.with {
            assertTrue(begun.position.spaces.all { begun.scene().marks(it.space).legal == RingSpot.Corner })
            val full = checkNotNull(crowded.view.decision).blocked.map { it.spot }
            val ringed = crowded.position.spaces.map { it.space }.filter { crowded.scene().marks(it).legal != null }
            assertTrue(full.isNotEmpty() && ringed.isNotEmpty())
            assertEquals(crowded.position.spaces.map { it.space } - full.toSet(), ringed)
        }

    @Test
    fun `a covered board shows nothing and marks nothing`() = FourSensesTables.with {
        val scene = blind.scene(felt = "A1")
        assertTrue(blind.position.spaces.all { scene.shown(it) == null && scene.marks(it.space) == CellMarks.None })
    }

    @Test
    fun `under a napkin the touched space is shown`() = FourSensesTables.with {
        val scene = napkin.scene(felt = "B2")
        val shown = napkin.position.spaces.filter { scene.shown(it) != null }.map { it.space }
        assertEquals(listOf("B2"), shown)
    }

    @Test
    fun `nothing is guessed where that would tell what lies there`() = FourSensesTables.with {
        for (sight in listOf(Sight.BLINDFOLD, Sight.NAPKIN)) {
            val open = pair(sight).first()
            val one = open.selection.choices.first().text.parts.first().id
            assertEquals(listOf(one), checkNotNull(open.selection.tapPart(one)).chosen.map { it.id })
            assertFalse(checkNotNull(open.selection.tapPart(one)).complete)
        }
    }
}
