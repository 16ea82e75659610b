package app.windrose.ui.kit.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.Key
import kotlin.math.abs

/**
 * Keyboard focus on a board. Only one cell at a time can be reached with Tab, so that a board is one stop on the way
 * through a screen; the arrows move from cell to cell. The way in leads to where something can be done.
 */
@Stable
internal class BoardFocus(private val requesters: Map<CellPosition, FocusRequester>) {
    private var current by mutableStateOf(requesters.keys.minByOrNull { it.row * LARGE + it.column })
    private var inside = false
    private var entry: CellPosition? = null

    /** Lets Tab lead to the cell at [position]; as soon as it is elsewhere, if the focus is on the board now. */
    fun enterAt(position: CellPosition) {
        if (position !in requesters) return
        if (inside) entry = position else current = position
    }

    private fun focused(position: CellPosition) {
        current = position
        inside = true
    }

    private fun left() {
        inside = false
        entry?.let { current = it }
        entry = null
    }

    /** Makes the cell at [position] part of this focus. */
    fun cell(position: CellPosition): Modifier = Modifier
        .focusRequester(requesters.getValue(position))
        .onFocusChanged {
            when {
                it.isFocused -> focused(position)
                inside && position == current -> left()
            }
        }
        .focusProperties { canFocus = position == current }

    /** Moves the focus from [from] in the direction of an arrow [key]; false where the key is none or nothing lies there. */
    fun move(from: CellPosition, key: Key): Boolean {
        val target = when (key) {
            Key.DirectionLeft -> next(from, along = { -it.column }, across = { it.row })
            Key.DirectionRight -> next(from, along = { it.column }, across = { it.row })
            Key.DirectionUp -> next(from, along = { -it.row }, across = { it.column })
            Key.DirectionDown -> next(from, along = { it.row }, across = { it.column })
            else -> null
        } ?: return false
        current = target
        requesters.getValue(target).requestFocus()
        return true
    }

    /** The nearest cell further [along], in the same line or else in the line nearest to it [across]. */
    private fun next(
        from: CellPosition,
        along: (CellPosition) -> Int,
        across: (CellPosition) -> Int,
    ): CellPosition? = requesters.keys
        .filter { along(it) > along(from) }
        .minByOrNull { abs(across(it) - across(from)) * LARGE + along(it) - along(from) }

    private companion object {
        /** More than any board has rows or columns. */
        const val LARGE = 1_000
    }
}

@Composable
internal fun rememberBoardFocus(positions: List<CellPosition>): BoardFocus =
    remember(positions) { BoardFocus(positions.associateWith { FocusRequester() }) }
