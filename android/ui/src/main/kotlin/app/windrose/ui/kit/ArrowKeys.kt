package app.windrose.ui.kit

import androidx.compose.foundation.focusGroup
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusDirection
import androidx.compose.ui.focus.FocusManager
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.LocalFocusManager

/** Lets the arrow keys lead from control to control inside, as Tab does, but never out. */
@Composable
internal fun Modifier.arrowsMove(): Modifier {
    val manager = LocalFocusManager.current
    val arrows = remember(manager) { Arrows(manager) }
    return onKeyEvent { arrows.follow(it) }
        .focusProperties { onExit = { if (arrows.moving) cancelFocusChange() } }
        .focusGroup()
}

private class Arrows(private val focus: FocusManager) {
    /** Whether an arrow is moving the focus just now. */
    var moving = false
        private set

    fun follow(event: KeyEvent): Boolean {
        val direction = event.direction ?: return false
        moving = true
        try {
            focus.moveFocus(direction)
        } finally {
            moving = false
        }
        return true
    }
}

private val KeyEvent.direction: FocusDirection?
    get() = when {
        type != KeyEventType.KeyDown -> null
        key == Key.DirectionDown || key == Key.DirectionRight -> FocusDirection.Next
        key == Key.DirectionUp || key == Key.DirectionLeft -> FocusDirection.Previous
        else -> null
    }
