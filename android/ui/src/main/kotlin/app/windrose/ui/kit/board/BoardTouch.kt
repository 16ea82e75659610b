package app.windrose.ui.kit.board

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToUpIgnoreConsumed
import app.windrose.ui.kit.follows

/**
 * A board that is felt: a finger on it, the keyboard's focus and a screen reader's focus all come to cells, and each
 * cell that is come to is told.
 */
@Immutable
data class BoardTouch(
    /** A cell was come to, or touched again by the second of two quick taps, which is no new coming. */
    val onFeel: (CellPosition, again: Boolean) -> Unit,
    /** A cell is no longer touched. */
    val onLift: (CellPosition) -> Unit,
    /** Whether one tap only feels and the second of two takes the cell, so that a finger may wander without harm. */
    val twoTaps: Boolean = false,
    /** Whether rings are drawn round the finger. */
    val ripple: Boolean = false,
)

/** The finger on a board that is felt. */
@Stable
internal class BoardFinger {
    /** Where it lies, in pixels of the board; null where none does. */
    var at: Offset? by mutableStateOf(null)
        private set

    private var lastTap: Tap? = null

    private class Tap(val cell: CellPosition, val upAt: Long)

    /** Follows one finger at a time until this is cancelled. [cellAt] says what lies under it, [onTake] takes a cell. */
    suspend fun follow(
        scope: PointerInputScope,
        touch: BoardTouch,
        cellAt: (Offset) -> CellPosition?,
        onTake: (CellPosition) -> Unit,
    ) = scope.awaitEachGesture {
        val down = awaitFirstDown(requireUnconsumed = false, pass = PointerEventPass.Initial)
        val begun = cellAt(down.position)
        val again = lastTap?.let { begun == it.cell && down.follows(it.upAt, this) } == true
        lastTap = null
        val end = try {
            wander(down, again, touch, cellAt)
        } finally {
            at = null
        }
        val still = end != null && (end.position - down.position).getDistance() <= viewConfiguration.touchSlop
        if (!still || begun == null) return@awaitEachGesture
        if (again && touch.twoTaps) onTake(begun) else lastTap = Tap(begun, end.uptimeMillis)
    }

    /** Feels whatever lies under the finger until it is lifted: then how, or null where the gesture was taken away. */
    private suspend fun AwaitPointerEventScope.wander(
        down: PointerInputChange,
        again: Boolean,
        touch: BoardTouch,
        cellAt: (Offset) -> CellPosition?,
    ): PointerInputChange? {
        var felt: CellPosition? = null
        var change: PointerInputChange? = down
        try {
            while (change != null && !change.changedToUpIgnoreConsumed()) {
                at = change.position
                val cell = cellAt(change.position)
                if (cell != felt) {
                    felt?.let(touch.onLift)
                    cell?.let { touch.onFeel(it, again && change === down) }
                    felt = cell
                }
                // What only feels neither scrolls nor clicks.
                if (touch.twoTaps) change.consume()
                val event = awaitPointerEvent(PointerEventPass.Initial)
                change = event.changes.find { it.id == down.id }
            }
        } finally {
            felt?.let(touch.onLift)
        }
        // A gesture that was taken away ends as one that somebody else has consumed.
        val end = change?.takeUnless { it.isConsumed }
        if (touch.twoTaps) end?.consume()
        return end
    }
}
