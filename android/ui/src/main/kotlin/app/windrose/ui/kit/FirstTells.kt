package app.windrose.ui.kit

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.changedToUp
import androidx.compose.ui.input.pointer.isOutOfBounds
import androidx.compose.ui.input.pointer.pointerInput

/** Says aloud what a finger came to. */
fun interface Teller {
    fun tell(text: String)
}

/**
 * Who says what a finger comes to, where everything can be done without sight: there the first tap on a control tells what
 * it is, and the second of two taps takes it. None elsewhere: one tap takes a control.
 */
val LocalTeller = staticCompositionLocalOf<Teller?> { null }

/**
 * Where there is a [LocalTeller], lets the first tap tell [name] and [state], and nothing else. The second of two quick
 * taps does [onTake]. Stands before what makes this a control, whose answers to the keyboard and to screen readers stay.
 * What tells by itself what it is has no [name].
 */
@Composable
internal fun Modifier.firstTells(name: String?, state: String? = null, onTake: () -> Unit = {}): Modifier {
    val teller = LocalTeller.current ?: return this
    val words by rememberUpdatedState(listOfNotNull(name, state).filter { it.isNotEmpty() }.joinToString())
    val take by rememberUpdatedState(onTake)
    return pointerInput(teller) {
        var told: Told? = null
        awaitEachGesture {
            // Of several that lie in each other the outermost tells.
            val down = awaitFirstDown(pass = PointerEventPass.Initial)
            // The control itself is to know nothing of it; what scrolls does.
            down.consume()
            val second = told?.let { it.words == words && down.follows(it.upAt, this) } == true
            if (!second && words.isNotEmpty()) teller.tell(words)
            val up = awaitTapEnd(down)
            told = up?.takeUnless { second }?.let { Told(words, it.uptimeMillis) }
            if (up != null && second) take()
        }
    }
}

/** What a tap told, and when it ended. */
private class Told(val words: String, val upAt: Long)

/** Whether this comes so soon after a tap that ended at [upAt] that both are a double tap. */
internal fun PointerInputChange.follows(upAt: Long, scope: AwaitPointerEventScope): Boolean =
    uptimeMillis - upAt <= scope.viewConfiguration.doubleTapTimeoutMillis

/** How the tap that began with [down] ends; null where it turns out to be none: a scroll, or taken away. */
private suspend fun AwaitPointerEventScope.awaitTapEnd(down: PointerInputChange): PointerInputChange? {
    while (true) {
        val change = awaitPointerEvent(PointerEventPass.Initial).changes.find { it.id == down.id } ?: return null
        val left = (change.position - down.position).getDistance() > viewConfiguration.touchSlop
        // A gesture that was taken away ends as one that somebody else has consumed.
        if (change.isConsumed || left || change.isOutOfBounds(size, extendedTouchPadding)) return null
        if (change.changedToUp()) {
            change.consume()
            return change
        }
    }
}
