package app.windrose.ui.kit.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.unit.toSize

/** Which cells of a board are asked for, told to whoever scrolls the board. */
@Stable
class BoardSight {
    private var board: LayoutCoordinates? = null
    private var cellRect: (CellPosition, Size) -> Rect = { _, _ -> Rect.Zero }

    /** The cells that may be chosen now. */
    var asked: List<CellPosition> by mutableStateOf(emptyList())
        private set

    /** What is scrolled, with the board in it. */
    var content: LayoutCoordinates? = null

    /** Where the asked cells lie in [content]; nothing as long as nothing is laid out. */
    fun rects(): List<Rect> {
        val content = content?.takeIf { it.isAttached } ?: return emptyList()
        val board = board?.takeIf { it.isAttached } ?: return emptyList()
        val corner = content.localPositionOf(board)
        return asked.map { cellRect(it, board.size.toSize()).translate(corner) }
    }

    internal fun place(coordinates: LayoutCoordinates) {
        board = coordinates
    }

    internal fun ask(cells: List<CellPosition>, rect: (CellPosition, Size) -> Rect) {
        asked = cells
        cellRect = rect
    }
}

/** Where a board tells what is asked for; null where nobody scrolls it. */
val LocalBoardSight = staticCompositionLocalOf<BoardSight?> { null }

/** Tells that the [asked] cells are to be seen; [rect] says where each lies on a board of some size. */
@Composable
internal fun Modifier.asksToBeSeen(asked: List<CellPosition>, rect: (CellPosition, Size) -> Rect): Modifier {
    val sight = LocalBoardSight.current ?: return this
    SideEffect { sight.ask(asked, rect) }
    return onPlaced(sight::place)
}
