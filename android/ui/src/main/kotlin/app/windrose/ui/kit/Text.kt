package app.windrose.ui.kit

import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.takeOrElse
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
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
        style = style.copy(color = ink, textAlign = align),
        overflow = if (maxLines == Int.MAX_VALUE) TextOverflow.Clip else TextOverflow.Ellipsis,
        maxLines = maxLines,
    )
}
