package app.windrose.ui.tack

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.core.Storm
import app.windrose.core.StormChoice
import app.windrose.core.TackMode
import app.windrose.core.TackSetup
import app.windrose.core.WindCard
import app.windrose.core.WindChoice
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.KeepsWork
import app.windrose.ui.app.packed
import app.windrose.ui.app.unpacked
import app.windrose.ui.screens.setup.SetupModel

/** Why the core refuses what could be chosen next; null where it does not. */
@Immutable
data class TackRefusals(val noStorms: String? = null, val randomStorms: String? = null, val evenStart: String? = null)

/** The cards that a player chose by hand: none of a kind where that has not happened yet. */
@Immutable
data class ChosenCards(val wind: WindCard? = null, val storms: List<Storm> = emptyList()) {
    /** These, or those of [setup] where it has some. */
    fun after(setup: TackSetup) = ChosenCards(
        wind = (setup.wind as? WindChoice.Card)?.card ?: wind,
        storms = (setup.storms as? StormChoice.Chosen)?.storms ?: storms,
    )
}

/** The storms with these [names], as far as there are any. */
internal fun stormsCalled(names: List<String>): List<Storm> =
    names.mapNotNull { name -> Storm.entries.find { it.name == name } }

/** The choices that are Tack's own. [saved] is the [work] of an earlier process. */
@Stable
class TackSetupModel(app: AppModel, saved: String? = null) : KeepsWork {
    private val before = saved?.let(::unpacked).orEmpty()

    /** What every set-up has: names, seed, start. */
    val shared = SetupModel(
        app,
        GameKind.TACK,
        first = firstSetup(firstGame = !app.settings.walkthroughSeen).asGame(),
        saved = before.firstOrNull(),
    ) { setup -> if (setup.asTack().mode is TackMode.Tide) 1 else 2 }

    /** The choices so far. */
    val setup: TackSetup get() = shared.setup.asTack()

    /** The cards that were chosen last, whatever else was tried since. */
    var chosen by mutableStateOf(
        ChosenCards(
            wind = WindCard.entries.find { it.name == before.getOrNull(1) },
            storms = stormsCalled(before.drop(2)),
        ),
    )
        private set

    override val work: String
        get() = packed(listOf(shared.work, chosen.wind?.name.orEmpty()) + chosen.storms.map { it.name })

    /** Why some choices are not to be had now. */
    var refusals by mutableStateOf(TackRefusals())
        private set

    /** Asks the core again what is not to be had with the choices so far. */
    suspend fun readRefusals() {
        val asked = setup
        val answer = TackRefusals(
            noStorms = refusalOf(asked.copy(storms = StormChoice.None)),
            randomStorms = refusalOf(asked.copy(storms = StormChoice.Random)),
            evenStart = refusalOf(asked.copy(evenStart = true)),
        )
        if (asked == setup) refusals = answer
    }

    /** Why these three storms are refused; null when they are not. */
    suspend fun refusalOf(storms: List<Storm>): String? = refusalOf(setup.copy(storms = StormChoice.Chosen(storms)))

    private suspend fun refusalOf(other: TackSetup): String? = shared.refusalOf(other.asGame())

    /** Takes other choices. */
    fun choose(other: TackSetup) {
        chosen = chosen.after(other)
        shared.choose(other.asGame())
    }

    /** Takes another mode, and gives up what cannot be had with it: first the even start, then the choice of storms. */
    suspend fun chooseMode(mode: TackMode) {
        val wanted = setup.copy(mode = mode)
        val plain = wanted.copy(evenStart = false)
        val ways =
            listOf(wanted, plain, wanted.copy(storms = StormChoice.Random), plain.copy(storms = StormChoice.Random))
        choose(ways.firstOrNull { refusalOf(it) == null } ?: wanted)
    }

    private companion object {
        /** Two people by the printed rules; with the calmest wind in the first game. */
        fun firstSetup(firstGame: Boolean) = TackSetup(
            mode = TackMode.TwoPlayers,
            wind = if (firstGame) WindChoice.ClearDay else WindChoice.Random,
            storms = StormChoice.None,
            older = 0u,
            evenStart = false,
        )

        fun TackSetup.asGame(): GameSetup = GameSetup.Tack(this)

        fun GameSetup.asTack(): TackSetup = (this as GameSetup.Tack).setup
    }
}
