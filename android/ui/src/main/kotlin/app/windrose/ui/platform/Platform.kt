package app.windrose.ui.platform

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf

/** Everything that differs from system to system, apart from fonts, which the theme takes by themselves. */
@Immutable
class Platform(
    val haptics: Haptics,
    val speech: Speech,
    val sound: Sound,
    val files: FileSharing,
    val clipboard: Clipboard,
    /** Whether a screen reader runs now, which says by itself what is announced. */
    val readerRuns: () -> Boolean,
)

/** The platform that the window runs on. */
val LocalPlatform = staticCompositionLocalOf<Platform> { error("No platform was provided") }
