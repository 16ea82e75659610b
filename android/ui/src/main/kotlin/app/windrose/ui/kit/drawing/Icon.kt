package app.windrose.ui.kit.drawing

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.takeOrElse
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.LocalInk

/** A line icon. It is silent for screen readers: the control around it carries the name. */
@Composable
fun Icon(
    glyph: Glyph,
    modifier: Modifier = Modifier,
    size: Dp = 24.dp,
    color: Color = Color.Unspecified,
    strokeWidth: Float = glyph.strokeWidth,
) {
    val ink = color.takeOrElse { LocalInk.current }
    // Icons grow with the text beside them, up to half as much again.
    val growth = LocalDensity.current.fontScale.coerceIn(1f, 1.5f)
    Canvas(modifier.size(size * growth)) {
        drawGlyph(glyph, this.size.center, this.size.minDimension, ink, strokeWidth)
    }
}
