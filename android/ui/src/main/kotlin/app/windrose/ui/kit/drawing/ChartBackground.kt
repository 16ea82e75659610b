package app.windrose.ui.kit.drawing

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Windrose

/** Number of lines in a rhumb net: one for each point of the compass. */
private const val POINTS = 32

/** Draws the rhumb net of a chart: [POINTS] lines that leave [center] and run [radius] far. */
internal fun DrawScope.drawRhumbNet(center: Offset, radius: Float, color: Color) {
    // One path, so that the lines do not add up to a blot where they meet.
    val net = Path()
    repeat(POINTS) { point ->
        val end = bearing(point * 360f / POINTS, radius, center)
        net.moveTo(center.x, center.y)
        net.lineTo(end.x, end.y)
    }
    drawPath(net, color, style = Stroke(0.7.dp.toPx()))
}

/**
 * Lays the rhumb net of a sea chart behind a page. The lines come from the point that lies at the fractions [originX]
 * and [originY] of the page (values outside 0 to 1 lie off the screen).
 */
@Composable
fun Modifier.chartBackground(originX: Float = 0.5f, originY: Float = 0.4f): Modifier {
    val color = Windrose.colors.edge.copy(alpha = NET_ALPHA)
    return drawBehind {
        val center = Offset(size.width * originX, size.height * originY)
        clipRect { drawRhumbNet(center, radius = 2 * (size.width + size.height), color = color) }
    }
}

private const val NET_ALPHA = 0.175f
