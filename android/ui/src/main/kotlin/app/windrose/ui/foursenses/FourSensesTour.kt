package app.windrose.ui.foursenses

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.board.AxisLabel
import app.windrose.ui.kit.board.BoardCell
import app.windrose.ui.kit.board.BoardGround
import app.windrose.ui.kit.board.BoardPath
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.board.ChartBoard
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.kit.board.WoodSpace
import app.windrose.ui.kit.drawing.WoodStack
import app.windrose.ui.kit.drawing.WoodTop
import app.windrose.ui.kit.theme.Space

/** The picture of a page of the first game: some rows of a board, or the pieces in a row. */
@Composable
internal fun FourSensesTourPicture(page: Int) = when (val scene = tourScenes[page]) {
    is TourScene.Pieces -> TourPieces(scene)
    is TourScene.Board -> TourBoard(scene)
}

/** What a page of the first game shows. */
@Immutable
internal sealed interface TourScene {
    /** Stacks side by side. */
    class Pieces(val stacks: List<String>) : TourScene

    /**
     * Rows of a board from the top, each of four stacks such as `1f` (one level, flat) or `2h` (two, hole); `0` is empty. The
     * [covered] rows show only what the finger is on.
     */
    class Board(
        val rows: List<String>,
        val covered: Boolean = false,
        val shown: List<CellPosition> = emptyList(),
        val chosen: CellPosition? = null,
        val legal: Boolean = false,
        val line: BoardPath? = null,
    ) : TourScene
}

/** The stack that [text] stands for. */
internal fun tourStack(text: String) =
    DrawnStack(text.take(1).toInt(), if (text.endsWith('h')) WoodTop.Holed else WoodTop.Flat)

private val Upper = CellPosition(1, 0)
private val Chosen = CellPosition(2, 1)

/** What is shown on each page. */
internal val tourScenes: List<TourScene> = listOf(
    TourScene.Board(listOf("1f 0 2h 1h", "0 3f 1f 0"), covered = true, shown = listOf(Upper.copy(column = 2))),
    TourScene.Pieces(listOf("0", "1f", "2f", "3h")),
    TourScene.Board(listOf("1f 0 2h 1h", "0 2f 3h 0"), chosen = Chosen, legal = true),
    TourScene.Board(
        listOf("0 1f 0 2f", "1h 3h 2h 1h"),
        line = BoardPath(CellPosition(0, 1), CellPosition(3, 1), around = true),
    ),
    TourScene.Board(
        listOf("0 1h 0 0", "1f 2h 3f 0"),
        line = BoardPath(CellPosition(0, 1), CellPosition(2, 1), around = true),
    ),
    TourScene.Board(
        listOf("2f 1h 0 1f", "2h 2f 2h 2f"),
        line = BoardPath(CellPosition(0, 1), CellPosition(3, 1), around = true),
    ),
)

@Composable
private fun TourPieces(scene: TourScene.Pieces) {
    Row(horizontalArrangement = Arrangement.spacedBy(Space.gap), verticalAlignment = Alignment.Bottom) {
        scene.stacks.map(::tourStack).forEach { WoodStack(it.levels, it.top, Modifier.size(64.dp)) }
    }
}

@Composable
private fun TourBoard(scene: TourScene.Board) {
    val cells = scene.rows.flatMapIndexed { row, stacks ->
        stacks.split(' ').mapIndexed { column, text -> tourCell(scene, CellPosition(column, row), tourStack(text)) }
    }
    ChartBoard(
        columns = COLUMNS.length,
        rows = scene.rows.size,
        cells = cells,
        columnLabels = COLUMNS.map { AxisLabel(it.toString()) },
        rowLabels = scene.rows.indices.map { AxisLabel((it + 1).toString()) },
        paths = listOfNotNull(scene.line),
        ground = if (scene.covered) BoardGround.Covered else BoardGround.Wood,
    )
}

private fun tourCell(scene: TourScene.Board, position: CellPosition, stack: DrawnStack) = BoardCell(
    position = position,
    contentDescription = "",
    marks = CellMarks(
        legal = RingSpot.Corner.takeIf { scene.legal && position != scene.chosen && stack.levels < 2 },
        selected = position == scene.chosen,
    ),
    content = if (scene.covered && position !in scene.shown) null else ({ WoodSpace(stack.levels, stack.top) }),
)

private const val COLUMNS = "ABCD"
