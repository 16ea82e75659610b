package app.windrose.ui.foursenses

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.click
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performTouchInput
import app.windrose.core.Confirm
import app.windrose.core.FourSensesSetup
import app.windrose.core.GameSetup
import app.windrose.core.LineOnBoard
import app.windrose.core.Sight
import app.windrose.core.WinWay
import app.windrose.ui.app.TestDevice
import app.windrose.ui.gallery.label
import app.windrose.ui.kit.ReaderFocus
import app.windrose.ui.table.SavedGames
import app.windrose.ui.table.TableModel
import app.windrose.ui.table.TablePlayer
import app.windrose.ui.table.TableUiState
import app.windrose.ui.table.atTable

/** The app at a new table of [setup]; the first game's pages are skipped. */
fun atFourSenses(
    setup: FourSensesSetup,
    device: TestDevice = TestDevice(),
    confirm: Confirm = Confirm.ALWAYS,
    work: FeelingPlayer.() -> Unit,
) = SavedGames().use { games ->
    val id = games.begin(GameSetup.FourSenses(setup), confirm)
    games.open().use { library ->
        atTable(library, id, device) {
            tap("Skip")
            waitFor("Coral's turn")
            FeelingPlayer(this, device, blind = setup.sight == Sight.BLINDFOLD).work()
        }
    }
}

/**
 * Plays Four Senses with a finger on the board, or where [device] has a screen reader by that one's focus and actions: what
 * lies there is known from cues and from the spaces' own names alone.
 */
class FeelingPlayer(val table: TablePlayer, private val device: TestDevice, private val blind: Boolean) {
    private val test get() = table.test

    private val model =
        table.app.navigator.keep<TableModel>(table.app.navigator.current) { error("No table is in view") }

    /** The space that is in view because it is touched, if any is. */
    val touched: String? get() = (model.state as TableUiState.Open).felt

    /** The space called [space], such as C2. */
    fun space(space: String) = test.onAllNodes(
        SemanticsMatcher("is the space $space") { node ->
            node.config.getOrNull(SemanticsProperties.Role) == Role.Button && node.label.startsWith("$space: ")
        },
    ).onFirst()

    /** What the space is called, with what lies there. */
    fun nameOf(space: String): String = space(space).fetchSemanticsNode().label

    /** What the space says of its state. */
    fun stateOf(space: String): String =
        space(space).fetchSemanticsNode().config.getOrNull(SemanticsProperties.StateDescription).orEmpty()

    /** Touches [space] and gives what the hand felt. */
    fun feel(space: String): Felt {
        val before = device.cues.size
        if (device.reader) {
            val visit = space(space).fetchSemanticsNode().config[ReaderFocus]
            test.runOnUiThread { visit.come() }
            return feltSince(before, space)
        }
        space(space).performTouchInput { down(center) }
        space(space).performTouchInput {
            advanceEventTime(LONG_TOUCH)
            up()
        }
        rest()
        return feltSince(before, space)
    }

    private fun feltSince(before: Int, space: String): Felt {
        check(device.cues.size == before + 1) { "$space gave ${device.cues.size - before} cues" }
        check(device.heard.last() == device.cues.last()) { "Hand and ear were told different things of $space" }
        return feltIn(device.cues.last())
    }

    /** Feels all of the board: with one finger that goes to and fro, or from space to space as a screen reader does. */
    fun feelBoard(): Map<String, Felt> {
        if (device.reader) return Spaces.associateWith(::feel)
        val way = Spaces.chunked(SIDE).flatMapIndexed { row, spaces -> if (row % 2 == 0) spaces else spaces.reversed() }
        val felt = drag(*way.toTypedArray())
        check(felt.size == way.size) { "$felt was felt of $way" }
        return way.zip(felt).toMap()
    }

    /** Draws a finger over these [spaces] without lifting it, and gives what was felt in order. */
    fun drag(vararg spaces: String): List<Felt> {
        val before = device.cues.size
        val origin = space(spaces.first()).fetchSemanticsNode().boundsInRoot
        fun middle(space: String): Offset = space(space).fetchSemanticsNode().boundsInRoot.center - origin.topLeft
        val ways = spaces.map(::middle)
        space(spaces.first()).performTouchInput {
            down(ways.first())
            ways.zipWithNext { from, to ->
                repeat(STEPS) { moveTo(from + (to - from) * ((it + 1f) / STEPS)) }
            }
            up()
        }
        rest()
        return device.cues.drop(before).map(::feltIn)
    }

