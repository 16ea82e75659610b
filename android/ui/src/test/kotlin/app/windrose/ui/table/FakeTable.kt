package app.windrose.ui.table

import app.windrose.bindings.TableInterface
import app.windrose.bindings.WindroseException
import app.windrose.core.Answer
import app.windrose.core.Confirm
import app.windrose.core.ErrorKind
import app.windrose.core.ErrorText
import app.windrose.core.GameAction
import app.windrose.core.GameKind
import app.windrose.core.LogLine
import app.windrose.core.PreviewView
import app.windrose.core.Seat
import app.windrose.core.Settings
import app.windrose.core.TableView
import app.windrose.core.TouchCue
import app.windrose.ui.app.Words
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch
import app.windrose.ui.screens.Samples
import kotlinx.coroutines.CompletableDeferred

/** A table that answers with what a test prepared and remembers what it was asked. */
class FakeTable(var now: TableView) : TableInterface {
    val played = mutableListOf<Pair<GameAction, UInt>>()
    var failure: WindroseException? = null

    /** The table after an action that nobody prepared. */
    var next: (TableView) -> TableView = { it.copy(step = it.step + 1u) }

    override fun id() = now.id

    override fun view(): TableView = now

    override fun play(action: GameAction, step: UInt): Answer {
        failure?.let { throw it }
        played += action to step
        if (step != now.step) return Answer.MovedOn(now)
        now = next(now)
        return Answer.Done(now)
    }

    override fun undo(step: UInt): Answer {
        if (step != now.step) return Answer.MovedOn(now)
        now = now.copy(step = step - 1u)
        return Answer.Done(now)
    }

    override fun preview(action: GameAction): PreviewView = TableSamples.scoring

    override fun whyNot(picked: List<String>, spot: String) = "Not $spot after $picked"

    override fun accept(seat: Seat): TableView {
        now = now.copy(covered = false, decision = TableSamples.moving.decision)
        return now
    }

    override fun loseForeground(): TableView {
        now = now.copy(covered = true, decision = null)
        return now
    }

    override fun reload(): TableView = now

    override fun log(): List<LogLine> = TableSamples.log

    override fun review(step: UInt): TableView = now.copy(step = step, decision = null)

    override fun seed() = "ABCD-EFGH"

    override fun stateHash() = "0"
}

/** A host that remembers what it was told. */
class FakeHost(private val table: TableInterface, override val words: Words = Words(emptyMap(), "en")) : TableHost {
    override var settings: Settings = Samples.settings.copy(confirm = Confirm.ALWAYS)
    val told = mutableListOf<String>()

    /** What [tell] shows until [hush]. */
    var shown: String? = null

    val announced = mutableListOf<String>()
    val spoken = mutableListOf<String>()
    var silenced = 0
    val failed = mutableListOf<WindroseException>()
    val exits = mutableListOf<TableExit>()
    val tones = mutableListOf<Tone>()
    val cues = mutableListOf<TouchCue>()
    val exported = mutableListOf<String>()

    /** How often the game was put away. */
    var abandoned = 0

    /** Whether the table is the place before the player; it is not once they have left. */
    override var inView = true

    /** Answers come only once this is complete. */
    var slow: CompletableDeferred<Unit>? = null

    /** What was asked is done at once, and answered only once this is complete. */
    var late: CompletableDeferred<Unit>? = null

    override suspend fun <T> ask(call: (TableInterface) -> T): T {
        slow?.await()
        return call(table).also { late?.await() }
    }

    override fun announce(text: String) {
        announced += text
    }

    override fun speak(text: String, interrupt: Boolean) {
        spoken += text
    }

    override fun silence() {
        silenced++
    }

    override fun tell(text: String) {
        told += text
        shown = text
    }

    override fun hush() {
        shown = null
    }

    override fun fail(error: WindroseException) {
        failed += error
    }

    override fun feel(touch: Touch?, tone: Tone?) {
        tone?.let { tones += it }
    }

    override fun feel(cue: TouchCue) {
        cues += cue
    }

    override fun changed() {}

    override fun copy(text: String) {
        told += text
    }

    override fun export(title: String) {
        exported += title
    }

    override suspend fun abandon() {
        abandoned++
    }

    override fun walkthroughSeen() {}

    override fun go(exit: TableExit, kind: GameKind?) {
        exits += exit
        inView = false
    }

    override fun left() {
        inView = false
    }
}

/** An error of [kind] with these words. */
fun failed(
    kind: ErrorKind,
    title: String,
): WindroseException = WindroseException.Failed(kind, ErrorText(title, "Try again."))
