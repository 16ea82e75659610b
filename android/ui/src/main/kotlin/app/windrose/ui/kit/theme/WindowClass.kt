package app.windrose.ui.kit.theme

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** How wide the window is, in the three steps that change a layout. */
enum class WindowClass {
    /** A phone: below 600. */
    Compact,

    /** A foldable or a small tablet: 600 to 839. */
    Medium,

    /** A tablet or a desktop window: from 840. */
    Expanded,
    ;

    companion object {
        private val MediumFrom = 600.dp
        private val ExpandedFrom = 840.dp

        /** The class of a window that is [width] wide. */
        fun of(width: Dp): WindowClass = when {
            width >= ExpandedFrom -> Expanded
            width >= MediumFrom -> Medium
            else -> Compact
        }
    }
}

/** Below which height a window is low: a phone held sideways, or a very small one. */
internal val LowBelow = 600.dp

/** Whether the window in which the theme is shown is low. */
val LocalLowWindow = staticCompositionLocalOf { false }

/** The class of the window in which the theme is shown. */
val LocalWindowClass = staticCompositionLocalOf { WindowClass.Compact }
