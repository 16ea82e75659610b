package app.windrose.ui.kit

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Die
import app.windrose.ui.kit.drawing.DieBody
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Windrose

/** How a die in the tray stands. */
enum class DieState { Open, Selected, Spent }

/** A die in the tray as a button; a spent one leaves a dashed slot with a tick. */
@Composable
fun DieButton(
    value: Int,
    look: SeatLook,
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    body: DieBody = DieBody.Filled,
    state: DieState = DieState.Open,
    stateDescription: String? = null,
) {
    val colors = Windrose.colors
    val selected = state == DieState.Selected
    Box(
        modifier = modifier
            .size(54.dp)
            .selectable(
                selected = selected,
                interactionSource = null,
                indication = pressIndication(SlotShape),
                enabled = state != DieState.Spent,
                role = Role.Button,
                onClick = onClick,
            )
            .semantics {
                contentDescription = label
                stateDescription?.let { this.stateDescription = it }
            },
        contentAlignment = Alignment.Center,
    ) {
        when (state) {
            DieState.Spent -> Box(
                Modifier.size(46.dp).dashedBorder(colors.edge, DieShape),
                contentAlignment = Alignment.Center,
            ) { Icon(Glyph.Check, size = 20.dp, color = colors.inkSoft) }
            else -> Die(value, look, if (selected) 45.dp else 49.dp, body = body)
        }
        if (selected) Box(Modifier.size(54.dp).border(2.6.dp, colors.accent, SlotShape))
    }
}

private val SlotShape = RoundedCornerShape(13.dp)
private val DieShape = RoundedCornerShape(10.dp)
