package app.windrose.ui.winds

import app.windrose.bindings.GameLibrary
import app.windrose.bindings.Table
import app.windrose.bindings.seedText
import app.windrose.core.Answer
import app.windrose.core.Choice
import app.windrose.core.FirstSeat
import app.windrose.core.GameAction
import app.windrose.core.GameEvent
import app.windrose.core.GameSetup
import app.windrose.core.GameView
import app.windrose.core.SeasonLength
import app.windrose.core.TableView
import app.windrose.core.WindsAction
import app.windrose.core.WindsEvent
import app.windrose.core.WindsSetup
import app.windrose.core.WindsView
import app.windrose.ui.table.ReviewUiState
import app.windrose.ui.table.SavedGames
import app.windrose.ui.table.Selection
import app.windrose.ui.table.TablePanel
import app.windrose.ui.table.TableUiState
import kotlin.random.Random

/** A campaign that the first seat begins. */
fun campaign(players: Int = 2, length: SeasonLength = SeasonLength.STANDARD) = WindsSetup.Archipelago(
    players = players.toUByte(),
    length = length,
    evened = true,
    first = FirstSeat.Chosen(0u),
)

/** A duel that the first seat begins. */
val duel: WindsSetup = WindsSetup.Duel(FirstSeat.Chosen(0u))

/** What the action is in 4 Winds. */
val Choice.inWinds: WindsAction get() = (action as GameAction.FourWinds).action

/** Tables of the real core in one language, each at a moment that is worth a look. */
class WindsTables private constructor(private val library: GameLibrary) {
    /** Nothing is picked yet. */
    val begun = moment(campaign()) { open() }

    /** A tile is to go where it drives a rival onto a reef or a kraken. */
    val pushing = find(campaign(players = 3), LONG_NAMES) {
        ready { events -> events.any { it is WindsEvent.Damaged } && events.count { it is WindsEvent.Pushed } > 0 }
    }

    /** The same for four, with a current that carries a ship away. */
    val four = find(campaign(players = 4), LONG_NAMES) {
        ready { events -> events.any { it is WindsEvent.Slid } && events.count { it is WindsEvent.Scored } > 1 }
    }

    /** A ship is chosen that may sail to more than one cell. */
    val sailing = find(campaign(), LONG_NAMES) {
        val ways = choices.filter { it.inWinds is WindsAction.Sail }.groupBy { it.text.parts.first().id }
        ways.entries.find { it.value.size > 1 }?.let { open(it.key) }
    }

    /** A ship is to sail onto a current. */
    val sliding = find(campaign()) {
        ready { events -> events.first() is WindsEvent.Sailed && events.any { it is WindsEvent.Slid } }
    }

    /** An outpost is to be built where some may be. */
    val building = find(campaign(players = 3)) {
        val sites = choices.filter { it.inWinds is WindsAction.Build }
        if (sites.size > SOME && view.step > MIDDLE) open("act:build") else null
    }

    /** Alone among storms, with ships in safety. */
    val tempest = find(WindsSetup.Tempest, LONG_NAMES) {
        val safe = position.cells.count { it.safe != null }
        if (safe > 1 && view.decision != null) ready { events -> events.first() is WindsEvent.Laid } else null
    }

    /** Two fleets against each other, some of them lost. */
    val duelling = find(duel, LONG_NAMES) {
        if (position.fleets.all { it.lost > 0u }) ready { events -> events.any { it is WindsEvent.Pushed } } else null
    }

    /** The device is handed on. */
    val covered = moment(campaign(players = 4), LONG_NAMES) {
        repeat(TURN) { play(choices.first()) }
        TableUiState.Open(view, Selection.None)
    }

    /** What the others did is told to the one who comes back to the turn. */
    val news = moment(campaign(players = 3), LONG_NAMES) {
        repeat(TURN * PLAYERS) {
            accept()
            playWell()
        }
        accept()
        open().copy(panel = TablePanel.News)
    }

    /** Four seasons are over. */
    val won = find(campaign(players = 4), LONG_NAMES) { if (view.result?.winners?.size == 1) open() else null }

