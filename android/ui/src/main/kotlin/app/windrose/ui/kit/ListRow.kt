package app.windrose.ui.kit

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** One row of a list. With [onClick] the whole row is a button; [trailing] may hold controls of its own. */
@Composable
fun ListRow(
    title: String,
    modifier: Modifier = Modifier,
    subtitle: String? = null,
    titleStyle: TextStyle = Windrose.type.rowTitle,
    leading: (@Composable () -> Unit)? = null,
    trailing: (@Composable RowScope.() -> Unit)? = null,
    onClick: (() -> Unit)? = null,
) {
    val tap = if (onClick == null) {
        Modifier.semantics(mergeDescendants = true) {}
    } else {
        Modifier.clickable(
            interactionSource = null,
            indication = pressIndication(RowShape, ringInside = true),
            role = Role.Button,
            onClick = onClick,
        )
    }
    Row(
        modifier = modifier
            .fillMaxWidth()
            .firstTells(title, subtitle) { onClick?.invoke() }
            .then(tap)
            .defaultMinSize(minHeight = 58.dp)
            .padding(horizontal = Space.row, vertical = 6.dp),
        horizontalArrangement = Arrangement.spacedBy(Space.row),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        leading?.invoke()
        Column(Modifier.weight(1f)) {
            Text(title, style = titleStyle)
            subtitle?.let { Text(it, style = Windrose.type.caption, color = Windrose.colors.inkSoft) }
        }
        trailing?.invoke(this)
    }
}

private val RowShape = RoundedCornerShape(6.dp)
