package app.windrose.ui.winds

import androidx.compose.runtime.Immutable
import app.windrose.core.GameEvent
import app.windrose.core.GameView
import app.windrose.core.WindsEvent
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.table.BoardFrame
import app.windrose.ui.table.Transition
import app.windrose.ui.table.momentsOf

/** A moment of what happened: the sea as it comes to be, and the ship that travels there. */
@Immutable
internal data class WindsFrame(
    val picture: WindsPicture,
    override val millis: Int,
    val passage: Passage? = null,
) : BoardFrame

/** What [transition] led through, moment by moment: each ship that is pushed, that slides or sails, one after the other. */
internal fun framesOf(transition: Transition): List<WindsFrame> = momentsOf(
    events = transition.events.map { (it as GameEvent.FourWinds).event },
    picture = WindsPicture.of((transition.before as GameView.FourWinds).view.cells),
    after = WindsPicture::after,
    frame = ::frameOf,
)

private fun frameOf(event: WindsEvent, before: WindsPicture, after: WindsPicture): WindsFrame? {
    val passage = passageOf(event)
    return when {
        // A ship that is damaged is seen as far as what it is driven onto.
        passage != null -> WindsFrame(
            before.moved(passage.ship, passage.from, passage.to),
            Motion.slide(passage.cells),
            passage,
        )
        before != after -> WindsFrame(after, Motion.PIECE)
        else -> null
    }
}
