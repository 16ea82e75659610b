package app.windrose.ui.kit.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.drawLighthouse
import app.windrose.ui.kit.drawing.drawShip
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Palette
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Windrose

/** A boat on the course: how far it has come. */
@Immutable
data class CourseBoat(val look: SeatLook, val points: Int)

/**
 * The score as a course with two lanes from 0 to [goal], the lighthouse at its end. The lanes lie as the players sit:
 * [far] above, [near] below. [contentDescription] says the score in words.
 */
@Composable
fun ScoreCourse(
    near: CourseBoat,
    far: CourseBoat,
    contentDescription: String,
    modifier: Modifier = Modifier,
    goal: Int = 9,
) {
    val colors = Windrose.colors
    val measurer = rememberTextMeasurer()
    val role = Windrose.type.label
    Canvas(
        modifier
            .semantics { this.contentDescription = contentDescription }
            .fillMaxWidth()
            .height(92.dp)
            .background(colors.surface, Corner.button)
            .border(1.dp, colors.line, Corner.button),
    ) {
        val course = Course(size.width, size.height, goal, unit = 1.dp.toPx())
        drawLane(course, course.farY, colors)
        drawLane(course, course.nearY, colors)
        // The numbers are spaced by the course and cannot grow past its steps.
        val fontSize = minOf(13.dp.toPx() * fontScale, course.step * 0.62f, course.laneGap * 0.42f)
        val style = role.copy(fontSize = fontSize.toSp(), lineHeight = fontSize.toSp())
        drawNumbers(course, style, colors) { text, textStyle -> measurer.measure(text, textStyle) }
        val tower = Offset(course.lighthouseX, course.middleY + 3.dp.toPx())
        drawLighthouse(tower, 1.dp.toPx(), colors.ink, colors.gold)
        drawShip(far.look, Offset(course.x(far.points), course.farY - 2.dp.toPx()), course.ship)
        drawShip(near.look, Offset(course.x(near.points), course.nearY), course.ship)
    }
}

/** Where the parts of the course lie, in pixels. */
private class Course(width: Float, height: Float, val goal: Int, unit: Float) {
    private val start = 24 * unit
    val step = (width - start - 62 * unit) / goal
    val farY = height * 0.25f
    val nearY = height * 0.76f
    val middleY = height * 0.505f
    val laneGap = nearY - farY
    val ship = SHIP_RADIUS * unit
    val dot = 2.6f * unit
    val lighthouseX = x(goal) + 26 * unit

    fun x(points: Int): Float = start + points.coerceIn(0, goal) * step
}

private fun DrawScope.drawLane(course: Course, y: Float, colors: Palette) {
    val dots = PathEffect.dashPathEffect(floatArrayOf(2.dp.toPx(), 4.dp.toPx()))
    drawLine(
        colors.edge,
        Offset(course.x(0), y),
        Offset(course.x(course.goal), y),
        1.3.dp.toPx(),
        StrokeCap.Butt,
        dots,
    )
    for (points in 0..course.goal) drawCircle(colors.edge, course.dot, Offset(course.x(points), y))
}

private fun DrawScope.drawNumbers(
    course: Course,
    style: TextStyle,
    colors: Palette,
    measure: (String, TextStyle) -> TextLayoutResult,
) {
    for (points in 0..course.goal) {
        val text = measure(points.toString(), style)
        val corner = Offset(course.x(points) - text.size.width / 2f, course.middleY - text.size.height / 2f)
        drawText(text, colors.inkSoft, corner)
    }
}

private const val SHIP_RADIUS = 13
