package app.windrose.ui.tack

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.Role
import app.windrose.core.StormChoice
import app.windrose.core.TackMode
import app.windrose.core.TackSetup
import app.windrose.core.WindChoice
import app.windrose.ui.table.SavedGames
import app.windrose.ui.table.TablePlayer
import app.windrose.ui.table.atTable
import kotlin.test.Test
import kotlin.test.assertTrue

/** The opening with nothing but a keyboard. */
class TackKeyboardTest {
    private val setup =
        TackSetup(TackMode.TwoPlayers, WindChoice.ClearDay, StormChoice.None, older = 0u, evenStart = true)

    @Test
    fun `both sides place their dice with arrows and Enter`() = SavedGames().use { games ->
        val id = games.begin(setup)
        games.open().use { library ->
            atTable(library, id) {
                tap("Skip")
                place(name = "Blue", towards = Key.DirectionDown)
                waitFor("Plum, your opening dice")
                place(name = "Plum", towards = Key.DirectionUp)
                waitUntil("a turn, or a die to turn") { says("your turn") || says("your move") || says("your dice") }
            }
        }
    }

    @Test
    fun `Escape lets go and Ctrl+Z explains`() = SavedGames().use { games ->
        val id = games.begin(setup)
        games.open().use { library ->
            atTable(library, id) {
                tap("Skip")
                goTo("A, Blue's start", Key.DirectionDown)
                press(Key.Enter)
                waitUntil("a laid die") { dice("used") == 1 }
                press(Key.Escape)
                waitUntil("no laid die") { dice("used") == 0 }
                press(Key.Z, ctrl = true)
                waitFor(undoRefusal())
                press(Key.L)
                waitFor("Log")
            }
        }
    }

    /** Lays a die on each starting space of [name], and plays with one more Enter on the last one. */
    private fun TablePlayer.place(name: String, towards: Key) {
        goTo("$name's start", towards)
        while (!focused().startsWith("A,")) press(Key.DirectionLeft)
        repeat(COLUMNS) { column ->
            assertTrue("$name's start" in focused(), focused())
            changing { press(Key.Enter) }
            if (column < COLUMNS - 1) press(Key.DirectionRight)
        }
        waitUntil("a button to confirm") { names(Role.Button).any { it.startsWith("Place the dice") } }
        press(Key.Enter)
    }

    private companion object {
        const val COLUMNS = 5
    }
}
