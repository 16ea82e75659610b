package app.windrose.ui.foursenses

import androidx.compose.runtime.Stable
import app.windrose.core.FirstSeat
import app.windrose.core.FourSensesSetup
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.core.Sight
import app.windrose.core.WrongDeclaration
import app.windrose.ui.app.AppModel
import app.windrose.ui.screens.setup.SetupModel

/** The choices that are those of Four Senses. */
@Stable
class FourSensesSetupModel(app: AppModel) {
    /** What every set-up has: names, seed, start. */
    val shared = SetupModel(
        app,
        GameKind.FOUR_SENSES,
        GameSetup.FourSenses(firstSetup(firstGame = !app.settings.walkthroughSeen)),
    ) { it.asFourSenses().players.toInt() }

    /** The choices so far. */
    val setup: FourSensesSetup get() = shared.setup.asFourSenses()

    /** Takes other choices. */
    fun choose(other: FourSensesSetup) = shared.choose(GameSetup.FourSenses(other))

    /** Takes another number of players. Who does not play cannot begin: where the core refuses them, the lot decides. */
    suspend fun choosePlayers(players: UByte) {
        val wanted = setup.copy(players = players)
        val refused = shared.refusalOf(GameSetup.FourSenses(wanted)) != null
        choose(if (refused) wanted.copy(first = FirstSeat.Random) else wanted)
    }

    private companion object {
        /** Two players by the printed rules; with the board in view in the first game. */
        fun firstSetup(firstGame: Boolean) = FourSensesSetup(
            players = 2u,
            first = FirstSeat.Random,
            wrong = WrongDeclaration.SAID_ALOUD,
            sight = if (firstGame) Sight.SIGHTED else Sight.BLINDFOLD,
            sayMoves = false,
        )

        fun GameSetup.asFourSenses(): FourSensesSetup = (this as GameSetup.FourSenses).setup
    }
}
