package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.absolutePadding
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.dropShadow
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.shadow.Shadow
import androidx.compose.ui.layout.layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.offset
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** The bottom of a phone's screen: [content] scrolls when it is too high, [actions] always stay in reach. */
@Composable
fun Tray(
    actions: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    content: @Composable ColumnScope.() -> Unit,
) {
    Column(
        modifier
            .fillMaxWidth()
            .traySurface()
            .padding(start = Space.margin, end = Space.margin, top = Space.half, bottom = Space.row),
        verticalArrangement = Arrangement.spacedBy(Space.hair),
    ) {
        Column(
            Modifier.weight(1f, fill = false).trayScroll(),
            verticalArrangement = Arrangement.spacedBy(TRAY_GAP),
            content = content,
        )
        actions()
    }
}

/** Scrolls what is too high for a tray, with room for the ring around what has the focus. */
@Composable
internal fun Modifier.trayScroll(): Modifier = verticalScroll(rememberScrollState()).padding(vertical = RING)

/** Between the parts of a tray. */
internal val TRAY_GAP = 6.dp

private val RING = 5.dp

/** The look of a tray: a raised surface with a soft shadow above its edge. It reaches the edges of the window. */
@Composable
internal fun Modifier.traySurface(): Modifier {
    val colors = Windrose.colors
    val shadow = Shadow(
        radius = 24.dp,
        color = Color(0xFF0A1923),
        offset = DpOffset(0.dp, (-6).dp),
        alpha = 0.1f,
    )
    val density = LocalDensity.current
    val direction = LocalLayoutDirection.current
    val bars = WindowInsets.safeDrawing
    val (left, right) = bars.getLeft(density, direction) to bars.getRight(density, direction)
    val bar = bars.getBottom(density)
    return reachingOut(left, right).dropShadow(Corner.tray, shadow)
        .background(colors.line, Corner.tray)
        .padding(top = 1.dp)
        .background(colors.surface, Corner.tray)
        // A tray stands on the bar of the system, and goes on behind it.
        .drawBehind { drawRect(colors.surface, Offset(0f, size.height), Size(size.width, bar.toFloat())) }
        .absolutePadding(with(density) { left.toDp() }, right = with(density) { right.toDp() })
}

/** Lays out what is wider by [left] and [right] pixels, and reaches out by so much on both sides. */
private fun Modifier.reachingOut(left: Int, right: Int): Modifier = layout { measurable, constraints ->
    val wide = measurable.measure(constraints.offset(horizontal = left + right))
    layout(wide.width - left - right, wide.height) { wide.place(-left, 0) }
}
