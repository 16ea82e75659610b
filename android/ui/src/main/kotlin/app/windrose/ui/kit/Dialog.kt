package app.windrose.ui.kit

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** A button of a [QuestionDialog]. */
@Immutable
data class DialogButton(val text: String, val onClick: () -> Unit, val kind: ButtonKind = ButtonKind.Secondary)

/**
 * A question over everything else. Escape, the back gesture and a tap beside it call [onDismiss]; without one, only the
 * buttons answer. [content] may hold a field between the text and the buttons, which takes the focus.
 */
@Composable
fun QuestionDialog(
    title: String,
    buttons: List<DialogButton>,
    onDismiss: (() -> Unit)?,
    text: String? = null,
    content: @Composable ColumnScope.() -> Unit = {},
) {
    val leave = onDismiss ?: {}
    val properties = DialogProperties(
        dismissOnBackPress = onDismiss != null,
        // Where the first tap tells what is there, a tap beside the question closes nothing unheard.
        dismissOnClickOutside = onDismiss != null && LocalTeller.current == null,
        usePlatformDefaultWidth = false,
    )
    Dialog(leave, properties) {
        Card(
            Modifier
                .padding(Space.wide)
                .widthIn(max = 420.dp)
                .fillMaxWidth()
                .semantics { paneTitle = title }
                .escapeCloses(leave),
            raised = true,
        ) {
            Column(
                Modifier.padding(20.dp).verticalScroll(rememberScrollState()),
                verticalArrangement = Arrangement.spacedBy(Space.row),
            ) {
                Text(title, Modifier.semantics { heading() }, style = Windrose.type.title)
                text?.let { Text(it, color = Windrose.colors.inkSoft) }
                CompositionLocalProvider(LocalTakesFocus provides true) { content() }
                buttons.forEach { Button(it.text, it.onClick, Modifier.fillMaxWidth(), it.kind) }
            }
        }
    }
}
