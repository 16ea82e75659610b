package app.windrose.ui.kit.theme

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity

private val LocalPalette = staticCompositionLocalOf<Palette> { error("No WindroseTheme around this") }
private val LocalTypography = staticCompositionLocalOf<Typography> { error("No WindroseTheme around this") }

/** The colour of text and icons that name none: ink on pages, the counter colour inside filled controls. */
val LocalInk = compositionLocalOf { Color.Unspecified }

/** The tokens in force. */
object Windrose {
    val colors: Palette
        @Composable @ReadOnlyComposable
        get() = LocalPalette.current

    val type: Typography
        @Composable @ReadOnlyComposable
        get() = LocalTypography.current

    val motion: Motion
        @Composable @ReadOnlyComposable
        get() = LocalMotion.current

    val window: WindowClass
        @Composable @ReadOnlyComposable
        get() = LocalWindowClass.current

    /** Whether the window is so low that what stands below one another must give way. */
    val lowWindow: Boolean
        @Composable @ReadOnlyComposable
        get() = LocalLowWindow.current

    /** Whether the reader's text is so large (130% and more) that layouts must give way to it. */
    val largeText: Boolean
        @Composable @ReadOnlyComposable
        get() = LocalDensity.current.fontScale >= LARGE_TEXT

    private const val LARGE_TEXT = 1.3f
}

/** The root of every window: provides the tokens and paints the page. */
@Composable
fun WindroseTheme(
    fonts: Fonts,
    modifier: Modifier = Modifier,
    dark: Boolean = false,
    accent: Accent = Accent.House,
    motion: Boolean = true,
    content: @Composable () -> Unit,
) {
    val scale = LocalDensity.current.fontScale
    val typography = remember(fonts, scale) { Typography(fonts, scale) }
    val colors = remember(dark, accent) { palette(dark, accent) }
    BoxWithConstraints(modifier.fillMaxSize().background(colors.background)) {
        CompositionLocalProvider(
            LocalTypography provides typography,
            LocalPalette provides colors,
            LocalInk provides colors.ink,
            LocalMotion provides Motion(enabled = motion),
            LocalWindowClass provides WindowClass.of(maxWidth),
            LocalLowWindow provides (maxHeight < LowBelow),
            content = content,
        )
    }
}

/** Shows [content] in the accent of one game, inside a [WindroseTheme]. */
@Composable
fun AccentScope(accent: Accent, content: @Composable () -> Unit) {
    val dark = Windrose.colors.dark
    val colors = remember(dark, accent) { palette(dark, accent) }
    CompositionLocalProvider(LocalPalette provides colors, content = content)
}
