package app.windrose.ui.kit

import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.takeOrElse
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDirection
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.text.style.takeOrElse
import androidx.compose.ui.unit.LayoutDirection
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.Windrose

/** Text in one of the roles of the typography, in the ink of its surroundings unless [color] says otherwise. */
@Composable
fun Text(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = Windrose.type.body,
    color: Color = Color.Unspecified,
    align: TextAlign = TextAlign.Unspecified,
    maxLines: Int = Int.MAX_VALUE,
) {
    val ink = color.takeOrElse { LocalInk.current }
    BasicText(
        text = text,
        modifier = modifier,
        style = style.copy(color = ink).onPage(align),
        overflow = if (maxLines == Int.MAX_VALUE) TextOverflow.Clip else TextOverflow.Ellipsis,
        maxLines = maxLines,
    )
}

/**
 * Written as its own letters run, so that no sign changes sides on a page of a language that runs the other way, and
 * aligned with the start of the page unless [align] says otherwise.
 */
@Composable
@ReadOnlyComposable
internal fun TextStyle.onPage(align: TextAlign = TextAlign.Unspecified): TextStyle {
    val start = if (LocalLayoutDirection.current == LayoutDirection.Rtl) TextAlign.Right else TextAlign.Left
    return copy(textAlign = align.takeOrElse { start }, textDirection = TextDirection.ContentOrLtr)
}
