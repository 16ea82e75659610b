package app.windrose.ui.kit

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** A button of the [ActionBar]: what it says, how it stands, and why it cannot be used now, if so. */
@Immutable
data class BarAction(
    val text: String,
    val onClick: () -> Unit,
    val glyph: Glyph? = null,
    val unavailable: String? = null,
    /** The state in words, such as that it is chosen. */
    val state: String? = null,
)

/**
 * The bottom line of the tray: undo at one end, the primary action at the other, at most one more between.
 * [primaryLeft] turns the line round for the left hand. [onUnavailable] gets the reason when a dashed button is tapped.
 */
@Composable
fun ActionBar(
    primary: BarAction?,
    modifier: Modifier = Modifier,
    undo: BarAction? = null,
    middle: BarAction? = null,
    primaryLeft: Boolean = false,
    onUnavailable: (String) -> Unit = {},
) {
    // Three buttons with large text share no line.
    val middleAbove = primary != null && middle != null && Windrose.largeText
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        if (middleAbove) SecondaryAction(middle, onUnavailable, Modifier.fillMaxWidth())
        Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
            val between = middle.takeUnless { middleAbove }
            if (primaryLeft) {
                primary?.let { PrimaryAction(it, onUnavailable, Modifier.weight(1f)) }
                between?.let { SecondaryAction(it, onUnavailable, betweenWidth(alone = primary == null)) }
                undo?.let { UndoAction(it, onUnavailable) }
            } else {
                undo?.let { UndoAction(it, onUnavailable) }
                between?.let { SecondaryAction(it, onUnavailable, betweenWidth(alone = primary == null)) }
                primary?.let { PrimaryAction(it, onUnavailable, Modifier.weight(1f)) }
            }
        }
    }
}

/** The middle button is as wide as its text, unless it has the line for itself. */
private fun RowScope.betweenWidth(alone: Boolean): Modifier = if (alone) Modifier.weight(1f) else Modifier

@Composable
private fun UndoAction(action: BarAction, onUnavailable: (String) -> Unit) {
    SquareButton(
        glyph = action.glyph ?: Glyph.Undo,
        label = action.text,
        onClick = action.onClick,
        unavailable = action.unavailable,
        onUnavailable = onUnavailable,
    )
}

@Composable
private fun SecondaryAction(
    action: BarAction,
    onUnavailable: (String) -> Unit,
    modifier: Modifier,
    minHeight: Dp = Space.action,
) {
    Button(
        text = action.text,
        onClick = action.onClick,
        modifier = modifier,
        glyph = action.glyph,
        unavailable = action.unavailable,
        onUnavailable = onUnavailable,
        minHeight = minHeight,
        state = action.state,
    )
}

@Composable
private fun PrimaryAction(action: BarAction, onUnavailable: (String) -> Unit, modifier: Modifier) {
    Button(
        text = action.text,
        onClick = action.onClick,
        modifier = modifier,
        kind = ButtonKind.Primary,
        glyph = action.glyph,
        unavailable = action.unavailable,
        onUnavailable = onUnavailable,
    )
}

/**
 * The bottom line of the tray of a table that is played without looking: every action as high as a thumb finds it unseen,
 * its sign over its words, and always at its place: an action that is not there now leaves a gap. [primaryLeft] turns the
 * line round for the left hand. In low windows one line of signs must do.
 */
@Composable
fun TallActionBar(
    primary: BarAction?,
    modifier: Modifier = Modifier,
    others: List<BarAction?> = emptyList(),
    primaryLeft: Boolean = false,
    onUnavailable: (String) -> Unit = {},
) {
    val inOrder = others.map { it to ButtonKind.Secondary } + (primary to ButtonKind.Primary)
    val actions = if (primaryLeft) inOrder.reversed() else inOrder
    when {
        Windrose.lowWindow -> LineOfSigns(actions, modifier, onUnavailable)
        Windrose.largeText -> SignsOverPrimary(others, primary, modifier, onUnavailable)
        else -> Layout(
            content = {
                actions.forEach { (action, kind) ->
                    if (action == null) Box(Modifier) else TallButton(action, kind, onUnavailable)
                }
            },
            modifier = modifier,
            measurePolicy = remember { WholeWords(Space.gap, even = true) },
        )
    }
}

@Composable
private fun LineOfSigns(
    actions: List<Pair<BarAction?, ButtonKind>>,
    modifier: Modifier,
    onUnavailable: (String) -> Unit,
) {
    Row(modifier.fillMaxWidth(), horizontalArrangement = Arrangement.spacedBy(Space.gap)) {
        actions.forEach { (action, kind) ->
            val share = Modifier.weight(1f)
            if (action == null) {
                Box(share)
            } else {
                TallButton(action, kind, onUnavailable, share, signAlone = action.glyph != null)
            }
        }
    }
}

/** With large text, words would leave the tray no room: the others give way to their signs, over the primary action. */
@Composable
private fun SignsOverPrimary(
    others: List<BarAction?>,
    primary: BarAction?,
    modifier: Modifier,
    onUnavailable: (String) -> Unit,
) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.gap)) {
        LineOfSigns(others.map { it to ButtonKind.Secondary }, Modifier, onUnavailable)
        primary?.let { TallButton(it, ButtonKind.Primary, onUnavailable, Modifier.fillMaxWidth()) }
    }
}

/**
 * The actions below one another, for the right column of wide screens: the primary one last and largest. [tall] ones are
 * found unseen; with large text and in low windows they stand as in the [TallActionBar].
 */
@Composable
fun ActionColumn(
    primary: BarAction?,
    modifier: Modifier = Modifier,
    undo: BarAction? = null,
    middle: BarAction? = null,
    again: BarAction? = null,
    tall: Boolean = false,
    onUnavailable: (String) -> Unit = {},
) {
    if (tall && (Windrose.largeText || Windrose.lowWindow)) {
        TallActionBar(primary, modifier, listOf(undo, again, middle), onUnavailable = onUnavailable)
        return
    }
    val least = if (tall) Space.tall else Space.action
    Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.row)) {
        val wide = Modifier.fillMaxWidth()
        undo?.let { SecondaryAction(it, onUnavailable, wide, least) }
        again?.let { SecondaryAction(it, onUnavailable, wide, least) }
        middle?.let { SecondaryAction(it, onUnavailable, wide, least) }
        primary?.let {
            Button(
                text = it.text,
                onClick = it.onClick,
                modifier = wide,
                kind = ButtonKind.Primary,
                glyph = it.glyph,
                unavailable = it.unavailable,
                onUnavailable = onUnavailable,
                minHeight = maxOf(least, Space.cover),
                state = it.state,
            )
        }
    }
}
