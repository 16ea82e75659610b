package app.windrose.ui.table

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.windrose.bindings.WindroseException
import app.windrose.core.Answer
import app.windrose.core.Choice
import app.windrose.core.Confirm
import app.windrose.core.ErrorKind
import app.windrose.core.PreviewView
import app.windrose.core.TableView
import app.windrose.ui.app.Failure
import app.windrose.ui.app.KeepsSecrets
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext

/**
 * A table in play: keeps what is shown and what is picked, and turns what the player does into calls to the core.
 *
 * Events are handled one after another, in their order. Each remembers the step that the player was looking at; one
 * that reaches a table which has moved on since is not played but plainly refused, so that two quick taps never become
 * two moves. What was still tapped at a table that the player has left is dropped.
 */
@Stable
class TableModel(private val host: TableHost) : KeepsSecrets {
    private class Letter(val number: Int, val event: TableEvent, val step: UInt?)

    private val inbox = Channel<Letter>(Channel.UNLIMITED)
    private val underWay = Mutex()
    private var transitions = 0
    private var loaded = false
    private var lastFelt: String? = null

    /** What led to the table, as long as the news lies over it. */
    private var unseen: Transition? = null

    /** Counts what the player did. */
    private var given = 0

    /** How much of it had been done when the player left: what of that still waits then is not handled. */
    private var dropped = 0

    /** What is shown. */
    var state: TableUiState by mutableStateOf(TableUiState.Loading)
        private set

    /** Whether the window is small, so that what cannot be taken back waits for a second tap. */
    var compact: Boolean = true

    /** Whether the log stands beside the board, so that it must always be the present one. */
    var logInView: Boolean = false

    private val open: TableUiState.Open? get() = state as? TableUiState.Open

    override val showsSecrets: Boolean get() = open?.view?.secret == true

    override fun left() = host.left()

    override suspend fun coverUnseen() {
        if (!host.inView) attempt { loseForeground() }
    }

    /** Takes in what the player did. It is handled as soon as everything before it is. */
    fun on(event: TableEvent) {
        when (event) {
            // At once, whatever else is under way: the hand has moved on in a moment.
            is TableEvent.Feel -> touch(event)
            is TableEvent.Lift -> update { if (felt == event.spot) copy(felt = null) else this }
            is TableEvent.FeelAgain -> lastFelt?.let(::give)
            is TableEvent.Tell -> speak(event.text)
            else -> if (host.inView || !event.isPlayers) inbox.trySend(Letter(++given, event, open?.view?.step))
        }
    }

    private fun touch(event: TableEvent.Feel) {
        update { copy(felt = event.spot) }
        lastFelt = event.spot
        if (!event.again) give(event.spot)
    }

    /** Gives the cue of [spot] as it is now, and says what it is where nothing is to be seen. */
    private fun give(spot: String) {
        val open = open?.takeUnless { it.view.covered } ?: return
        val cue = faceOf(open.view.position).cue(spot) ?: return
        host.feel(cue)
        spokenSpot(open.view, spot, open.selection, host.words)?.let { speak(it) }
    }

    /** Speaks [text] aloud, if the table was played without looking as [view] has it, the present one or the one before. */
    private fun speak(text: String, view: TableView? = open?.view, interrupt: Boolean = true) {
        if (view != null && text.isNotEmpty() && faceOf(view.position).blind) host.speak(text, interrupt)
    }

    private fun announce(text: String) {
        host.announce(text)
        speak(text)
    }

    private fun tell(text: String) {
        host.tell(text)
        speak(text)
    }

    /** Handles events for as long as the table is in view. */
    suspend fun serve() {
        attempt { load() }
        for (letter in inbox) attempt { handle(letter) }
    }

