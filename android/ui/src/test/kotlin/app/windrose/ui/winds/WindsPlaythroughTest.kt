package app.windrose.ui.winds

import androidx.compose.ui.semantics.Role
import app.windrose.core.Confirm
import app.windrose.core.FirstSeat
import app.windrose.core.GameSetup
import app.windrose.core.SeasonLength
import app.windrose.core.WindsSetup
import app.windrose.ui.table.SavedGames
import app.windrose.ui.table.TablePlayer
import app.windrose.ui.table.atTable
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Whole games of the real core, played through names, roles and actions alone. */
class WindsPlaythroughTest {
    private val random = Random(7)

    @Test
    fun `two people play a whole campaign`() = atNewTable(campaign()) {
        playToTheEnd()
        assertTrue(says("wins") || says("draw"), "${spoken()}")
    }

    @Test
    fun `four people play the shortest campaign`() =
        atNewTable(campaign(players = 4, length = SeasonLength.ONE).copy(first = FirstSeat.Random)) {
            playToTheEnd()
            // The final account has a line for each reason, with what everybody got for it.
            waitFor("Navy")
            assertTrue(spoken().any { "Total:" in it && "Obsidian" in it }, "${spoken()}")
        }

    @Test
    fun `three people play the long campaign, in which winds ebb away`() =
        atNewTable(campaign(players = 3, length = SeasonLength.LONG)) { playToTheEnd() }

    @Test
    fun `one person plays against the storms`() = atNewTable(WindsSetup.Tempest) {
        playToTheEnd()
        assertEquals(0, passed, "Alone nobody hands the device on")
    }

    @Test
    fun `two fleets fight a duel`() = atNewTable(duel) { playToTheEnd() }

    @Test
    fun `what happened since the last turn is told when the device is taken`() = atNewTable(campaign()) {
        tap(ACCEPT)
        tap("Skip")
        repeat(2) { step() }
        waitFor("Hand the device to")
        assertTrue(!says("in your hand"), "${spoken()}")
        tap(ACCEPT)
        waitFor("Since your last turn")
        tap("Close")
        waitUntil("the table alone") { !says("Since your last turn") }
        assertTrue(open(Role.RadioButton).isNotEmpty())
    }

    @Test
    fun `undo takes a sail back, or says why it cannot`() = atNewTable(campaign()) {
        tap(ACCEPT)
        tap("Skip")
        waitFor("action 1 of 2")
        tap("Undo")
        waitFor(undoRefusal())
        step()
        waitFor("action 2 of 2")
        tap("Undo")
        waitFor("Taken back")
        waitFor("action 1 of 2")
    }

    @Test
    fun `everything that may be done is listed by name`() = atNewTable(campaign()) {
        tap(ACCEPT)
        tap("Skip")
        tap("Your choices")
        waitFor("Close")
        val choice = names(Role.Button).last { "tile, on " in it }
        tap(choice)
        waitFor("Lay ")
        val button = checkNotNull(confirmation())
        tap(button)
        waitFor("action 2 of 2")
    }

    @Test
    fun `the score sheet tells the points so far`() = atNewTable(campaign()) {
        tap(ACCEPT)
        tap("Skip")
        tap("Menu")
        tap("Score sheet")
        waitFor("Total: Navy 0, Seafoam 0")
    }

    /** How often the device was handed on. */
    private var passed = 0

    private fun atNewTable(setup: WindsSetup, check: TablePlayer.() -> Unit) = SavedGames().use { games ->
        val id = games.begin(GameSetup.FourWinds(setup), Confirm.ALWAYS)
        games.open().use { library -> atTable(library, id, check = check) }
    }

    private fun TablePlayer.playToTheEnd() {
        // A hand that somebody else must not see waits under its cover; then comes the first game.
        waitUntil("the table") { says(ACCEPT) || says("Skip") }
        if (says(ACCEPT)) tap(ACCEPT)
        tap("Skip")
        var steps = 0
        while (!says(AGAIN)) {
            step()
            assertTrue(++steps < MOST, "The game does not end")
        }
        assertEquals(1, names(Role.Button).count { it == AGAIN })
    }

    /** Takes the device where it is handed on, then takes one whole action: something to choose, and its confirmation. */
    private fun TablePlayer.step() {
        waitUntil("something to do") { says(AGAIN) || says(ACCEPT) || ways().isNotEmpty() || confirmation() != null }
        if (says(AGAIN)) return
        if (says(ACCEPT)) {
            passed++
            changing { tap(ACCEPT) }
            if (says("Since your last turn")) changing { tap("Close") }
        }
        while (confirmation() == null) changing { ways().random(random)() }
        val button = checkNotNull(confirmation())
        playing { tap(button) }
    }

    /** Whole choices as actions of cells, tiles and chips, cells that may be chosen, and the button without parts. */
    private fun TablePlayer.ways(): List<() -> Unit> =
        actions().map { { act(it) } } + open(Role.RadioButton).map { { tap(it, Role.RadioButton) } } +
            open(Role.Button, state = "possible").map { { tap(it) } } +
            names(Role.Button).filter { it == "End the game" }.map { { tap(it) } }

    /** The button that plays what is chosen: the one that is not always there. */
    private fun TablePlayer.confirmation(): String? =
        names(Role.Button).find { name -> VERBS.any { name.startsWith(it) } }

    private companion object {
        const val AGAIN = "Play again"
        const val ACCEPT = "Show my table"
        const val MOST = 400
        val VERBS = listOf("Lay ", "Sail to", "Launch a ship to", "Outpost on", "Capture ", "Turn to")
    }
}
