package app.windrose.ui.tack

import androidx.compose.runtime.Immutable
import app.windrose.core.GameEvent
import app.windrose.core.GameView
import app.windrose.core.TackEvent
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.table.BoardFrame
import app.windrose.ui.table.Transition
import app.windrose.ui.table.momentsOf

/** A moment of what happened: the dice as they come to lie, those that travel there, and the row that is settled. */
@Immutable
internal data class TackFrame(
    val picture: TackPicture,
    override val millis: Int,
    val journeys: List<Journey> = emptyList(),
    val settled: UByte? = null,
    val rolling: Boolean = false,
) : BoardFrame

/** What [transition] led through, moment by moment. */
internal fun framesOf(transition: Transition): List<TackFrame> = momentsOf(
    events = transition.events.map { (it as GameEvent.Tack).event },
    picture = TackPicture.of((transition.before as GameView.Tack).view.dice),
    after = TackPicture::after,
    frame = ::frameOf,
)

private fun frameOf(event: TackEvent, before: TackPicture, after: TackPicture): TackFrame? {
    val journeys = journeys(event)
    return when {
        journeys.isNotEmpty() -> TackFrame(after, Motion.slide(journeys.first().run { from.cellsTo(to) }), journeys)
        // The dice of the row are still seen together.
        event is TackEvent.RowScored -> TackFrame(before, Motion.DICE, settled = event.row)
        event is TackEvent.RowBust -> TackFrame(before, Motion.DICE, settled = event.row)
        event is TackEvent.Rolled || event is TackEvent.OpeningRolled -> TackFrame(after, Motion.DICE, rolling = true)
        before != after -> TackFrame(after, Motion.PIECE)
        else -> null
    }
}
