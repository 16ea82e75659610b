package app.windrose.ui.kit

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusChanged

/**
 * Gives the focus to the focus target that follows, at first, for every other [place], and whenever nothing inside has it
 * any more: a button that goes away takes the focus with it, and no key would reach the app.
 */
@Composable
internal fun Modifier.keepsFocus(place: Any? = null): Modifier {
    val focus = remember { FocusRequester() }
    var lost by remember { mutableStateOf(false) }
    LaunchedEffect(place) { focus.requestFocus() }
    LaunchedEffect(lost) { if (lost) focus.requestFocus() }
    return onFocusChanged { lost = !it.hasFocus }.focusRequester(focus)
}
