package app.windrose.ui.table

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.windrose.bindings.WindroseException
import app.windrose.core.TableView
import app.windrose.ui.app.Failure
import app.windrose.ui.app.KeepsSecrets
import app.windrose.ui.app.KeepsWork
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.withTimeoutOrNull

/** A game that is looked back at. */
@Immutable
sealed interface ReviewUiState {
    data object Loading : ReviewUiState

    data class Failed(val failure: Failure) : ReviewUiState

    /** The table after [step] of [last] actions. */
    data class Open(
        val view: TableView,
        val step: Int,
        val last: Int,
        val transition: Transition? = null,
        /** Whether one step follows the other by itself. */
        val playing: Boolean = false,
    ) : ReviewUiState
}

/** What a player does while looking back. */
@Immutable
sealed interface ReviewEvent {
    data class GoTo(val step: Int) : ReviewEvent

    /** Lets one step follow the other, or stops that. */
    data object PlayOrPause : ReviewEvent

    data object Leave : ReviewEvent

    data object Refresh : ReviewEvent

    /** The app went out of sight. */
    data object ForegroundLost : ReviewEvent
}

/** Looks back at a game, step by step, from the step [first] on. */
@Stable
class ReviewModel(private val host: TableHost, private val first: Int = 0) :
    KeepsSecrets,
    KeepsWork {
    private val inbox = Channel<ReviewEvent>(Channel.UNLIMITED)
    private var transitions = 0

    /** What is shown. */
    var state: ReviewUiState by mutableStateOf(ReviewUiState.Loading)
        private set

    private val open: ReviewUiState.Open? get() = state as? ReviewUiState.Open

    override val work: String get() = (open?.step ?: first).toString()

    override val showsSecrets: Boolean get() = open?.view?.secret == true

    // Whoever goes back to the table still holds the device; leaving that covers it.
    override fun left() = host.hush()

    /** Takes in what the player did. */
    fun on(event: ReviewEvent) {
        inbox.trySend(event)
    }

    /** Handles events for as long as the review is in view. */
    suspend fun serve() {
        attempt { if (open == null) load() }
        while (true) {
            // While playing through, a step is due whenever the player does nothing for a while.
            val playing = open?.playing == true
            val event = if (playing) withTimeoutOrNull(STEP_MILLIS) { inbox.receive() } else inbox.receive()
            attempt { if (event == null) playOn() else handle(event) }
        }
    }

    private suspend fun attempt(work: suspend () -> Unit) {
        try {
            work()
        } catch (error: WindroseException) {
            state = ReviewUiState.Failed(Failure.of(error))
        }
    }

    private suspend fun load() {
        val last = host.ask { it.view() }.step.toInt()
        show(first.coerceIn(0, last), last, playing = false)
    }

    private suspend fun handle(event: ReviewEvent) {
        val open = open
        when (event) {
            is ReviewEvent.Leave -> {
                fallSilent()
                host.go(TableExit.Back, open?.view?.kind)
            }
            is ReviewEvent.Refresh -> if (open == null) load() else show(open.step, open.last, open.playing)
            is ReviewEvent.ForegroundLost -> open?.let { conceal(it) }
            is ReviewEvent.GoTo -> open?.let { show(event.step.coerceIn(0, it.last), it.last, playing = false) }
            is ReviewEvent.PlayOrPause -> open?.let {
                val afresh = !it.playing && it.step == it.last
                show(if (afresh) 0 else it.step, it.last, playing = !it.playing)
            }
        }
    }

    /** Stops, and takes out of view what only the holder may see, until they have accepted the device at the table. */
    private suspend fun conceal(open: ReviewUiState.Open) {
        fallSilent()
        if (showsSecrets) {
            host.hush()
            host.ask { it.loseForeground() }
        }
        show(open.step, open.last, playing = false)
    }

    private suspend fun playOn() {
        val open = open ?: return
        val step = open.step + 1
        show(step, open.last, playing = step < open.last)
    }

    private suspend fun show(step: Int, last: Int, playing: Boolean) {
        val before = open
        val view = host.ask { it.review(step.toUInt()) }
        val follows = before != null && step == before.step + 1
        state = ReviewUiState.Open(
            view = view,
            step = step,
            last = last,
            transition = if (follows) transition(before.view, view) else null,
            playing = playing && step < last,
        )
        if (before != null && step != before.step) tell(view)
    }

    /** Says what happened in the step that led to [view]; aloud where the game was played without looking. */
    private fun tell(view: TableView) {
        val events = view.happened.mapNotNull { it.line?.spoken }.joinToString(" ")
        host.announce(events)
        if (view.unseen && events.isNotEmpty()) host.speak(events)
    }

    /** Says no more of a game that was played without looking. */
    private fun fallSilent() {
        if (open?.view?.unseen == true) host.silence()
    }

    private fun transition(before: TableView, view: TableView) =
        Transition(++transitions, before.position, view.happened.map { it.event })

    private companion object {
        const val STEP_MILLIS = 1_600L
    }
}
