package app.windrose.ui.kit.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.compositeOver

/** The colours of a theme. All text pairs reach 4.5:1, all edges and marks 3:1, except [line], which only decorates. */
@Immutable
data class Palette(
    val dark: Boolean,
    val background: Color,
    val surface: Color,
    /** A surface one step nearer to the reader: raised cards, hands, menus. */
    val high: Color,
    val ink: Color,
    /** Second voice: captions, subtitles, results. */
    val inkSoft: Color,
    /** Decorative hairline. Never the only sign of something. */
    val line: Color,
    /** Edge of a control. */
    val edge: Color,
    val good: Color,
    val bad: Color,
    val water: Color,
    val deep: Color,
    val shallow: Color,
    /** Marks on water. */
    val gold: Color,
    /** Ink and paper of the chart frame round a board. */
    val frameInk: Color,
    val framePaper: Color,
    /** Fine lines over shallow water: grid and rhumb net. */
    val chartLine: Color,
    /** Accent of the game on screen, and the colour of text on it. */
    val accent: Color,
    val onAccent: Color,
) {
    /** The accent as a wash over a surface: chosen chips, chosen rows. */
    val tint: Color get() = accent.copy(alpha = TINT_STRENGTH).compositeOver(surface)
}

private const val TINT_STRENGTH = 0.14f

/** Parchment of seat discs and piece outlines. The same in both themes, so that a seat always looks the same. */
val Parchment = Color(0xFFFBF3DF)

/** Dark ink for marks on [Parchment] and on light art. The same in both themes. */
val ChartInk = Color(0xFF16293A)

/** Builds the light or dark palette with the accent of [accent]. */
fun palette(dark: Boolean, accent: Accent): Palette = if (dark) darkPalette(accent) else lightPalette(accent)

private fun lightPalette(accent: Accent) = Palette(
    dark = false,
    background = Color(0xFFF3EAD6),
    surface = Color(0xFFFBF6EA),
    high = Color(0xFFFFFCF5),
    ink = ChartInk,
    inkSoft = Color(0xFF4A5963),
    line = Color(0xFFDCCDAE),
    edge = Color(0xFF85744F),
    good = Color(0xFF2A6A3C),
    bad = Color(0xFFA3261F),
    water = Color(0xFF1B4A5C),
    deep = Color(0xFF113544),
    shallow = Color(0xFFDDE6DD),
    gold = Color(0xFFF2DFA8),
    frameInk = ChartInk,
    framePaper = Color(0xFFF6EDD8),
    chartLine = Color(0xFF1B4A5C),
    accent = accent.light,
    onAccent = Color.White,
)

private fun darkPalette(accent: Accent) = Palette(
    dark = true,
    background = Color(0xFF0B1A25),
    surface = Color(0xFF122636),
    high = Color(0xFF1B3446),
    ink = Color(0xFFF1E8D4),
    inkSoft = Color(0xFFA9B7BC),
    line = Color(0xFF2A4457),
    edge = Color(0xFF7590A0),
    good = Color(0xFF8CCB98),
    bad = Color(0xFFF2A097),
    water = Color(0xFF1A4455),
    deep = Color(0xFF0E2C3A),
    shallow = Color(0xFF16303E),
    gold = Color(0xFFF2DFA8),
    frameInk = Color(0xFFD9CBA6),
    framePaper = Color(0xFF13293A),
    chartLine = Color(0xFFD9CBA6),
    accent = accent.dark,
    onAccent = Color(0xFF0B1A25),
)
