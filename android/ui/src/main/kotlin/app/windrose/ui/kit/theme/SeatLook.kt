package app.windrose.ui.kit.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

/** The shape that tells a seat apart without colour. */
enum class SeatMark { Circle, Diamond, Triangle, Square, Hexagon }

/** How a seat is drawn: the same in both themes. Which seat has which look is for each game to say. */
@Immutable
data class SeatLook(val color: Color, val mark: SeatMark) {
    companion object {
        val Navy = SeatLook(Color(0xFF1D3B78), SeatMark.Circle)
        val Seafoam = SeatLook(Color(0xFF0E7256), SeatMark.Diamond)
        val Coral = SeatLook(Color(0xFFB83E2C), SeatMark.Triangle)
        val Obsidian = SeatLook(Color(0xFF24272C), SeatMark.Square)
        val Blue = SeatLook(Color(0xFF1F5AA6), SeatMark.Circle)
        val Pink = SeatLook(Color(0xFFA62D70), SeatMark.Diamond)
        val Orange = SeatLook(Color(0xFFA84A10), SeatMark.Triangle)
        val Green = SeatLook(Color(0xFF2C6E35), SeatMark.Square)
        val Plum = SeatLook(Color(0xFF7B2D6B), SeatMark.Diamond)
    }
}
