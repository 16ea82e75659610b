package app.windrose.ui.winds

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.isRoot
import app.windrose.core.GameEvent
import app.windrose.core.GameSetup
import app.windrose.core.GameView
import app.windrose.core.Wind
import app.windrose.core.WindsEvent
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Phase
import app.windrose.ui.app.Route
import app.windrose.ui.app.runApp
import app.windrose.ui.app.withFolder
import app.windrose.ui.gallery.Stage
import app.windrose.ui.gallery.label
import app.windrose.ui.gallery.onStage
import app.windrose.ui.screens.InWords
import app.windrose.ui.screens.home.HomeModel
import app.windrose.ui.table.Selection
import app.windrose.ui.table.TablePrefs
import app.windrose.ui.table.TableScreen
import app.windrose.ui.table.TableUiState
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

/** The tiles of a hand are seen by whoever holds them and by nobody else: no pixel tells of them, and no node. */
class WindsSecrecyTest {
    @Test
    fun `two covered tables look and sound the same, whatever the hands hold`() = WindsTables.with {
        val covered = listOf(1uL, 2uL).map { seed ->
            moment(campaign(players = 4), seed = seed) {
                val own = position.hand
                view = table.loseForeground()
                assertTrue(view.covered)
                own to TableUiState.Open(view, Selection.None)
            }
        }
        val (one, other) = covered
        assertNotEquals(one.first, other.first)
        for (stage in Stages) {
            val (ours, theirs) = seen(stage, listOf(one.second, other.second))
            assertEquals(ours.nodes, theirs.nodes, "$stage")
            assertTrue(ours.pixels.contentEquals(theirs.pixels), "$stage")
            assertTrue(ours.nodes.none { node -> Wind.entries.any { it.name in node.uppercase() } }, "${ours.nodes}")
        }
    }

    @Test
    fun `what a covered table is shown with holds no hand`() = WindsTables.with {
        moment(campaign(players = 3)) {
            view = table.loseForeground()
            assertEquals(emptyList(), position.hand)
            assertTrue(view.spots.none { it.id.startsWith("tile:") })
            assertEquals(null, view.decision)
        }
    }

    @Test
    fun `two tables that differ in a rival's hand look and sound the same to the seat that plays`() = WindsTables.with {
        val (one, other) = twins()
        for (stage in Stages) {
            val (ours, theirs) = seen(stage, listOf(one, other))
            assertEquals(ours.nodes, theirs.nodes, "$stage")
            assertTrue(ours.pixels.contentEquals(theirs.pixels), "$stage")
        }
    }

    @Test
    fun `two tables that differ in the own hand are told apart, or this could not tell`() = WindsTables.with {
        val states = listOf(1uL, 2uL).map { seed -> moment(campaign(), seed = seed) { open() } }
        for (stage in Stages) {
            val (ours, theirs) = seen(stage, states)
            assertTrue(!ours.pixels.contentEquals(theirs.pixels), "$stage")
            assertNotEquals(ours.nodes, theirs.nodes, "$stage")
        }
    }

    @Test
    fun `of what a rival drew only the number is told`() = WindsTables.with {
        moment(campaign()) {
            repeat(2 * TURN) {
                accept()
                play(choices.first { it.text.parts.first().id.startsWith("tile:") })
            }
            accept()
            val told = table.review(0u).happened + view.happened
            val drawn = told.map { (it.event as GameEvent.FourWinds).event }.filterIsInstance<WindsEvent.Drew>()
            assertTrue(drawn.isNotEmpty())
            for (event in drawn) assertEquals(event.seat == view.holder, event.tiles != null, "$event")
            val lines = view.since.map { it.text }
            assertTrue(lines.isNotEmpty())
            val drew = lines.filter { "Drew" in it }
            assertTrue(drew.none { line -> Wind.entries.any { it.name in line.uppercase() } }, "$drew")
        }
    }

    @Test
    fun `the first page shows the sea of a table that was left, and no hand`() = withFolder { folder ->
        runApp(folder) {
            awaitThat("the library is open") { app.phase == Phase.Open }
            val id = app.library.start(GameSetup.FourWinds(campaign()), emptyList(), null).use { it.id() }
            app.library.table(id).use { table ->
                val seen = table.accept(table.view().holder)
                assertTrue((seen.position as GameView.FourWinds).view.hand.isNotEmpty())
                app.shelfChanged()
                await("Continue")
                awaitThat("the table that was left") { home.state.table != null }
                assertTrue(handOnFirstPage().isEmpty())
                table.loseForeground()
                app.shelfChanged()
                awaitThat("the sea") { home.state.table?.position != null }
                assertTrue(handOnFirstPage().isEmpty())
            }
        }
    }

    private val AppHarness.home: HomeModel
        get() = app.navigator.keep<HomeModel>(Route.Home) { error("The first page is not open") }

    private fun AppHarness.handOnFirstPage() =
        (home.state.table?.position as? GameView.FourWinds)?.view?.hand.orEmpty()

    /** Two tables at which the first seat holds the same tiles and the second does not, each with a tile chosen. */
    private fun WindsTables.twins(): List<TableUiState.Open> {
        val dealt = (1uL..MOST_DEALS).map { seed -> seed to hands(seed) }
        for ((seed, hands) in dealt) {
            val twin = dealt.find { (_, others) -> others.first() == hands.first() && others.last() != hands.last() }
            if (twin != null) return listOf(seed, twin.first).map { moment(campaign(), seed = it) { open() } }
        }
        error("No two deals are alike for the first seat alone")
    }

    /** What both seats hold after the first one has taken its turn without a draw that would change its hand before. */
    private fun WindsTables.hands(seed: ULong): List<Map<Wind, Int>> = moment(campaign(), seed = seed) {
        val first = held()
        repeat(TURN) { play(choices.first()) }
        accept()
        listOf(first, held())
    }

    private fun WindsTables.Moment.held(): Map<Wind, Int> = position.hand.groupingBy { it.wind }.eachCount()

    private class Seen(val pixels: IntArray, val nodes: List<String>)

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
        val told = nodes.map { node ->
            val state = node.config.getOrNull(SemanticsProperties.StateDescription).orEmpty()
            "${node.boundsInRoot} ${node.label} $state"
        }
        val layers = onAllNodes(isRoot())
        val pixels = layers.fetchSemanticsNodes().indices.map { layers[it].captureToImage().pixels() }
        return Seen(pixels.reduce { all, layer -> all + layer }, told)
    }

    private fun ImageBitmap.pixels(): IntArray = IntArray(width * height).also { readPixels(it) }

    @Composable
    private fun Table(state: TableUiState.Open, place: Int) = key(place) {
        InWords("en") { TableScreen(state, TablePrefs()) {} }
    }

    private companion object {
        val Stages = listOf(Stage(412, 915), Stage(412, 915, dark = true), Stage(756, 904), Stage(1280, 800))
        const val TURN = 2
        const val MOST_DEALS = 60uL
    }
}
