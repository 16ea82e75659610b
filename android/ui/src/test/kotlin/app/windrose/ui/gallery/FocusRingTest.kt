package app.windrose.ui.gallery

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.PixelMap
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.requestFocus
import app.windrose.ui.kit.ActionBar
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.DieButton
import app.windrose.ui.kit.Menu
import app.windrose.ui.kit.MenuItem
import app.windrose.ui.kit.Prompt
import app.windrose.ui.kit.Tray
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.screens.InWords
import app.windrose.ui.table.faceOf
import app.windrose.ui.winds.WindsSamples
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The ring of the keyboard's focus is seen on all four sides of every control. */
class FocusRingTest {
    @Test
    fun `on buttons, chips and dice`() = ringed(Stage(height = 1_100)) { ControlsPage() }

    @Test
    fun `on wooden pieces and tall buttons`() = ringed(Stage(height = 1_100)) { WoodPage() }

    @Test
    fun `on rows, segments, switches and options`() = ringed(Stage(height = 1_100)) { FormsPage() }

    @Test
    fun `in a menu`() = ringed { Menu(listOf("Rules", "Log", "Put away").map { MenuItem(it, {}, Glyph.Book) }, {}) }

    @Test
    fun `on the dice of a tray`() = ringed {
        Box(Modifier.fillMaxSize(), Alignment.BottomCenter) {
            Tray(actions = { ActionBar(BarAction("Place the dice", {}), undo = BarAction("Undo", {})) }) {
                Prompt("Place three dice", seatAndStep = "Blue, your dice")
                Row(horizontalArrangement = Arrangement.spacedBy(Space.row)) {
                    (1..3).forEach { DieButton(it, SeatLook.Blue, "Die $it", {}) }
                }
            }
        }
    }

    @Test
    fun `on the tiles of a hand and the actions beside it`() = ringed {
        val state = WindsSamples.open("tile:south")
        Box(Modifier.fillMaxSize(), Alignment.BottomCenter) {
            Tray(actions = { ActionBar(BarAction("Lay South on b4", {})) }) {
                InWords("en") { faceOf(state.view.position).Pieces(WindsSamples.board(state)) {} }
            }
        }
    }

    private fun ringed(stage: Stage = Stage(), content: @Composable () -> Unit) = onStage(stage, content = content) {
        val controls = onAllNodes(IsControl)
        val shown = controls.fetchSemanticsNodes().withIndex().filter { it.value.isWhole }
        assertTrue(shown.isNotEmpty())
        val before = picture()
        val faults = shown.mapNotNull { (index, node) ->
            controls[index].requestFocus()
            waitForIdle()
            val hidden = Side.entries.filterNot { seen(it, node, before, picture()) }
            "${node.label}: $hidden".takeIf { hidden.isNotEmpty() }
        }
        assertEquals(emptyList(), faults)
    }

    private enum class Side { Left, Top, Right, Bottom }

    /** Whether anything changed near the middle of the [side] of [node]. */
    private fun seen(side: Side, node: SemanticsNode, before: PixelMap, after: PixelMap): Boolean {
        val bounds = node.boundsInRoot
        val (x, y) = when (side) {
            Side.Left -> bounds.centerLeft
            Side.Top -> bounds.topCenter
            Side.Right -> bounds.centerRight
            Side.Bottom -> bounds.bottomCenter
        }
        val across = side == Side.Left || side == Side.Right
        return (-REACH..REACH).any { step ->
            val column = x.toInt() + if (across) step else 0
            val row = y.toInt() + if (across) 0 else step
            val inside = column in 0 until after.width && row in 0 until after.height
            inside && before[column, row] != after[column, row]
        }
    }

    private fun DesktopComposeUiTest.picture(): PixelMap = topLayer().captureToImage().toPixelMap()

    private companion object {
        val IsControl: SemanticsMatcher = hasClickAction() and isEnabled() and !hasSetTextAction() and
            SemanticsMatcher.keyIsDefined(SemanticsProperties.Focused)

        /** How far from the edge a ring may lie, in pixels. */
        const val REACH = 10
    }
}
