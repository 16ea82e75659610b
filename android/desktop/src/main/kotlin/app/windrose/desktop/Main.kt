package app.windrose.desktop

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.windrose.ui.kit.drawing.CompassRose
import app.windrose.ui.kit.drawing.chartBackground
import app.windrose.ui.kit.theme.Fonts
import app.windrose.ui.kit.theme.WindroseTheme
import app.windrose.ui.platform.LocalPlatform

/** Opens the window of the app; `--size 412x915` gives its size. */
fun main(arguments: Array<String>) {
    val size = windowSize(arguments)
    val fonts = Fonts.load(DesktopFonts)
    application {
        Window(
            onCloseRequest = ::exitApplication,
            state = rememberWindowState(size = size),
            title = "Windrose",
        ) {
            val platform = remember { desktopPlatform(owner = { window }) }
            CompositionLocalProvider(LocalPlatform provides platform) {
                WindroseTheme(fonts, dark = isSystemInDarkTheme()) {
                    Box(Modifier.fillMaxSize().chartBackground(), contentAlignment = Alignment.Center) {
                        CompassRose(Modifier.size(240.dp))
                    }
                }
            }
        }
    }
}
