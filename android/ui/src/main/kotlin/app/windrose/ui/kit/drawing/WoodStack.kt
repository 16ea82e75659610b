package app.windrose.ui.kit.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.windrose.ui.kit.theme.Wood

/** What the uppermost level of a stack shows. */
enum class WoodTop { Flat, Holed }

/**
 * A stack of maple of 1 to 3 [levels], or for 0 the hole in the board itself. Each level has its own edge, so that the
 * height is seen without colour. Only a drawing: what lies around it carries name and state.
 */
@Composable
fun WoodStack(levels: Int, top: WoodTop, modifier: Modifier = Modifier) {
    require(levels in 0..Wood.levels.size) { "A stack has no $levels levels" }
    Canvas(modifier) {
        val unit = minOf(size.width / STACK_WIDTH, size.height / STACK_HEIGHT)
        // The foot stays where it is, however high the stack.
        val foot = Offset(center.x, center.y + FOOT * unit)
        if (levels == 0) drawCeramicHole(foot, unit) else drawStack(foot, levels, top, unit)
    }
}

private fun DrawScope.drawCeramicHole(foot: Offset, unit: Float) {
    val hole = ellipse(Offset(foot.x, foot.y - 11 * unit), 14 * unit, 7 * unit)
    drawOval(Wood.hole, hole.topLeft, hole.size)
    drawArc(Wood.rim, 0f, 180f, useCenter = false, hole.topLeft, hole.size, style = Stroke(1.4f * unit))
}

private fun DrawScope.drawStack(foot: Offset, levels: Int, top: WoodTop, unit: Float) {
    val shadow = ellipse(Offset(foot.x, foot.y + 3 * unit), RADIUS_X * 1.06f * unit, RADIUS_Y * 1.1f * unit)
    drawOval(Wood.shadow, shadow.topLeft, shadow.size)
    val edge = Stroke(1.3f * unit)
    repeat(levels) { level ->
        val side = side(Offset(foot.x, foot.y - level * LEVEL * unit), unit)
        drawPath(side, Wood.levels[level])
        drawPath(side, Wood.edge, style = edge)
    }
    val crown = Offset(foot.x, foot.y - levels * LEVEL * unit)
    val face = ellipse(crown, RADIUS_X * unit, RADIUS_Y * unit)
    drawOval(Wood.top, face.topLeft, face.size)
    drawOval(Wood.edge, face.topLeft, face.size, style = edge)
    if (top == WoodTop.Holed) {
        val hole = ellipse(Offset(crown.x, crown.y + 0.3f * unit), 11.5f * unit, 4.6f * unit)
        drawOval(Wood.hole, hole.topLeft, hole.size)
        drawArc(Wood.lip, 180f, 180f, useCenter = false, hole.topLeft, hole.size, style = Stroke(1.5f * unit))
    }
}

/** The side of the level that stands on [foot]. */
private fun side(foot: Offset, unit: Float): Path = Path().apply {
    val bottom = ellipse(foot, RADIUS_X * unit, RADIUS_Y * unit)
    val upper = foot.y - LEVEL * unit
    moveTo(bottom.left, upper)
    lineTo(bottom.left, foot.y)
    arcTo(bottom, 180f, -180f, forceMoveTo = false)
    lineTo(bottom.right, upper)
    close()
}

private fun ellipse(center: Offset, radiusX: Float, radiusY: Float) =
    Rect(Offset(center.x - radiusX, center.y - radiusY), Size(2 * radiusX, 2 * radiusY))

/** The units that a stack of three needs to both sides and up and down, with its shadow. */
private const val STACK_WIDTH = 54f
private const val STACK_HEIGHT = 66f

/** How far below the middle the foot stands. */
private const val FOOT = 20f
private const val RADIUS_X = 25f
private const val RADIUS_Y = 9.5f

/** The height of a level. */
private const val LEVEL = 13.5f
