package app.windrose.ui.tack

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import app.windrose.ui.kit.board.AxisLabel
import app.windrose.ui.kit.board.BoardCell
import app.windrose.ui.kit.board.BoardPath
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.board.ChartBoard
import app.windrose.ui.kit.board.CourseBoat
import app.windrose.ui.kit.board.Pennant
import app.windrose.ui.kit.board.PennantLook
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.kit.board.ScoreCourse
import app.windrose.ui.kit.drawing.Die
import app.windrose.ui.kit.theme.SeatLook

/** The picture of a page of the first game: a corner of the board with what the text speaks of. */
@Composable
internal fun TackTourPicture(page: Int) {
    val scene = tourScenes[page]
    if (scene == null) {
        ScoreCourse(CourseBoat(SeatLook.Blue, 4), CourseBoat(SeatLook.Plum, 6), contentDescription = "")
    } else {
        TourBoard(scene)
    }
}

/** Three rows of the grid above one starting space with a die. */
@Immutable
internal class TourScene(
    val totals: List<String>,
    val chosen: CellPosition? = null,
    val legal: List<CellPosition> = emptyList(),
    /** Whether the die from the starting space is shown on [chosen]. */
    val moved: Boolean = false,
    val scoring: Boolean = false,
    val face: Int = 3,
)

/** The starting space of the die that moves. */
internal val TourOrigin = CellPosition(1, 3)
private val Lower = CellPosition(1, 2)
private val Middle = CellPosition(1, 1)
private val Upper = CellPosition(1, 0)
internal val tourGoals = listOf("10", "8", "9")
private val Standing = listOf("7", "4", "0")
private val Scored = listOf("7 + 3", "4", "0")

/** The board on each page; null where the page shows the course. */
internal val tourScenes: List<TourScene?> = listOf(
    null,
    TourScene(Standing),
    TourScene(Standing, chosen = TourOrigin, legal = listOf(Lower, Middle, Upper)),
    TourScene(Scored, chosen = Upper, moved = true, scoring = true),
    TourScene(listOf("7", "4 + 5", "0"), chosen = Middle, moved = true, face = 5),
    TourScene(Scored, chosen = Upper, legal = listOf(Lower, Middle), moved = true, scoring = true),
)

@Composable
private fun TourBoard(scene: TourScene) {
    ChartBoard(
        columns = COLUMNS,
        rows = TOUR_ROWS,
        cells = (0..TOUR_ROWS).flatMap { row -> (0 until COLUMNS).map { tourCell(CellPosition(it, row), scene) } },
        columnLabels = listOf(AxisLabel("A"), AxisLabel("B"), AxisLabel("C")),
        rowLabels = (TOUR_ROWS downTo 1).map { AxisLabel(it.toString()) },
        pennants = tourGoals.mapIndexed { row, goal ->
            val look = if (scene.scoring && row == 0) PennantLook.Highlighted else PennantLook.Normal
            Pennant(row, goal, scene.totals[row], contentDescription = "", look)
        },
        highlightedRows = if (scene.scoring) setOf(0) else emptySet(),
        paths = if (scene.moved && scene.chosen != null) listOf(BoardPath(TourOrigin, scene.chosen)) else emptyList(),
    )
}

private fun tourCell(position: CellPosition, scene: TourScene): BoardCell {
    val own = position == if (scene.moved) scene.chosen else TourOrigin
    val ghost = scene.moved && position == TourOrigin
    val other = tourDice[position]
    return BoardCell(
        position = position,
        contentDescription = "",
        marks = CellMarks(
            legal = RingSpot.Middle.takeIf { position in scene.legal },
            selected = position == scene.chosen,
            origin = ghost,
        ),
        content = {
            when {
                own || ghost -> TourDie(scene.face, first = true, ghost)
                other != null -> TourDie(other.first, other.second)
            }
        },
    )
}

@Composable
private fun TourDie(face: Int, first: Boolean, ghost: Boolean = false) {
    val seat = if (first) FirstSeat else OtherSeat
    Die(face, lookOf(seat), Modifier.fillMaxSize(0.81f), bodyOf(seat), ghost)
}

/** The dice that lie there from the start: their faces, and whether they are the first seat's. */
internal val tourDice = mapOf(
    CellPosition(0, 0) to (5 to false),
    CellPosition(2, 0) to (2 to true),
    CellPosition(0, 1) to (4 to false),
)
private const val COLUMNS = 3
internal const val TOUR_ROWS = 3
private val OtherSeat: UByte = 1u
