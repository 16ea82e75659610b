package app.windrose.ui.kit.theme

import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.snap
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf

/** Durations in milliseconds, and the switch that turns all movement off. */
@Immutable
data class Motion(val enabled: Boolean) {
    /** The animation for a change that takes [millis]; immediate when movement is off. */
    fun <T> spec(millis: Int): FiniteAnimationSpec<T> = if (enabled) tween(millis, easing = EaseOut) else snap()

    companion object {
        const val PRESS = 100
        const val PIECE = 180
        const val TRAY = 220
        const val DICE = 450

        private const val SLIDE_PER_CELL = 120
        private const val SLIDE_LONGEST = 600
        private val EaseOut = CubicBezierEasing(0.2f, 0f, 0f, 1f)

        /** The time a piece takes to slide over [cells] cells. */
        fun slide(cells: Int): Int = (SLIDE_PER_CELL * cells).coerceAtMost(SLIDE_LONGEST)
    }
}

/** The motion setting in force. */
val LocalMotion = staticCompositionLocalOf { Motion(enabled = true) }
