package app.windrose.ui.kit.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/**
 * The text roles. Figures are lining and tabular everywhere, so that scores keep their columns. [scale] is how much larger
 * the reader wants text; what is very large already grows less, so that its words stay whole.
 */
@Immutable
class Typography(fonts: Fonts, private val scale: Float = 1f) {
    /** The name of the app on its first page. */
    val hero = style(fonts.display, FontWeight.SemiBold, 44, 44)

    /** The name on the handover cover. */
    val handover = style(fonts.display, FontWeight.SemiBold, 52, 56).growingLess()

    /** The sentence above a result. */
    val result = style(fonts.display, FontWeight.SemiBold, 38, 42).growingLess()

    /** The line under [hero]. */
    val motto = style(fonts.display, FontWeight.Medium, 19, 24).copy(fontStyle = FontStyle.Italic)
    val titleLarge = style(fonts.display, FontWeight.SemiBold, 26, 28)
    val title = style(fonts.display, FontWeight.SemiBold, 22, 24)
    val score = style(fonts.display, FontWeight.SemiBold, 25, 28)
    val scoreSmall = style(fonts.display, FontWeight.SemiBold, 21, 23)
    val rowTitle = style(fonts.display, FontWeight.SemiBold, 20, 22)
    val cardTitle = style(fonts.display, FontWeight.SemiBold, 18, 20)
    val prompt = style(fonts.text, FontWeight.SemiBold, 17, 21)
    val button = style(fonts.text, FontWeight.SemiBold, 17, 21)
    val name = style(fonts.text, FontWeight.SemiBold, 16, 19)
    val body = style(fonts.text, FontWeight.Normal, 15, 19)
    val bodyStrong = style(fonts.text, FontWeight.SemiBold, 15, 19)
    val label = style(fonts.text, FontWeight.SemiBold, 14, 17)
    val caption = style(fonts.text, FontWeight.Normal, 14, 17)
    val captionSmall = style(fonts.text, FontWeight.Normal, 13, 16)

    /** The names of the places of the app. */
    val tab = style(fonts.text, FontWeight.SemiBold, 13, 16)

    /** The small line above a prompt or a title. */
    val overline = style(fonts.text, FontWeight.SemiBold, 13, 17).copy(letterSpacing = 0.04.em)
    val boardLetter = style(fonts.text, FontWeight.SemiBold, 12, 14)

    private fun TextStyle.growingLess(): TextStyle {
        val share = MOST_GROWTH / scale.coerceAtLeast(MOST_GROWTH)
        return copy(fontSize = fontSize * share, lineHeight = lineHeight * share)
    }

    private fun style(family: FontFamily, weight: FontWeight, size: Int, line: Int) = TextStyle(
        fontFamily = family,
        fontWeight = weight,
        fontSize = size.sp,
        lineHeight = line.sp,
        lineHeightStyle = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None),
        fontFeatureSettings = "lnum, tnum",
    )

    private companion object {
        const val MOST_GROWTH = 1.15f
    }
}
