package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextRange
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.TextFieldValue
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** Whether a field takes the focus as it comes into view, with all of its text selected: in dialogs, which are about it. */
internal val LocalTakesFocus = staticCompositionLocalOf { false }

/** One line to type, with its [label] above and [mistake] below, if there is one. Enter calls [onDone]. */
@Composable
fun TextField(
    value: String,
    onChange: (String) -> Unit,
    label: String,
    modifier: Modifier = Modifier,
    mistake: String? = null,
    onDone: () -> Unit = {},
) {
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.half)) {
        Text(label, style = Windrose.type.label, color = Windrose.colors.inkSoft)
        FieldFrame(value, onChange, label, ImeAction.Done, onDone, mistake, takesFocus = LocalTakesFocus.current)
        mistake?.let { Text(it, style = Windrose.type.caption, color = Windrose.colors.bad) }
    }
}

/** A line to search with: [placeholder] while it is empty, a sign that clears it while it is not. */
@Composable
fun SearchField(
    value: String,
    onChange: (String) -> Unit,
    placeholder: String,
    clearLabel: String,
    modifier: Modifier = Modifier,
) {
    FieldFrame(
        value = value,
        onChange = onChange,
        name = placeholder,
        imeAction = ImeAction.Search,
        onDone = {},
        modifier = modifier,
        placeholder = placeholder,
        leading = { Icon(Glyph.Search, size = 20.dp, color = Windrose.colors.inkSoft) },
        trailing = { if (value.isNotEmpty()) IconButton(Glyph.Close, clearLabel, { onChange("") }) },
    )
}

@Composable
private fun FieldFrame(
    value: String,
    onChange: (String) -> Unit,
    name: String,
    imeAction: ImeAction,
    onDone: () -> Unit,
    mistake: String? = null,
    modifier: Modifier = Modifier,
    takesFocus: Boolean = false,
    placeholder: String = "",
    leading: @Composable () -> Unit = {},
    trailing: @Composable () -> Unit = {},
) {
    val colors = Windrose.colors
    val interactions = remember { MutableInteractionSource() }
    val focused by interactions.collectIsFocusedAsState()
    val edge = when {
        mistake != null -> colors.bad
        focused -> colors.accent
        else -> colors.edge
    }
    val focus = remember { FocusRequester() }
    val selected = if (takesFocus) TextRange(0, value.length) else TextRange.Zero
    var typed by remember { mutableStateOf(TextFieldValue(value, selected)) }
    // What comes from elsewhere, such as the clipboard, is gone on with at its end.
    if (typed.text != value) typed = TextFieldValue(value, TextRange(value.length))
    if (takesFocus) LaunchedEffect(focus) { focus.requestFocus() }
    BasicTextField(
        value = typed,
        onValueChange = { next ->
            val changed = next.text != typed.text
            typed = next
            if (changed) onChange(next.text)
        },
        modifier = modifier.fillMaxWidth().focusRequester(focus).semantics {
            contentDescription = name
            if (mistake != null) error(mistake)
        },
        textStyle = Windrose.type.prompt.copy(color = colors.ink),
        singleLine = true,
        keyboardOptions = KeyboardOptions(imeAction = imeAction),
        keyboardActions = KeyboardActions(onAny = { onDone() }),
        interactionSource = interactions,
        cursorBrush = SolidColor(colors.accent),
    ) { field ->
        Row(
            modifier = Modifier
                .defaultMinSize(minHeight = Space.target)
                .background(colors.high, Corner.chip)
                .border(if (focused) 2.dp else 1.5.dp, edge, Corner.chip)
                .padding(start = Space.row, end = Space.half),
            horizontalArrangement = Arrangement.spacedBy(Space.gap),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            leading()
            Box(Modifier.weight(1f).padding(vertical = Space.gap), contentAlignment = Alignment.CenterStart) {
                if (value.isEmpty()) Text(placeholder, style = Windrose.type.body, color = colors.inkSoft, maxLines = 1)
                field()
            }
            trailing()
        }
    }
}
