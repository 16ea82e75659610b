package app.windrose.android

import app.windrose.core.TableView
import app.windrose.ui.app.Route
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.TableModel
import app.windrose.ui.table.TablePanel
import app.windrose.ui.table.TableUiState

/** What of a table must be the same after whatever the system does to the activity. */
internal data class Moment(
    val step: UInt,
    /** The whole state of the game, with dice that are rolled and not laid. */
    val hash: String,
    val choices: List<String>,
    val picked: List<String>,
    val spoken: List<String>,
)

/** Launches the app and goes to the table of the saved game [id]. */
internal fun ActivityTest.openTable(id: Long): OpenTable {
    launch()
    withActivity { it.held.navigate(Route.Table(id)) }
    return OpenTable(this, id).also { it.await() }
}

/** The table of the saved game [id] in view. */
internal class OpenTable(private val test: ActivityTest, private val id: Long) {
    private val model: TableModel?
        get() = test.app.navigator.everythingKept.filterIsInstance<TableModel>().firstOrNull()

    /** What it shows. */
    val state: TableUiState.Open get() = model?.state as TableUiState.Open

    /** The position with its decision. */
    val view: TableView get() = state.view

    /** Waits until it is there. */
    fun await() {
        test.robot.awaitThat("the table") { model?.state is TableUiState.Open }
        test.rule.waitForIdle()
    }

    /** Takes down what must stay the same. */
    fun moment() = Moment(
        step = view.step,
        hash = test.app.library.table(id).use { it.stateHash() },
        choices = state.selection.choices.map { it.text.spoken },
        picked = state.selection.chosen.map { it.id },
        spoken = test.robot.spoken(),
    )

    /** Picks the first part of what may be chosen, or a whole choice where it has no parts. */
    fun pickSomething() {
        val choices = state.selection.choices
        val part = choices.lastOrNull()?.text?.parts?.firstOrNull()
        if (choices.isEmpty()) return
        tell(part?.let { TableEvent.Part(it.id) } ?: TableEvent.Choose(choices.lastIndex))
        test.robot.awaitThat("something is picked") { !state.selection.isEmpty }
        test.robot.awaitThat("what it would do") { state.selection.ready == null || state.preview != null }
        test.rule.waitForIdle()
    }

    /** Picks a whole choice by name. */
    fun pickWhole() {
        tell(TableEvent.Choose(0))
        test.robot.awaitThat("what it would do") { state.selection.ready != null && state.preview != null }
    }

    /** Plays what is picked. */
    fun confirm() = tell(TableEvent.Confirm)

    /** Opens [panel] over the table. */
    fun show(panel: TablePanel) {
        tell(TableEvent.Show(panel))
        test.robot.awaitThat("$panel") { state.panel == panel }
    }

    /** Plays what is picked, if that is a whole choice, and waits for the step [next]. */
    fun confirmAndAwait(next: UInt) {
        if (state.selection.ready == null) return
        confirm()
        test.robot.awaitThat("step $next") { view.step == next }
    }

    /** Tells the table what the player does. */
    fun tell(event: TableEvent) {
        test.withActivity { checkNotNull(model).on(event) }
    }
}
