package app.windrose.ui.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.dashedBorder
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** Something that cannot be chosen now: dashed, with the [reason]. */
@Composable
fun UnavailableRow(title: String, reason: String, modifier: Modifier = Modifier) {
    val soft = Windrose.colors.inkSoft
    Column(
        modifier
            .fillMaxWidth()
            .padding(Space.half)
            .semantics(mergeDescendants = true) {
                disabled()
                stateDescription = reason
            }
            .dashedBorder(Windrose.colors.edge, Corner.chip)
            .defaultMinSize(minHeight = Space.target)
            .padding(horizontal = 10.dp, vertical = 6.dp),
    ) {
        Text(title, style = Windrose.type.button, color = soft)
        Text(reason, style = Windrose.type.caption, color = soft)
    }
}

/** What a tap does, where the name of the control alone does not say it. */
fun Modifier.clickLabel(label: String): Modifier = semantics { onClick(label = label, action = null) }