    /**
     * Does [work] to its end, also where the window goes meanwhile, as when the device is turned: a move that was saved is
     * shown as the player's own. Whoever serves the table next waits for that.
     */
    private suspend fun attempt(work: suspend () -> Unit) = underWay.withLock {
        withContext(NonCancellable) {
            try {
                work()
            } catch (error: WindroseException) {
                failed(error)
            }
        }
    }

    private suspend fun load() {
        val view = host.ask { it.view() }
        renew(view)
        // The player comes back to a table that speaks for itself: whose turn it is and what is asked, or how it ended.
        if (!loaded) greet(view)
        loaded = true
        if (isFirst(view)) show(TablePanel.Walkthrough(0), interrupt = false)
    }

    /** Whether [view] is the beginning of a first game, which is explained. */
    private fun isFirst(view: TableView): Boolean = view.step == 0u && !host.settings.walkthroughSeen

    private fun greet(view: TableView) {
        greeting(view)?.let(host::announce)
        speak(withQuestion(standing(view).orEmpty(), view))
    }

    private suspend fun handle(letter: Letter) {
        val event = letter.event
        if (letter.number <= dropped && event.isPlayers) return
        if (open?.view?.covered == true && !event.meetsCover) return
        when (event) {
            is TableEvent.Show -> show(event.panel)
            is TableEvent.Explain -> tell(event.reason)
            is TableEvent.WhyNot -> explain(event.spot)
            is TableEvent.Clear -> clear()
            is TableEvent.Cancel -> cancel()
            is TableEvent.Go -> go(event.exit)
            is TableEvent.Refresh -> renew(host.ask { it.reload() })
            is TableEvent.ForegroundLost -> loseForeground()
            is TableEvent.CopySeed -> copySeed()
            is TableEvent.Export -> open?.let { host.export(it.view.title) }
            is TableEvent.Abandon -> abandon()
            is TableEvent.WalkthroughDone -> walkthroughDone()
            else -> playing(event, letter.step)
        }
    }

    /** Handles what must meet the table as the player saw it at [step]. */
    private suspend fun playing(event: TableEvent, step: UInt?) {
        val open = open ?: return
        if (step != open.view.step) return refuse(host.words["ui-table-moved-on"])
        val selection = open.selection
        when (event) {
            is TableEvent.Spot -> selection.tapSpot(event.spot)?.let { pick(it, event.spot) } ?: explain(event.spot)
            is TableEvent.Part -> pick(selection.tapPart(event.id), event.id)
            is TableEvent.PieceAt -> pick(selection.tapPiece(event.index))
            is TableEvent.Choose -> pick(selection.choose(event.index))
            is TableEvent.Confirm -> selection.ready?.let { play(it) }
            is TableEvent.Undo -> undo(open.view)
            is TableEvent.Accept -> accept(open.view)
            else -> error("$event needs no step")
        }
    }

    /**
     * Takes [selection], and plays what it makes complete unless that waits for a second tap. Where what was tapped, [spot],
     * is felt by its own cue, nothing else is felt over it. What nobody sees is said.
     */
    private suspend fun pick(selection: Selection?, spot: String? = null) {
        if (selection == null) return
        val open = open ?: return
        if (spot == null || faceOf(open.view.position).cue(spot) == null) host.feel(Touch.Tick, Tone.Select)
        update { copy(panel = panel.takeUnless { it == TablePanel.Choices }) }
        val preview = select(selection)
        val ready = selection.ready
        if (ready == null || preview == null) return speak(picking(open.view, open.selection, selection, host.words))
        if (selection.complete && !waits(preview)) return play(ready)
        if (open.view.felt) host.announce(preview.spoken)
        speak(proposal(preview, ready))
    }

    private suspend fun clear() {
        val open = open ?: return
        val cleared = open.selection.cleared()
        select(cleared)
        speak(picking(open.view, open.selection, cleared, host.words))
    }

