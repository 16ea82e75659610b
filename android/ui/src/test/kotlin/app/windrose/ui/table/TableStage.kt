package app.windrose.ui.table

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeTimeoutException
import androidx.compose.ui.test.DesktopComposeUiTest
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.test.withKeyDown
import app.windrose.bindings.GameLibrary
import app.windrose.bindings.seedText
import app.windrose.core.Confirm
import app.windrose.core.GameSetup
import app.windrose.core.TackSetup
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Phase
import app.windrose.ui.app.Route
import app.windrose.ui.app.TestDevice
import app.windrose.ui.app.newFolder
import app.windrose.ui.app.showApp
import app.windrose.ui.gallery.label
import java.io.File
import kotlin.time.Duration.Companion.minutes

/** A folder with saved games that lives as long as a test. */
class SavedGames : AutoCloseable {
    private val folder = newFolder()
    private val path = File(folder, "windrose.sqlite").path

    /** Opens the games on a device that speaks the language [tag], as a process does when it starts. */
    fun open(tag: String = "en"): GameLibrary = GameLibrary.open(path, tag)

    /**
     * Begins a game, in which actions wait for a second tap as [confirm] says, and gives its number. The dice are always the
     * same: both sides roll a 4 or higher, so that the opening needs nothing but places.
     */
    fun begin(setup: TackSetup, confirm: Confirm = Confirm.ALWAYS): Long = begin(GameSetup.Tack(setup), confirm)

    /** Begins a game of any kind. */
    fun begin(setup: GameSetup, confirm: Confirm = Confirm.ALWAYS): Long = open().use { library ->
        library.setSettings(library.settings().copy(confirm = confirm))
        library.start(setup, emptyList(), seedText(SEED)).use { it.id() }
    }

    /** Writes over everything that was saved. */
    fun damage() = File(path).writeText("These are no games.")

    override fun close() {
        folder.deleteRecursively()
    }

    private companion object {
        const val SEED: ULong = 1_492u
    }
}

/** The whole app on [device], in a window of a phone, at the table [id] of [library]. */
fun atTable(library: GameLibrary, id: Long, device: TestDevice = TestDevice(), check: TablePlayer.() -> Unit) =
    runDesktopComposeUiTest(WIDTH, HEIGHT, testTimeout = WHOLE_GAME) {
        val app = showApp({ library }, device)
        waitUntil(timeoutMillis = PATIENCE) { app.phase == Phase.Open }
        runOnIdle { app.navigate(Route.Table(id)) }
        TablePlayer(this, app).check()
    }

/** Plays at a table as a screen reader does: by names, roles and actions alone. */
class TablePlayer(val test: DesktopComposeUiTest, val app: AppModel) {
    private val everything get() = test.onAllNodes(SemanticsMatcher("anything") { true }).fetchSemanticsNodes()

    /** Everything that a screen reader could say now. */
    fun spoken(): List<String> = everything.map {
        "${it.label} ${it.config.getOrNull(SemanticsProperties.StateDescription).orEmpty()}"
    }

    /** The names of everything to tap that is [role]. */
    fun names(role: Role): List<String> = controls(role).map { it.label }

    /** The names of everything to tap that is [role] and in this [state], can be used now and is not chosen already. */
    fun open(role: Role, state: String = ""): List<String> = controls(role).filter { node ->
        val said = node.config.getOrNull(SemanticsProperties.StateDescription).orEmpty()
        val chosen = node.config.getOrNull(SemanticsProperties.Selected) == true
        SemanticsProperties.Disabled !in node.config && !chosen && state in said
    }.map { it.label }

    /** Whether something says [text]. */
    fun says(text: String): Boolean = spoken().any { text in it }

    /** Waits until something says [text]. */
    fun waitFor(text: String) = waitUntil("\"$text\"") { says(text) }

    /** Waits until [holds]. */
    fun waitUntil(what: String, holds: () -> Boolean) = try {
        test.waitUntil(conditionDescription = what, timeoutMillis = PATIENCE) { holds() }
    } catch (late: ComposeTimeoutException) {
        throw AssertionError("No $what in ${spoken()}", late)
    }

