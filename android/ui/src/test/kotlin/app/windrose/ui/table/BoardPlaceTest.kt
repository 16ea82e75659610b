package app.windrose.ui.table

import androidx.compose.ui.geometry.Offset
import app.windrose.core.GameSetup
import app.windrose.core.StormChoice
import app.windrose.core.TackMode
import app.windrose.core.TackSetup
import app.windrose.core.TideLevel
import app.windrose.core.WindChoice
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.tackForTwo
import app.windrose.ui.gallery.label
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Where the board lies: what is asked for is in view on small screens, and nothing moves under the finger. */
class BoardPlaceTest {
    private val tide: GameSetup = GameSetup.Tack(
        TackSetup(TackMode.Tide(TideLevel.SPRING), WindChoice.ClearDay, StormChoice.Random, 0u, evenStart = false),
    )

    @Test
    fun `the smallest phone shows the spaces that are asked for`() {
        for (tag in listOf("en", "de")) {
            for (setup in listOf(tackForTwo, tide)) {
                atRealTable(tag, width = 360, height = 640, setup = setup) {
                    shows("$tag, opening")
                    playUntil("a move") { asksToMove }
                    shows("$tag, move")
                }
            }
        }
    }

    @Test
    fun `a window that is hardly wide enough for columns leaves the board its room`() =
        atRealTable(width = 840, height = 720) {
            assertEquals(emptyList(), spaces.filter { it.size.width < 48 || it.size.height < 48 }.map { it.label })
        }

    @Test
    fun `the board keeps its place while a move is picked`() =
        everywhere(360 to 640, 412 to 915, 756 to 904, 1280 to 800) { where ->
            playUntil("a move") { asksToMove }
            val before = places()
            val die = legalSpaces.first().label
            tapSpace(die)
            stays(before, "$where, $die picked")
            for (target in legalSpaces.map { it.label }.take(2)) {
                tapSpace(target)
                stays(before, "$where, $target picked")
            }
        }

    @Test
    fun `the board keeps its place while dice are laid`() = everywhere(360 to 640, 412 to 915) { where ->
        val before = places()
        var laid = 0
        while (legalSpaces.isNotEmpty()) {
            check(++laid < MOST_LAID) { "$where: more spaces than dice" }
            val space = legalSpaces.first().label
            tapSpace(space)
            stays(before, "$where, $space laid")
        }
    }

    private fun everywhere(vararg sizes: Pair<Int, Int>, work: AppHarness.(String) -> Unit) {
        for ((width, height) in sizes) {
            for (tag in listOf("en", "de")) atRealTable(tag, width, height) { work("$tag at $width") }
        }
    }

    private fun AppHarness.shows(what: String) {
        assertTrue(legalSpaces.isNotEmpty(), what)
        assertEquals(emptyList(), hidden(legalSpaces), what)
    }

    private fun AppHarness.stays(before: List<Offset>, what: String) {
        val moved = before.zip(places()).map { (was, now) -> now - was }.filter { it.getDistance() > 1f }.distinct()
        assertEquals(emptyList(), moved, what)
    }

    private companion object {
        /** More spaces than anybody has dice to lay. */
        const val MOST_LAID = 16
    }
}
