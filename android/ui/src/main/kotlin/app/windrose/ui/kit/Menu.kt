package app.windrose.ui.kit

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Popup
import androidx.compose.ui.window.PopupProperties
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** One line of a [Menu]. */
@Immutable
data class MenuItem(
    val text: String,
    val onClick: () -> Unit,
    val glyph: Glyph? = null,
    /** Something is lost by it: written in the colour of loss. */
    val danger: Boolean = false,
    /** Why it cannot be done now, if so: said below it. Its action then only tells that. */
    val unavailable: String? = null,
)

/**
 * A menu below the top right corner of its parent. Choosing an item, Escape and a tap elsewhere call [onDismiss]; an
 * item's own action follows. The arrow keys go from item to item.
 */
@Composable
fun Menu(items: List<MenuItem>, onDismiss: () -> Unit) {
    // Where the first tap tells what is there, a tap beside the menu closes nothing unheard.
    val tapsAct = LocalTeller.current == null
    Popup(
        alignment = Alignment.TopEnd,
        onDismissRequest = onDismiss,
        properties = PopupProperties(focusable = true, dismissOnClickOutside = tapsAct),
    ) {
        Card(
            Modifier
                .arrowsMove()
                .escapeCloses(onDismiss)
                .padding(Space.gap)
                .widthIn(min = 200.dp, max = 320.dp)
                .width(IntrinsicSize.Max)
                .verticalScroll(rememberScrollState()),
            raised = true,
        ) {
            items.forEach { item -> MenuLine(item, onDismiss) }
        }
    }
}

@Composable
private fun MenuLine(item: MenuItem, onDismiss: () -> Unit) {
    val color = when {
        item.unavailable != null -> Windrose.colors.inkSoft
        item.danger -> Windrose.colors.bad
        else -> Windrose.colors.ink
    }
    val tap = {
        onDismiss()
        item.onClick()
    }
    Row(
        modifier = Modifier
            .fillMaxWidth()
            .firstTells(item.text, item.unavailable, tap)
            .clickable(
                interactionSource = null,
                indication = pressIndication(LineShape, ringInside = true),
                role = Role.Button,
                onClick = tap,
            )
            .semantics {
                if (item.unavailable != null) {
                    disabled()
                    stateDescription = item.unavailable
                }
            }
            .defaultMinSize(minHeight = Space.target)
            .padding(horizontal = Space.margin, vertical = Space.half),
        horizontalArrangement = Arrangement.spacedBy(Space.row),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        item.glyph?.let { Icon(it, size = 22.dp, color = color) }
        Column {
            Text(item.text, style = Windrose.type.name, color = color)
            item.unavailable?.let { Text(it, style = Windrose.type.captionSmall, color = color) }
        }
    }
}

private val LineShape = RoundedCornerShape(6.dp)
