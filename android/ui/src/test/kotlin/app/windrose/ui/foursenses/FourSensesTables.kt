package app.windrose.ui.foursenses

import app.windrose.bindings.GameLibrary
import app.windrose.bindings.Table
import app.windrose.bindings.seedText
import app.windrose.core.Answer
import app.windrose.core.Choice
import app.windrose.core.FirstSeat
import app.windrose.core.FourSensesAction
import app.windrose.core.FourSensesQuestion
import app.windrose.core.FourSensesSetup
import app.windrose.core.FourSensesView
import app.windrose.core.GameAction
import app.windrose.core.GameSetup
import app.windrose.core.GameView
import app.windrose.core.PracticeStack
import app.windrose.core.Sight
import app.windrose.core.Stack
import app.windrose.core.TableView
import app.windrose.core.WoodPiece
import app.windrose.core.WrongDeclaration
import app.windrose.ui.table.ReviewUiState
import app.windrose.ui.table.SavedGames
import app.windrose.ui.table.Selection
import app.windrose.ui.table.TableUiState
import app.windrose.ui.table.faceOf
import kotlin.random.Random

/** A set-up of Four Senses that the first seat begins. */
fun fourSenses(players: Int = 2, sight: Sight = Sight.BLINDFOLD, sayMoves: Boolean = false) = FourSensesSetup(
    players = players.toUByte(),
    first = FirstSeat.Chosen(0u),
    wrong = WrongDeclaration.SAID_ALOUD,
    sight = sight,
    sayMoves = sayMoves,
)

/** Tables of the real core in one language, each at a moment that is worth a look. */
class FourSensesTables private constructor(private val library: GameLibrary) {
    /** The moment of the look's picture: a tall piece is to go on a one-level piece, among many others. */
    val placing = moment(fourSenses(sight = Sight.SIGHTED, sayMoves = true), LONG_NAMES) {
        place(MANY)
        open("piece:tall-hole", lowSpot())
    }

    /** Nothing is picked yet. */
    val begun = moment(fourSenses(sight = Sight.SIGHTED)) { open() }

    /** A table that is felt, with a piece in hand. */
    val blind = moment(fourSenses()) {
        place(MANY)
        open("piece:tall-hole")
    }

    /** The same with a space chosen. */
    val blindChosen = moment(fourSenses(players = 3), LONG_NAMES) {
        place(MANY)
        open("piece:tall-hole", lowSpot())
    }

    /** Only the space under the finger is in view. */
    val napkin = moment(fourSenses(sight = Sight.NAPKIN), LONG_NAMES) {
        place(MANY)
        open("piece:flat").copy(felt = lowSpot())
    }

    /** A piece is placed, and the turn is to be ended. */
    val turnEnd = moment(fourSenses(sight = Sight.SIGHTED), LONG_NAMES) {
        place(MANY, endLast = false)
        open()
    }
    val blindTurnEnd = moment(fourSenses()) {
        place(MANY, endLast = false)
        open()
    }

    /** The way of a line is chosen, and one end. */
    val naming = moment(fourSenses(sight = Sight.SIGHTED), LONG_NAMES) {
        place(MANY)
        declare()
        open("A1", "way:level")
    }

    /** One line is named. */
    val named = moment(fourSenses(players = 3), LONG_NAMES) {
        place(MANY)
        declare()
        play { (it as? FourSensesAction.Name)?.line?.spaces?.first() == "A1" }
        open()
    }

    /** After the last piece, the one claim. */
    val lastClaim = moment(fourSenses(), LONG_NAMES) {
        while (position.supply.any { it.left > 0u }) placeAny()
        endTurn()
        open()
    }

    /** A piece is chosen where some spaces are full. */
    val crowded = moment(fourSenses(sight = Sight.SIGHTED)) {
        place(MANY)
        open("piece:flat")
    }

    /** A supply in which something is used up. */
    val scarce = moment(fourSenses(sight = Sight.SIGHTED)) {
        while (position.supply.none { it.left.toInt() == 0 }) placeAny()
        endTurn()
        open()
    }

    /** Somebody declared a line that stands. */
    val won = moment(fourSenses(sight = Sight.SIGHTED)) {
        win()
        open()
    }

    /** Three rounds are over. */
    val rounds = moment(fourSenses(players = 3), LONG_NAMES) {
        while (view.result == null) win()
        open()
    }