    /** Taps what is called [name], once it is there. */
    fun tap(name: String, role: Role = Role.Button) {
        waitUntil("something called $name") { controls(role).any { it.label == name } }
        val node = controls(role).first { it.label == name }
        test.runOnUiThread { node.config[SemanticsActions.OnClick].action?.invoke() }
        test.waitForIdle()
    }

    /** The custom actions of everything on the table: what a screen reader offers beside a tap. */
    fun actions(): List<String> = everything.flatMap { it.custom }.map { it.label }.filter { it != "Why not" }

    /** Takes the custom action called [label]. */
    fun act(label: String) {
        val action = everything.flatMap { it.custom }.first { it.label == label }
        test.runOnUiThread { action.action() }
        test.waitForIdle()
    }

    /** Takes those custom actions that [pick] chooses by their labels in one breath, and gives their number. */
    fun actAtOnce(pick: (List<String>) -> List<String>): Int {
        val offered = everything.flatMap { it.custom }.filter { it.label != "Why not" }
        val actions = pick(offered.map { it.label }).map { label -> offered.first { it.label == label } }
        test.runOnUiThread { actions.forEach { it.action() } }
        return actions.size
    }

    /** What has the keyboard's focus. */
    fun focused(): String =
        everything.find { it.config.getOrNull(SemanticsProperties.Focused) == true }?.label.orEmpty()

    /** Presses [key] as a hardware keyboard does. */
    fun press(key: Key, ctrl: Boolean = false) {
        test.onAllNodes(isRoot()).onFirst().performKeyInput {
            if (ctrl) withKeyDown(Key.CtrlLeft) { pressKey(key) } else pressKey(key)
        }
        test.waitForIdle()
    }

    /** Goes into the board with Tab, then on with [towards] until the focus is on what has [name] in its own. */
    fun goTo(name: String, towards: Key) {
        var presses = 0
        while (!BOARD_SPACE.containsMatchIn(focused())) {
            press(Key.Tab)
            check(++presses < MANY) { "Tab does not lead into the board" }
        }
        while (name !in focused()) {
            press(towards)
            check(++presses < MANY) { "The arrow does not lead to $name but to ${focused()}" }
        }
    }

    /** How many dice in the tray are [state]. */
    fun dice(state: String): Int = spoken().count { it.startsWith("die ") && it.endsWith(state) }

    /** Why nothing can be taken back, as the undo button says it. */
    fun undoRefusal(): String =
        everything.first { it.label == "Undo" }.config[SemanticsProperties.StateDescription]

    /** Does [change] and waits until the table says something else, and nothing is under way any more. */
    fun changing(change: () -> Unit) {
        val before = spoken()
        change()
        waitUntil("a change") { !busy && spoken() != before }
    }

    /** Takes [confirm], which plays what is chosen, and waits until it is played: a late preview changes words as well. */
    fun playing(confirm: () -> Unit) {
        val before = played
        changing(confirm)
        waitUntil("the action") { !busy && played != before }
    }

    /** How many actions have been played at the table in view. */
    private val played: UInt? get() = shown?.view?.step

    /** Whether what the player did is still being saved. */
    private val busy: Boolean get() = shown?.busy == true

    private val shown: TableUiState.Open?
        get() {
            val table = app.navigator.current as? Route.Table ?: return null
            val model = app.navigator.keep<TableModel>(table) { error("No table is in view") }
            return model.state as? TableUiState.Open
        }

    private fun controls(role: Role) = everything.filter {
        SemanticsActions.OnClick in it.config && it.config.getOrNull(SemanticsProperties.Role) == role
    }

    private val SemanticsNode.custom get() = config.getOrNull(SemanticsActions.CustomActions).orEmpty()
}

private const val WIDTH = 412
private const val HEIGHT = 915
private const val PATIENCE = 10_000L

/** How long a whole game may take, played by hand. */
private val WHOLE_GAME = 5.minutes
private const val MANY = 40
private val BOARD_SPACE = Regex("^[A-E][1-5]?, ")
