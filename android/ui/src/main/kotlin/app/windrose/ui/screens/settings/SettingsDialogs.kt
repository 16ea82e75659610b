package app.windrose.ui.screens.settings

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.selection.SelectionContainer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import app.windrose.ui.app.word
import app.windrose.ui.kit.Button
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.TextField
import app.windrose.ui.kit.theme.Windrose

/** Asks before everything is deleted. A word must be typed first, so that no slip of the finger does it. */
@Composable
internal fun DeleteAllDialog(onDismiss: () -> Unit, onConfirm: () -> Unit) {
    var typed by rememberSaveable { mutableStateOf("") }
    val demand = word("ui-settings-delete-all-type")
    val right = typed.trim().equals(word("ui-settings-delete-all-word"), ignoreCase = true)
    QuestionDialog(
        title = word("ui-settings-delete-all-title"),
        text = word("ui-settings-delete-all-text"),
        buttons = listOf(DialogButton(word("ui-cancel"), onDismiss)),
        onDismiss = onDismiss,
    ) {
        TextField(typed, { typed = it }, demand)
        Button(
            text = word("ui-settings-delete-all-confirm"),
            onClick = onConfirm,
            modifier = Modifier.fillMaxWidth(),
            kind = ButtonKind.Danger,
            unavailable = demand.takeUnless { right },
        )
    }
}

/** Shows the report before it is copied, so that the player sees what they share. */
@Composable
internal fun DiagnosticsDialog(report: String, onCopy: () -> Unit, onDismiss: () -> Unit) {
    QuestionDialog(
        title = word("ui-settings-diagnostics"),
        text = word("ui-settings-diagnostics-text"),
        buttons = listOf(
            DialogButton(word("ui-copy"), onCopy, ButtonKind.Primary),
            DialogButton(word("ui-close"), onDismiss, ButtonKind.Quiet),
        ),
        onDismiss = onDismiss,
    ) {
        SelectionContainer { Text(report, style = Windrose.type.captionSmall) }
    }
}
