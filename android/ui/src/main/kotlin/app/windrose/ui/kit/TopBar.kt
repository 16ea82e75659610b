package app.windrose.ui.kit

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** A sign at the right of the top bar. */
@Immutable
data class TopAction(
    val glyph: Glyph,
    val label: String,
    /** Whether it says how things are, in the accent, beside what it does. */
    val accented: Boolean = false,
    val onClick: () -> Unit,
)

/** The top of a page: the way back, title and subtitle, then log, menu and whatever else. */
@Composable
fun TopBar(
    title: String,
    modifier: Modifier = Modifier,
    subtitle: String? = null,
    back: TopAction? = null,
    actions: List<TopAction> = emptyList(),
    /** Stands before the title: a badge or a compass. */
    leading: (@Composable () -> Unit)? = null,
) {
    Row(
        modifier = modifier.fillMaxWidth().defaultMinSize(minHeight = Space.target).padding(horizontal = Space.half),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        back?.let { IconButton(it.glyph, it.label, it.onClick) }
        leading?.invoke()
        val start = when {
            leading != null -> Space.half
            back == null -> Space.row
            else -> 0.dp
        }
        Column(Modifier.weight(1f).padding(start = start)) {
            // Beside a badge a name keeps to one line, which large text would break; it is less large there.
            val crowded = Windrose.largeText && leading != null
            val style = if (subtitle == null && !crowded) Windrose.type.titleLarge else Windrose.type.title
            val lines = if (Windrose.largeText && subtitle == null && !crowded) 2 else 1
            Text(title, Modifier.semantics { heading() }, style = style, maxLines = lines)
            val below = if (Windrose.largeText) 3 else 2
            subtitle?.let { Text(it, style = Windrose.type.caption, color = Windrose.colors.inkSoft, maxLines = below) }
        }
        actions.forEach {
            val color = if (it.accented) Windrose.colors.accent else Color.Unspecified
            IconButton(it.glyph, it.label, it.onClick, color = color)
        }
    }
}
