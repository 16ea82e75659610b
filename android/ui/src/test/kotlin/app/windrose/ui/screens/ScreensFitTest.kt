package app.windrose.ui.screens

import androidx.compose.ui.layout.findRootCoordinates
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.text.TextLayoutResult
import app.windrose.ui.gallery.Stage
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
            onStage(stage.copy(accent = Accent.House), content = { InWords(tag) { state.content(tag) } }) {
                waitForIdle()
                val found = cutTexts() + brokenWords(stage) + bareKeys() + poorControls()
                found.forEach { faults += "${state.name}: $it" }
            }
        }
        assertEquals(emptyList(), faults)
    }

    /** Texts that are not shown whole. */
    private fun DesktopComposeUiTest.cutTexts(): List<String> {
        val isText = SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)
        val texts = onAllNodes(isText, useUnmergedTree = true).fetchSemanticsNodes()
        return texts.filter { it.isCut() }.map { "cuts ${it.label}" }
    }

    /** Words that go on in the next line, without a hyphen. Large text leaves long ones no other way. */
    private fun DesktopComposeUiTest.brokenWords(stage: Stage): List<String> {
        if (stage.fontScale >= LARGE) return emptyList()
        val isText = SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)
        return onAllNodes(isText, useUnmergedTree = true).fetchSemanticsNodes()
            .filter { node -> node.layouts.any { it.breaksAWord() } }
            .map { "breaks a word of ${it.label}" }
    }

    private fun TextLayoutResult.breaksAWord(): Boolean = (0 until lineCount - 1).any { line ->
        val end = getLineEnd(line)
        val text = layoutInput.text.text
        text[end - 1].isLetterOrDigit() && text[end].isLetterOrDigit()
    }

    /** Words that are missing show their key. */
    private fun DesktopComposeUiTest.bareKeys(): List<String> {
        val isKey = SemanticsMatcher("shows a key") { node -> BareKey.containsMatchIn(node.label) }
        return onAllNodes(isKey, useUnmergedTree = true).fetchSemanticsNodes().map { "shows ${it.label}" }
    }

    private fun SemanticsNode.isCut(): Boolean {
        val left = layoutInfo.coordinates.positionInRoot().x
        val window = layoutInfo.coordinates.findRootCoordinates().size.width
        return left < 0 || left + size.width > window + TOLERANCE || layouts.any { it.isCut() }
    }

    private fun TextLayoutResult.isCut(): Boolean {
        val tooWide = (0 until lineCount).any { line ->
            isLineEllipsized(line) || getLineRight(line) - getLineLeft(line) > size.width + TOLERANCE
        }
        return tooWide || multiParagraph.height > size.height + TOLERANCE
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

    private val SemanticsNode.label: String
        get() {
            val own = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
            val texts = config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
            return (own + texts).joinToString()
        }

    private companion object {
        const val TARGET = 48
        const val LARGE = 1.3f
        val BareKey = Regex("\\b(ui|boot)-[a-z]")

        /** Sizes are rounded to whole pixels. */
        const val TOLERANCE = 2
    }
}
