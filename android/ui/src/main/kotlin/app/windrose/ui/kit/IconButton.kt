package app.windrose.ui.kit

import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.takeOrElse
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** A button of 48 by 48 that shows [glyph] alone; [label] is its name for screen readers. */
@Composable
fun IconButton(
    glyph: Glyph,
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    color: Color = Color.Unspecified,
    enabled: Boolean = true,
) {
    val ink = color.takeOrElse { if (enabled) LocalInk.current else Windrose.colors.inkSoft }
    Box(
        modifier = modifier
            .defaultMinSize(Space.target, Space.target)
            .firstTells(label) { if (enabled) onClick() }
            .clickable(
                interactionSource = null,
                indication = pressIndication(Corner.chip),
                enabled = enabled,
                role = Role.Button,
                onClick = onClick,
            )
            .semantics { contentDescription = label },
        contentAlignment = Alignment.Center,
    ) {
        Icon(glyph, color = ink)
    }
}

/**
 * The outlined square at the left of the action bar. With [unavailable] it is dashed and says that reason; a tap then
 * calls [onUnavailable], because the square has no room to show it.
 */
@Composable
fun SquareButton(
    glyph: Glyph,
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    unavailable: String? = null,
    onUnavailable: (String) -> Unit = {},
) {
    val colors = Windrose.colors
    val edge = if (unavailable == null) {
        Modifier.border(1.5.dp, colors.edge, Corner.button)
    } else {
        Modifier.dashedBorder(colors.edge, Corner.button)
    }
    val tap = { if (unavailable == null) onClick() else onUnavailable(unavailable) }
    Box(
        modifier = modifier
            .defaultMinSize(minWidth = 56.dp, minHeight = Space.action)
            .then(edge)
            .firstTells(label, unavailable, tap)
            .clickable(
                interactionSource = null,
                indication = pressIndication(Corner.button),
                role = Role.Button,
                onClick = tap,
            )
            .semantics {
                contentDescription = label
                if (unavailable != null) {
                    disabled()
                    stateDescription = unavailable
                }
            },
        contentAlignment = Alignment.Center,
    ) {
        Icon(glyph, color = if (unavailable == null) colors.ink else colors.inkSoft)
    }
}
