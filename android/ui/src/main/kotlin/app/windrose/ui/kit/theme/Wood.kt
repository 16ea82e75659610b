package app.windrose.ui.kit.theme

import androidx.compose.ui.graphics.Color

/** The colours of a wooden board and its pieces: the same in both themes, as wood is. */
object Wood {
    val tray = Color(0xFF4A3325)
    val space = Color(0xFF5E4331)
    val spaceEdge = Color(0xFF33231A)

    /** The levels of a stack, from the board up. */
    val levels = listOf(Color(0xFFC89E63), Color(0xFFD9B57C), Color(0xFFE8CB98))
    val top = Color(0xFFF6E6C4)
    val edge = Color(0xFF5B3B1D)
    val hole = Color(0xFF2A1C13)

    /** The lit rim of the hole in the board, and that of the hole in a piece. */
    val rim = Color(0xFFA98B6A)
    val lip = Color(0xFF8A6236)
    val shadow = Color.Black.copy(alpha = 0.28f)

    /** Marks on wood: what may be chosen, what is chosen, where the last move ended. */
    val legal = Color(0xFFF2DFA8)
    val chosen = Color(0xFFFFE9A8)
    val lastMove = Color.White
}
