package app.windrose.ui.winds

import androidx.compose.runtime.Stable
import app.windrose.bindings.windsOptions
import app.windrose.core.FirstSeat
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.core.SeasonLength
import app.windrose.core.WindsMode
import app.windrose.core.WindsOptions
import app.windrose.core.WindsSetup
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.KeepsWork
import app.windrose.ui.screens.setup.SetupModel

/** The choices that are those of 4 Winds. [saved] is the [work] of an earlier process. */
@Stable
class WindsSetupModel(app: AppModel, saved: String? = null) : KeepsWork {
    /** What every set-up has: names, seed, start. */
    val shared = SetupModel(app, GameKind.FOUR_WINDS, first = Campaign.asGame(), saved = saved) {
        it.asWinds().people
    }

    /** The campaign as it was chosen last, whatever other mode was tried since. */
    private var campaign = setup as? WindsSetup.Archipelago ?: Campaign

    /** Who was last chosen to begin, in whatever mode. */
    private var first = setup.beginner ?: FirstSeat.Random

    /** The choices so far. */
    val setup: WindsSetup get() = shared.setup.asWinds()

    /** What may be chosen beside them; null where the mode leaves nothing open. */
    val options: WindsOptions? get() = (setup as? WindsSetup.Archipelago)?.let { windsOptions(it.players, it.length) }

    override val work: String get() = shared.work

    /** Takes other choices. */
    fun choose(other: WindsSetup) {
        if (other is WindsSetup.Archipelago) campaign = other
        other.beginner?.let { first = it }
        shared.choose(other.asGame())
    }

    /** Takes another mode, with what was chosen for it before, and who begins. */
    suspend fun chooseMode(mode: WindsMode) {
        if (mode == setup.mode) return
        chooseWith(
            when (mode) {
                WindsMode.ARCHIPELAGO -> campaign.copy(first = first)
                WindsMode.TEMPEST -> WindsSetup.Tempest
                WindsMode.DUEL -> WindsSetup.Duel(first)
            },
        )
    }

    /** Takes another number of players. */
    suspend fun choosePlayers(players: UByte) = chooseWith(campaign.copy(players = players))

    /** Takes [wanted]. Who does not play cannot begin: where the core refuses them, the lot decides. */
    private suspend fun chooseWith(wanted: WindsSetup) {
        val refused = shared.refusalOf(wanted.asGame()) != null
        choose(if (refused) wanted.begunBy(FirstSeat.Random) else wanted)
    }

    private companion object {
        /** Two people by the rules as they stand. */
        val Campaign = WindsSetup.Archipelago(
            players = 2u,
            length = SeasonLength.STANDARD,
            evened = true,
            first = FirstSeat.Random,
        )

        fun WindsSetup.asGame(): GameSetup = GameSetup.FourWinds(this)

        fun GameSetup.asWinds(): WindsSetup = (this as GameSetup.FourWinds).setup
    }
}

/** Which of the three games it sets up. */
internal val WindsSetup.mode: WindsMode
    get() = when (this) {
        is WindsSetup.Archipelago -> WindsMode.ARCHIPELAGO
        is WindsSetup.Tempest -> WindsMode.TEMPEST
        is WindsSetup.Duel -> WindsMode.DUEL
    }

/** How many people play. */
internal val WindsSetup.people: Int
    get() = when (this) {
        is WindsSetup.Archipelago -> players.toInt()
        is WindsSetup.Tempest -> 1
        is WindsSetup.Duel -> 2
    }

/** Who begins; null where nobody is to be chosen. */
internal val WindsSetup.beginner: FirstSeat?
    get() = when (this) {
        is WindsSetup.Archipelago -> first
        is WindsSetup.Tempest -> null
        is WindsSetup.Duel -> first
    }

/** The same set-up, begun by [first]. */
internal fun WindsSetup.begunBy(first: FirstSeat): WindsSetup = when (this) {
    is WindsSetup.Archipelago -> copy(first = first)
    is WindsSetup.Tempest -> this
    is WindsSetup.Duel -> copy(first = first)
}