    /** All four ships are not safe. */
    val lost = find(WindsSetup.Tempest) { if (view.result?.winners?.isEmpty() == true) open() else null }

    /** The game looked back at: in its middle, and at its end. */
    val reviews: List<ReviewUiState.Open> = find(campaign(players = 4), LONG_NAMES) {
        val last = view.step.toInt()
        if (view.result == null) {
            null
        } else {
            listOf(last / 2, last).map { ReviewUiState.Open(table.review(it.toUInt()), it, last) }
        }
    }

    /** A table in play at one moment. */
    inner class Moment internal constructor(val table: Table, var view: TableView, private val random: Random) {
        val position: WindsView get() = (view.position as GameView.FourWinds).view
        val choices: List<Choice> get() = view.decision?.choices.orEmpty()

        /** The holder takes the device. */
        fun accept() {
            if (view.covered) view = table.accept(view.holder)
        }

        fun play(choice: Choice) {
            view = (table.play(choice.action, view.step) as Answer.Done).view
        }

        /** Plays the best of a few choices, so that boards fill with what players do. */
        fun playWell() = play(choices.shuffled(random).take(FEW).maxBy { worth(it) })

        private fun worth(choice: Choice): Int = eventsOf(choice).sumOf { event ->
            when (event) {
                is WindsEvent.Scored -> event.points.toInt()
                is WindsEvent.Safe -> SAFE
                is WindsEvent.Built, is WindsEvent.Launched -> BUILT
                else -> 0
            }
        }

        private fun eventsOf(choice: Choice): List<WindsEvent> =
            table.preview(choice.action).events.map { (it as GameEvent.FourWinds).event }

        /** The table with the first choice that would do what is [wanted]; null where none would. */
        fun ready(wanted: (List<WindsEvent>) -> Boolean): TableUiState.Open? =
            choices.find { wanted(eventsOf(it)) }?.let { choice -> open(*choice.partIds()) }

        private fun Choice.partIds() = text.parts.map { it.id }.toTypedArray()

        fun open(vararg parts: String): TableUiState.Open {
            val selection = parts.fold(Selection.of(choices)) { selection, part ->
                checkNotNull(selection.tapPart(part)) { "Nothing to tap at $part" }
            }
            val preview = selection.ready?.let { table.preview(it.action) }
            return TableUiState.Open(view, selection, preview, table.log())
        }
    }

    /** Does [work] at the beginning of a game, which its first seat has accepted. */
    fun <T> moment(setup: WindsSetup, names: List<String> = emptyList(), seed: ULong = SEED, work: Moment.() -> T): T =
        library.start(GameSetup.FourWinds(setup), names.take(setup.people), seedText(seed)).use { table ->
            Moment(table, table.view(), Random(seed.toLong())).run {
                accept()
                work()
            }
        }

    /** Plays games of [setup] until [look] finds what it looks for. */
    private fun <T : Any> find(setup: WindsSetup, names: List<String> = emptyList(), look: Moment.() -> T?): T {
        for (seed in 1uL..MOST_GAMES) {
            moment(setup, names, seed) {
                while (true) {
                    accept()
                    look()?.let { return@moment it }
                    if (view.result != null) break
                    playWell()
                }
                null
            }?.let { return it }
        }
        error("No game of $setup came to that")
    }

    companion object {
        private val LONG_NAMES =
            listOf("Annegret-Charlotte", "Großonkel Maximilian", "Tante Klementine", "Obsidian")
        private const val SEED: ULong = 4uL
        private const val TURN = 2
        private const val PLAYERS = 3
        private const val SOME = 4
        private const val MIDDLE = 12u
        private const val FEW = 8
        private const val SAFE = 200
        private const val BUILT = 60
        private const val MOST_GAMES = 60uL
        private val known = mutableMapOf<String, WindsTables>()

        /** The tables in the language [tag], found once. */
        fun of(tag: String): WindsTables = known.getOrPut(tag) {
            SavedGames().use { games -> games.open(tag).use { WindsTables(it) } }
        }

        /** Does [work] with the tables in English, while their library is open. */
        fun with(work: WindsTables.() -> Unit) =
            SavedGames().use { games -> games.open().use { WindsTables(it).work() } }
    }
}
