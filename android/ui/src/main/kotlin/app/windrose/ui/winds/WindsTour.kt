package app.windrose.ui.winds

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import app.windrose.core.Obstacle
import app.windrose.core.OutpostView
import app.windrose.core.SeaCellView
import app.windrose.core.Wind
import app.windrose.core.WindsShip
import app.windrose.ui.kit.board.AxisLabel
import app.windrose.ui.kit.board.BoardArrow
import app.windrose.ui.kit.board.BoardCell
import app.windrose.ui.kit.board.BoardGround
import app.windrose.ui.kit.board.BoardNote
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.ChartBoard

/** The picture of a page of the first game: a corner of the sea with what the text speaks of. */
@Composable
internal fun WindsTourPicture(page: Int) {
    val scene = tourScenes[page]
    ChartBoard(
        columns = TOUR_COLUMNS,
        rows = TOUR_ROWS,
        cells = scene.cells.map { tourCell(it, scene) },
        columnLabels = SEA_COLUMNS.take(TOUR_COLUMNS).map { AxisLabel(it.toString()) },
        rowLabels = (1..TOUR_ROWS).map { AxisLabel(it.toString()) },
        arrows = scene.arrows.map { (from, to) -> BoardArrow(positionOf(from), positionOf(to)) },
        notes = scene.notes.map { (cell, text) -> BoardNote(positionOf(cell), text) },
        ground = BoardGround.Sea,
        deep = deepCells(scene.cells).map(::positionOf).toSet(),
    )
}

private fun tourCell(cell: SeaCellView, scene: TourScene) = BoardCell(
    position = positionOf(cell.cell),
    contentDescription = "",
    marks = CellMarks(
        legal = ringSpot(cell).takeIf { cell.cell in scene.legal },
        selected = cell.cell in scene.chosen,
        crossed = cell.cell in scene.crossed,
    ),
    above = { drawOutpostOf(DrawnCell(cell), it) },
    content = { SeaCellPicture(DrawnCell(cell)) },
)

/**
 * The north-west of the sea on a page. The [sea] has a word for each cell, row by row: `^ > v <` for tiles, `#` for a reef,
 * `@` for a kraken, a digit for a ship of that seat, a letter for an outpost of one, and `.` for an empty cell.
 */
@Immutable
internal class TourScene(
    sea: List<String>,
    val chosen: List<String> = emptyList(),
    val legal: List<String> = emptyList(),
    val arrows: List<Pair<String, String>> = emptyList(),
    val crossed: List<String> = emptyList(),
    val notes: List<Pair<String, String>> = emptyList(),
) {
    /** The cells in reading order. */
    val cells: List<SeaCellView> = sea.flatMapIndexed { row, words ->
        words.split(' ').mapIndexed { column, word -> tourCell("${SEA_COLUMNS[column]}${row + 1}", word) }
    }
}

private fun tourCell(cell: String, word: String): SeaCellView {
    val corner = cell == "a1"
    val ships = word.filter { it.isDigit() }
    return SeaCellView(
        cell = cell,
        tile = word.find { it in ARROWS }?.let { Wind.entries[ARROWS.indexOf(it)] },
        chain = 0u,
        obstacle = if ('#' in word) Obstacle.REEF else Obstacle.KRAKEN.takeIf { '@' in word },
        ships = ships.mapIndexed { number, seat -> WindsShip((seat - '1').toUByte(), (number + 1).toUByte()) },
        outpost = word.find { it in 'A'..'D' }?.let { OutpostView((it - 'A').toUByte(), anchored = true, Wind.NORTH) },
        port = cell == "c1",
        corner = corner,
        harbourOf = FIRST.takeIf { corner },
        counted = corner,
        haven = false,
        safe = null,
    )
}

/** What is shown on each page. */
internal val tourScenes: List<TourScene> = listOf(
    TourScene(listOf("11 . . ^", "v . 2 >", "v1 . # #")),
    TourScene(
        listOf("11 2 . .", "1 > . .", ". . # #"),
        chosen = listOf("b2"),
        legal = listOf("c1", "d1", "c2", "d2", "a3", "b3"),
        arrows = listOf("a2" to "b2", "b1" to "c1"),
    ),
    TourScene(
        listOf("11 . . .", ". > . .", ". 2 # #"),
        chosen = listOf("b2"),
        arrows = listOf("b3" to "c3"),
        crossed = listOf("b3"),
        notes = listOf("b2" to "+150"),
    ),
    TourScene(
        listOf("1 . . .", ". . ^1 <", ". . # #"),
        chosen = listOf("c2", "c1"),
        arrows = listOf("c2" to "c1"),
        notes = listOf("c1" to "+100"),
    ),
    TourScene(
        listOf("11 . . .", ". >1 > >", ". . # #"),
        chosen = listOf("c2"),
        arrows = listOf("b2" to "c2", "c2" to "d2"),
        notes = listOf("c2" to "+150"),
    ),
    TourScene(listOf("1 ^A . .", ". 1 v .", ". . # #")),
)

private const val ARROWS = "^>v<"
private const val FIRST: UByte = 0u
internal const val TOUR_COLUMNS = 4
internal const val TOUR_ROWS = 3
