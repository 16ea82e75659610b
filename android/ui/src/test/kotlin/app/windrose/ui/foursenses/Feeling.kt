package app.windrose.ui.foursenses

import app.windrose.core.FourSensesEvent
import app.windrose.core.FourSensesView
import app.windrose.core.GameEvent
import app.windrose.core.LineOnBoard
import app.windrose.core.TouchCue
import app.windrose.core.WinWay

/** What lies on a space, as a hand that felt its cue knows it. */
data class Felt(val levels: Int, val holed: Boolean)

/** What [cue] means: a beat for each level, then one long beat for a flat top or two short ones for a hole. */
fun feltIn(cue: TouchCue): Felt {
    val beats = cue.pulses.map { it.millis.toInt() }
    return when {
        beats.size == 1 -> Felt(0, holed = false)
        beats.last() > LONG -> Felt(beats.size - 1, holed = false)
        else -> Felt(beats.size - 2, holed = true)
    }
}

/** The lines that stand on [board], which is known by the names of its spaces. */
fun linesOn(board: Map<String, Felt>): List<LineOnBoard> = fours.flatMap { spaces ->
    val felt = spaces.map(board::getValue)
    val full = felt.all { it.levels > 0 }
    listOfNotNull(
        LineOnBoard(WinWay.IDENTICAL, spaces).takeIf { full && felt.map { it.holed }.distinct().size == 1 },
        LineOnBoard(WinWay.LEVEL, spaces).takeIf { full && felt.map { it.levels }.distinct().size == 1 },
    )
} + threes.filter { spaces -> spaces.map { board.getValue(it).levels } in Stairs }
    .map { LineOnBoard(WinWay.STAIRS, it) }

/** A line that stands in [view], as the core names it: its spaces in the core's own order. */
fun standingLine(view: FourSensesView): LineOnBoard? =
    linesOn(view.spaces.associate { it.space to feltIn(it.cue) }).firstOrNull()

/** Whether this says that a line was missed. */
val GameEvent.isMissed: Boolean get() = (this as? GameEvent.FourSenses)?.event is FourSensesEvent.LineMissed

private fun space(x: Int, y: Int) = "${"ABCD"[x]}${y + 1}"

/** Lines of [length] from every space, read to the right, down, and along both diagonals. */
private fun straight(length: Int): List<List<String>> = listOf(1 to 0, 0 to 1, 1 to 1, 1 to -1).flatMap { (dx, dy) ->
    (0 until SIDE).flatMap { x ->
        (0 until SIDE).mapNotNull { y ->
            val line = (0 until length).map { x + it * dx to y + it * dy }
            line.takeIf { spaces -> spaces.all { (x, y) -> x in 0 until SIDE && y in 0 until SIDE } }
                ?.map { (x, y) -> space(x, y) }
        }
    }
}

private val fours = straight(4)
private val threes = straight(3)
private val Stairs = listOf(listOf(1, 2, 3), listOf(3, 2, 1))
private const val SIDE = 4
private const val LONG = 200