    /** What spaces felt like in a game, each once. */
    val felt: List<PracticeStack> = moment(fourSenses(sight = Sight.SIGHTED)) {
        val seen = linkedMapOf<Stack, PracticeStack>()
        while (seen.size < STACKS && position.supply.any { it.left > 0u }) {
            position.spaces.forEach { felt ->
                val spoken = view.spots.first { it.id == felt.space }.spoken.substringAfter(": ")
                seen.getOrPut(felt.stack) { PracticeStack(felt.stack, spoken, felt.cue) }
            }
            placeAny()
        }
        seen.values.sortedBy { it.stack.height }
    }

    /** The game of two looked back at: at its end, and where a line was missed. */
    val reviews: List<ReviewUiState.Open> = moment(fourSenses(sight = Sight.BLINDFOLD)) {
        win()
        val last = view.step.toInt()
        val missed = (last downTo 0).first { step ->
            table.review(step.toUInt()).happened.any { it.event.isMissed }
        }
        listOf(missed, last).map { ReviewUiState.Open(table.review(it.toUInt()), it, last) }
    }

    /**
     * Two tables with the same supply, the same seat to place and nothing told of the other's piece: but what lies where
     * differs. After what [then] does, these [parts] are picked.
     */
    fun pair(sight: Sight, vararg parts: String, then: Moment.() -> Unit = {}): List<TableUiState.Open> =
        listOf(listOf("A1", "B3"), listOf("C2", "D4")).map { spots ->
            moment(fourSenses(sight = sight)) {
                spots.zip(listOf(WoodPiece.FLAT, WoodPiece.TALL_HOLE)) { spot, piece ->
                    play { it is FourSensesAction.Place && it.space == spot && it.piece == piece }
                    endTurn()
                }
                then()
                open(*parts)
            }
        }

    /** A table in play at one moment. */
    inner class Moment internal constructor(val table: Table, var view: TableView, private val random: Random) {
        val position: FourSensesView get() = (view.position as GameView.FourSenses).view
        private val choices: List<Choice> get() = view.decision?.choices.orEmpty()
        private val Choice.own: FourSensesAction get() = (action as GameAction.FourSenses).action

        fun play(wanted: (FourSensesAction) -> Boolean) {
            play(choices.first { wanted(it.own) })
        }

        private fun play(choice: Choice) {
            view = (table.play(choice.action, view.step) as Answer.Done).view
        }

        fun endTurn() {
            if (position.question == FourSensesQuestion.TURN_END) play { it is FourSensesAction.EndTurn }
        }

        fun declare() = play { it is FourSensesAction.Declare }

        fun placeAny() {
            endTurn()
            val placements = choices.filter { it.own is FourSensesAction.Place }
            check(placements.isNotEmpty()) { "Nothing can be placed after ${view.step} steps" }
            play(placements.random(random))
        }

        /** Places so many pieces, without a claim. */
        fun place(pieces: Int, endLast: Boolean = true) {
            repeat(pieces) { placeAny() }
            if (endLast) endTurn()
        }

        /** Places until somebody missed a line, and lets the next seat declare it. */
        fun win() {
            while (true) {
                place(1)
                val line = standingLine(position) ?: continue
                declare()
                play { it is FourSensesAction.Name && it.line == line }
                play { it is FourSensesAction.Done }
                return
            }
        }

        /** A space with one level. */
        fun lowSpot(): String = position.spaces.first { it.stack.height.toInt() == 1 }.space

        fun open(vararg parts: String): TableUiState.Open {
            val blank = Selection.of(choices, !faceOf(view.position).hidesChoices)
            val selection = parts.fold(blank) { selection, part -> checkNotNull(selection.tapPart(part)) }
            val preview = selection.ready?.let { table.preview(it.action) }
            return TableUiState.Open(view, selection, preview, table.log())
        }
    }

    private fun <T> moment(setup: FourSensesSetup, names: List<String> = emptyList(), work: Moment.() -> T): T {
        val called = names.take(setup.players.toInt())
        return library.start(GameSetup.FourSenses(setup), called, seedText(SEED)).use { table ->
            Moment(table, table.view(), Random(SEED.toLong())).work()
        }
    }

    companion object {
        private val LONG_NAMES = listOf("Annegret-Charlotte", "Großonkel Maximilian", "Tante Klementine")
        private const val MANY = 7

        /** Empty, and three heights of each kind. */
        private const val STACKS = 7
        private const val SEED: ULong = 4uL
        private val known = mutableMapOf<String, FourSensesTables>()

        /** The tables in the language [tag], found once. */
        fun of(tag: String): FourSensesTables = known.getOrPut(tag) {
            SavedGames().use { games -> games.open(tag).use { FourSensesTables(it) } }
        }

        /** Does [work] with the tables in English, while their library is open. */
        fun with(work: FourSensesTables.() -> Unit) =
            SavedGames().use { games -> games.open().use { FourSensesTables(it).work() } }
    }
}
