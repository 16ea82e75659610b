package app.windrose.ui.tack

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import app.windrose.core.Column
import app.windrose.core.ColumnEffect
import app.windrose.core.Space
import app.windrose.core.TackRow
import app.windrose.core.TackView
import app.windrose.ui.app.LocalWords
import app.windrose.ui.app.Words
import app.windrose.ui.kit.board.AxisLabel
import app.windrose.ui.kit.board.BoardCell
import app.windrose.ui.kit.board.CellAction
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.board.ChartBoard
import app.windrose.ui.kit.board.Pennant
import app.windrose.ui.kit.board.PennantLook
import app.windrose.ui.kit.drawing.Die
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.table.BoardMotion
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.endingMotion
import app.windrose.ui.table.rememberBoardMotion

/** The grid with the starting spaces, the winds beside it and everything that lies there. */
@Composable
internal fun TackBoard(view: TackView, state: BoardState, on: ((TableEvent) -> Unit)?) {
    val words = LocalWords.current
    val side = TackSide(turned = state.seenFrom != null && state.seenFrom != FirstSeat)
    val scene = remember(view, state) { TackScene(view, state) }
    val motion = rememberBoardMotion(state.transition, ::framesOf)
    val frame = motion.frame
    val spoken = remember(state.view.spots) { state.view.spots.associate { it.id to it.spoken } }
    val cells = view.spaces().map { space ->
        val spot = space.spot
        val position = side.position(space)
        BoardCell(
            position = position,
            contentDescription = spoken[spot].orEmpty(),
            stateDescription = stateOf(scene.marks(spot), words),
            marks = if (frame == null) scene.marks(spot) else CellMarks.None,
            onClick = on?.let { { it(TableEvent.Spot(spot)) } },
            onEnter = on?.takeIf { state.selection.complete && state.selection.chosenSpots.lastOrNull() == spot }
                ?.let { { it(TableEvent.Confirm) } },
            actions = if (on == null) emptyList() else actionsAt(spot, state, words, on),
            content = dieOf(space, position, scene, motion, side)?.let { { it() } },
        )
    }
    ChartBoard(
        columns = TackSide.SIZE,
        rows = TackSide.SIZE,
        cells = cells.sortedWith(compareBy({ it.position.row }, { it.position.column })),
        modifier = Modifier.endingMotion(motion),
        columnLabels = columnLabels(view, side),
        rowLabels = view.rows.map { it.row }.sortedBy(side::row).map { AxisLabel(it.toString()) },
        pennants = view.rows.map { pennant(it, side, scene, spoken["wind:${it.row}"].orEmpty(), words) },
        highlightedRows = (frame?.settled?.let(::setOf) ?: scene.scoring).map(side::row).toSet(),
        foggedRows = view.rows.filter { it.fog }.map { side.row(it.row) }.toSet(),
        paths = if (frame == null) side.paths(scene) else emptyList(),
        onCancel = { on?.invoke(TableEvent.Cancel) },
    )
}

private fun stateOf(marks: CellMarks, words: Words): String? = listOfNotNull(
    words["ui-state-chosen"].takeIf { marks.selected || marks.origin },
    words["ui-state-legal"].takeIf { marks.legal != null },
    words["ui-state-last-move"].takeIf { marks.lastMove },
).joinToString().ifEmpty { null }

/** What screen readers offer on [spot]: whole choices that begin there, dice to lay there, or why nothing can be done. */
private fun actionsAt(spot: String, state: BoardState, words: Words, on: (TableEvent) -> Unit): List<CellAction> {
    val selection = state.selection
    val choices = selection.choicesFrom(spot).map { (index, choice) ->
        CellAction(choice.text.spoken) { on(TableEvent.Choose(index)) }
    }
    val laying = selection.layingOn(spot).map { part -> CellAction(part.spoken) { on(TableEvent.Part(part.id)) } }
    val blocked = state.view.decision?.blocked.orEmpty().filter { it.spot == spot }
        .map { CellAction(words["ui-table-why-not"]) { on(TableEvent.WhyNot(spot)) } }
    return choices + laying + blocked
}

/** The die on [space], in its place or on its way there. */
private fun dieOf(
    space: Space,
    position: CellPosition,
    scene: TackScene,
    motion: BoardMotion<TackFrame>,
    side: TackSide,
): (@Composable () -> Unit)? {
    val frame = motion.frame
    val drawn =
        (if (frame == null) scene.die(space.spot) else frame.picture.dice[space.spot]?.let { DrawnDie(it) })
            ?: return null
    val from = frame?.journeys?.find { it.to == space }?.let { side.position(it.from) }
    return {
        val slotGap = with(LocalDensity.current) { SLOT_GAP_DP * density }
        val way = if (from == null) {
            Modifier
        } else {
            Modifier.graphicsLayer {
                val left = 1 - motion.progress
                val cell = size.height / DIE_SIZE
                translationX = (from.column - position.column) * cell * left
                translationY = ((from.row - position.row) * cell + outside(from) * slotGap) * left
            }
        }
        Die(
            value = drawn.die.face.toInt(),
            look = lookOf(drawn.die.seat),
            modifier = Modifier.fillMaxSize(DIE_SIZE).then(way),
            body = bodyOf(drawn.die.seat),
            ghost = drawn.ghost,
        )
    }
}

/** On which side of the grid [position] lies outside it; 0 for inside. */
private fun outside(position: CellPosition): Int = when {
    position.row < 0 -> -1
    position.row >= TackSide.SIZE -> 1
    else -> 0
}

@Composable
private fun columnLabels(view: TackView, side: TackSide): List<AxisLabel> {
    val marks = view.marks.associate { it.column to it.effect }
    val labels = Column.entries.map { column ->
        when (val effect = marks[column]) {
            null -> AxisLabel(column.name)
            is ColumnEffect.Fire -> AxisLabel(column.name, Glyph.Flame, Windrose.colors.bad)
            is ColumnEffect.Ice -> AxisLabel(column.name, Glyph.Frost, Windrose.colors.accent)
            is ColumnEffect.Tide -> {
                val down = (effect.seat == FirstSeat) != side.turned
                AxisLabel(column.name, if (down) Glyph.Down else Glyph.Up, Windrose.colors.accent)
            }
        }
    }
    return if (side.turned) labels.reversed() else labels
}

private fun pennant(row: TackRow, side: TackSide, scene: TackScene, spoken: String, words: Words): Pennant {
    val note = scene.note("wind:${row.row}")
    return Pennant(
        row = side.row(row.row),
        goal = row.wind.toString(),
        note = note ?: if (row.fog) words["ui-tack-fog"] else "${words["ui-tack-now"]} ${row.total}",
        contentDescription = if (note == null) spoken else "$spoken, $note",
        look = when {
            row.row in scene.scoring -> PennantLook.Highlighted
            row.fog -> PennantLook.Fog
            else -> PennantLook.Normal
        },
    )
}

/** The part of its cell that a die fills. */
private const val DIE_SIZE = 0.81f

/** How much farther than one cell the starting spaces lie from the grid. */
private const val SLOT_GAP_DP = 22f
