package app.windrose.ui.kit

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.focusTarget
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type

/**
 * Makes Escape call [onClose]. The keyboard starts at this layer itself, and not at one of its buttons, so that a
 * hasty Enter does nothing and Tab leads to the first of them.
 */
@Composable
internal fun Modifier.escapeCloses(onClose: () -> Unit): Modifier {
    val start = remember { FocusRequester() }
    LaunchedEffect(Unit) { start.requestFocus() }
    return onKeyEvent { event ->
        val escape = event.key == Key.Escape && event.type == KeyEventType.KeyDown
        if (escape) onClose()
        escape
    }.focusRequester(start).focusTarget()
}
