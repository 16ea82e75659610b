package app.windrose.ui.winds

import androidx.compose.foundation.layout.size
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.PixelMap
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.unit.dp
import app.windrose.core.SeaCellView
import app.windrose.core.Wind
import app.windrose.ui.gallery.onStage
import app.windrose.ui.gallery.topLayer
import app.windrose.ui.screens.InWords
import kotlin.test.Test
import kotlin.test.assertFalse

/** What a tile is laid on and is still worth reaching stays to be seen, whatever the tile's wind is. */
class WindsCoveredTest {
    private val bare = WindsSamples.view.cells.first { it.cell == "a1" }.copy(
        tile = null,
        ships = emptyList(),
        outpost = null,
        harbourOf = null,
        corner = false,
        port = false,
    )

    @Test
    fun `a port`() = everyWind { wind ->
        assertFalse(alike(bare.copy(tile = wind, port = true), bare.copy(tile = wind)), "$wind")
    }

    @Test
    fun `a harbour, and whose it is`() = everyWind { wind ->
        val harbour = bare.copy(tile = wind, corner = true)
        val owned = List(2) { harbour.copy(harbourOf = it.toUByte()) }
        assertFalse(alike(harbour, owned[0]), "$wind")
        assertFalse(alike(owned[0], owned[1]), "$wind")
    }

    private fun everyWind(check: (Wind) -> Unit) = Wind.entries.forEach(check)

    /** Whether two cells look the same in their middle, where the tile lies. */
    private fun alike(one: SeaCellView, other: SeaCellView): Boolean {
        val pictures = listOf(one, other).map(::picture)
        val inside = 4 until SIDE - 4
        return inside.all { x -> inside.all { y -> pictures[0][x, y] == pictures[1][x, y] } }
    }

    private fun picture(cell: SeaCellView): PixelMap {
        var taken: PixelMap? = null
        onStage(content = { InWords("en") { SeaCellPicture(DrawnCell(cell), Modifier.size(SIDE.dp)) } }, pixels = 1) {
            taken = topLayer().captureToImage().toPixelMap()
        }
        return checkNotNull(taken)
    }

    private companion object {
        const val SIDE = 54
    }
}
