package app.windrose.ui.screens.setup

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.windrose.bindings.WindroseException
import app.windrose.bindings.setupFromText
import app.windrose.bindings.setupText
import app.windrose.core.ErrorKind
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Failure
import app.windrose.ui.app.KeepsWork
import app.windrose.ui.app.Route
import app.windrose.ui.app.packed
import app.windrose.ui.app.unpacked

/** What every set-up page shows, whatever the game. */
@Immutable
data class SetupState(
    /** The game's name. */
    val title: String = "",
    /** What the seats are called unless the players choose other names. */
    val seatNames: List<String> = emptyList(),
    /** How many people play. They take the first seats; in the others the rules play. */
    val people: Int = 0,
    /** The names that the players chose, by seat; empty where they chose none. */
    val names: List<String> = emptyList(),
    /** The names of the last game, where its players had chosen some. */
    val lastNames: List<String>? = null,
    /** A seed that somebody copied; empty for a fresh game. */
    val seed: String = "",
    /** What is wrong with [seed]. */
    val seedMistake: String? = null,
    /** Why the game cannot be begun like this. */
    val refusal: String? = null,
    /** Whether the game is being begun. */
    val starting: Boolean = false,
) {
    /** The name chosen for the seat; empty when it has none, or nobody sits there who could have one. */
    fun chosenName(seat: Int): String = if (seat < people) names.getOrNull(seat).orEmpty() else ""

    /** What the seat is called: the name chosen for it, or else its own. */
    fun name(seat: Int): String = chosenName(seat).ifEmpty { seatNames.getOrNull(seat).orEmpty() }
}

/**
 * Sets up a game of [kind]: the choices of the game itself are made in its own room and told through [choose]. [people]
 * says how many people a set-up is for. [saved] is the [work] of an earlier process.
 */
@Stable
class SetupModel(
    private val app: AppModel,
    private val kind: GameKind,
    first: GameSetup,
    saved: String? = null,
    private val people: (GameSetup) -> Int,
) : KeepsWork {
    private val before = saved?.let(::unpacked).orEmpty()

    /** The choices so far. */
    var setup by mutableStateOf(before.firstOrNull()?.let(::setupFromText) ?: first)
        private set

    /** What the page shows beside them. */
    var state by mutableStateOf(
        SetupState(people = people(setup), names = before.drop(2), seed = before.getOrNull(1).orEmpty()),
    )
        private set

    override val work: String get() = packed(listOf(setupText(setup), state.seed) + state.names)

    /** Reads names and words again. */
    suspend fun load() {
        val title = app.core { it.games() }.find { it.kind == kind }?.title.orEmpty()
        val lastNames = lastNames()
        state = state.copy(title = title, lastNames = lastNames)
        readSetup()
    }

    private suspend fun readSetup() {
        val asked = setup
        val seatNames = app.core { it.seatNames(asked) }
        val refusal = app.core { it.refusal(asked) }
        if (asked == setup) state = state.copy(seatNames = seatNames, refusal = refusal)
    }

    /** The chosen names of the game of this kind that was played last; none where everybody played under a colour. */
    private suspend fun lastNames(): List<String>? {
        val shelf = app.core { it.shelf() }
        val last = (shelf.unfinished + shelf.finished).filter { it.kind == kind }.maxByOrNull { it.updated }
        val own = app.core { it.seatNames(setup) }
        return last?.seats?.mapIndexed { seat, name -> if (name == own.getOrNull(seat)) "" else name }
            ?.takeIf { names -> names.any { it.isNotEmpty() } }
    }

    /** Why the core would refuse [other] instead of the choices so far; null when it would not. */
    suspend fun refusalOf(other: GameSetup): String? = app.core { it.refusal(other) }

    /** Takes [other] instead of the choices so far. */
    fun choose(other: GameSetup) {
        setup = other
        state = state.copy(people = people(other), refusal = null)
        app.attempt { readSetup() }
    }

    /** Calls the seat [name]; its own name again when [name] is blank. */
    fun rename(seat: Int, name: String) {
        val names = List(maxOf(state.names.size, seat + 1)) { state.names.getOrNull(it).orEmpty() }
        state = state.copy(names = names.toMutableList().also { it[seat] = name.trim() })
    }

    /** Takes the names of the last game. */
    fun takeLastNames() {
        state.lastNames?.let { state = state.copy(names = it) }
    }

    /** What is wrong with [text] as a seed; null when it is one, and when it is blank. */
    suspend fun seedMistake(text: String): String? {
        if (text.isBlank()) return null
        return app.core { it.seedRefusal(text) }?.let { "${it.title} ${it.next}" }
    }

    /** Takes [text] as the seed; a fresh game when it is blank. */
    fun chooseSeed(text: String) {
        state = state.copy(seed = text.trim(), seedMistake = null)
    }

    /** Begins the game and goes to its table. */
    fun start() {
        if (state.starting) return
        state = state.copy(starting = true)
        app.attempt {
            try {
                val names = state.names.take(state.people)
                val seed = state.seed.ifEmpty { null }
                val id = app.core { library -> library.start(setup, names, seed).use { it.id() } }
                // The way back from the new table leads to the first page, not to its set-up.
                app.navigator.reset()
                app.navigate(Route.Table(id))
            } catch (error: WindroseException) {
                explain(error)
            } finally {
                state = state.copy(starting = false)
            }
        }
    }

    /** What can be done on the page, whatever the game. */
    val events: SetupEvents get() = SetupEvents(
        onBack = { app.back() },
        onRules = { app.navigate(Route.Rules(kind)) },
        onRename = ::rename,
        onTakeLastNames = ::takeLastNames,
        onSeed = ::chooseSeed,
        onPaste = app.platform.clipboard::paste,
        onUnavailable = app::announce,
        onStart = ::start,
        seedMistake = ::seedMistake,
    )

    /** A wrong seed and a refused set-up are told where they were chosen; everything else over the page. */
    private fun explain(error: WindroseException) {
        val failure = Failure.of(error)
        when (failure.kind) {
            ErrorKind.BAD_SEED -> state = state.copy(seedMistake = "${failure.title} ${failure.next}")
            ErrorKind.REFUSED -> state = state.copy(refusal = failure.title)
            else -> throw error
        }
    }
}
