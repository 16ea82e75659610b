package app.windrose.ui.foursenses

import androidx.compose.runtime.Immutable
import app.windrose.core.FeltSpace
import app.windrose.core.FourSensesEvent
import app.windrose.core.FourSensesView
import app.windrose.core.GameEvent
import app.windrose.core.Sight
import app.windrose.core.Stack
import app.windrose.core.TopFace
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.RingSpot
import app.windrose.ui.kit.drawing.WoodTop
import app.windrose.ui.table.BoardState

/** A stack as it is drawn. */
@Immutable
internal data class DrawnStack(val levels: Int, val top: WoodTop)

/** What is drawn on the board: of a covered one nothing, of one under a napkin what the finger is on. */
@Immutable
internal class FourSensesScene(private val view: FourSensesView, private val state: BoardState) {
    private val preview: Map<String, Stack> = state.preview?.events.orEmpty()
        .mapNotNull { (it as GameEvent.FourSenses).event as? FourSensesEvent.Placed }
        .associate { it.space to it.after }
    private val lastMove: Set<String> = state.view.trail.toSet()

    /** What is drawn on [felt]; null where it is not in view. */
    fun shown(felt: FeltSpace): DrawnStack? = when (view.sight) {
        Sight.BLINDFOLD -> null
        Sight.NAPKIN -> felt.stack.drawn().takeIf { state.felt == felt.space }
        Sight.SIGHTED -> (preview[felt.space] ?: felt.stack).drawn()
    }

    /** Whether [spot] may be chosen. */
    fun isLegal(spot: String): Boolean = spot in state.selection.legalSpots && !isChosen(spot)

    /** Whether [spot] is chosen. */
    fun isChosen(spot: String): Boolean = spot in state.selection.chosenSpots

    /** Whether something was put on [spot] last, as far as whoever looks on was told. */
    fun isLastMove(spot: String): Boolean = spot in lastMove && !isChosen(spot)

    /** The marks on [spot]; on a covered board none but that it is chosen, so that nothing drawn tells anything. */
    fun marks(spot: String): CellMarks = if (view.sight == Sight.SIGHTED) {
        CellMarks(
            legal = RingSpot.Corner.takeIf { isLegal(spot) },
            selected = isChosen(spot),
            lastMove = isLastMove(spot),
        )
    } else {
        CellMarks(selected = isChosen(spot))
    }
}

/** The stack as it is drawn. */
internal fun Stack.drawn() = DrawnStack(height.toInt(), topOf(top))

/** How [face] is drawn; on an empty space nothing lies that could have one. */
internal fun topOf(face: TopFace?): WoodTop = if (face == TopFace.HOLE) WoodTop.Holed else WoodTop.Flat
