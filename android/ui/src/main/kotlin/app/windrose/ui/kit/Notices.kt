package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.dismiss
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.CompassRose
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** What stands where there is nothing yet: why it is empty, and what can be done about it. */
@Composable
fun EmptyState(
    title: String,
    text: String,
    modifier: Modifier = Modifier,
    action: BarAction? = null,
) {
    Column(
        modifier.fillMaxWidth().padding(Space.wide),
        verticalArrangement = Arrangement.spacedBy(Space.row),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        CompassRose(Modifier.size(112.dp))
        Text(title, Modifier.semantics { heading() }, Windrose.type.title, align = TextAlign.Center)
        Text(text, Modifier.widthIn(max = 360.dp), color = Windrose.colors.inkSoft, align = TextAlign.Center)
        action?.let { Button(it.text, it.onClick, kind = ButtonKind.Primary, glyph = it.glyph) }
    }
}

/** Something went wrong: what, why, and what to do next. */
@Composable
fun ErrorPanel(
    title: String,
    cause: String,
    nextStep: String,
    modifier: Modifier = Modifier,
    actions: List<BarAction> = emptyList(),
) {
    Card(modifier.fillMaxWidth()) {
        Column(Modifier.padding(Space.margin), verticalArrangement = Arrangement.spacedBy(Space.gap)) {
            Column(
                Modifier.semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Assertive },
                verticalArrangement = Arrangement.spacedBy(Space.gap),
            ) {
                Row(
                    horizontalArrangement = Arrangement.spacedBy(Space.gap),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Icon(Glyph.Warning, color = Windrose.colors.bad)
                    Text(title, style = Windrose.type.cardTitle)
                }
                Text(cause)
                Text(nextStep, color = Windrose.colors.inkSoft)
            }
            actions.forEach { Button(it.text, it.onClick, Modifier.fillMaxWidth(), glyph = it.glyph) }
        }
    }
}

/**
 * A line that tells what just happened, with at most one answer to it, such as undo. The screen takes it away after a
 * while; a tap on it and the screen reader's action for it do with [onDismiss]. No tap reaches what lies below.
 */
@Composable
fun Snack(
    text: String,
    modifier: Modifier = Modifier,
    actionText: String? = null,
    onAction: () -> Unit = {},
    onDismiss: () -> Unit = {},
) {
    val colors = Windrose.colors
    CompositionLocalProvider(LocalInk provides colors.background) {
        Row(
            modifier = modifier
                .padding(horizontal = Space.gap, vertical = Space.half)
                .widthIn(max = Space.readable)
                .fillMaxWidth()
                .defaultMinSize(minHeight = Space.target)
                .background(colors.ink, Corner.chip)
                .pointerInput(onDismiss) { detectTapGestures { onDismiss() } }
                .padding(start = Space.margin, end = Space.half),
            horizontalArrangement = Arrangement.spacedBy(Space.gap),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Text(
                text,
                Modifier.weight(1f).padding(vertical = Space.gap).semantics {
                    liveRegion = LiveRegionMode.Polite
                    dismiss {
                        onDismiss()
                        true
                    }
                },
            )
            if (actionText != null) QuietAction(actionText, onAction)
        }
    }
}

@Composable
private fun QuietAction(text: String, onAction: () -> Unit) {
    Box(
        modifier = Modifier
            .defaultMinSize(Space.target, Space.target)
            .clickable(
                interactionSource = null,
                indication = pressIndication(Corner.chip, LocalInk.current),
                role = Role.Button,
                onClick = onAction,
            )
            .padding(horizontal = Space.row),
        contentAlignment = Alignment.Center,
    ) {
        Text(text, style = Windrose.type.bodyStrong)
    }
}
