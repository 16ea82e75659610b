package app.windrose.ui.foursenses

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.SemanticsMatcher
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.isWhole
import app.windrose.ui.gallery.label
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.TableWindow
import app.windrose.ui.screens.InWords
import app.windrose.ui.table.TablePrefs
import app.windrose.ui.table.TableScreen
import app.windrose.ui.table.TableUiState
import kotlin.test.Test
import kotlin.test.assertEquals

/** Where a board is felt a finger that drags does not scroll: all of it must be in view, whatever the window. */
class FeltReachTest {
    /** Proves FS-046. */
    @Test
    fun `every space is in reach of a finger in small and low windows, and with large text`() = FourSensesTables.with {
        val states = listOf(blind, napkin, blindChosen, named, blindTurnEnd)
        val hidden = mutableListOf<String>()
        for (stage in Stages) {
            var shown by mutableIntStateOf(0)
            onStage(stage, drawn = false, content = { Table(states[shown], shown) }) {
                for (index in states.indices) {
                    shown = index
                    waitForIdle()
                    val spaces = onAllNodes(SemanticsMatcher("is a space") { SpaceName.containsMatchIn(it.label) })
                        .fetchSemanticsNodes()
                    assertEquals(SPACES, spaces.size)
                    hidden += spaces.filterNot { it.isWhole }.map { "$stage, state $index: ${it.label}" }
                }
            }
        }
        assertEquals(emptyList(), hidden)
    }

    @Composable
    private fun Table(state: TableUiState.Open, place: Int) = key(place) {
        InWords("en") { TableWindow { TableScreen(state, TablePrefs()) {} } }
    }

    private companion object {
        const val SPACES = 16
        val SpaceName = Regex("^[A-D][1-4]: ")
        val Stages = listOf(360 to 640, 320 to 568, 915 to 412, 640 to 360, 412 to 915).flatMap { (width, height) ->
            listOf(1f, 2f).map { Stage(width, height, fontScale = it) }
        }
    }
}
