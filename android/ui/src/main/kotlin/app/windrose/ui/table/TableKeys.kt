package app.windrose.ui.table

import androidx.compose.foundation.focusable
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import app.windrose.ui.kit.keepsFocus

/** The keys that work everywhere at a table. The table has the focus where nothing in it has, so that they always work. */
@Composable
internal fun Modifier.tableKeys(on: (TableEvent) -> Unit): Modifier =
    onKeyEvent { event -> eventOf(event)?.let(on) != null }.keepsFocus().focusable()

private fun eventOf(event: KeyEvent): TableEvent? = when {
    event.type != KeyEventType.KeyDown -> null
    event.key == Key.Escape -> TableEvent.Cancel
    event.key == Key.F1 -> TableEvent.Show(TablePanel.Keys)
    event.key == Key.Z && (event.isCtrlPressed || event.isMetaPressed) -> TableEvent.Undo
    event.key == Key.L && !event.isCtrlPressed && !event.isMetaPressed -> TableEvent.Show(TablePanel.Log)
    else -> null
}
