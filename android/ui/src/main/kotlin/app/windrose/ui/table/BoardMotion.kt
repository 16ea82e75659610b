package app.windrose.ui.table

import androidx.compose.animation.core.Animatable
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.kit.theme.Windrose

/** A moment of what happened on a board. */
internal interface BoardFrame {
    /** How long it is seen. */
    val millis: Int
}

/**
 * The moments of [events], which happened one after the other to what lay there as [picture]: what it comes to be
 * [after] each of them, and the [frame] in which that is seen, if it is seen at all.
 */
internal fun <E, P, F : BoardFrame> momentsOf(
    events: List<E>,
    picture: P,
    after: P.(E) -> P,
    frame: (event: E, before: P, after: P) -> F?,
): List<F> {
    var last = picture
    return events.mapNotNull { event ->
        val before = last
        last = before.after(event)
        frame(event, before, last)
    }
}

/** Plays the moments of a transition once. */
@Stable
internal class BoardMotion<F : BoardFrame>(private val frames: List<F>) {
    private val travelled = Animatable(0f)

    /** The moment in view; null once everything is where it belongs. */
    var frame: F? by mutableStateOf(frames.firstOrNull())
        private set

    /** How much of their way the pieces of [frame] have travelled, from 0 to 1. */
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

/** The motion of [transition] through the moments of [framesOf], which plays by itself; none where movement is off. */
@Composable
internal fun <F : BoardFrame> rememberBoardMotion(
    transition: Transition?,
    framesOf: (Transition) -> List<F>,
): BoardMotion<F> {
    val settings = Windrose.motion
    val motion = remember(transition?.number) {
        BoardMotion(if (transition == null || !settings.enabled) emptyList() else framesOf(transition))
    }
    val running = motion.frame != null
    LaunchedEffect(motion, running) { if (running) motion.play(settings) }
    return motion
}

/** A tap while something moves only ends the movement. */
internal fun Modifier.endingMotion(motion: BoardMotion<*>): Modifier = pointerInput(motion) {
    awaitEachGesture {
        val down = awaitFirstDown(requireUnconsumed = false, pass = PointerEventPass.Initial)
        if (motion.frame != null) {
            down.consume()
            motion.end()
        }
    }
}