    /** Lets so much time pass that two touches are not one double tap. */
    fun rest() {
        test.mainClock.advanceTimeBy(LONG_TOUCH)
        test.waitForIdle()
    }

    /** Taps [space] once and waits until that can be no part of a double tap. */
    fun tapOnce(space: String) {
        feel(space)
        test.waitForIdle()
    }

    /** Takes [space] with two quick taps. */
    fun tapTwice(space: String) {
        if (device.reader) activate(space(space)) else space(space).performTouchInput { doubleClick() }
        rest()
    }

    /** Does what a screen reader's double tap on [control] does. */
    private fun activate(control: SemanticsNodeInteraction) {
        val click = control.fetchSemanticsNode().config[SemanticsActions.OnClick]
        test.runOnUiThread { click.action?.invoke() }
    }

    /** The card of the supply whose name begins with [piece]. */
    fun card(piece: String) = control(Role.RadioButton, "$piece:")

    /** The first control that is [role] and whose name begins with [name]. */
    fun control(role: Role, name: String) = controls(role, name).onFirst()

    /** Every control that is [role] and whose name begins with [name]. */
    fun controls(role: Role, name: String) = test.onAllNodes(
        SemanticsMatcher("is the $role $name") { node ->
            SemanticsActions.OnClick in node.config && node.label.startsWith(name) &&
                node.config.getOrNull(SemanticsProperties.Role) == role
        },
    )

    /** Chooses the card whose name begins with [piece]; false where it cannot be had. */
    fun choosePiece(piece: String): Boolean {
        if ("none is left" in card(piece).state()) return false
        take(card(piece))
        table.waitUntil("$piece is chosen") { card(piece).state() == "chosen" }
        return true
    }

    private fun SemanticsNodeInteraction.state(): String =
        fetchSemanticsNode().config.getOrNull(SemanticsProperties.StateDescription).orEmpty()

    /** The line in the bar that says whose turn it is. */
    val turn: String get() = table.spoken().map { it.trim() }.first { it.endsWith("'s turn") }

    /** Takes the button called [name] with two quick taps. */
    fun press(name: String, role: Role = Role.Button) {
        table.waitUntil("something called $name") { name in table.names(role) }
        table.changing { take(control(role, name)) }
    }

    /** Takes what is a button or a chip: the first tap on it only tells where nothing is to be seen. */
    fun take(control: SemanticsNodeInteraction) {
        if (device.reader) activate(control) else control.performTouchInput { if (blind) doubleClick() else click() }
        rest()
    }

    /** Names [line] in a declaration, with taps on the board and on buttons. */
    fun declare(line: LineOnBoard) {
        press("Declare")
        confirm("Declare")
        table.waitFor("Name a line")
        nameLine(line)
    }

    /** Names [line], with its two ends and its way. */
    fun nameLine(line: LineOnBoard) {
        tapTwice(line.spaces.first())
        tapTwice(line.spaces.last())
        val way = when (line.way) {
            WinWay.IDENTICAL -> "Identical"
            WinWay.LEVEL -> "Same level"
            WinWay.STAIRS -> "Stairs"
        }
        // Where one way alone is left for these ends, it need not be chosen.
        val name = "${line.spaces.first()} to ${line.spaces.last()}, ${way.lowercase()}"
        if (name !in table.names(Role.Button)) press(way, Role.RadioButton)
        confirm(name)
    }

    /** Declares [line] and closes the declaration. */
    fun declareOnly(line: LineOnBoard) {
        declare(line)
        table.waitFor("Name a second line")
        press("Declare it")
        confirm("Declare it")
    }

    /** Places [piece] on [space]. */
    fun place(piece: String, space: String) {
        choosePiece(piece)
        tapTwice(space)
        confirm("Place on $space")
        table.waitFor("End turn")
    }

    /** Takes the button [name] that plays what is chosen, the last of the bar. */
    fun confirm(name: String) {
        table.waitUntil("$name is ready") { name in table.names(Role.Button) }
        val named = SemanticsMatcher("is the button $name") { node ->
            node.label == name && node.config.getOrNull(SemanticsProperties.Role) == Role.Button
        }
        table.changing { take(test.onAllNodes(named).onLast()) }
    }

    /** Ends the turn. */
    fun endTurn() {
        press("End turn")
        confirm("End turn")
    }

    companion object {
        /** The names of the spaces, row by row. */
        val Spaces = (1..4).flatMap { row -> "ABCD".map { "$it$row" } }
        private const val LONG_TOUCH = 350L
        private const val STEPS = 4
        private const val SIDE = 4
    }
}
