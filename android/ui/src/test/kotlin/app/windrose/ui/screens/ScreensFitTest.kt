package app.windrose.ui.screens

import androidx.compose.runtime.Composable
import androidx.compose.ui.layout.findRootCoordinates
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.TOLERANCE
import app.windrose.ui.gallery.brokenWord
import app.windrose.ui.gallery.isCut
import app.windrose.ui.gallery.label
import app.windrose.ui.gallery.layouts
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.theme.Accent
import kotlin.test.Test
import kotlin.test.assertEquals

/** Every screen on every size of window, with large text and in the longer language: nothing is cut, all can be tapped. */
class ScreensFitTest {
    @Test
    fun `a small phone with large text in German`() = fits(Stage(360, 640, fontScale = 2f), "de")

    @Test
    fun `a small phone in German`() = fits(Stage(360, 640), "de")

    @Test
    fun `a phone`() = fits(Stage(412, 915), "en")

    @Test
    fun `a phone in the dark in German`() = fits(Stage(412, 915, dark = true), "de")

    @Test
    fun `a foldable in German`() = fits(Stage(756, 904), "de")

    @Test
    fun `a tablet`() = fits(Stage(1280, 800), "en")

    @Test
    fun `a tablet with large text`() = fits(Stage(1280, 800, fontScale = 2f, dark = true), "en")

    private fun fits(stage: Stage, tag: String) {
        val faults = mutableListOf<String>()
        for (state in screenStates) {
            val content: @Composable () -> Unit = { InWords(tag) { state.content(tag) } }
            onStage(stage.copy(accent = Accent.House), drawn = false, content = content) {
                waitForIdle()
                val found = cutTexts() + bareKeys() + poorControls()
                found.forEach { faults += "${state.name}: $it" }
            }
        }
        assertEquals(emptyList(), faults)
    }

    /** Texts that are not shown whole. */
    private fun DesktopComposeUiTest.cutTexts(): List<String> {
        val isText = SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)
        val texts = onAllNodes(isText, useUnmergedTree = true).fetchSemanticsNodes()
        val broken = texts.flatMap { it.layouts }.mapNotNull { it.brokenWord }
        return texts.filter { it.isCut() }.map { "cuts ${it.label}" } + broken.map { "breaks $it" }
    }

    /** Words that are missing show their key. */
    private fun DesktopComposeUiTest.bareKeys(): List<String> {
        val isKey = SemanticsMatcher("shows a key") { node -> BareKey.containsMatchIn(node.label) }
        return onAllNodes(isKey, useUnmergedTree = true).fetchSemanticsNodes().map { "shows ${it.label}" }
    }

    private fun SemanticsNode.isCut(): Boolean {
        val left = layoutInfo.coordinates.positionInRoot().x
        val window = layoutInfo.coordinates.findRootCoordinates().size.width
        return left < 0 || left + size.width > window + TOLERANCE || layouts.any { it.isCut }
    }

    /** Controls that are too small for a finger, or do not say what they are. */
    private fun DesktopComposeUiTest.poorControls(): List<String> {
        val isControl = SemanticsMatcher.keyIsDefined(SemanticsActions.OnClick)
        return onAllNodes(isControl).fetchSemanticsNodes().mapNotNull { node ->
            val least = TARGET * node.layoutInfo.density.density - TOLERANCE
            when {
                node.size.height < least || node.size.width < least -> "${node.label} is too small to tap"
                node.label.isBlank() -> "a control has no name"
                SemanticsProperties.Role in node.config || SemanticsProperties.EditableText in node.config -> null
                else -> "${node.label} does not say what it is"
            }
        }
    }

    private companion object {
        const val TARGET = 48
        val BareKey = Regex("\\b(ui|boot)-[a-z]")
    }
}