    /** Shows [selection] with what it would do. */
    private suspend fun select(selection: Selection?): PreviewView? {
        if (selection == null) return null
        val action = selection.ready?.action
        // What the same action would do stays in view until it is told anew.
        update { copy(selection = selection, preview = preview.takeIf { action == this.selection.ready?.action }) }
        if (action == null) return null
        val preview = host.ask { it.preview(action) }
        update { copy(preview = preview) }
        return preview
    }

    /** Whether an action that would do [preview] waits for a second tap. */
    private fun waits(preview: PreviewView): Boolean = when {
        // A hand that wanders over the table must place nothing.
        open?.view?.let { faceOf(it.position).blind } == true -> true
        host.settings.confirm == Confirm.WHERE_NEEDED -> compact && preview.isFinal
        else -> host.settings.confirm == Confirm.ALWAYS
    }

    private suspend fun play(choice: Choice) {
        val before = open?.view ?: return
        when (val answer = working { host.ask { it.play(choice.action, before.step) } }) {
            is Answer.Done -> arrive(answer.view, before)
            is Answer.MovedOn -> movedOn(answer.view)
        }
    }

    private suspend fun arrive(view: TableView, before: TableView) {
        val events = view.happened.map { it.event }
        show(view, Transition(++transitions, before.position, events))
        val feedback = faceOf(view.position).feedback(events)
        host.feel(feedback?.touch ?: Touch.Place, feedback?.tone ?: Tone.Place)
        val told = announcement(view, before)
        host.announce(told)
        speak(withQuestion(told, view, before), before)
        host.changed()
    }

    private suspend fun movedOn(view: TableView) {
        show(view)
        refuse(host.words["ui-table-moved-on"])
    }

    /** Shows the table as it is now. Where it moved on without the player, that is said: what was picked is gone. */
    private suspend fun renew(view: TableView) {
        val before = open?.view
        if (before == null || before.step == view.step) show(view) else movedOn(view)
    }

    private suspend fun undo(view: TableView) {
        if (!view.undo.possible) return refuse(view.undo.text)
        when (val answer = working { host.ask { it.undo(view.step) } }) {
            is Answer.Done -> {
                show(answer.view)
                host.feel(Touch.Tick, Tone.Select)
                val told = undoAnnouncement(answer.view, host.words)
                host.announce(told)
                speak(withQuestion(told, answer.view, view))
                host.changed()
            }
            is Answer.MovedOn -> movedOn(answer.view)
        }
    }

    private suspend fun accept(view: TableView) {
        if (!view.covered) return
        // What led here was covered. It is seen only now, and not under what tells of it.
        val last = open?.transition
        val uncovered = host.ask { it.accept(view.holder) }
        val news = tellsNews(uncovered)
        show(uncovered, last.takeUnless { news })
        unseen = last.takeIf { news }
        if (news) update { copy(panel = TablePanel.News) }
        if (isFirst(uncovered)) show(TablePanel.Walkthrough(0))
        val told = (uncovered.since.map { it.spoken } + listOfNotNull(standing(uncovered))).joinToString(" ")
        host.announce(told)
        speak(withQuestion(told, uncovered))
    }

    /** Whether what happened since the last turn is told over the table: where no log stands beside it. */
    private fun tellsNews(view: TableView): Boolean {
        val told = view.felt || logInView
        return view.step > 0u && view.since.isNotEmpty() && !told
    }

    private suspend fun show(view: TableView, transition: Transition? = null) {
        val before = open
        val choices = view.decision?.choices.orEmpty()
        val sameStep = before?.view?.step == view.step
        // What was told of a decision goes with it, and nothing that was told to the holder lies over the cover.
        if (before != null && (!sameStep || (view.covered && !before.view.covered))) host.hush()
        val same = sameStep && before.selection.choices.size == choices.size
        val implied = !faceOf(view.position).hidesChoices
        val selection = if (same) before.selection.retold(choices) else Selection.of(choices, implied)
        state = TableUiState.Open(
            view = view,
            selection = selection,
            preview = before?.preview.takeIf { same && !view.covered },
            log = before?.log.orEmpty(),
            panel = before?.panel.takeUnless { view.hides(it) || (!sameStep && it == TablePanel.Choices) },
            transition = transition,
            felt = before?.felt.takeUnless { view.covered },
        )
        if (!view.felt && (logInView || open?.panel == TablePanel.Log)) readLog()
        select(selection)
    }

