package app.windrose.ui.table

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.performClick
import app.windrose.bindings.seedText
import app.windrose.core.Confirm
import app.windrose.core.GameSetup
import app.windrose.core.GameView
import app.windrose.core.TableView
import app.windrose.core.TackQuestion
import app.windrose.ui.app.AppHarness
import app.windrose.ui.app.Phase
import app.windrose.ui.app.Route
import app.windrose.ui.app.runApp
import app.windrose.ui.app.tackForTwo
import app.windrose.ui.app.withFolder
import app.windrose.ui.gallery.isWhole
import app.windrose.ui.gallery.label

/** The app at the table of a new game of [setup], in the language [tag] and a window of this size. */
fun atRealTable(
    tag: String = "en",
    width: Int = 412,
    height: Int = 915,
    setup: GameSetup = tackForTwo,
    work: AppHarness.() -> Unit,
) = withFolder { folder ->
    runApp(folder, systemTag = tag, width = width, height = height) {
        awaitThat("the library is open") { app.phase == Phase.Open }
        app.changeSettings { it.copy(walkthroughSeen = true, confirm = Confirm.ALWAYS) }
        val id = app.library.start(setup, emptyList(), seedText(SEED)).use { it.id() }
        test.runOnIdle { app.navigate(Route.Table(id)) }
        await(isSpace)
        work()
    }
}

/** The model of the table in view. */
val AppHarness.table: TableModel
    get() = app.navigator.keep<TableModel>(app.navigator.current) { error("No table is in view") }

/** What the table in view shows. */
val AppHarness.view: TableView get() = (table.state as TableUiState.Open).view

/** Whether a die is to be moved. */
val TableView.asksToMove: Boolean
    get() = decision != null && (position as GameView.Tack).view.question == TackQuestion.MOVE

/** The spaces of the board. */
val AppHarness.spaces: List<SemanticsNode> get() = test.onAllNodes(isSpace).fetchSemanticsNodes()

/** The spaces that may be tapped now. */
val AppHarness.legalSpaces: List<SemanticsNode>
    get() {
        val legal = app.words["ui-state-legal"]
        return spaces.filter { legal in it.config.getOrNull(SemanticsProperties.StateDescription).orEmpty() }
    }

/** Everything that takes a tap. */
val AppHarness.controls: List<SemanticsNode>
    get() = test.onAllNodes(SemanticsMatcher.keyIsDefined(SemanticsActions.OnClick)).fetchSemanticsNodes()

/** Taps the space that is called [name]. */
fun AppHarness.tapSpace(name: String) {
    await(isSpace and hasContentDescription(name)).performClick()
    test.waitForIdle()
}

/** Plays first choices until [holds]. */
fun AppHarness.playUntil(what: String, holds: TableView.() -> Boolean) {
    while (!view.holds()) {
        val step = view.step
        check(view.decision != null) { "The game ended before $what" }
        test.runOnIdle {
            table.on(TableEvent.Choose(0))
            table.on(TableEvent.Confirm)
        }
        awaitThat("the next step") { view.step != step }
    }
    test.waitForIdle()
}

/** What of [spaces] is not wholly in view. */
fun hidden(spaces: List<SemanticsNode>): List<String> = spaces.filterNot { it.isWhole }.map { it.label }

/** Where each of the spaces lies in the window, in view or not. */
fun AppHarness.places(): List<Offset> = spaces.map { it.positionInRoot }

/** A space of the board. */
val isSpace = SemanticsMatcher("is a space") { node ->
    node.config.getOrNull(SemanticsProperties.Role) == Role.Button && SpaceName.containsMatchIn(node.label)
}
private val SpaceName = Regex("^(Start )?[A-E][1-5]?, ")
private const val SEED: ULong = 1_492u
