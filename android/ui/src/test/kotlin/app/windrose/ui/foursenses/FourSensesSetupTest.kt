package app.windrose.ui.foursenses

import app.windrose.core.FirstSeat
import app.windrose.core.FourSensesView
import app.windrose.core.GameView
import app.windrose.core.Sight
import app.windrose.core.WrongDeclaration
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Route
import app.windrose.ui.app.runApp
import app.windrose.ui.app.withFolder
import kotlin.test.Test
import kotlin.test.assertEquals

/** Setting up a game of Four Senses, on a real library, through semantics alone. */
class FourSensesSetupTest {
    @Test
    fun `three play as they choose to`() = onSetup {
        tap("Three players")
        awaitThat("the third seat") { model.shared.state.seatNames.size == 3 }
        scrollAndTap("Napkin")
        scrollAndTap("A mistake loses")
        scrollAndTap("Moves are told")
        awaitThat("all is chosen") { model.setup.sayMoves }
        val view = start()
        assertEquals(3, view.players.toInt())
        assertEquals(Sight.NAPKIN, view.sight)
        assertEquals(WrongDeclaration.LOSES, view.wrong)
        assertEquals(true, view.sayMoves)
        assertEquals(3, view.rounds.toInt())
    }

    @Test
    fun `a first game is played with the board in view`() = onSetup {
        assertEquals(Sight.SIGHTED, model.setup.sight)
        assertEquals(Sight.SIGHTED, start().sight)
    }

    @Test
    fun `whoever does not play cannot begin`() = onSetup {
        model.choose(model.setup.copy(players = 3u, first = FirstSeat.Chosen(2u)))
        awaitThat("it is chosen") { model.setup.first == FirstSeat.Chosen(2u) }
        scrollAndTap("Two players")
        awaitThat("the lot decides") { model.setup.players.toInt() == 2 && model.setup.first == FirstSeat.Random }
        start()
    }

    private fun onSetup(work: AppHarness.() -> Unit) = withFolder { folder ->
        runApp(folder) {
            scrollAndTap("Four Senses")
            await("Start the game")
            work()
        }
    }

    private val AppHarness.model: FourSensesSetupModel
        get() = app.navigator.keep<FourSensesSetupModel>(app.navigator.current) { error("The set-up is not open") }

    private fun AppHarness.start(): FourSensesView {
        tap("Start the game")
        awaitThat("the table is open") { app.navigator.current is Route.Table }
        val id = (app.navigator.current as Route.Table).id
        return app.library.table(id).use { (it.view().position as GameView.FourSenses).view }
    }
}
