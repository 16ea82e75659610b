package app.windrose.ui.tack

import androidx.compose.runtime.Immutable
import app.windrose.core.Column
import app.windrose.core.GameEvent
import app.windrose.core.Space
import app.windrose.core.TackDie
import app.windrose.core.TackEvent
import app.windrose.core.TackView
import app.windrose.ui.kit.board.BoardPath
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.table.BoardState

/** The side from which the board is seen: where its spaces lie on the screen. */
@Immutable
internal data class TackSide(val turned: Boolean) {
    /** Where [space] is drawn; starting spaces lie outside the grid. */
    fun position(space: Space): CellPosition {
        val column = space.column.ordinal
        val row = SIZE - space.row.toInt()
        return if (turned) CellPosition(SIZE - 1 - column, SIZE - 1 - row) else CellPosition(column, row)
    }

    /** Where the row of the grid is drawn. */
    fun row(row: UByte): Int = if (turned) row.toInt() - 1 else SIZE - row.toInt()

    companion object {
        const val SIZE = 5
    }
}

/** A die as it is drawn on a spot. */
@Immutable
internal data class DrawnDie(val die: TackDie, val ghost: Boolean = false)

/** What is drawn on the board: dice and marks by spot, and what a ready choice would change. */
@Immutable
internal class TackScene(view: TackView, private val state: BoardState) {
    private val preview: List<TackEvent> = state.preview?.events.orEmpty().map { (it as GameEvent.Tack).event }
    private val arranged = preview.takeWhile(::isArrangement)
    private val origins: Set<String> = arranged.flatMap(::journeys).map { it.from.spot }.toSet()
    private val now = TackPicture.of(view.dice)
    private val then = arranged.fold(laid(view), TackPicture::after)
    private val lastMove: Set<String> = state.view.trail.filter { it in now.dice }.ifEmpty { state.view.trail }.toSet()

    /** The rows that a ready choice would make score. */
    val scoring: Set<UByte> = preview.filterIsInstance<TackEvent.RowScored>().map { it.row }.toSet()

    /** The way of the die that a ready choice would move, where it is straight. */
    val ways: List<Journey> = arranged.flatMap(::journeys).take(1)
        .filter { it.from.column == it.to.column || it.from.row == it.to.row }

    /** What is drawn on [spot]: a die that would leave stays as a ghost. */
    fun die(spot: String): DrawnDie? = then.dice[spot]?.let { DrawnDie(it) }
        ?: now.dice[spot]?.let { DrawnDie(it, ghost = spot in origins) }

    /** The marks on [spot]. */
    fun marks(spot: String): CellMarks {
        val ring = if (die(spot) == null) RingSpot.Middle else RingSpot.Corner
        val chosen = spot in state.selection.chosenSpots
        return CellMarks(
            legal = ring.takeIf { !chosen && spot in state.selection.legalSpots },
            selected = chosen && spot !in left,
            origin = chosen && spot in left,
            lastMove = spot in lastMove && !chosen,
        )
    }

    /** The spots from which dice would go, without those to which others would come. */
    private val left: Set<String> get() = origins - arranged.flatMap(::journeys).map { it.to.spot }.toSet()

    /** The note that a ready choice puts on [spot]. */
    fun note(spot: String): String? = state.preview?.marks?.find { it.spot == spot }?.text

    /** The dice now, with those that the selection lays on starting spaces. */
    private fun laid(view: TackView): TackPicture {
        val seat = state.view.decision?.seat ?: return now
        val spaces = view.spaces().associateBy { it.spot }
        return state.selection.pieces.fold(now) { picture, piece ->
            val space = spaces[piece.spot]
            val face = view.waiting.getOrNull(piece.index)
            if (space == null ||
                face == null
            ) {
                picture
            } else {
                picture.copy(
                    dice =
                    picture.dice + (space.spot to TackDie(seat, space, face.toUByte())),
                )
            }
        }
    }
}

/** Every space, row by row from the far side. */
internal fun TackView.spaces(): List<Space> =
    (rows.size + 1 downTo 0).flatMap { row -> Column.entries.map { Space(it, row.toUByte()) } }

/** The ways of [scene] as they are drawn. */
internal fun TackSide.paths(
    scene: TackScene,
): List<BoardPath> = scene.ways.map { BoardPath(position(it.from), position(it.to)) }
