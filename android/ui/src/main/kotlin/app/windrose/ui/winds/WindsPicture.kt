package app.windrose.ui.winds

import androidx.compose.runtime.Immutable
import app.windrose.core.Obstacle
import app.windrose.core.OutpostView
import app.windrose.core.SeaCell
import app.windrose.core.SeaCellView
import app.windrose.core.WindsEvent
import app.windrose.core.WindsShip
import app.windrose.ui.kit.board.CellPosition
import kotlin.math.abs

/** How many cells a row of the sea has, and a column. */
internal const val SEA_SIDE = 6

/** The letters of the columns, from the west. */
internal const val SEA_COLUMNS = "abcdef"

/** Where [cell] is drawn: the north is always above. */
internal fun positionOf(cell: SeaCell) = CellPosition(SEA_COLUMNS.indexOf(cell[0]), cell[1].digitToInt() - 1)

/** A ship on its way. */
@Immutable
internal data class Passage(val ship: WindsShip, val from: SeaCell, val to: SeaCell) {
    /** How far it goes, in cells. */
    val cells: Int
        get() {
            val (start, end) = positionOf(from) to positionOf(to)
            return abs(end.column - start.column) + abs(end.row - start.row)
        }
}

/** The sea as it is drawn, by cell. */
@Immutable
internal data class WindsPicture(val cells: Map<SeaCell, SeaCellView>) {
    /** The picture once [event] has happened. */
    fun after(event: WindsEvent): WindsPicture = when (event) {
        is WindsEvent.Laid -> with(event.cell) { copy(tile = event.wind) }
        is WindsEvent.Pushed -> moved(event.ship, event.from, event.to)
        is WindsEvent.Slid -> moved(event.ship, event.from, event.to)
        is WindsEvent.Sailed -> moved(event.ship, event.from, event.to)
        is WindsEvent.Damaged -> without(event.ship, event.from)
        is WindsEvent.Trapped -> without(event.ship, event.cell)
        is WindsEvent.Launched -> with(event.to) { copy(ships = ships + event.ship) }
        is WindsEvent.Safe -> with(event.cell) { copy(ships = ships - event.ship, haven = false, safe = event.ship) }
        is WindsEvent.Built -> with(event.cell) { copy(outpost = event.run { OutpostView(seat, anchored, edge) }) }
        is WindsEvent.Captured -> with(event.cell) { copy(outpost = event.run { OutpostView(seat, anchored, edge) }) }
        is WindsEvent.Ebbed -> WindsPicture(
            cells.mapValues { (_, cell) -> if (cell.tile == event.wind) cell.copy(tile = null) else cell },
        )
        is WindsEvent.KrakenSurfaced -> event.cell?.let { with(it) { copy(obstacle = Obstacle.KRAKEN) } } ?: this
        is WindsEvent.TokenLanded -> event.cell?.let { with(it) { copy(obstacle = event.token) } } ?: this
        else -> this
    }

    /** The picture with [ship] on [to] instead of [from]. */
    fun moved(ship: WindsShip, from: SeaCell, to: SeaCell): WindsPicture =
        without(ship, from).with(to) { copy(ships = ships + ship) }

    private fun without(ship: WindsShip, cell: SeaCell) = with(cell) { copy(ships = ships - ship) }

    private fun with(cell: SeaCell, change: SeaCellView.() -> SeaCellView) =
        WindsPicture(cells + (cell to cells.getValue(cell).change()))

    companion object {
        fun of(cells: List<SeaCellView>) = WindsPicture(cells.associateBy { it.cell })
    }
}

/** The way that a ship takes in [event], where it takes one. */
internal fun passageOf(event: WindsEvent): Passage? = when (event) {
    is WindsEvent.Pushed -> Passage(event.ship, event.from, event.to)
    is WindsEvent.Slid -> Passage(event.ship, event.from, event.to)
    is WindsEvent.Sailed -> Passage(event.ship, event.from, event.to)
    is WindsEvent.Damaged -> Passage(event.ship, event.from, event.onto)
    else -> null
}

/** Whether [event] is what the player does, before anything follows from it. */
internal fun isDeed(event: WindsEvent): Boolean = event is WindsEvent.Laid || event is WindsEvent.Sailed ||
    event is WindsEvent.Launched || event is WindsEvent.Built || event is WindsEvent.Captured
