package app.windrose.ui.table

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.performScrollTo
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.TOLERANCE
import app.windrose.ui.gallery.brokenWord
import app.windrose.ui.gallery.isCut
import app.windrose.ui.gallery.isWhole
import app.windrose.ui.gallery.label
import app.windrose.ui.gallery.layouts
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.screens.InWords
import kotlin.test.Test
import kotlin.test.assertEquals

/** Every state of the table in every size of window: nothing is cut, and everything to tap can be reached. */
class TableFitTest {
    @Test
    fun `a small phone`() = fits(360, 640)

    @Test
    fun `a phone`() = fits(412, 915)

    @Test
    fun `a phone on its side`() = fits(915, 412)

    @Test
    fun `a foldable`() = fits(756, 904)

    @Test
    fun `a tablet`() = fits(1280, 800)

    private fun fits(width: Int, height: Int) {
        val faults = mutableListOf<String>()
        for (tag in listOf("en", "de")) {
            for (scale in listOf(1f, 2f)) {
                val stage = Stage(width, height, fontScale = scale, accent = Accent.House)
                faults += faults(stage, tag).map { "$tag, $scale: $it" }
            }
        }
        assertEquals(emptyList(), faults)
    }

    private fun faults(stage: Stage, tag: String): List<String> = buildList {
        var shown by mutableIntStateOf(0)
        onStage(stage, drawn = false, content = { InWords(tag) { key(shown) { states[shown].content(tag) } } }) {
            for (index in states.indices) {
                shown = index
                waitForIdle()
                val found = cutTexts() + poorControls() + outOfReach()
                addAll(found.map { "${states[index].name} $it" })
            }
        }
    }

    private fun DesktopComposeUiTest.cutTexts(): List<String> {
        val isText = SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)
        return onAllNodes(isText, useUnmergedTree = true).fetchSemanticsNodes().flatMap { node ->
            // What keeps to one line, as the look has it for names, ends in dots where a name is long.
            val cut = node.layouts.any { it.isCut && it.layoutInput.maxLines > 1 }
            val broken = node.layouts.mapNotNull { it.brokenWord }
            listOfNotNull("cuts \"${node.label}\"".takeIf { cut }) + broken.map { "breaks \"$it\"" }
        }
    }

    private fun DesktopComposeUiTest.poorControls(): List<String> = controls().mapNotNull { node ->
        val least = TARGET * node.layoutInfo.density.density - TOLERANCE
        when {
            node.label.isBlank() -> "has a control without a name"
            SemanticsProperties.Role !in node.config -> "does not say what ${node.label} is"
            node.size.width >= least && node.size.height >= least -> null
            // A board that is only looked at may be smaller.
            SemanticsProperties.Disabled in node.config -> null
            else -> "has ${node.label} too small to tap"
        }
    }

    /** Controls that cannot be scrolled into view. What is in view already needs no scrolling, and no search for it. */
    private fun DesktopComposeUiTest.outOfReach(): List<String> = controls().mapNotNull { node ->
        if (node.isWhole) return@mapNotNull null
        val same = onAllNodes(SemanticsMatcher("is ${node.label}") { it.id == node.id })
        runCatching { same[0].performScrollTo() }
        "hides ${node.label}".takeUnless { same.fetchSemanticsNodes().any { it.isWhole } }
    }

    private fun DesktopComposeUiTest.controls(): List<SemanticsNode> = onAllNodes(IsControl).fetchSemanticsNodes()

    private companion object {
        val states = tableStates + moreTableStates + fourSensesStates + moreFourSensesStates +
            windsStates + moreWindsStates
        val IsControl = SemanticsMatcher.keyIsDefined(SemanticsActions.OnClick)
        const val TARGET = 48
    }
}
