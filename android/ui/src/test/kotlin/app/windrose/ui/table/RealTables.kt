package app.windrose.ui.table

import app.windrose.bindings.GameLibrary
import app.windrose.bindings.Table
import app.windrose.bindings.WindroseException
import app.windrose.bindings.modeSetup
import app.windrose.bindings.seedText
import app.windrose.core.Answer
import app.windrose.core.Choice
import app.windrose.core.GameAction
import app.windrose.core.GameEvent
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.core.GameView
import app.windrose.core.Storm
import app.windrose.core.StormChoice
import app.windrose.core.TableView
import app.windrose.core.TackAction
import app.windrose.core.TackEvent
import app.windrose.core.TackQuestion
import app.windrose.core.TackSetup
import app.windrose.core.TackView
import app.windrose.core.WindCard
import app.windrose.core.WindChoice
import app.windrose.ui.app.Failure
import kotlin.random.Random

/**
 * Tables of the real core in one language, each at a moment that is worth a look: games are played from fixed seeds
 * until that moment comes. What they say is what players of that language read.
 */
class RealTables private constructor(private val library: GameLibrary) {
    private val night = setup("two-players", WindCard.NIGHT_SAIL3, Storm.CROSSWIND, Storm.SWAP_COURSE, Storm.GALE)
    private val hot = setup("two-players", WindCard.HOT_DAY2, Storm.UNDERTOW, Storm.TRIMMED_SAILS, Storm.TAILWIND)
    private val spring =
        setup("tide-spring", WindCard.COLD_FRONT1, Storm.LIGHTHOUSE_BEAM, Storm.MAN_OVERBOARD, Storm.FOG_BANK)

    /** The dice of the opening, two of them laid. */
    val opening = find(night, LONG_NAMES) {
        openIf(view.holder == SECOND) { tapped(2) }
    }

    /** Which of the lowest dice goes. */
    val lowest = find(night) { openIf(asks(TackQuestion.LOWEST_DIE)) }

    /** A die may drift. */
    val drifting = find(night, LONG_NAMES) { openIf(asks(TackQuestion.DRIFTS) && choices.size > 2) }

    /** A move that can also go sideways or swap, after something that can still be taken back. */
    val moving = find(night) {
        val ways = choices.map { (it.action as GameAction.Tack).action }
        val many = ways.any { it is TackAction.Sidestep } && ways.any { it is TackAction.Swap }
        openIf(asks(TackQuestion.MOVE) && view.undo.possible && many)
    }

    /** A move after which the wind is nearly calm. */
    val calm = find(night, LONG_NAMES, sharp = false) {
        openIf(asks(TackQuestion.MOVE) && position.calm >= NEARLY_CALM)
    }

    /** A picked move that scores for both. */
    val confirming = find(night, LONG_NAMES) { if (asks(TackQuestion.MOVE)) picked { scoresForBoth(it) } else null }

    /** Rolled dice of the side whose turn it is not, one of them laid. */
    val placing = find(hot) {
        val wanted = asks(TackQuestion.PLACES) && choices[0].text.parts.size > 2
        openIf(wanted && view.holder == SECOND && position.turnOf != SECOND) { tapped(1) }
    }

    /** A starting die is picked that becomes a 4, 5 or 6. */
    val raising = find(hot, LONG_NAMES) { openIf(asks(TackQuestion.HIGH_DIE)) { tapped(1) } }

    /** The moved die may turn. */
    val turning = find(hot) { openIf(asks(TackQuestion.TAILWIND)) }

    /** The end of a turn with two optional things left. */
    val ending = find(hot, LONG_NAMES) {
        val ways = choices.map { (it.action as GameAction.Tack).action }
        val both = ways.any { it is TackAction.Pull } && ways.any { it is TackAction.Trim }
        openIf(asks(TackQuestion.TURN_END) && both && choices.size > MANY / 2)
    }

    /** One against the spring tide, with a die in hand and open tokens. */
    val tide = find(spring) {
        openIf(asks(TackQuestion.MOVE) && position.tokens.count { it.flood != null } == 2) { tapped(1) }
    }

    /** A late table with a long log and much that is new in it. */
    val late = find(hot, LONG_NAMES) {
        openIf(view.step > LATE && view.since.size > MANY / 2 && asks(TackQuestion.MOVE))
    }

    /** Somebody reached the lighthouse. */
    val won = find(hot) { openIf(view.result?.winners?.size == 1) }

    /** The wind was calm, and both have the same. */
    val drawn = find(night, LONG_NAMES, sharp = false) { openIf(view.result?.winners?.size == 2) }

