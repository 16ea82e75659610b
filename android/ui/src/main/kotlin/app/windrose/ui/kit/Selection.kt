package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** A few short options side by side; below one another where one of their words would not fit, as with large text. */
@Composable
fun SegmentedControl(
    options: List<String>,
    selected: Int,
    onSelect: (Int) -> Unit,
    modifier: Modifier = Modifier,
) {
    val edge = Windrose.colors.edge
    val longest = longestWord(options, Windrose.type.bodyStrong)
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val frame = Modifier.fillMaxWidth().selectableGroup().clip(Corner.chip).border(SEAM, edge, Corner.chip)
        val share = (maxWidth - SEAM * (options.size - 1)) / options.size
        if (Windrose.largeText || longest + SEGMENT_MARGINS > share) {
            Column(frame) {
                options.forEachIndexed { index, option ->
                    if (index > 0) Box(Modifier.fillMaxWidth().height(SEAM).background(edge))
                    Segment(option, index == selected, { onSelect(index) }, Modifier.fillMaxWidth())
                }
            }
        } else {
            Row(frame.height(IntrinsicSize.Min)) {
                options.forEachIndexed { index, option ->
                    if (index > 0) Box(Modifier.width(SEAM).fillMaxHeight().background(edge))
                    Segment(option, index == selected, { onSelect(index) }, Modifier.weight(1f).fillMaxHeight())
                }
            }
        }
    }
}

/** The width of the longest word in [texts], which may end with a hyphen: what holds them can be no narrower. */
@Composable
internal fun longestWord(texts: List<String>, style: TextStyle): Dp =
    widest(texts.flatMap { it.split(WordEnd) }, style)

/** The width of the widest of [texts] in one line. */
@Composable
internal fun widest(texts: List<String>, style: TextStyle): Dp {
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    return remember(texts, style, density) {
        with(density) { texts.maxOf { measurer.measure(it, style, maxLines = 1).size.width }.toDp() }
    }
}

private val WordEnd = Regex(" |(?<=-)")

@Composable
private fun Segment(text: String, selected: Boolean, onSelect: () -> Unit, modifier: Modifier) {
    val colors = Windrose.colors
    val ink = if (selected) colors.onAccent else colors.ink
    Row(
        modifier = modifier
            .background(if (selected) colors.accent else Color.Transparent)
            .selectable(
                selected = selected,
                interactionSource = null,
                indication = pressIndication(SegmentShape, ink, ringInside = true),
                role = Role.RadioButton,
                onClick = onSelect,
            )
            .defaultMinSize(minHeight = Space.target)
            .padding(horizontal = SEGMENT_MARGIN, vertical = Space.half),
        horizontalArrangement = Arrangement.spacedBy(TICK_GAP, Alignment.CenterHorizontally),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (selected) Icon(Glyph.Check, size = TICK, color = ink, strokeWidth = 2.6f)
        Text(text, Modifier.weight(1f, fill = false), Windrose.type.bodyStrong, ink, TextAlign.Center)
    }
}

private val SEAM = 1.5.dp
private val SEGMENT_MARGIN = 6.dp
private val TICK = 17.dp
private val TICK_GAP = 5.dp

/** What stands beside the text of a segment, chosen or not, so that a choice changes no layout. */
private val SEGMENT_MARGINS = SEGMENT_MARGIN * 2 + TICK + TICK_GAP + 1.dp

/** One option of a [RadioList]. */
@Immutable
data class RadioOption(val title: String, val subtitle: String? = null)

/** Options of which one holds, each with room for an explanation. */
@Composable
fun RadioList(
    options: List<RadioOption>,
    selected: Int,
    onSelect: (Int) -> Unit,
    modifier: Modifier = Modifier,
) {
    val colors = Windrose.colors
    Column(modifier.fillMaxWidth().selectableGroup()) {
        options.forEachIndexed { index, option ->
            val chosen = index == selected
            Row(
                modifier = Modifier
                    .fillMaxWidth()
                    .background(if (chosen) colors.accent.copy(alpha = 0.1f) else Color.Transparent)
                    .selectable(
                        selected = chosen,
                        interactionSource = null,
                        indication = pressIndication(SegmentShape, ringInside = true),
                        role = Role.RadioButton,
                        onClick = { onSelect(index) },
                    )
                    .defaultMinSize(minHeight = 58.dp)
                    .padding(horizontal = 14.dp, vertical = 6.dp),
                horizontalArrangement = Arrangement.spacedBy(Space.row),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                RadioDot(chosen)
                Column(Modifier.weight(1f)) {
                    Text(option.title, style = Windrose.type.button)
                    option.subtitle?.let { Text(it, style = Windrose.type.caption, color = colors.inkSoft) }
                }
            }
        }
    }
}

@Composable
private fun RadioDot(chosen: Boolean) {
    val colors = Windrose.colors
    Box(
        Modifier.size(22.dp).border(2.dp, if (chosen) colors.accent else colors.edge, CircleShape),
        contentAlignment = Alignment.Center,
    ) {
        if (chosen) Box(Modifier.size(11.dp).background(colors.accent, CircleShape))
    }
}

private val SegmentShape = RoundedCornerShape(6.dp)
