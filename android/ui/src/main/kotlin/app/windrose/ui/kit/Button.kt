package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** How much a button asks for attention. */
enum class ButtonKind {
    /** Filled with the accent. At most one on a screen. */
    Primary,

    /** Outlined. */
    Secondary,

    /** Text alone, for the way out. */
    Quiet,

    /** Outlined in the colour of loss, for what cannot be taken back. */
    Danger,
}

/**
 * A button. With [unavailable] it stays in view, dashed, and says that reason; a tap then calls [onUnavailable], so
 * that the reason can be announced. [state] says how it stands otherwise.
 */
@Composable
fun Button(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    kind: ButtonKind = ButtonKind.Secondary,
    glyph: Glyph? = null,
    unavailable: String? = null,
    onUnavailable: (String) -> Unit = {},
    minHeight: Dp = Space.action,
    state: String? = null,
) {
    val look = buttonLook(kind, unavailable != null)
    val tap = { if (unavailable == null) onClick() else onUnavailable(unavailable) }
    Row(
        modifier = modifier
            .defaultMinSize(minWidth = Space.target, minHeight = minHeight)
            .background(look.fill, Corner.button)
            .buttonEdge(look)
            .firstTells(text, unavailable ?: state, tap)
            .clickable(
                interactionSource = null,
                indication = pressIndication(Corner.button, look.ink),
                role = Role.Button,
                onClick = tap,
            )
            .semantics {
                if (unavailable != null) disabled()
                (unavailable ?: state)?.let { stateDescription = it }
            }
            .padding(horizontal = 14.dp, vertical = 6.dp),
        horizontalArrangement = Arrangement.spacedBy(Space.gap, Alignment.CenterHorizontally),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        CompositionLocalProvider(LocalInk provides look.ink) {
            if (glyph != null) Icon(glyph, size = 22.dp)
            Column(Modifier.weight(1f, fill = false), horizontalAlignment = Alignment.CenterHorizontally) {
                Text(text, style = Windrose.type.button, align = TextAlign.Center)
                if (unavailable != null) {
                    Text(unavailable, style = Windrose.type.captionSmall, align = TextAlign.Center)
                }
            }
        }
    }
}

/** A button with its sign over its words, as high as what is found unseen; or its [signAlone], with the words spoken. */
@Composable
internal fun TallButton(
    action: BarAction,
    kind: ButtonKind,
    onUnavailable: (String) -> Unit,
    modifier: Modifier = Modifier,
    signAlone: Boolean = false,
) {
    val unavailable = action.unavailable
    val look = buttonLook(kind, unavailable != null)
    val state = unavailable ?: action.state
    val tap = { if (unavailable == null) action.onClick() else onUnavailable(unavailable) }
    Column(
        modifier = modifier
            .defaultMinSize(minWidth = Space.target, minHeight = Space.tall)
            .background(look.fill, Corner.button)
            .buttonEdge(look)
            .firstTells(action.text, state, tap)
            .clickable(
                interactionSource = null,
                indication = pressIndication(Corner.button, look.ink),
                role = Role.Button,
                onClick = tap,
            )
            .semantics {
                if (unavailable != null) disabled()
                state?.let { stateDescription = it }
                if (signAlone) contentDescription = action.text
            }
            .padding(horizontal = 6.dp, vertical = 6.dp),
        verticalArrangement = Arrangement.spacedBy(Space.half, Alignment.CenterVertically),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        CompositionLocalProvider(LocalInk provides look.ink) {
            action.glyph?.let { Icon(it) }
            if (!signAlone) Text(action.text, style = Windrose.type.label, align = TextAlign.Center)
        }
    }
}

private class ButtonLook(val fill: Color, val edge: Color, val ink: Color, val dashed: Boolean)

@Composable
private fun buttonLook(kind: ButtonKind, unavailable: Boolean): ButtonLook {
    val colors = Windrose.colors
    return when {
        unavailable -> ButtonLook(Color.Transparent, colors.edge, colors.inkSoft, dashed = true)
        kind == ButtonKind.Primary -> ButtonLook(colors.accent, colors.accent, colors.onAccent, dashed = false)
        kind == ButtonKind.Secondary -> ButtonLook(Color.Transparent, colors.edge, colors.ink, dashed = false)
        kind == ButtonKind.Danger -> ButtonLook(Color.Transparent, colors.bad, colors.bad, dashed = false)
        else -> ButtonLook(Color.Transparent, Color.Transparent, colors.ink, dashed = false)
    }
}

private fun Modifier.buttonEdge(look: ButtonLook): Modifier =
    if (look.dashed) dashedBorder(look.edge, Corner.button) else border(EDGE, look.edge, Corner.button)

private val EDGE = 1.5.dp
