package app.windrose.desktop

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp

/** The size of a phone, for a first look at the app. */
internal val PhoneSize = DpSize(412.dp, 915.dp)

/** Reads `--size WIDTHxHEIGHT` from the command line; a phone's size where it is not given or makes no sense. */
internal fun windowSize(arguments: Array<String>): DpSize {
    val position = arguments.indexOf("--size")
    val parts = arguments.getOrNull(position + 1).orEmpty().split('x').map { it.toIntOrNull() }
    val (width, height) = if (position >= 0 && parts.size == 2) parts else return PhoneSize
    return if (width != null && height != null && width > 0 && height > 0) DpSize(width.dp, height.dp) else PhoneSize
}
