package app.windrose.ui.app

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import app.windrose.bindings.GameLibrary
import app.windrose.ui.gallery.galleryFonts
import java.io.File

/** A folder with saved games that goes away with the test. */
fun withFolder(work: (File) -> Unit) {
    val folder = newFolder()
    try {
        work(folder)
    } finally {
        folder.deleteRecursively()
    }
}

/** The app on the saved games in a folder, driven through its semantics. */
class AppHarness(val test: DesktopComposeUiTest, val app: AppModel, val device: TestDevice) {
    /** Waits until a control or text called [name] is there. */
    fun await(name: String): SemanticsNodeInteraction = await(called(name))

    /** Waits until something that [matches] is there. */
    fun await(matches: SemanticsMatcher): SemanticsNodeInteraction {
        test.waitUntil("${matches.description} is shown", PATIENCE_MILLIS) { exists(matches) }
        return test.onAllNodes(matches).onFirst()
    }

    /** Waits until nothing is called [name] any more. */
    fun awaitGone(name: String) = test.waitUntil("$name is gone", PATIENCE_MILLIS) { !exists(called(name)) }

    /** Waits until [condition] holds. */
    fun awaitThat(what: String, condition: () -> Boolean) = test.waitUntil(what, PATIENCE_MILLIS, condition)

    /** Taps the control called [name], once it is there. */
    fun tap(name: String) = await(called(name) and hasClickAction() and isEnabled()).performClick()

    /** Taps the control called [name] in the topmost layer, such as a dialog above a page with one of the same name. */
    fun tapOnTop(name: String) = test.onAllNodes(called(name) and hasClickAction()).onLast().performClick()

    /** Scrolls to the control called [name] and taps it. */
    fun scrollAndTap(name: String) = await(called(name) and hasClickAction()).performScrollTo().performClick()

    /** Presses [key] on the keyboard. */
    fun press(key: Key) = test.onAllNodes(isRoot()).onFirst().performKeyInput { pressKey(key) }

    /** Taps the corner of the window, beside whatever lies over the page. */
    fun tapBeside() {
        test.onAllNodes(isRoot()).onFirst().performTouchInput { click(Offset(1f, 1f)) }
        test.waitForIdle()
    }

    /** Goes from control to control with the keyboard, until the one called [name] has the focus. */
    fun tabTo(name: String) {
        await(name)
        repeat(MOST_CONTROLS) {
            if (exists(called(name) and isFocused())) return
            press(Key.Tab)
        }
        error("The keyboard does not reach $name")
    }

    /** Whether something that [matches] is there. */
    fun exists(matches: SemanticsMatcher): Boolean = test.onAllNodes(matches).fetchSemanticsNodes().isNotEmpty()

    private fun called(name: String) = hasText(name) or hasContentDescription(name)

    private companion object {
        const val PATIENCE_MILLIS = 10_000L
        const val MOST_CONTROLS = 50
    }
}

/** Runs the app on the saved games in [folder], in a window of a phone's size unless told, and lets [work] drive it. */
fun runApp(
    folder: File,
    device: TestDevice = TestDevice(),
    systemTag: String = "en",
    width: Int = 412,
    height: Int = 915,
    opener: LibraryOpener = LibraryOpener { tag -> GameLibrary.open(File(folder, "windrose.sqlite").path, tag) },
    work: AppHarness.() -> Unit,
) = runDesktopComposeUiTest(width, height) { AppHarness(this, showApp(opener, device, systemTag), device).work() }

/** Shows the whole app on the saved games that [opener] opens. */
fun DesktopComposeUiTest.showApp(opener: LibraryOpener, device: TestDevice, systemTag: String = "en"): AppModel {
    lateinit var app: AppModel
    setContent {
        // The model lives in the scope of the window, so that it runs where the test waits for it.
        val scope = rememberCoroutineScope()
        app = remember { AppModel(opener, device.platform, scope, systemTag) }
        CompositionLocalProvider(LocalDensity provides Density(1f)) {
            // What is played by names and actions alone need not be painted, which saves most of the time.
            Box(Modifier.fillMaxSize().drawWithContent {}) {
                AppRoot(app, galleryFonts, systemDark = false, systemMotion = false)
            }
        }
    }
    return app
}
