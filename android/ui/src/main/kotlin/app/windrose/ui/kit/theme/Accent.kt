package app.windrose.ui.kit.theme

import androidx.compose.ui.graphics.Color

/** One accent a game, and one for the house itself. */
enum class Accent(val light: Color, val dark: Color) {
    House(Color(0xFF16293A), Color(0xFFE9D9B0)),
    FourWinds(Color(0xFF155A74), Color(0xFF74C2DC)),
    FourthWing(Color(0xFF9C3322), Color(0xFFF2A086)),
    Zephyr(Color(0xFF7A5410), Color(0xFFE2B860)),
    Tack(Color(0xFF44601A), Color(0xFFB4CF7E)),
    FourSenses(Color(0xFF6A4184), Color(0xFFCBA8E4)),
    ;

    /** The accent for a light or dark page. */
    fun color(dark: Boolean): Color = if (dark) this.dark else light
}
