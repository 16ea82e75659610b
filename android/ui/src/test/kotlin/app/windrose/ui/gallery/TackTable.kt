package app.windrose.ui.gallery

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.ActionBar
import app.windrose.ui.kit.ActionColumn
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.CardFan
import app.windrose.ui.kit.LogLine
import app.windrose.ui.kit.LogList
import app.windrose.ui.kit.Prompt
import app.windrose.ui.kit.Seat
import app.windrose.ui.kit.TableParts
import app.windrose.ui.kit.TableScaffold
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.TopBar
import app.windrose.ui.kit.board.AxisLabel
import app.windrose.ui.kit.board.BoardArrow
import app.windrose.ui.kit.board.BoardCell
import app.windrose.ui.kit.board.BoardGround
import app.windrose.ui.kit.board.BoardNote
import app.windrose.ui.kit.board.BoardPath
import app.windrose.ui.kit.board.CellAction
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.board.ChartBoard
import app.windrose.ui.kit.board.CourseBoat
import app.windrose.ui.kit.board.Pennant
import app.windrose.ui.kit.board.PennantLook
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.kit.board.ScoreCourse
import app.windrose.ui.kit.drawing.Die
import app.windrose.ui.kit.drawing.DieBody
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.chartBackground
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Windrose

/** What the specimen table was told. */
class TackTableEvents {
    val taps = mutableListOf<CellPosition>()
    val actions = mutableListOf<String>()
    var cancelled = 0
}

/** A whole table of Tack in the middle of a move, made of the kit with invented data. */
@Composable
fun TackTable(events: TackTableEvents = TackTableEvents()) {
    val seats = listOf(
        Seat(SeatLook.Blue, "Blue", "4", active = true, spoken = "Blue, 4 points, to play"),
        Seat(SeatLook.Plum, "Plum", "6", spoken = "Plum, 6 points"),
    )
    val undo = BarAction("Undo", { events.actions += "undo" })
    val move = BarAction("Move to E4", { events.actions += "move" }, Glyph.Check)
    TableScaffold(
        TableParts(
            topBar = {
                TopBar(
                    title = "Tack",
                    subtitle = "Hot Day: column D burns",
                    back = TopAction(Glyph.Back, "Back") {},
                    actions = listOf(TopAction(Glyph.Log, "Log") {}, TopAction(Glyph.More, "Menu") {}),
                )
            },
            seats = seats,
            board = { TackBoard(events) },
            aboveBoard = {
                ScoreCourse(
                    near = CourseBoat(SeatLook.Blue, 4),
                    far = CourseBoat(SeatLook.Plum, 6),
                    contentDescription = "Blue 4, Plum 6, lighthouse at 9",
                )
            },
            prompt = {
                Prompt(
                    text = "3 to E4: row 4 makes 12",
                    seatAndStep = "Blue, your move",
                    result = "Blue +2, Plum +1. Both roll those dice again.",
                    trailing = { CardFan(listOf(Glyph.Sail, Glyph.Fog, Glyph.Swift), "Storm cards", {}) },
                )
            },
            actionBar = { ActionBar(move, undo = undo) },
            actionColumn = { ActionColumn(move, undo = undo) },
            log = { Card(Modifier.fillMaxSize()) { LogList(sampleLog, contentPadding = PaddingValues(14.dp)) } },
        ),
        Modifier.chartBackground(originX = 0.46f, originY = 0.427f),
    )
}

/** The board of [TackTable] alone. */
@Composable
fun TackBoard(events: TackTableEvents) {
    ChartBoard(
        columns = 5,
        rows = 5,
        cells = tackCells(events),
        columnLabels = "ABCDE".map { letter ->
            if (letter == 'D') AxisLabel("D", Glyph.Flame, Windrose.colors.bad) else AxisLabel(letter.toString())
        },
        rowLabels = (5 downTo 1).map { AxisLabel(it.toString()) },
        pennants = listOf(
            Pennant(0, "9", "now 3", "Row 5: goal 9, now 3"),
            Pennant(1, "12", "9 + 3", "Row 4: goal 12, 9 and 3", PennantLook.Highlighted),
            Pennant(2, "7", "fog", "Row 3: goal 7, fog", PennantLook.Fog),
            Pennant(3, "11", "now 9", "Row 2: goal 11, now 9"),
            Pennant(4, "8", "now 0", "Row 1: goal 8, now 0"),
        ),
        highlightedRows = setOf(1),
        foggedRows = setOf(2),
        paths = listOf(BoardPath(CellPosition(4, 5), CellPosition(4, 1))),
        onCancel = { events.cancelled++ },
    )
}

