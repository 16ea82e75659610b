package app.windrose.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.toAwtImage
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.isRoot
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.screens.InWords
import app.windrose.ui.screens.ScreenState
import app.windrose.ui.screens.screenStates
import org.junit.Assume.assumeTrue
import java.io.File
import javax.imageio.ImageIO
import kotlin.test.Test
import kotlin.test.assertTrue

/**
 * Pictures of every screen in its main states, for the eye of a reviewer: written to the folder that the system
 * property `windrose.shots` names, and skipped without it. Size, theme, text and language are paired so that any two
 * of their values meet somewhere.
 */
class ShotsTest {
    private class Frame(val name: String, val stage: Stage, val tag: String)

    private val frames = listOf(
        frame("phone", 412, 915, "en"),
        frame("small-de-dark-200", 360, 640, "de", dark = true, fontScale = 2f),
        frame("fold-de", 756, 904, "de"),
        frame("tablet-dark", 1280, 800, "en", dark = true),
        frame("small", 360, 640, "en"),
        frame("phone-de-dark", 412, 915, "de", dark = true),
        frame("fold-dark-200", 756, 904, "en", dark = true, fontScale = 2f),
        frame("tablet-de-200", 1280, 800, "de", fontScale = 2f),
        frame("phone-200", 412, 915, "en", fontScale = 2f),
        frame("tablet", 1280, 800, "en"),
    )

    @Test
    fun `every screen in its main states`() {
        val folder = System.getProperty("windrose.shots")?.takeIf { it.isNotEmpty() }?.let(::File)
        assumeTrue(folder != null)
        checkNotNull(folder).mkdirs()
        val games = listOf(fourSensesStates, tableStates, windsStates)
        val states = games.flatMap { it.take(EVERYWHERE) } + games.flatMap { it.drop(EVERYWHERE) } + screenStates
        val pictures = states.flatMapIndexed { index, state ->
            // The first states are the table itself and are seen in every frame; the others in two, in turn.
            val shown = if (index < games.size * EVERYWHERE) {
                frames
            } else {
                listOf(frames[2 * index % frames.size], frames[(2 * index + 1) % frames.size])
            }
            shown.map { state to it }
        }
        assertTrue(pictures.size <= MOST, "${pictures.size} pictures are too many to look at")
        pictures.forEach { (state, frame) -> shoot(state, frame, folder) }
    }

    private fun shoot(state: ScreenState, frame: Frame, folder: File) {
        val content: @Composable () -> Unit = { InWords(frame.tag) { state.content(frame.tag) } }
        onStage(frame.stage, content = content) {
            waitForIdle()
            // A dialog or sheet is a layer of its own above the page.
            val roots = onAllNodes(isRoot())
            val layers = roots.fetchSemanticsNodes().indices.map { roots[it].captureToImage().toAwtImage() }
            val picture = layers.first()
            layers.drop(1).forEach { picture.createGraphics().drawImage(it, 0, 0, null) }
            ImageIO.write(picture, "png", File(folder, "${state.name}-${frame.name}.png"))
        }
    }

    private fun frame(
        name: String,
        width: Int,
        height: Int,
        tag: String,
        dark: Boolean = false,
        fontScale: Float = 1f,
    ) = Frame(name, Stage(width, height, dark, fontScale, Accent.House), tag)

    private companion object {
        /** How many states of a game are shown in every frame. */
        const val EVERYWHERE = 3
        const val MOST = 260
    }
}
