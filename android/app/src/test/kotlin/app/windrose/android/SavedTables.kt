package app.windrose.android

import androidx.test.core.app.ApplicationProvider
import app.windrose.bindings.GameLibrary
import app.windrose.bindings.Table
import app.windrose.bindings.modeSetup
import app.windrose.bindings.seedText
import app.windrose.core.Answer
import app.windrose.core.Confirm
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.core.GameView
import app.windrose.core.Storm
import app.windrose.core.StormChoice
import app.windrose.core.TableView
import app.windrose.core.TackQuestion
import app.windrose.core.TackView
import app.windrose.core.WindCard
import app.windrose.core.WindChoice
import kotlin.random.Random

/** Where the app keeps its saved games. */
internal val savedGames get() = savesFile(ApplicationProvider.getApplicationContext())

/** Lets [work] do something to the saved games, as another process would. */
internal fun <T> withLibrary(work: (GameLibrary) -> T): T =
    GameLibrary.open(savedGames.path, "en").use { library -> work(library).also { library.rest() } }

/** A clear day for two, without storms. */
internal val calmTack = tack(WindChoice.ClearDay, StormChoice.None)

/** A night with drifting dice. */
internal val nightTack = tack(
    WindChoice.Card(WindCard.NIGHT_SAIL3),
    StormChoice.Chosen(listOf(Storm.CROSSWIND, Storm.SWAP_COURSE, Storm.GALE)),
)

/** A hot day, on which dice rise and turn. */
internal val hotTack = tack(
    WindChoice.Card(WindCard.HOT_DAY2),
    StormChoice.Chosen(listOf(Storm.UNDERTOW, Storm.TRIMMED_SAILS, Storm.TAILWIND)),
)

/** Saves a game of [setup] that has come to a place which [suits], and gives its number. */
internal fun saveTable(setup: GameSetup = calmTack, suits: (TableView) -> Boolean): Long = withLibrary { library ->
    library.setSettings(library.settings().copy(walkthroughSeen = true, confirm = Confirm.ALWAYS))
    (1uL..MOST_GAMES).firstNotNullOf { seed ->
        library.start(setup, emptyList(), seedText(seed)).use { table ->
            if (table.playUntil(Random(seed.toLong()), suits)) table.id() else null
        }
    }
}

/** The question that is asked at a table of Tack; null where none is. */
internal val TableView.question: TackQuestion? get() = tack.question.takeIf { decision != null }

/** The position at a table of Tack. */
internal val TableView.tack: TackView get() = (position as GameView.Tack).view

private fun Table.playUntil(random: Random, suits: (TableView) -> Boolean): Boolean {
    var view = view()
    while (!suits(view)) {
        val choice = view.decision?.choices?.random(random) ?: return false
        view = (play(choice.action, view.step) as Answer.Done).view
    }
    return true
}

private fun tack(wind: WindChoice, storms: StormChoice): GameSetup {
    val plain = modeSetup(GameKind.TACK, "two-players", 2u) as GameSetup.Tack
    return GameSetup.Tack(plain.setup.copy(wind = wind, storms = storms))
}

private const val MOST_GAMES = 200uL
