package app.windrose.ui.foursenses

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import app.windrose.core.Confirm
import app.windrose.core.FourSensesSetup
import app.windrose.core.GameSetup
import app.windrose.core.LineOnBoard
import app.windrose.core.WinWay
import app.windrose.ui.app.TestDevice
import app.windrose.ui.gallery.label
import app.windrose.ui.table.SavedGames
import app.windrose.ui.table.TablePlayer
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
            FeelingPlayer(this, device).work()
        }
    }
}

/** Plays Four Senses with a finger on the board: what lies there is known from cues and from the spaces' own names alone. */
class FeelingPlayer(val table: TablePlayer, private val device: TestDevice) {
    private val test get() = table.test

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
        space(space).performTouchInput { down(center) }
        // Long enough between two touches that they are not one double tap.
        space(space).performTouchInput {
            advanceEventTime(LONG_TOUCH)
            up()
            advanceEventTime(LONG_TOUCH)
        }
        check(device.cues.size == before + 1) { "$space gave ${device.cues.size - before} cues" }
        check(device.heard.last() == device.cues.last()) { "Hand and ear were told different things of $space" }
        return feltIn(device.cues.last())
    }

    /** Feels all of the board. */
    fun feelBoard(): Map<String, Felt> = Spaces.associateWith(::feel)

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
            advanceEventTime(LONG_TOUCH)
        }
        return device.cues.drop(before).map(::feltIn)
    }

    /** Taps [space] once and waits until that can be no part of a double tap. */
    fun tapOnce(space: String) {
        feel(space)
        test.waitForIdle()
    }

    /** Takes [space] with two quick taps. */
    fun tapTwice(space: String) {
        space(space).performTouchInput {
            doubleClick()
            advanceEventTime(LONG_TOUCH)
        }
        test.waitForIdle()
    }

    /** Chooses the card whose name begins with [piece]; false where it cannot be had. */
    fun choosePiece(piece: String): Boolean {
        val card = test.onAllNodes(
            SemanticsMatcher("is the card $piece") { node ->
                node.config.getOrNull(SemanticsProperties.Role) == Role.RadioButton && node.label.startsWith("$piece:")
            },
        ).onFirst()
        if (SemanticsProperties.Disabled in card.fetchSemanticsNode().config) return false
        card.performClick()
        test.waitForIdle()
        return true
    }

    /** The line in the bar that says whose turn it is. */
    val turn: String get() = table.spoken().map { it.trim() }.first { it.endsWith("'s turn") }

    /** Declares [line] with taps on the board and on buttons. */
    fun declare(line: LineOnBoard) {
        table.tap("Declare")
        table.waitFor("Name a line")
        tapTwice(line.spaces.first())
        tapTwice(line.spaces.last())
        val way = when (line.way) {
            WinWay.IDENTICAL -> "Identical"
            WinWay.LEVEL -> "Same level"
            WinWay.STAIRS -> "Stairs"
        }
        // Stairs are the only lines of three.
        if (line.way != WinWay.STAIRS) table.tap(way, Role.RadioButton)
        val name = "${line.spaces.first()} to ${line.spaces.last()}, ${way.lowercase()}"
        confirm { it == name }
        table.waitFor("Name a second line")
        table.tap("Declare it")
        confirm { it == "Declare it" }
    }

    /** Places [piece] on [space]. */
    fun place(piece: String, space: String) {
        choosePiece(piece)
        tapTwice(space)
        confirm { it == "Place on $space" }
    }

    /** Takes the button that plays what is chosen, where it still waits. */
    fun confirm(isButton: (String) -> Boolean) {
        val before = table.spoken()
        table.names(Role.Button).find(isButton)?.let { table.tap(it) }
        table.waitUntil("something new") { table.spoken() != before }
    }

    /** Ends the turn. */
    fun endTurn() {
        table.tap("End turn")
        confirm { it == "End turn" }
    }

    companion object {
        /** The names of the spaces, row by row. */
        val Spaces = (1..4).flatMap { row -> "ABCD".map { "$it$row" } }
        private const val LONG_TOUCH = 600L
        private const val STEPS = 8
    }
}
