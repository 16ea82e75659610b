package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** A few small cards in a fan: one button, called [label], that opens what they say. */
@Composable
fun CardFan(signs: List<Glyph>, label: String, onClick: () -> Unit, modifier: Modifier = Modifier) {
    val colors = Windrose.colors
    Row(
        modifier = modifier
            .defaultMinSize(Space.target, Space.target)
            .firstTells(label, onTake = onClick)
            .clickable(
                interactionSource = null,
                indication = pressIndication(Corner.chip),
                role = Role.Button,
                onClick = onClick,
            )
            .semantics { contentDescription = label },
        horizontalArrangement = Arrangement.spacedBy((-6).dp, Alignment.CenterHorizontally),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        signs.forEachIndexed { index, sign ->
            val lean = (index - (signs.size - 1) / 2f) * LEAN_DEGREES
            Box(
                Modifier
                    .graphicsLayer { rotationZ = lean }
                    .size(width = 34.dp, height = 48.dp)
                    .background(colors.high, CardShape)
                    .border(1.5.dp, colors.edge, CardShape),
                contentAlignment = Alignment.Center,
            ) {
                Icon(sign, size = 18.dp)
            }
        }
    }
}

private val CardShape = RoundedCornerShape(8.dp)
private const val LEAN_DEGREES = 6f
