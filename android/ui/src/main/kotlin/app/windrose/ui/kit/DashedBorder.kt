package app.windrose.ui.kit

import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.dp

/** A dashed edge: the sign of what is used up or not to be had now. */
fun Modifier.dashedBorder(color: Color, shape: Shape): Modifier = drawWithContent {
    drawContent()
    val width = 1.5.dp.toPx()
    val dash = floatArrayOf(4.dp.toPx(), 3.5.dp.toPx())
    val inner = Size(size.width - width, size.height - width)
    translate(width / 2, width / 2) {
        drawOutline(
            shape.createOutline(inner, layoutDirection, this),
            color,
            style = Stroke(width, pathEffect = PathEffect.dashPathEffect(dash)),
        )
    }
}
