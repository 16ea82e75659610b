package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.dropShadow
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.shadow.Shadow
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Windrose

/** A card. A [raised] one is lighter and throws a shadow. */
@Composable
fun Card(modifier: Modifier = Modifier, raised: Boolean = false, content: @Composable ColumnScope.() -> Unit) {
    val colors = Windrose.colors
    val shadow = Shadow(radius = 16.dp, color = Color(0xFF0A1923), offset = DpOffset(0.dp, 6.dp), alpha = 0.18f)
    Column(
        (if (raised) modifier.dropShadow(Corner.card, shadow) else modifier)
            .clip(Corner.card)
            .background(if (raised) colors.high else colors.surface)
            .border(1.dp, colors.line, Corner.card),
        content = content,
    )
}

/** The hairline between the rows of a card. */
@Composable
fun Divider(modifier: Modifier = Modifier) {
    Box(modifier.fillMaxWidth().height(1.dp).background(Windrose.colors.line))
}

/** The title above a section; screen readers can jump to it. */
@Composable
fun SectionTitle(text: String, modifier: Modifier = Modifier) {
    Text(text, modifier.semantics { heading() }, style = Windrose.type.title)
}
