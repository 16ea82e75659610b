package app.windrose.ui.foursenses

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performTouchInput
import app.windrose.core.FourSensesAction
import app.windrose.core.Sight
import app.windrose.core.WoodPiece
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.label
import app.windrose.ui.gallery.onStage
import app.windrose.ui.kit.ReaderVisit
import app.windrose.ui.screens.InWords
import app.windrose.ui.table.TablePanel
import app.windrose.ui.table.TablePrefs
import app.windrose.ui.table.TableScreen
import app.windrose.ui.table.TableUiState
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

/** What lies on a covered board is told by the spaces themselves and by nothing else: no pixel, and no other node. */
class FourSensesSecrecyTest {
    /** Proves FS-045. */
    @Test
    fun `two boards under a blindfold look the same, and sound the same but for their spaces`() = alike(Sight.BLINDFOLD)

    /** Proves FS-052. */
    @Test
    fun `so do two boards under a napkin, as long as no finger is on them`() = alike(Sight.NAPKIN)

    @Test
    fun `two boards in view differ, or this could not tell them apart`() = FourSensesTables.with {
        val moments = moments(Sight.SIGHTED)
        for (stage in Stages) {
            for ((moment, twins) in moments.zip(seen(stage, moments.flatMap { listOf(it.one, it.other) }).chunked(2))) {
                val (ours, theirs) = twins
                assertTrue(!ours.pixels.contentEquals(theirs.pixels), "${moment.name} in $stage")
            }
        }
    }

    @Test
    fun `what the log and the preview say of a board in view is found out`() = FourSensesTables.with {
        val chosen = pair(Sight.SIGHTED, "piece:flat", "A1").first()
        assertTrue(seen(Stage(PHONE, 915), chosen).others.any { Lies.containsMatchIn(it) }, "the preview")
        val begun = pair(Sight.SIGHTED).first()
        assertTrue(seen(Stage(1280, 800), begun).others.any { Lies.containsMatchIn(it) }, "the log")
    }

    private fun alike(sight: Sight) = FourSensesTables.with {
        val moments = moments(sight)
        for (stage in Stages) {
            for ((twins, views) in moments.zip(seen(stage, moments.flatMap { listOf(it.one, it.other) }).chunked(2))) {
                val (ours, theirs) = views
                val moment = twins.name
                assertTrue(ours.pixels.contentEquals(theirs.pixels), "$moment in $stage")
                assertEquals(ours.spaces.size, SPACES)
                assertNotEquals(ours.spaces, theirs.spaces, "$moment in $stage")
                assertEquals(ours.others, theirs.others, "$moment in $stage")
                // What lies over the table tells the rules, which are the same for both.
                val own = ours.others.takeIf { twins.one.panel == null }.orEmpty()
                assertTrue(own.none { Lies.containsMatchIn(it) }, "$moment in $stage: $own")
            }
        }
    }

    /** The same table but for what lies on its board, at the moment called [name]. */
    private class Twins(val name: String, val one: TableUiState.Open, val other: TableUiState.Open)

    /** Twins at every moment of a turn, and with everything that can lie over the table. */
    private fun FourSensesTables.moments(sight: Sight): List<Twins> {
        val twins = mapOf(
            "nothing is chosen" to pair(sight),
            "a piece is chosen" to pair(sight, "piece:flat"),
            "a space is chosen" to pair(sight, "A1"),
            "a placement is chosen" to pair(sight, "piece:flat", "A1"),
            "the turn is to end" to pair(sight) {
                play { it is FourSensesAction.Place && it.space == "A4" && it.piece == WoodPiece.FLAT }
            },
            "a line is to be named" to pair(sight, "A1") { declare() },
        )
        val panels = listOf(TablePanel.Menu, TablePanel.Cards, TablePanel.Keys, TablePanel.Walkthrough(0))
            .takeIf { sight != Sight.SIGHTED }.orEmpty()
        val covered = twins.getValue("nothing is chosen")
        return twins.map { (moment, states) -> Twins(moment, states[0], states[1]) } + panels.map { panel ->
            val (one, other) = covered.map { it.copy(panel = panel) }
            Twins("$panel is open", one, other)
        }
    }

    /** Proves FS-045. */
    @Test
    fun `the rings round the finger are the same over whatever lies there`() = FourSensesTables.with {
        val (one, other) = pair(Sight.BLINDFOLD)
        val touched = listOf(one, other).map { state ->
            onPhone(state) {
                space("A1").performTouchInput { down(center) }
                picture()
            }
        }
        val untouched = onPhone(one) { picture() }
        assertTrue(touched[0].contentEquals(touched[1]))
        assertTrue(!touched[0].contentEquals(untouched), "Nothing shows where the finger is")
    }

