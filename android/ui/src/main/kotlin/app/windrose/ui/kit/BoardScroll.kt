package app.windrose.ui.kit

import androidx.compose.foundation.ScrollState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.board.BoardSight
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.drawGlyph
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.kit.theme.Palette
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import kotlin.math.abs
import kotlin.math.roundToInt

/**
 * Scrolls a board so that the cells that are asked for are in view: as many of them as can be when a [decision] begins,
 * and later only where none of them is, because nothing may move under the finger without need.
 */
@Composable
internal fun ShowsWhatIsAsked(decision: Any?, sight: BoardSight, scroll: ScrollState) {
    val motion = Windrose.motion
    val shown = remember { Shown() }
    LaunchedEffect(decision, sight.asked) {
        // The board is laid out first.
        withFrameNanos {}
        val cells = sight.rects().ifEmpty { return@LaunchedEffect }
        val begun = shown.decision != decision
        shown.decision = decision
        val target = bestScroll(cells, scroll.viewportSize, scroll.value, scroll.maxValue)
        if (begun || cells.none { it.isWithin(scroll.value, scroll.viewportSize) }) {
            scroll.animateScrollTo(target, motion.spec(Motion.TRAY))
        }
    }
}

/** The decision for which the board was scrolled last. */
private class Shown(var decision: Any? = Unit)

/** The way to scroll, from [now] and at most [largest], that brings most of [cells] wholly into view; else the shortest. */
internal fun bestScroll(cells: List<Rect>, viewport: Int, now: Int, largest: Int): Int {
    val ways = cells.flatMap { listOf(it.top - MARGIN, it.bottom + MARGIN - viewport) }.map { it.roundToInt() } + now
    return ways.map { it.coerceIn(0, largest) }.distinct()
        .maxWith(compareBy({ way -> cells.count { it.isWithin(way, viewport) } }, { -abs(it - now) }))
}

private fun Rect.isWithin(scrolled: Int, viewport: Int): Boolean = top >= scrolled && bottom <= scrolled + viewport

/** Marks the edges behind which there is more to see. */
@Composable
internal fun Modifier.scrollHint(scroll: ScrollState): Modifier {
    val colors = Windrose.colors
    return drawWithContent {
        drawContent()
        val least = LEAST_HIDDEN.toPx()
        if (scroll.value > least) drawHint(Glyph.Up, HINT.toPx(), colors)
        if (scroll.maxValue - scroll.value > least) drawHint(Glyph.Down, size.height - HINT.toPx(), colors)
    }
}

private fun DrawScope.drawHint(sign: Glyph, y: Float, colors: Palette) {
    // In the corner, where no cells lie.
    val center = Offset(size.width - Space.wide.toPx(), y)
    val radius = HINT.toPx() - 2.dp.toPx()
    drawCircle(colors.high, radius, center)
    drawCircle(colors.edge, radius, center, style = Stroke(1.dp.toPx()))
    drawGlyph(sign, center, radius * 1.2f, colors.ink, strokeWidth = 2.4f)
}

private val HINT = 14.dp
private val LEAST_HIDDEN = 10.dp

/** Room around a cell that is brought into view, in pixels. */
private const val MARGIN = 4f