private class Piece(val value: Int, val look: SeatLook, val ghost: Boolean = false)

private val pieces = mapOf(
    CellPosition(0, 1) to Piece(6, SeatLook.Plum),
    CellPosition(1, -1) to Piece(2, SeatLook.Plum),
    CellPosition(2, 3) to Piece(4, SeatLook.Plum),
    CellPosition(3, -1) to Piece(5, SeatLook.Plum),
    CellPosition(4, 0) to Piece(3, SeatLook.Plum),
    CellPosition(0, 5) to Piece(4, SeatLook.Blue),
    CellPosition(1, 3) to Piece(5, SeatLook.Blue),
    CellPosition(3, 1) to Piece(3, SeatLook.Blue),
    CellPosition(4, 1) to Piece(3, SeatLook.Blue),
    CellPosition(4, 5) to Piece(3, SeatLook.Blue, ghost = true),
)

private val marks = mapOf(
    CellPosition(2, 3) to CellMarks(lastMove = true),
    CellPosition(4, 1) to CellMarks(selected = true),
    CellPosition(4, 5) to CellMarks(origin = true),
)

private fun tackCells(events: TackTableEvents): List<BoardCell> = (-1..5).flatMap { row ->
    (0..4).map { column ->
        val position = CellPosition(column, row)
        val piece = pieces[position]
        val name = "${'A' + column}${5 - row}"
        BoardCell(
            position = position,
            contentDescription = if (piece == null) "$name, empty" else "$name, die ${piece.value}",
            stateDescription = if (position == CellPosition(4, 2)) "legal" else null,
            marks = marks[position] ?: CellMarks.None,
            onClick = { events.taps += position },
            actions = listOf(CellAction("Details") { events.actions += name }),
            content = piece?.let {
                {
                    Die(
                        value = it.value,
                        look = it.look,
                        modifier = Modifier.fillMaxSize(0.81f),
                        body = if (it.look == SeatLook.Plum) DieBody.Lined else DieBody.Filled,
                        ghost = it.ghost,
                    )
                }
            },
        )
    }
}

/** A small board on [ground] with every mark that a cell can carry, and the ways and notes of a chart. */
@Composable
fun MarksBoard(ground: BoardGround = BoardGround.Water) {
    val all = listOf(
        CellMarks.None,
        CellMarks(legal = RingSpot.Middle),
        CellMarks(legal = RingSpot.Corner),
        CellMarks(selected = true),
        CellMarks(origin = true),
        CellMarks(lastMove = true),
        CellMarks(blocked = true),
        CellMarks(legal = RingSpot.LowerLeft, lastMove = true),
        CellMarks(crossed = true),
        CellMarks(legal = RingSpot.UpperLeft),
        CellMarks(legal = RingSpot.LowerRight),
        CellMarks.None,
    )
    ChartBoard(
        columns = 4,
        rows = 3,
        cells = all.mapIndexed { index, marks ->
            val position = CellPosition(index % 4, index / 4)
            BoardCell(position, "cell $index", marks = marks, onClick = {}.takeUnless { marks.blocked })
        },
        columnLabels = listOf(
            AxisLabel("a"),
            AxisLabel("b", Glyph.Frost),
            AxisLabel("c", Glyph.Up),
            AxisLabel("d", Glyph.Down),
        ),
        rowLabels = listOf(AxisLabel("1"), AxisLabel("2"), AxisLabel("3")),
        arrows = listOf(BoardArrow(CellPosition(0, 2), CellPosition(2, 2))),
        notes = listOf(BoardNote(CellPosition(3, 2), "+150")),
        ground = ground,
        deep = setOf(CellPosition(3, 2)),
    )
}

internal val sampleLog = listOf(
    LogLine.Event("Plum moved 4 from C0 to C2.", SeatLook.Plum),
    LogLine.News("Since your last turn"),
    LogLine.Event("Row 4 scored: Blue +1, Plum +2.", SeatLook.Blue),
    LogLine.UndoStop("Undo stops here"),
    LogLine.Event("Hot Day: the die on D4 became 3."),
)

@Preview
@Composable
private fun TackTablePreview() = Specimen { TackTable() }
