package app.windrose.ui.kit.theme

import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.ui.unit.dp

/** Distances: a grid of 4. */
object Space {
    val hair = 2.dp
    val half = 4.dp
    val gap = 8.dp
    val row = 12.dp
    val margin = 16.dp
    val section = 16.dp
    val wide = 24.dp

    /** The least side of anything that takes a tap. */
    val target = 48.dp

    /** The height of buttons in the action bar. */
    val action = 52.dp

    /** The height of the one button that uncovers a table. */
    val cover = 64.dp

    /** The height of what a thumb is to find unseen. */
    val tall = 72.dp

    /** Width of the side columns on wide screens. */
    val sideColumn = 228.dp

    /** Text and forms grow no wider than this, so that lines stay readable. */
    val readable = 560.dp
}

/** Corner shapes. */
object Corner {
    val chip = RoundedCornerShape(14.dp)
    val button = RoundedCornerShape(16.dp)
    val card = RoundedCornerShape(18.dp)
    val tray = RoundedCornerShape(topStart = 22.dp, topEnd = 22.dp)
    val side = RoundedCornerShape(topStart = 22.dp, bottomStart = 22.dp)
    val frame = 3.dp
}
