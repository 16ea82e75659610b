package app.windrose.ui.screens

import app.windrose.bindings.GameLibrary
import app.windrose.bindings.WindroseException
import app.windrose.bindings.seedText
import app.windrose.core.Answer
import app.windrose.core.GameInfo
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.core.OpeningReport
import app.windrose.core.Statistics
import app.windrose.core.Storm
import app.windrose.core.StormChoice
import app.windrose.core.TableView
import app.windrose.core.TackMode
import app.windrose.core.TackSetup
import app.windrose.core.TideLevel
import app.windrose.core.WindsSetup
import app.windrose.ui.app.Failure
import app.windrose.ui.app.playToTheEnd
import app.windrose.ui.app.tackForTwo
import app.windrose.ui.foursenses.fourSenses
import app.windrose.ui.screens.home.HomeState
import app.windrose.ui.screens.home.LastTable
import app.windrose.ui.screens.saved.SavedState
import app.windrose.ui.screens.setup.SetupState
import app.windrose.ui.table.SavedGames
import app.windrose.ui.tack.TackRefusals
import app.windrose.ui.winds.campaign
import app.windrose.ui.winds.duel
import app.windrose.ui.winds.people
import kotlinx.coroutines.runBlocking

/** What the real core tells outside the table, in one language. */
class RealScreens private constructor(library: GameLibrary, val report: OpeningReport, date: String) {
    /** The games that can be begun. */
    val games: List<GameInfo> = library.games()

    /** Games of every kind, one with a long name and long names at the table. */
    val saved: SavedState

    /** The first page, with the table that was left last. */
    val home: HomeState

    /** What a few finished games add up to. */
    val statistics: Statistics

    /** Two players, who have played before. */
    val setup = SetupState(games[0].title, library.seatNames(tackForTwo), people = 2, lastNames = LONG_NAMES)

    /** One against the spring tide. */
    val spring = Samples.tackSetup.copy(
        mode = TackMode.Tide(TideLevel.SPRING),
        storms = StormChoice.Chosen(listOf(Storm.CROSSWIND, Storm.GALE, Storm.ANCHOR)),
    )
    val setupAlone = SetupState(games[0].title, library.seatNames(GameSetup.Tack(spring)), people = 1)

    /** Four Senses for two people and for three. */
    val sensesForTwo = senses(library, players = 2)
    val sensesForThree = senses(library, players = 3)

    /** 4 Winds for four people, for one alone, and for two against each other. */
    val windsForFour = winds(library, campaign(players = 4))
    val windsAlone = winds(library, WindsSetup.Tempest)
    val windsForTwo = winds(library, duel)

    /** What the spring tide is not played with, and why. */
    val refusals = TackRefusals(
        noStorms = library.refusal(spring.copy(storms = StormChoice.None)),
        evenStart = library.refusal(spring.copy(evenStart = true)),
    )

    /** Why two storm cards are too few. */
    val tooFewStorms =
        library.refusal(Samples.tackSetup.copy(storms = StormChoice.Chosen(listOf(Storm.GALE, Storm.FOG_BANK))))

    /** Something that cannot be done. */
    val failure: Failure = try {
        error("There is a game ${library.table(NOWHERE).id()}")
    } catch (refused: WindroseException) {
        Failure.of(refused)
    }

    init {
        fun begin(names: List<String> = emptyList()): Long = library.start(tackForTwo, names, null).use { it.id() }
        repeat(FINISHED) { playToTheEnd(library, seed = it.toULong()) }
        library.abandon(begin())
        listOf(begin(), begin(LONG_NAMES)).forEach(library::delete)
        library.rename(begin(LONG_NAMES), "The night of the long rematch")
        val last = library.start(tackForTwo, emptyList(), seedText(1uL)).use { table ->
            repeat(MIDDLE) { step ->
                val choices = checkNotNull(table.view().decision).choices
                check(table.play(choices[step % choices.size].action, step.toUInt()) is Answer.Done)
            }
            table.view()
        }
        val shelf = library.shelf()
        val older = shelf.unfinished.map { if (it.named) it.copy(dateLine = date) else it }
        saved = SavedState(older, shelf.finished, library.deleted(), loaded = true)
        home = HomeState(games, LastTable(shelf.unfinished.first(), last.position, last.holder), loaded = true)
        statistics = runBlocking { library.statistics(GameKind.TACK) }
    }

    /** The first page with the table [view], as if it had been left last. */
    fun homeWith(view: TableView): HomeState {
        val table = checkNotNull(home.table)
        val title = games.first { it.kind == view.kind }.title
        val standing = checkNotNull(view.decision).prompt.step
        val game = table.game.copy(kind = view.kind, title = title, summary = view.subtitle, standing = standing)
        return home.copy(table = LastTable(game, view.position, view.holder))
    }

    private fun senses(library: GameLibrary, players: Int): SetupState {
        val title = library.games().first { it.kind == GameKind.FOUR_SENSES }.title
        val seats = library.seatNames(GameSetup.FourSenses(fourSenses(players)))
        return SetupState(title, seats, people = players, lastNames = LONG_NAMES)
    }

    private fun winds(library: GameLibrary, setup: WindsSetup): SetupState {
        val title = library.games().first { it.kind == GameKind.FOUR_WINDS }.title
        return SetupState(title, library.seatNames(GameSetup.FourWinds(setup)), setup.people, lastNames = LONG_NAMES)
    }

    private fun GameLibrary.refusal(setup: TackSetup): String = checkNotNull(refusal(GameSetup.Tack(setup)))

    companion object {
        private val LONG_NAMES = listOf("Annegret-Charlotte", "Großonkel Maximilian")
        private const val FINISHED = 3
        private const val MIDDLE = 25
        private const val NOWHERE = 1_000_000L
        private val known = mutableMapOf<String, RealScreens>()

        /** A date as long as one can be, which no game that was just played has. */
        private val dates = mapOf("en" to "Played on 30 September 2026", "de" to "Gespielt am 30. September 2026")

        /** What is told in the language [tag], made once. */
        fun of(tag: String): RealScreens = known.getOrPut(tag) {
            val report = damageReport(tag)
            SavedGames().use { games -> games.open(tag).use { RealScreens(it, report, dates.getValue(tag)) } }
        }

        private fun damageReport(tag: String): OpeningReport = SavedGames().use { games ->
            games.begin(Samples.tackSetup)
            games.damage()
            games.open(tag).use { checkNotNull(it.report()) }
        }
    }
}
