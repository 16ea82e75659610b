package app.windrose.ui.kit.drawing

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.vector.PathParser
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** Parses the path notation of SVG. */
internal fun vectorPath(data: String): Path = PathParser().parsePathString(data).toPath()

/** The point [radius] away from [center] at a compass bearing: 0 degrees is up, 90 is right. */
internal fun bearing(degrees: Float, radius: Float, center: Offset = Offset.Zero): Offset {
    val angle = degrees * PI.toFloat() / 180f
    return Offset(center.x + radius * sin(angle), center.y - radius * cos(angle))
}

/** Draws in the units of a drawing whose origin lies at [origin] and whose unit is [scale] pixels. */
internal inline fun DrawScope.inUnits(origin: Offset, scale: Float, crossinline draw: DrawScope.() -> Unit) {
    withTransform({
        translate(origin.x, origin.y)
        scale(scale, scale, Offset.Zero)
    }) { draw() }
}

/** A closed polygon through [points]. */
internal fun polygon(points: List<Offset>): Path = Path().apply {
    moveTo(points.first().x, points.first().y)
    points.drop(1).forEach { lineTo(it.x, it.y) }
    close()
}
