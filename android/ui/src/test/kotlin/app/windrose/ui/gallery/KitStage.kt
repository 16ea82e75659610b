package app.windrose.ui.gallery

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.MotionDurationScale
import androidx.compose.ui.draw.drawWithContent
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
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.time.Duration.Companion.minutes

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
            val bytes = checkNotNull(Stage::class.java.getResourceAsStream("/typefaces/$file")) { "No font $file" }
            Font(file, bytes.readBytes(), weight, style)
        },
    )
}

/**
 * Shows [content] as it would look on [stage], runs [check] and keeps a picture called [shot]. For a check that only
 * measures it need not be [drawn]: then nothing is painted and what scrolls does so at once, which saves most of the time.
 * What is compared rather than looked at needs no more than one of [pixels] for each unit.
 */
fun onStage(
    stage: Stage = Stage(),
    shot: String? = null,
    content: @Composable () -> Unit,
    drawn: Boolean = true,
    pixels: Int = PIXELS,
    check: DesktopComposeUiTest.() -> Unit = {},
) = runDesktopComposeUiTest(
    width = stage.width * pixels,
    height = stage.height * pixels,
    effectContext = if (drawn) EmptyCoroutineContext else AtOnce,
    testTimeout = PATIENCE,
) {
    setContent {
        CompositionLocalProvider(LocalDensity provides Density(pixels.toFloat(), stage.fontScale)) {
            WindroseTheme(galleryFonts, dark = stage.dark, accent = stage.accent, motion = false) {
                Box(if (drawn) Modifier.fillMaxSize() else Modifier.fillMaxSize().drawWithContent {}) { content() }
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

/** Nothing moves, it is there. */
private object AtOnce : MotionDurationScale {
    override val scaleFactor = 0f
}

private const val PIXELS = 2

/** A machine that is busy with other things may be slow. */
private val PATIENCE = 10.minutes
