package app.windrose.ui.winds

import app.windrose.core.FirstSeat
import app.windrose.core.GameView
import app.windrose.core.SeasonLength
import app.windrose.core.WindsMode
import app.windrose.core.WindsSetup
import app.windrose.core.WindsView
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Route
import app.windrose.ui.app.runApp
import app.windrose.ui.app.withFolder
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs

/** Setting up a game of 4 Winds, on a real library, through semantics alone. */
class WindsSetupTest {
    @Test
    fun `four play as they choose to`() = onSetup {
        scrollAndTap("Four players")
        awaitThat("the fourth seat") { model.shared.state.seatNames.size == 4 }
        // One turn is what the standard season gives four, and no head start would be given.
        awaitGone("One turn")
        awaitGone("Evened seats")
        scrollAndTap("Long")
        awaitThat("it is chosen") { campaign.length == SeasonLength.LONG }
        val view = start()
        assertEquals(WindsMode.ARCHIPELAGO, view.mode)
        assertEquals(4, view.fleets.size)
        assertEquals(2, view.turns.toInt())
    }

    @Test
    fun `seats can be evened where the core gives something for it`() = onSetup {
        scrollAndTap("Three players")
        scrollAndTap("Long")
        scrollAndTap("Evened seats")
        awaitThat("all is chosen") { campaign.players.toInt() == 3 && !campaign.evened }
        assertEquals(true, model.options?.evens)
    }

    @Test
    fun `what plays alike is offered once, and the choice is kept for fewer players`() = onSetup {
        model.choose(campaign(players = 4, length = SeasonLength.ONE))
        val four = checkNotNull(model.options)
        assertEquals(listOf(SeasonLength.STANDARD, SeasonLength.LONG), four.lengths)
        assertEquals(SeasonLength.STANDARD, four.length)
        scrollAndTap("Two players")
        awaitThat("two") { campaign.players.toInt() == 2 }
        assertEquals(SeasonLength.ONE, model.options?.length)
    }

    @Test
    fun `who begins is kept when the mode changes, as long as they play`() = onSetup {
        model.choose(campaign(players = 2).copy(first = FirstSeat.Chosen(1u)))
        scrollAndTap("Fleet Armada Duel")
        awaitThat("the duel is begun by the same") { model.setup == WindsSetup.Duel(FirstSeat.Chosen(1u)) }
        scrollAndTap("Tempest Survival")
        awaitThat("one plays") { model.setup is WindsSetup.Tempest }
        scrollAndTap("Archipelago Campaign")
        awaitThat("so is the campaign") { model.setup.beginner == FirstSeat.Chosen(1u) }
        model.choose(campaign(players = 3).copy(first = FirstSeat.Chosen(2u)))
        scrollAndTap("Fleet Armada Duel")
        awaitThat("the lot decides") { model.setup == WindsSetup.Duel(FirstSeat.Random) }
    }

    @Test
    fun `one plays alone, and nobody is asked who begins`() = onSetup {
        scrollAndTap("Tempest Survival")
        awaitThat("one seat") { model.shared.state.seatNames.size == 1 }
        awaitGone("Who begins")
        assertEquals(WindsMode.TEMPEST, start().mode)
    }

    @Test
    fun `two fleets meet, the second begins`() = onSetup {
        scrollAndTap("Fleet Armada Duel")
        awaitThat("a duel") { model.setup is WindsSetup.Duel }
        model.choose(model.setup.begunBy(FirstSeat.Chosen(1u)))
        val view = start()
        assertEquals(WindsMode.DUEL, view.mode)
        assertEquals(1u, view.turnOf)
    }

    @Test
    fun `the campaign is kept while another mode is tried`() = onSetup {
        scrollAndTap("Three players")
        scrollAndTap("One turn")
        awaitThat("it is chosen") { campaign.players.toInt() == 3 && campaign.length == SeasonLength.ONE }
        scrollAndTap("Fleet Armada Duel")
        awaitThat("a duel") { model.setup is WindsSetup.Duel }
        scrollAndTap("Archipelago Campaign")
        awaitThat("the campaign") { model.setup is WindsSetup.Archipelago }
        assertEquals(SeasonLength.ONE, campaign.length)
        assertEquals(3, campaign.players.toInt())
    }

    @Test
    fun `whoever does not play cannot begin`() = onSetup {
        model.choose(campaign(players = 4).copy(first = FirstSeat.Chosen(3u)))
        awaitThat("it is chosen") { campaign.first == FirstSeat.Chosen(3u) }
        scrollAndTap("Two players")
        awaitThat("the lot decides") { campaign.players.toInt() == 2 && campaign.first == FirstSeat.Random }
        start()
    }

    @Test
    fun `what was chosen outlives the process`() = onSetup {
        val chosen = campaign(players = 3, length = SeasonLength.LONG)
        model.choose(chosen)
        assertEquals<WindsSetup>(chosen, WindsSetupModel(app, model.work).setup)
    }

    private fun onSetup(work: AppHarness.() -> Unit) = withFolder { folder ->
        runApp(folder) {
            scrollAndTap("4 Winds")
            await("Start the game")
            work()
        }
    }

    private val AppHarness.model: WindsSetupModel
        get() = app.navigator.keep<WindsSetupModel>(app.navigator.current) { error("The set-up is not open") }

    private val AppHarness.campaign: WindsSetup.Archipelago get() = assertIs(model.setup)

    private fun AppHarness.start(): WindsView {
        tap("Start the game")
        awaitThat("the table is open") { app.navigator.current is Route.Table }
        val id = (app.navigator.current as Route.Table).id
        return app.library.table(id).use { (it.view().position as GameView.FourWinds).view }
    }
}
