package app.windrose.ui.winds

import androidx.compose.runtime.Stable
import app.windrose.core.FirstSeat
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.core.SeasonLength
import app.windrose.core.WindsMode
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

    /** The choices so far. */
    val setup: WindsSetup get() = shared.setup.asWinds()

    override val work: String get() = shared.work

    /** Takes other choices. */
    fun choose(other: WindsSetup) {
        if (other is WindsSetup.Archipelago) campaign = other
        shared.choose(other.asGame())
    }

    /** Takes another mode, with what was chosen for it before. */
    fun chooseMode(mode: WindsMode) {
        if (mode == setup.mode) return
        choose(
            when (mode) {
                WindsMode.ARCHIPELAGO -> campaign
                WindsMode.TEMPEST -> WindsSetup.Tempest
                WindsMode.DUEL -> WindsSetup.Duel(FirstSeat.Random)
            },
        )
    }

    /** Takes another number of players. Who does not play cannot begin: where the core refuses them, the lot decides. */
    suspend fun choosePlayers(players: UByte) {
        val wanted = campaign.copy(players = players)
        val refused = shared.refusalOf(wanted.asGame()) != null
        choose(if (refused) wanted.copy(first = FirstSeat.Random) else wanted)
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
