package app.windrose.ui.winds

import androidx.compose.runtime.Immutable
import app.windrose.core.GameEvent
import app.windrose.core.Obstacle
import app.windrose.core.SeaCell
import app.windrose.core.SeaCellView
import app.windrose.core.Wind
import app.windrose.core.WindsEvent
import app.windrose.core.WindsShip
import app.windrose.core.WindsView
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.table.BoardState

/** A cell as it is drawn. */
@Immutable
internal data class DrawnCell(
    val cell: SeaCellView,
    /** The ships that lead their fleets, wherever they are. */
    val flagships: List<WindsShip> = emptyList(),
    /** Ships that would leave: they stay as ghosts. */
    val ghosts: List<WindsShip> = emptyList(),
)

/** What is drawn on the sea: cells, marks and ways by cell, and what a ready choice would change. */
@Immutable
internal class WindsScene(private val view: WindsView, private val state: BoardState) {
    private val preview: List<WindsEvent> =
        state.preview?.events.orEmpty().map { (it as GameEvent.FourWinds).event }
    private val deeds = preview.takeWhile(::isDeed)
    private val now = WindsPicture.of(view.cells)
    private val then = deeds.fold(now, WindsPicture::after)
    private val sailed = deeds.mapNotNull(::passageOf)
    private val lost = preview.mapNotNull { event ->
        when (event) {
            is WindsEvent.Damaged -> event.ship
            is WindsEvent.Trapped -> event.ship
            else -> null
        }
    }.toSet()
    private val lastMove: Set<SeaCell> = state.view.trail.toSet()

    /** The ways of the ships that would be driven by what the player does. */
    val arrows: List<Passage> = (preview - deeds.toSet()).mapNotNull(::passageOf)

    /** The notes that a ready choice puts on cells. */
    val notes: List<Pair<SeaCell, String>> =
        state.preview?.marks.orEmpty().filter { it.spot in now.cells }.map { it.spot to it.text }

    /** The active wind, as a ready choice would have it. */
    val wind: Wind = preview.firstNotNullOfOrNull { (it as? WindsEvent.Rotated)?.wind } ?: view.wind

    private val spoken = state.view.spots.associate { it.id to it.spoken }
    private val noted = notes.toMap()

    /** What is said of [cell]: what lies there, and what a ready choice would bring. */
    fun spoken(cell: SeaCell): String = listOfNotNull(spoken[cell], noted[cell]).joinToString()

    /** What is drawn on [cell]: as it would be once the player has done it, and before anything is driven. */
    fun drawn(cell: SeaCell): DrawnCell {
        val ghosts = sailed.filter { it.from == cell }.map { it.ship }
        return DrawnCell(then.cells.getValue(cell), view.flagships, ghosts)
    }

    /** Whether the player has chosen [cell]. */
    fun isChosen(cell: SeaCell): Boolean = cell in state.selection.chosenSpots

    /** Whether [cell] may be chosen. */
    fun isLegal(cell: SeaCell): Boolean = cell in state.selection.legalSpots && !isChosen(cell)

    /** Whether the last move went over [cell]. */
    fun isLastMove(cell: SeaCell): Boolean = cell in lastMove && !isChosen(cell)

    /** The marks on [cell]. */
    fun marks(cell: SeaCell): CellMarks {
        val left = sailed.any { it.from == cell }
        return CellMarks(
            legal = ringSpot(then.cells.getValue(cell)).takeIf { isLegal(cell) },
            selected = isChosen(cell) && !left,
            origin = isChosen(cell) && left,
            lastMove = isLastMove(cell),
            crossed = then.cells.getValue(cell).ships.any { it in lost },
        )
    }
}

/** Where the ring of a cell is drawn: in the middle of an empty one, else in the first corner in which nothing lies. */
internal fun ringSpot(cell: SeaCellView): RingSpot {
    val bare = cell.tile == null && cell.ships.isEmpty() && cell.obstacle == null && cell.outpost == null
    if (bare && !cell.port && !cell.corner) return RingSpot.Middle
    val position = positionOf(cell.cell)
    val taken = buildSet {
        when (cell.tile) {
            Wind.NORTH -> add(RingSpot.UpperLeft)
            Wind.EAST -> add(RingSpot.LowerRight)
            Wind.SOUTH, Wind.WEST -> add(RingSpot.LowerLeft)
            null -> {}
        }
        when (cell.outpost?.edge) {
            Wind.NORTH, Wind.EAST -> add(RingSpot.Corner)
            Wind.SOUTH -> add(RingSpot.LowerRight)
            Wind.WEST -> add(RingSpot.UpperLeft)
            null -> {}
        }
        // In a harbour only the side of the open sea is free.
        if (cell.corner) addAll(RingSpot.entries - seaward(position.column == 0, position.row == 0))
    }
    return listOf(RingSpot.Corner, RingSpot.UpperLeft, RingSpot.LowerLeft, RingSpot.LowerRight)
        .firstOrNull { it !in taken } ?: seaward(position.column == 0, position.row == 0)
}

private fun seaward(west: Boolean, north: Boolean): RingSpot = when {
    west && north -> RingSpot.LowerRight
    west -> RingSpot.Corner
    north -> RingSpot.LowerLeft
    else -> RingSpot.UpperLeft
}

/** The cells in which the water is dark as far as their edges: those with reefs, which lie side by side. */
internal fun deepCells(cells: List<SeaCellView>): Set<SeaCell> =
    cells.filter { it.obstacle == Obstacle.REEF }.map { it.cell }.toSet()
