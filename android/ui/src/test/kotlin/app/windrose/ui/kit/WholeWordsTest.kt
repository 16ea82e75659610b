package app.windrose.ui.kit

import androidx.compose.foundation.layout.requiredWidth
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.gallery.brokenWord
import app.windrose.ui.gallery.label
import app.windrose.ui.gallery.layouts
import app.windrose.ui.gallery.onStage
import kotlin.math.roundToInt
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Boxes side by side whose words stay whole. */
class WholeWordsTest {
    private val words = listOf("Rückgängig", "Nochmal", "Ansagen", "Auf C2 legen")

    @Test
    fun `all stand in one line where their words have room`() = assertEquals(listOf(4), linesAt(330.dp))

    @Test
    fun `they stand in two lines where not`() = assertEquals(listOf(2, 2), linesAt(200.dp))

    @Test
    fun `each has a line where even two have no room`() = assertEquals(listOf(1, 1, 1, 1), linesAt(100.dp))

    /** How many boxes stand in each line at this width. None of them breaks a word, and those of a line are equally high. */
    private fun linesAt(width: Dp): List<Int> {
        var lines = emptyList<List<SemanticsNode>>()
        onStage(content = {
            Layout(
                content = { words.forEach { Text(it, Modifier.testTag(BOX)) } },
                modifier = Modifier.requiredWidth(width),
                measurePolicy = WholeWords(gap = 8.dp, even = false),
            )
        }) {
            val isBox = SemanticsMatcher("is a box") { it.config.getOrNull(SemanticsProperties.TestTag) == BOX }
            val boxes = onAllNodes(isBox).fetchSemanticsNodes()
            assertEquals(words, boxes.map { it.label })
            assertTrue(boxes.flatMap { it.layouts }.none { it.brokenWord != null })
            lines = boxes.groupBy { it.positionInRoot.y.roundToInt() }.values.toList()
            lines.forEach { line -> assertEquals(1, line.map { it.size.height }.distinct().size) }
        }
        return lines.map { it.size }
    }

    private companion object {
        const val BOX = "box"
    }
}
