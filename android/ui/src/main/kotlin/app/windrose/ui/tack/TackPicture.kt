package app.windrose.ui.tack

import androidx.compose.runtime.Immutable
import app.windrose.core.Column
import app.windrose.core.Seat
import app.windrose.core.Space
import app.windrose.core.TackDie
import app.windrose.core.TackEvent
import kotlin.math.abs

/** The name of a space among the spots of the board. */
internal val Space.spot: String get() = "${column.name}$row"

/** How far a die travels from here to [to], in cells. */
internal fun Space.cellsTo(to: Space): Int =
    maxOf(abs(column.ordinal - to.column.ordinal), abs(row.toInt() - to.row.toInt()))

/** The starting space of [seat] in [column]. */
private fun start(seat: Seat, column: Column) = Space(column, if (seat == FirstSeat) FIRST_START else LAST_START)

/** A die on its way. */
@Immutable
internal data class Journey(val from: Space, val to: Space)

/** The dice as they are drawn: by spot. */
@Immutable
internal data class TackPicture(val dice: Map<String, TackDie>) {
    /** The picture once [event] has happened. */
    fun after(event: TackEvent): TackPicture = when (event) {
        is TackEvent.Moved -> moved(event.seat, event.face, event.from, event.to)
        is TackEvent.Drifted -> moved(event.seat, event.face, event.from, event.to)
        is TackEvent.Sidestepped -> moved(event.seat, event.face, event.from, event.to)
        is TackEvent.Pulled -> moved(event.seat, event.face, event.from, event.to)
        is TackEvent.Swapped ->
            with(TackDie(event.seat, event.one, event.otherFace)).with(TackDie(event.seat, event.other, event.face))
        is TackEvent.Turned -> with(TackDie(event.seat, event.space, event.to))
        is TackEvent.WeatherTurned -> with(TackDie(event.seat, event.space, event.to))
        is TackEvent.Raised -> with(TackDie(event.seat, start(event.seat, event.column), event.to))
        is TackEvent.Removed -> TackPicture(dice - start(event.seat, event.column).spot)
        is TackEvent.Placed -> event.faces.foldIndexed(this) { column, picture, face ->
            if (face >
                0
            ) {
                picture.with(TackDie(event.seat, start(event.seat, Column.entries[column]), face.toUByte()))
            } else {
                picture
            }
        }
        is TackEvent.RowScored -> without(event.row)
        is TackEvent.RowBust -> without(event.row)
        else -> this
    }

    private fun moved(seat: Seat, face: UByte, from: Space, to: Space) =
        TackPicture(dice - from.spot).with(TackDie(seat, to, face))

    private fun with(die: TackDie) = TackPicture(dice + (die.space.spot to die))

    private fun without(row: UByte) = TackPicture(dice.filterValues { it.space.row != row })

    companion object {
        fun of(dice: List<TackDie>) = TackPicture(dice.associateBy { it.space.spot })
    }
}

/** The ways that dice take in [event]. */
internal fun journeys(event: TackEvent): List<Journey> = when (event) {
    is TackEvent.Moved -> listOf(Journey(event.from, event.to))
    is TackEvent.Drifted -> listOf(Journey(event.from, event.to))
    is TackEvent.Sidestepped -> listOf(Journey(event.from, event.to))
    is TackEvent.Pulled -> listOf(Journey(event.from, event.to))
    is TackEvent.Swapped -> listOf(Journey(event.one, event.other), Journey(event.other, event.one))
    else -> emptyList()
}

/** Whether [event] puts dice or faces where the player wants them, before anything follows from it. */
internal fun isArrangement(event: TackEvent): Boolean =
    journeys(event).isNotEmpty() || event is TackEvent.Turned || event is TackEvent.Raised || event is TackEvent.Placed

internal val FirstSeat: Seat = 0u
private const val FIRST_START: UByte = 0u
private const val LAST_START: UByte = 6u