    /** A game that was put away. */
    val abandoned = find(spring) {
        if (view.step < MANY.toUInt()) return@find null
        library.abandon(table.id())
        Moment(table, table.reload()).open()
    }

    /** The finished game looked back at, at its start, and at a step in its middle in which much happened. */
    val reviews: List<ReviewUiState.Open> = find(hot, LONG_NAMES) {
        val last = view.step.toInt()
        val middle = last / 2..last / 2 + MANY
        val busiest = { middle.map { table.review(it.toUInt()) }.maxBy { it.happened.size } }
        if (view.result == null) {
            null
        } else {
            listOf(table.review(0u), busiest()).map { ReviewUiState.Open(it, it.step.toInt(), last) }
        }
    }

    /** The table is to be handed on, as in a game that hides something. */
    val covered = late.copy(view = late.view.copy(covered = true, decision = null))

    /** A table that is not there. */
    val failed = try {
        error("There is a table ${library.table(NOWHERE).id()}")
    } catch (refused: WindroseException) {
        TableUiState.Failed(Failure.of(refused))
    }

    /** A table in play at one moment. */
    private class Moment(val table: Table, val view: TableView) {
        val position: TackView get() = (view.position as GameView.Tack).view
        val choices get() = view.decision?.choices.orEmpty()

        fun asks(question: TackQuestion) = choices.isNotEmpty() && position.question == question

        fun scoresForBoth(choice: Int): Boolean {
            val events = table.preview(choices[choice].action).events.map { (it as GameEvent.Tack).event }
            return events.any { it is TackEvent.RowScored && it.points.first > 0u && it.points.second > 0u }
        }

        /** The table with the first choice that [suits] picked. */
        fun picked(suits: (Int) -> Boolean): TableUiState.Open? =
            choices.indices.find(suits)?.let { open(checkNotNull(Selection.of(choices).choose(it))) }

        /** Nothing picked but the first [count] parts of the first choice. */
        fun tapped(count: Int): Selection = choices[0].text.parts.take(count)
            .fold(Selection.of(choices)) { selection, part -> checkNotNull(selection.tapPart(part.id)) }

        /** The table with [selection] if it is [wanted]; the log and a preview are asked for only then. */
        fun openIf(wanted: Boolean, selection: () -> Selection = { Selection.of(choices) }): TableUiState.Open? =
            if (wanted) open(selection()) else null

        fun open(selection: Selection = Selection.of(choices)): TableUiState.Open {
            val preview = selection.ready?.let { table.preview(it.action) }
            return TableUiState.Open(view, selection, preview, table.log())
        }
    }

    /**
     * Plays games of [setup] until [look] finds what it looks for. The choices are drawn; those who are not [sharp] take
     * none with which a row scores, if there is another.
     */
    private fun <T : Any> find(
        setup: TackSetup,
        names: List<String> = emptyList(),
        sharp: Boolean = true,
        look: Moment.() -> T?,
    ): T {
        for (seed in 1uL..MOST_GAMES) {
            val random = Random(seed.toLong())
            library.start(GameSetup.Tack(setup), names, seedText(seed)).use { table ->
                var moment = Moment(table, table.view())
                while (true) {
                    moment.look()?.let { return it }
                    if (moment.choices.isEmpty()) break
                    val drawn = moment.choices.shuffled(random)
                    val choice = if (sharp) drawn[0] else drawn.find { !table.scores(it) } ?: drawn[0]
                    moment = Moment(table, (table.play(choice.action, moment.view.step) as Answer.Done).view)
                }
            }
        }
        error("No game came to that")
    }

    private fun Table.scores(choice: Choice): Boolean =
        preview(choice.action).events.any { (it as GameEvent.Tack).event is TackEvent.RowScored }

    private fun setup(mode: String, wind: WindCard, vararg storms: Storm): TackSetup {
        val people: UByte = if (mode.startsWith("two")) 2u else 1u
        val plain = checkNotNull(modeSetup(GameKind.TACK, mode, people)) as GameSetup.Tack
        return plain.setup.copy(wind = WindChoice.Card(wind), storms = StormChoice.Chosen(storms.toList()))
    }

    companion object {
        private val LONG_NAMES = listOf("Annegret-Charlotte", "Großonkel Maximilian")
        private const val SECOND: UByte = 1u
        private const val MANY = 16
        private const val LATE = 60u
        private const val NEARLY_CALM: UByte = 50u
        private const val NOWHERE = 1_000_000L
        private const val MOST_GAMES = 200uL
        private val known = mutableMapOf<String, RealTables>()

        /** The tables in the language [tag], found once. */
        fun of(tag: String): RealTables = known.getOrPut(tag) {
            SavedGames().use { games -> games.open(tag).use { RealTables(it) } }
        }
    }
}
