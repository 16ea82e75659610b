package app.windrose.ui.tack

import androidx.compose.ui.semantics.Role
import app.windrose.bindings.GameLibrary
import app.windrose.core.Confirm
import app.windrose.core.GameView
import app.windrose.core.StormChoice
import app.windrose.core.TableView
import app.windrose.core.TackMode
import app.windrose.core.TackQuestion
import app.windrose.core.TackSetup
import app.windrose.core.WindChoice
import app.windrose.ui.app.TestDevice
import app.windrose.ui.platform.Touch
import app.windrose.ui.table.SavedGames
import app.windrose.ui.table.TablePlayer
import app.windrose.ui.table.atTable
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Taps on the real screen that come before the real core has answered the last one. */
class QuickTapsTest {
    private val setup =
        TackSetup(TackMode.TwoPlayers, WindChoice.ClearDay, StormChoice.None, older = 0u, evenStart = false)
    private val device = TestDevice()
    private val random = Random(3)

    @Test
    fun `of three moves in one breath one is played and saved, and the others are refused aloud`() =
        atMove(Confirm.NEVER) { saved ->
            val before = saved().step
            assertEquals(3, actAtOnce { it.take(3) })
            waitFor(MOVED_ON)
            // Two refusals, and of the one move its choice and its outcome.
            waitUntil("three answers") { device.felt.size == 4 }
            assertEquals(1, device.felt.count { it == Touch.Tick })
            assertEquals(before + 1u, saved().step)
        }

    @Test
    fun `of three selections in one breath all are taken, and the last is what is played`() =
        atMove(Confirm.ALWAYS) { saved ->
            val before = saved().step
            val moves = checkNotNull(saved().decision).choices.take(3).map { it.text }
            assertEquals(3, actAtOnce { moves.map { it.spoken } })
            waitUntil("three answers") { device.felt == List(3) { Touch.Tick } }
            assertEquals(before, saved().step)
            tap(moves.last().label)
            waitUntil("a move") { saved().step == before + 1u }
            assertEquals(moves.last().label.substringAfterLast(' '), saved().trail.last())
        }

    @Test
    fun `however quick the taps, each is taken or refused, and what is saved is what was played`() =
        atMove(Confirm.NEVER) { saved ->
            val before = saved().step
            var tapped = 0
            repeat(ROUNDS) {
                tapped += actAtOnce { labels -> labels.shuffled(random).take(3) }
                // The answers come at any time between the taps.
                Thread.sleep(random.nextLong(LONGEST_PAUSE))
            }
            // Every tap is felt once, as taken or as refused, and every move a second time.
            waitUntil("an answer to each tap") { device.felt.size == tapped + (saved().step - before).toInt() }
            assertTrue(saved().step > before + 1u, "Only one move was played")
            assertTrue(device.felt.count { it == Touch.Tick } < tapped, "No tap came too early")
            assertTrue(names(Role.Button).isNotEmpty())
        }

    /** A game at its first move, on the screen, with a way to see what is saved of it. */
    private fun atMove(confirm: Confirm, check: TablePlayer.(saved: () -> TableView) -> Unit) =
        SavedGames().use { games ->
            val id = games.begin(setup, confirm)
            games.open().use { library ->
                library.playToMove(id)
                val saved = { games.open().use { other -> other.table(id).use { it.view() } } }
                atTable(library, id, device) {
                    waitFor("Move one die")
                    check(saved)
                }
            }
        }

    private fun GameLibrary.playToMove(id: Long) = table(id).use { table ->
        while (true) {
            val view = table.view()
            if ((view.position as GameView.Tack).view.question == TackQuestion.MOVE) break
            table.play(checkNotNull(view.decision).choices.first().action, view.step)
        }
    }

    private companion object {
        const val MOVED_ON = "The table has moved on"
        const val ROUNDS = 40
        const val LONGEST_PAUSE = 12L
    }
}
