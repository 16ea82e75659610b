package app.windrose.ui.foursenses

import androidx.compose.runtime.Composable
import app.windrose.core.FourSensesView
import app.windrose.core.Sight
import app.windrose.core.SupplyPiece
import app.windrose.core.WoodPiece
import app.windrose.ui.app.word
import app.windrose.ui.kit.ChipState
import app.windrose.ui.kit.Supply
import app.windrose.ui.kit.SupplyCards
import app.windrose.ui.kit.drawing.WoodTop
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableEvent

/** The pieces that are left, to feel and to choose. */
@Composable
internal fun FourSensesSupply(view: FourSensesView, state: BoardState, on: (TableEvent) -> Unit) {
    val chosen = word("ui-state-chosen")
    val choosable = state.selection.choices.flatMap { it.text.parts }.map { it.id }.toSet()
    val picked = state.selection.chosen.map { it.id }
    val cards = view.supply.map { supplied ->
        val spot = state.view.spots.find { it.id == supplied.id }
        val reason = state.view.decision?.blocked.orEmpty().find { it.spot == supplied.id }?.reason
        Supply(
            levels = supplied.piece.levels,
            top = supplied.piece.top,
            name = word("ui-four-senses-${supplied.id.replace(':', '-')}"),
            left = spot?.label.orEmpty(),
            spoken = spot?.spoken.orEmpty(),
            state = when (supplied.id) {
                in picked -> ChipState.Chosen
                in choosable -> ChipState.Open
                else -> ChipState.Used
            },
            stateDescription = if (supplied.id in picked) chosen else reason,
        )
    }
    SupplyCards(
        supplies = cards,
        onChoose = { on(choosing(view.supply[it], choosable)) },
        onFeel = { index, again -> on(TableEvent.Feel(view.supply[index].id, again)) },
        onLift = { on(TableEvent.Lift(view.supply[it].id)) },
        large = view.sight == Sight.BLINDFOLD,
    )
}

/** A tap on [piece]: it is picked, or asked why it cannot be. */
private fun choosing(piece: SupplyPiece, choosable: Set<String>): TableEvent =
    if (piece.id in choosable) TableEvent.Part(piece.id) else TableEvent.WhyNot(piece.id)

/** How many levels are drawn of the piece. */
internal val WoodPiece.levels: Int
    get() = when (this) {
        WoodPiece.FLAT, WoodPiece.HOLED -> 1
        WoodPiece.TALL_FLAT, WoodPiece.TALL_HOLE -> 2
    }

/** What is drawn on its top. */
internal val WoodPiece.top: WoodTop
    get() = when (this) {
        WoodPiece.FLAT, WoodPiece.TALL_FLAT -> WoodTop.Flat
        WoodPiece.HOLED, WoodPiece.TALL_HOLE -> WoodTop.Holed
    }
