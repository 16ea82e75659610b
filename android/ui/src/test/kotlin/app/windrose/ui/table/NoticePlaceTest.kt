package app.windrose.ui.table

import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.performClick
import app.windrose.ui.gallery.label
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** A notice at a table covers nothing that can be tapped, and lets no tap through. */
class NoticePlaceTest {
    /** As long as any reason that the rules give. */
    private val reasons = mapOf(
        "en" to "Only a die that lay in a tide column when the turn began may drift, and only once.",
        "de" to "Starkwind: Ein Würfel verlässt sein Startfeld um mindestens 2 Felder, wenn er kann.",
    )

    @Test
    fun `a notice covers no control`() {
        for ((width, height) in listOf(360 to 640, 412 to 915, 756 to 904, 1280 to 800)) {
            for (tag in reasons.keys) {
                atRealTable(tag, width, height) {
                    val reason = reasons.getValue(tag)
                    test.runOnIdle { table.on(TableEvent.Explain(reason)) }
                    val notice = await(hasText(reason)).fetchSemanticsNode().boundsInRoot
                    val covered = controls.filter { notice.overlaps(it.boundsInRoot) && it.label != reason }
                    assertEquals(emptyList(), covered.map { it.label }, "$tag at $width")
                    assertTrue(notice.top >= 0 && notice.bottom <= height)
                }
            }
        }
    }

    @Test
    fun `a tap on a notice takes it away and does nothing else`() = atRealTable {
        val step = view.step
        test.runOnIdle { app.show("Not possible") }
        await(hasText("Not possible")).performClick()
        awaitGone("Not possible")
        // The table may have been read anew meanwhile: what it shows counts, and not that it is the same object.
        val after = table.state as TableUiState.Open
        assertEquals(step, after.view.step)
        assertTrue(after.selection.isEmpty)
        assertNull(after.panel)
    }
}