    /** Whether [panel] would tell what is covered, or what is to be felt. */
    private fun TableView.hides(panel: TablePanel?): Boolean = covered || (felt && panel == TablePanel.Log)

    private suspend fun show(panel: TablePanel?, interrupt: Boolean = true) {
        val view = open?.view ?: return
        if (view.hides(panel)) return
        val wasNews = open?.panel == TablePanel.News
        update { copy(panel = panel, transition = if (wasNews) unseen else transition) }
        unseen = null
        if (panel == TablePanel.Log) readLog()
        panel?.let { speak(told(it, faceOf(view.position), host.words), interrupt = interrupt) }
    }

    private suspend fun readLog() {
        val log = host.ask { it.log() }
        update { copy(log = log) }
    }

    private suspend fun explain(spot: String) {
        val open = open ?: return
        val reason = host.ask { it.whyNot(open.selection.named, spot) }
        // What lies on a board that is to be felt stands nowhere else.
        val hidden = open.view.felt && !faceOf(open.view.position).isPiece(spot)
        if (!hidden) return refuse(reason)
        host.feel(Touch.Refuse, Tone.Refuse)
        announce(reason)
    }

    private fun refuse(reason: String) {
        host.feel(Touch.Refuse, Tone.Refuse)
        tell(reason)
    }

    private suspend fun cancel() {
        val open = open
        when {
            open == null || open.view.covered -> go(TableExit.Back)
            open.panel != null -> show(null)
            !open.selection.isEmpty -> clear()
            else -> go(TableExit.Back)
        }
    }

    private suspend fun abandon() {
        if (open?.panel != TablePanel.Abandon) return
        update { copy(panel = null) }
        host.abandon()
        host.changed()
        go(TableExit.Home)
    }

    private suspend fun copySeed() {
        host.copy(host.ask { it.seed() })
        host.tell(host.words["ui-saved-seed-copied"])
    }

    private fun walkthroughDone() {
        update { copy(panel = null) }
        host.walkthroughSeen()
    }

    private suspend fun loseForeground() {
        host.silence()
        // What a napkin shows of the space under a finger stays in no picture of recent apps.
        update { copy(felt = null) }
        renew(host.ask { it.loseForeground() })
    }

    private fun go(exit: TableExit) {
        host.silence()
        update { copy(panel = null, transition = null) }
        host.go(exit, open?.view?.kind)
        if (!host.inView) dropped = given
    }

    private suspend fun failed(error: WindroseException) {
        val failure = Failure.of(error)
        update { copy(busy = false) }
        if (open == null) {
            state = TableUiState.Failed(failure)
            return
        }
        when (failure.kind) {
            ErrorKind.REFUSED -> refuse(failure.title)
            ErrorKind.NOT_FOUND -> {
                host.fail(error)
                go(TableExit.Home)
            }
            else -> host.fail(error)
        }
        if (failure.kind != ErrorKind.NOT_FOUND) reload()
    }

    /** After an error the table is shown as it is, if it can be. */
    private suspend fun reload() {
        try {
            renew(host.ask { it.view() })
        } catch (error: WindroseException) {
            state = TableUiState.Failed(Failure.of(error))
        }
    }

    private suspend fun <T> working(work: suspend () -> T): T {
        update { copy(busy = true) }
        return work().also { update { copy(busy = false) } }
    }

    private inline fun update(change: TableUiState.Open.() -> TableUiState.Open) {
        open?.let { state = it.change() }
    }
}
