package app.windrose.ui.kit.theme

import androidx.compose.ui.graphics.Color

/** How a wind tile looks: the same in both themes, as pieces do. Its outline, its arrow and its letter tell the wind as well. */
enum class WindLook(val tile: Color, val ink: Color) {
    North(Color(0xFFBFDDE6), Color(0xFF12394F)),
    East(Color(0xFF2A7355), Color.White),
    South(Color(0xFFEBC466), Color(0xFF4A3000)),
    West(Color(0xFF8A2F57), Color.White),
}

/** The colours of what lies on a sea chart, and of marks on it: the same in both themes. */
object Sea {
    /** Below marks and dangers. */
    val under = Color(0xFF0D2A37)

    /** Marks: what is chosen, and where the last move ended. */
    val chosen = Color(0xFFFFE9A8)
    val lastMove = Color.White

    val rock = Color(0xFFD9C9A2)
    val kraken = Color(0xFFE8D8B0)

    /** The land around a harbour, by day and by night, and its edge where it is nobody's. */
    val land = Color(0xFFEADDBB)
    val landByNight = Color(0xFFD8CBA8)
    val shore = Color(0xFF8C7B58)

    /** The edge of a tile that lies in a hand. */
    val tileEdge = Color(0xFF6B6350)
}
