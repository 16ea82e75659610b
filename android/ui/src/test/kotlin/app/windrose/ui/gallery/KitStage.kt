package app.windrose.ui.gallery

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.toAwtImage
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.text.platform.Font
import androidx.compose.ui.unit.Density
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.kit.theme.FontLoader
import app.windrose.ui.kit.theme.Fonts
import app.windrose.ui.kit.theme.WindroseTheme
import java.io.File
import javax.imageio.ImageIO

/** A window in which a specimen of the kit is shown. */
data class Stage(
    val width: Int = PHONE_WIDTH,
    val height: Int = 844,
    val dark: Boolean = false,
    val fontScale: Float = 1f,
    val accent: Accent = Accent.Tack,
) {
    companion object {
        const val PHONE_WIDTH = 390
    }
}

/** The fonts of the app, read from the resources of the module. */
val galleryFonts: Fonts by lazy {
    Fonts.load(
        FontLoader { file, weight, style ->
            val bytes = checkNotNull(Stage::class.java.getResourceAsStream("/fonts/$file")) { "No font $file" }
            Font(file, bytes.readBytes(), weight, style)
        },
    )
}

/** Shows [content] as it would look on [stage], runs [check] and keeps a picture called [shot]. */
fun onStage(
    stage: Stage = Stage(),
    shot: String? = null,
    content: @Composable () -> Unit,
    check: DesktopComposeUiTest.() -> Unit = {},
) = runDesktopComposeUiTest(width = stage.width * PIXELS, height = stage.height * PIXELS) {
    setContent {
        CompositionLocalProvider(LocalDensity provides Density(PIXELS.toFloat(), stage.fontScale)) {
            WindroseTheme(galleryFonts, dark = stage.dark, accent = stage.accent, motion = false) {
                Box(Modifier.fillMaxSize()) { content() }
            }
        }
    }
    check()
    if (shot != null) saveShot(shot)
}

/** The topmost layer of the window: a dialog covers the page below it. */
fun DesktopComposeUiTest.topLayer(): SemanticsNodeInteraction {
    val layers = onAllNodes(isRoot())
    return layers[layers.fetchSemanticsNodes().lastIndex]
}

private fun DesktopComposeUiTest.saveShot(name: String) {
    val folder = File("target/shots-kit").apply { mkdirs() }
    ImageIO.write(topLayer().captureToImage().toAwtImage(), "png", File(folder, "$name.png"))
}

private const val PIXELS = 2
