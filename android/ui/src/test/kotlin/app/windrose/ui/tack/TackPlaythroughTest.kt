package app.windrose.ui.tack

import androidx.compose.ui.semantics.Role
import app.windrose.core.Confirm
import app.windrose.core.StormChoice
import app.windrose.core.TackMode
import app.windrose.core.TackSetup
import app.windrose.core.TideLevel
import app.windrose.core.WindChoice
import app.windrose.ui.table.SavedGames
import app.windrose.ui.table.TablePlayer
import app.windrose.ui.table.atTable
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Whole games of the real core, played through names, roles and actions alone. */
class TackPlaythroughTest {
    private val twoPlayers =
        TackSetup(TackMode.TwoPlayers, WindChoice.ClearDay, StormChoice.None, older = 0u, evenStart = false)
    private val random = Random(7)

    @Test
    fun `two people play a whole game`() = atNewTable(twoPlayers) {
        tap("Skip")
        playToTheEnd()
        assertTrue(says("reached the lighthouse") || says("60 turns without a point"))
    }

    @Test
    fun `one person plays a whole game against the spring tide`() {
        val setup = twoPlayers.copy(
            mode = TackMode.Tide(TideLevel.SPRING),
            wind = WindChoice.Random,
            storms = StormChoice.Random,
        )
        atNewTable(setup) {
            tap("Skip")
            playToTheEnd()
        }
    }

    @Test
    fun `undo takes the last action back, or says why it cannot`() = atNewTable(twoPlayers) {
        tap("Skip")
        waitFor("Place one die in each column")
        tap("Undo")
        waitFor(undoRefusal())
        step()
        waitFor("Plum, your opening dice")
        tap("Undo")
        waitFor("Taken back")
        waitFor("Blue, your opening dice")
    }

    @Test
    fun `a game goes on where it was dropped in the middle of a decision`() = SavedGames().use { games ->
        val id = games.begin(twoPlayers)
        var before = emptyList<String>()
        games.open().use { library ->
            atTable(library, id) {
                tap("Skip")
                repeat(8) { step() }
                before = board()
                changing { act(actions().first()) }
            }
        }
        games.open().use { library ->
            atTable(library, id) {
                waitUntil("the same board") { board() == before }
            }
        }
    }

    @Test
    fun `two windows on one game`() = SavedGames().use { games ->
        val id = games.begin(twoPlayers)
        games.open().use { library ->
            atTable(library, id) {
                tap("Skip")
                waitFor("Place one die in each column")
                // The other window plays the first choice while this one looks on.
                games.open().use { other ->
                    other.table(id).use { table ->
                        val view = table.view()
                        table.play(checkNotNull(view.decision).choices.first().action, view.step)
                    }
                }
                place()
                waitFor("The table has moved on")
                waitFor("Plum, your opening dice")
            }
        }
    }

    @Test
    fun `what can be taken back is played at once unless it shall be confirmed`() = SavedGames().use { games ->
        val id = games.begin(twoPlayers, Confirm.WHERE_NEEDED)
        games.open().use { library ->
            atTable(library, id) {
                tap("Skip")
                waitFor("Blue, your opening dice")
                while (!says("Plum, your opening dice")) {
                    // Between the last die and the next seat there is a moment without anything to do.
                    val action = actions().firstOrNull()
                    if (action == null) waitFor("Plum, your opening dice") else changing { act(action) }
                }
                tap("Undo")
                waitFor("Blue, your opening dice")
            }
        }
    }

    private fun atNewTable(setup: TackSetup, check: TablePlayer.() -> Unit) = SavedGames().use { games ->
        val id = games.begin(setup)
        games.open().use { library -> atTable(library, id, check = check) }
    }

    private fun TablePlayer.playToTheEnd() {
        var steps = 0
        while (!says(AGAIN)) {
            step()
            assertTrue(++steps < 2_000, "The game does not end")
        }
        assertEquals(1, names(Role.Button).count { it == AGAIN })
    }

    /** Takes one whole action: something to choose, and its confirmation. */
    private fun TablePlayer.step() {
        waitUntil("something to do") {
            says(AGAIN) || actions().isNotEmpty() || chips().isNotEmpty() ||
                confirmation() != null
        }
        if (says(AGAIN)) return
        while (confirmation() == null) {
            val ways = actions().map { { act(it) } } + chips().map { { tap(it, Role.RadioButton) } }
            changing { ways.random(random)() }
        }
        val button = checkNotNull(confirmation())
        playing { tap(button) }
    }

    /** Places the opening dice and confirms. */
    private fun TablePlayer.place() {
        while (confirmation() == null) changing { act(actions().first()) }
        tap(checkNotNull(confirmation()))
    }

    private fun TablePlayer.chips() = names(Role.RadioButton)

    /** The button that plays what is chosen: the one that is not always there. */
    private fun TablePlayer.confirmation(): String? =
        names(Role.Button).find { name -> VERBS.any { name.startsWith(it) } }

    /** What lies where. */
    private fun TablePlayer.board(): List<String> = names(Role.Button).filter { Regex("^[A-E][0-6]?, .*").matches(it) }

    private companion object {
        const val AGAIN = "Play again"
        val VERBS = listOf("Move to", "Place ", "Turn ", "Remove ", "Drift to", "Sidestep to", "Swap ", "Pull to") +
            listOf("On to the move", "Leave the die", "End the turn")
    }
}
