package app.windrose.ui.kit.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Parchment
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.SeatMark

/** The sign of a seat: a parchment disc with ring and mark. Silent for screen readers; the name stands beside it. */
@Composable
fun SeatBadge(look: SeatLook, modifier: Modifier = Modifier, size: Dp = 30.dp) {
    Canvas(modifier.size(size)) {
        inUnits(this.size.center, this.size.minDimension / BADGE_GRID) {
            drawCircle(Parchment, radius = 14.5f, center = Offset.Zero)
            drawCircle(look.color, radius = 14.5f, center = Offset.Zero, style = Stroke(2.5f))
            // A triangle looks centred a little below its middle.
            val drop = if (look.mark == SeatMark.Triangle) 0.8f else 0f
            drawSeatMark(look.mark, Offset(0f, drop), 6.2f, look.color)
        }
    }
}

private const val BADGE_GRID = 32f
