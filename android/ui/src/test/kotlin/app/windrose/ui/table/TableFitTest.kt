package app.windrose.ui.table

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.text.TextLayoutResult
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.screens.InWords
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertTrue

/** Every state of the table in every size of window: nothing is cut, and everything to tap can be reached. */
class TableFitTest {
    @Test
    fun `a small phone`() = fits(360, 640)

    @Test
    fun `a phone`() = fits(412, 915)

    @Test
    fun `a foldable`() = fits(756, 904)

    @Test
    fun `a tablet`() = fits(1280, 800)

    private fun fits(width: Int, height: Int) {
        for (tag in listOf("en", "de")) {
            for (scale in listOf(1f, 2f)) fits(Stage(width, height, fontScale = scale, accent = Accent.House), tag)
        }
    }

    private fun fits(stage: Stage, tag: String) {
        var shown by mutableIntStateOf(0)
        onStage(stage, content = { InWords(tag) { key(shown) { tableStates[shown].content(tag) } } }) {
            for (index in tableStates.indices) {
                shown = index
                waitForIdle()
                val where = "${tableStates[index].name} at ${stage.width}x${stage.height}, $tag, ${stage.fontScale}"
                assertTexts(where, stage)
                assertReach(where)
            }
        }
    }

    private fun DesktopComposeUiTest.assertTexts(where: String, stage: Stage) {
        val isText = SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)
        for (node in onAllNodes(isText, useUnmergedTree = true).fetchSemanticsNodes()) {
            val layouts = mutableListOf<TextLayoutResult>()
            node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
            // With large text the bar's lines keep to one line each, as the look has it.
            val mayEnd = stage.fontScale >= LARGE && layouts.any { it.layoutInput.maxLines == 1 }
            val text = node.config[SemanticsProperties.Text].joinToString("")
            assertTrue(mayEnd || layouts.none { it.hasVisualOverflow }, "$where cuts \"$text\"")
        }
    }

    private fun DesktopComposeUiTest.assertReach(where: String) {
        val isControl = SemanticsMatcher.keyIsDefined(SemanticsActions.OnClick)
        val controls = onAllNodes(isControl)
        for ((index, node) in controls.fetchSemanticsNodes().withIndex()) {
            val name = node.label
            assertTrue(name.isNotBlank(), "$where has a control without a name")
            assertTrue(SemanticsProperties.Role in node.config, "$where: $name does not say what it is")
            val least = TARGET * node.layoutInfo.density.density - 1
            assertTrue(node.size.width >= least && node.size.height >= least, "$where: $name is too small to tap")
            if (node.isWhole()) continue
            controls[index].performScrollTo()
            assertTrue(controls[index].fetchSemanticsNode().isWhole(), "$where: $name is out of reach")
        }
    }

    /** Whether all of the node is in view. */
    private fun SemanticsNode.isWhole(): Boolean =
        abs(boundsInRoot.width - size.width) <= 1 && abs(boundsInRoot.height - size.height) <= 1

    private val SemanticsNode.label: String
        get() {
            val own = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
            val texts = config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
            return (own + texts).joinToString()
        }

    private companion object {
        const val TARGET = 48
        const val LARGE = 1.3f
    }
}
