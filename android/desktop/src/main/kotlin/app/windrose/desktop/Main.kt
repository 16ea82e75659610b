package app.windrose.desktop

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.windrose.bindings.GameLibrary
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.AppRoot
import app.windrose.ui.app.LibraryOpener
import app.windrose.ui.kit.theme.Fonts
import kotlinx.coroutines.launch
import java.awt.Dimension
import java.awt.Frame
import java.io.File
import java.util.Locale

/** Opens the window of the app. `--size 412x915` gives its size, `--data DIR` the folder of the saved games. */
fun main(arguments: Array<String>) {
    val size = windowSize(arguments)
    val opener = opener(dataFolder(arguments))
    val fonts = Fonts.load(DesktopFonts)
    application {
        val scope = rememberCoroutineScope()
        val frame = remember { WindowFrame() }
        val app = remember {
            AppModel(opener, desktopPlatform(owner = { frame.current }), scope, Locale.getDefault().toLanguageTag())
        }
        Window(
            onCloseRequest = {
                scope.launch {
                    app.rest().join()
                    exitApplication()
                }
            },
            state = rememberWindowState(size = size),
            title = "Windrose",
        ) {
            DisposableEffect(window) {
                frame.current = window
                onDispose { frame.current = null }
            }
            LaunchedEffect(window) { window.minimumSize = LeastSize }
            AppRoot(app, fonts, systemDark = isSystemInDarkTheme())
        }
    }
}

/** Opens the saved games in [folder], and makes the folder when there is none. */
private fun opener(folder: File) = LibraryOpener { systemTag ->
    folder.mkdirs()
    GameLibrary.open(File(folder, "windrose.sqlite").path, systemTag)
}

/** The window over which file dialogs open; it is made after the model that needs it. */
private class WindowFrame {
    var current: Frame? = null
}

/** No phone is smaller than this. */
private val LeastSize = Dimension(320, 480)
