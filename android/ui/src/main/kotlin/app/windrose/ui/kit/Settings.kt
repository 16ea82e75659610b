package app.windrose.ui.kit

import androidx.compose.animation.core.animateDpAsState
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** A number that grows and shrinks by one within [range]. */
@Composable
fun Stepper(
    title: String,
    value: Int,
    range: IntRange,
    onChange: (Int) -> Unit,
    lessLabel: String,
    moreLabel: String,
    modifier: Modifier = Modifier,
) {
    Row(
        modifier = modifier.fillMaxWidth().defaultMinSize(minHeight = 54.dp).padding(start = 14.dp, end = 6.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(title, Modifier.weight(1f), style = Windrose.type.rowTitle)
        IconButton(Glyph.Minus, lessLabel, { onChange(value - 1) }, enabled = value > range.first)
        Text(
            value.toString(),
            Modifier.widthIn(min = 24.dp).semantics {
                contentDescription = "$title: $value"
                liveRegion = LiveRegionMode.Polite
            },
            style = Windrose.type.score,
            align = TextAlign.Center,
        )
        IconButton(Glyph.Plus, moreLabel, { onChange(value + 1) }, enabled = value < range.last)
    }
}

/** A setting that is on or off. The whole row takes the tap. */
@Composable
fun SwitchRow(
    title: String,
    checked: Boolean,
    onChange: (Boolean) -> Unit,
    modifier: Modifier = Modifier,
    subtitle: String? = null,
) {
    Row(
        modifier = modifier
            .fillMaxWidth()
            .toggleable(
                value = checked,
                interactionSource = null,
                indication = pressIndication(RowShape, ringInside = true),
                role = Role.Switch,
                onValueChange = onChange,
            )
            .defaultMinSize(minHeight = 54.dp)
            .padding(horizontal = 14.dp, vertical = 6.dp),
        horizontalArrangement = Arrangement.spacedBy(Space.row),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Text(title, style = Windrose.type.name)
            subtitle?.let { Text(it, style = Windrose.type.caption, color = Windrose.colors.inkSoft) }
        }
        Switch(checked)
    }
}

@Composable
private fun Switch(checked: Boolean) {
    val colors = Windrose.colors
    val shift by animateDpAsState(if (checked) 20.dp else 0.dp, Windrose.motion.spec(Motion.PRESS))
    val track = if (checked) {
        Modifier.background(colors.accent, TrackShape)
    } else {
        Modifier.border(2.dp, colors.edge, TrackShape)
    }
    Box(Modifier.size(width = 52.dp, height = 32.dp).then(track).padding(3.dp)) {
        val knob = if (checked) colors.onAccent else colors.edge
        Box(
            Modifier.offset(x = shift).size(26.dp).background(knob, CircleShape),
            contentAlignment = Alignment.Center,
        ) {
            if (checked) Icon(Glyph.Check, size = 16.dp, color = colors.accent, strokeWidth = 3f)
        }
    }
}

private val RowShape = RoundedCornerShape(6.dp)
private val TrackShape = RoundedCornerShape(16.dp)
