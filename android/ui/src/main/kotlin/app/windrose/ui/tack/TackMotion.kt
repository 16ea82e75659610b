package app.windrose.ui.tack

import androidx.compose.animation.core.Animatable
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import app.windrose.core.GameEvent
import app.windrose.core.GameView
import app.windrose.core.TackEvent
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.table.Transition

/** A moment of what happened: the dice as they come to lie, those that travel there, and the row that is settled. */
@Immutable
internal data class TackFrame(
    val picture: TackPicture,
    val millis: Int,
    val journeys: List<Journey> = emptyList(),
    val settled: UByte? = null,
    val rolling: Boolean = false,
)

/** What [transition] led through, moment by moment. */
internal fun framesOf(transition: Transition): List<TackFrame> {
    var picture = TackPicture.of((transition.before as GameView.Tack).view.dice)
    return transition.events.mapNotNull { event ->
        val happened = (event as GameEvent.Tack).event
        val last = picture
        picture = picture.after(happened)
        frameOf(happened, last, picture)
    }
}

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

/** Plays the moments of a transition once. */
@Stable
internal class TackMotion(private val frames: List<TackFrame>) {
    private val travelled = Animatable(0f)

    /** The moment in view; null once everything is where it belongs. */
    var frame: TackFrame? by mutableStateOf(frames.firstOrNull())
        private set

    /** How much of their way the dice of [frame] have travelled, from 0 to 1. */
    val progress: Float get() = travelled.value

    /** Plays everything that is left. */
    suspend fun play(motion: Motion) {
        for (next in frames) {
            if (frame == null) return
            frame = next
            travelled.snapTo(0f)
            travelled.animateTo(1f, motion.spec(next.millis))
        }
        frame = null
    }

    /** Everything is where it belongs, at once. */
    fun end() {
        frame = null
    }
}

/** The motion of [transition], which plays by itself; none where movement is off. */
@Composable
internal fun rememberTackMotion(transition: Transition?): TackMotion {
    val settings = Windrose.motion
    val motion = remember(transition?.number) {
        TackMotion(if (transition == null || !settings.enabled) emptyList() else framesOf(transition))
    }
    val running = motion.frame != null
    LaunchedEffect(motion, running) { if (running) motion.play(settings) }
    return motion
}