    /** Proves FS-052. */
    @Test
    fun `under a napkin the space that is touched is in view, and no other`() = FourSensesTables.with {
        val (one, other) = pair(Sight.NAPKIN)
        val bare = onPhone(one) { picture() }
        // A1 has a piece on the one board and none on the other, B1 has none on both.
        val (here, there) = listOf(one, other).map { onPhone(it.copy(felt = "A1")) { picture() } }
        val (nothing, same) = listOf(one, other).map { onPhone(it.copy(felt = "B1")) { picture() } }
        assertTrue(nothing.contentEquals(same))
        assertTrue(!here.contentEquals(there))
        val (left, top, right, bottom) = onPhone(one) {
            val bounds = space("A1").fetchSemanticsNode().boundsInRoot
            listOf(bounds.left, bounds.top, bounds.right, bounds.bottom).map { it.toInt() }
        }
        for (picture in listOf(here, there)) {
            val changed = picture.indices.filter { picture[it] != bare[it] }
            assertTrue(changed.isNotEmpty())
            assertTrue(changed.all { it % WIDE in left..right && it / WIDE in top..bottom })
        }
    }

    private class Seen(val pixels: IntArray, val spaces: List<String>, val others: List<String>)

    private fun seen(stage: Stage, state: TableUiState.Open): Seen = seen(stage, listOf(state)).single()

    /** What is seen of these states, each of them shown afresh. */
    private fun seen(stage: Stage, states: List<TableUiState.Open>): List<Seen> {
        var shown by mutableIntStateOf(0)
        val seen = mutableListOf<Seen>()
        onStage(stage, content = { Table(states[shown], shown) }, pixels = 1) {
            for (index in states.indices) {
                shown = index
                waitForIdle()
                seen += seen()
            }
        }
        return seen
    }

    private fun DesktopComposeUiTest.seen(): Seen {
        val nodes = onAllNodes(SemanticsMatcher("anything") { true }).fetchSemanticsNodes()
        val (spaces, others) = nodes.partition { SpaceName.containsMatchIn(it.label) }
        // The names of keys and properties, and what they hold, but for what is only told by being called.
        val told = others.map { node ->
            node.boundsInRoot.toString() + node.config
                .filter { (_, value) -> value !is Function<*> && value !is ReaderVisit }
                .filter { (_, value) -> "Action" !in value.toString() }
                .joinToString { (key, value) -> "${key.name}=$value" }
        }
        return Seen(pictures(), spaces.map { it.label }, told)
    }

    @Composable
    private fun Table(state: TableUiState.Open, place: Int) = key(place) {
        InWords("en") { TableScreen(state, TablePrefs()) {} }
    }

    private fun <T> onPhone(state: TableUiState.Open, work: DesktopComposeUiTest.() -> T): T {
        var answer: T? = null
        onStage(Stage(PHONE, 915), content = { Table(state, place = 0) }) {
            waitForIdle()
            answer = work()
        }
        return checkNotNull(answer)
    }

    private fun DesktopComposeUiTest.picture(): IntArray {
        waitForIdle()
        return onAllNodes(isRoot()).onFirst().captureToImage().pixels()
    }

    /** The pixels of the table and of what lies over it. */
    private fun DesktopComposeUiTest.pictures(): IntArray {
        val layers = onAllNodes(isRoot())
        return layers.fetchSemanticsNodes().indices.map { layers[it].captureToImage().pixels() }
            .reduce { all, layer -> all + layer }
    }

    private fun ImageBitmap.pixels(): IntArray = IntArray(width * height).also { readPixels(it) }

    private fun DesktopComposeUiTest.space(space: String) =
        onAllNodes(SemanticsMatcher("is $space") { it.label.startsWith("$space: ") }).onFirst()

    private companion object {
        const val PHONE = 412

        /** One of each class of windows, and a dark one. */
        val Stages = listOf(Stage(PHONE, 915), Stage(PHONE, 915, dark = true), Stage(756, 904), Stage(1280, 800))

        /** The width of a picture: two pixels for each unit. */
        const val WIDE = PHONE * 2
        const val SPACES = 16
        val SpaceName = Regex("^[A-D][1-4]: ")
        val Lies = Regex("(one|two|three) levels?,|on top|: empty")
    }
}
