package app.windrose.ui.kit

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.changedToUpIgnoreConsumed
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.semantics

/** Whether a finger is on what is felt. */
@Stable
internal class FeltTouch {
    /** True from the touch until everything that comes of it, such as a click, is over. */
    var isOn = false
        internal set
}

@Composable
internal fun rememberFeltTouch(): FeltTouch = remember { FeltTouch() }

/**
 * Tells when a finger, the keyboard or a screen reader comes to this, and when it leaves. A touch that also brings the
 * focus of the keyboard is one coming. [onFeel] is told whether this is the second of two quick taps, which is no new one.
 */
@Composable
internal fun Modifier.felt(
    onFeel: (again: Boolean) -> Unit,
    onLift: () -> Unit = {},
    touch: FeltTouch = rememberFeltTouch(),
): Modifier {
    val feel by rememberUpdatedState(onFeel)
    val lift by rememberUpdatedState(onLift)
    return onFocusChanged {
        when {
            !it.isFocused -> lift()
            !touch.isOn -> feel(false)
        }
    }.pointerInput(touch) {
        var lastUp: Long? = null
        awaitEachGesture {
            val down = awaitFirstDown(requireUnconsumed = false, pass = PointerEventPass.Initial)
            touch.isOn = true
            try {
                feel(lastUp?.let { down.follows(it, this) } == true)
                lastUp = null
                // Last of all, so that the click which the touch ends with still finds it on.
                lastUp = awaitEnd(down)?.uptimeMillis
            } finally {
                touch.isOn = false
                lift()
            }
        }
    }.semantics { onReaderFocus = ReaderVisit(come = { feel(false) }, leave = { lift() }) }
}

/** How the touch that began with [down] ends, after everybody else has seen it; null where the finger went away before. */
private suspend fun AwaitPointerEventScope.awaitEnd(down: PointerInputChange): PointerInputChange? {
    while (true) {
        val change = awaitPointerEvent(PointerEventPass.Final).changes.find { it.id == down.id } ?: return null
        if ((change.position - down.position).getDistance() > viewConfiguration.touchSlop) return null
        if (change.changedToUpIgnoreConsumed()) return change
    }
}
