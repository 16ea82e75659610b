package app.windrose.ui.kit.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import app.windrose.ui.kit.theme.Windrose

/**
 * A trade port in a cell, which it is given whole: an anchor in a ring of dots, or in a full ring where it is [closed]. It
 * is a [badge] with a ground of its own where it lies on something else than water.
 */
@Composable
fun SeaPort(modifier: Modifier = Modifier, closed: Boolean = false, badge: Boolean = false) {
    val gold = Windrose.colors.gold
    val ground = Windrose.colors.deep
    Canvas(modifier.fillMaxSize()) {
        val unit = size.minDimension / CELL_GRID
        if (badge) drawCircle(ground, GROUND * unit, size.center)
        val dots = PathEffect.dashPathEffect(floatArrayOf(2 * unit, 3 * unit)).takeUnless { closed }
        drawCircle(gold, RING * unit, size.center, style = Stroke(1.4f * unit, pathEffect = dots))
        inUnits(size.center, ANCHOR * unit) {
            val pen = Stroke(1.9f, cap = StrokeCap.Round, join = StrokeJoin.Round)
            drawCircle(gold, 2.6f, Offset(0f, -9f), style = pen)
            drawPath(Anchor, gold, style = pen)
        }
    }
}

private val Anchor = vectorPath(
    "M0 -6.4V10M-5.2 -3H5.2M-9.5 3C-9.5 8 -5 10.6 0 10.6C5 10.6 9.5 8 9.5 3M-12 5.6L-9.5 2.4L-6.6 5" +
        "M12 5.6L9.5 2.4L6.6 5",
)

/** Sizes are given for a cell of this many units. */
private const val CELL_GRID = 54f
private const val RING = 20f
private const val GROUND = 25f
private const val ANCHOR = 0.92f
