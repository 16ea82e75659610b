package app.windrose.ui.winds

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import app.windrose.core.SeaCell
import app.windrose.core.WindsView
import app.windrose.ui.app.LocalWords
import app.windrose.ui.app.Words
import app.windrose.ui.kit.board.AxisLabel
import app.windrose.ui.kit.board.BoardArrow
import app.windrose.ui.kit.board.BoardCell
import app.windrose.ui.kit.board.BoardGround
import app.windrose.ui.kit.board.BoardNote
import app.windrose.ui.kit.board.CellAction
import app.windrose.ui.kit.board.CellMarks
import app.windrose.ui.kit.board.ChartBoard
import app.windrose.ui.table.BoardMotion
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.endingMotion
import app.windrose.ui.table.rememberBoardMotion

/** The sea chart with everything that lies on it. */
@Composable
internal fun WindsBoard(view: WindsView, state: BoardState, on: ((TableEvent) -> Unit)?) {
    val words = LocalWords.current
    val scene = remember(view, state) { WindsScene(view, state) }
    val motion = rememberBoardMotion(state.transition, ::framesOf)
    val moving = motion.frame != null
    val cells = view.cells.map { it.cell }.map { cell ->
        val travel = travelInto(cell, motion)
        val passing = motion.frame?.picture?.cells?.getValue(cell)
        val drawn = passing?.let { DrawnCell(it, view.flagships) } ?: scene.drawn(cell)
        BoardCell(
            position = positionOf(cell),
            contentDescription = scene.spoken(cell),
            stateDescription = stateOf(scene, cell, words),
            marks = if (moving) CellMarks.None else scene.marks(cell),
            onClick = on?.let { { it(TableEvent.Spot(cell)) } },
            onEnter = on?.takeIf { state.selection.complete && state.selection.chosenSpots.lastOrNull() == cell }
                ?.let { { it(TableEvent.Confirm) } },
            actions = if (on == null) emptyList() else actionsAt(cell, state, words, on),
            raised = travel != null,
            above = { drawOutpostOf(drawn, it) },
            content = { SeaCellPicture(drawn, travel = travel) },
        )
    }
    ChartBoard(
        columns = SEA_SIDE,
        rows = SEA_SIDE,
        cells = cells,
        modifier = Modifier.endingMotion(motion),
        columnLabels = SEA_COLUMNS.map { AxisLabel(it.toString()) },
        rowLabels = (1..SEA_SIDE).map { AxisLabel(it.toString()) },
        arrows = scene.arrows.takeUnless { moving }.orEmpty()
            .map { BoardArrow(positionOf(it.from), positionOf(it.to)) },
        notes = scene.notes.takeUnless { moving }.orEmpty().map { (cell, text) -> BoardNote(positionOf(cell), text) },
        ground = BoardGround.Sea,
        deep = deepCells(view.cells).map(::positionOf).toSet(),
        onCancel = { on?.invoke(TableEvent.Cancel) },
    )
}

/** The ship that is on its way into [cell] now, if one is. */
private fun travelInto(cell: SeaCell, motion: BoardMotion<WindsFrame>): Travel? {
    val passage = motion.frame?.passage?.takeIf { it.to == cell } ?: return null
    return Travel(passage.ship, positionOf(passage.from), positionOf(passage.to)) { motion.progress }
}

private fun stateOf(scene: WindsScene, cell: SeaCell, words: Words): String? = listOfNotNull(
    words["ui-state-chosen"].takeIf { scene.isChosen(cell) },
    words["ui-state-legal"].takeIf { scene.isLegal(cell) },
    words["ui-state-last-move"].takeIf { scene.isLastMove(cell) },
).joinToString().ifEmpty { null }

/** What screen readers offer on [cell]: whole choices that can begin there, or why nothing can be done. */
private fun actionsAt(cell: SeaCell, state: BoardState, words: Words, on: (TableEvent) -> Unit): List<CellAction> {
    val choices = state.selection.choicesFrom(cell).map { (index, choice) ->
        CellAction(choice.text.spoken) { on(TableEvent.Choose(index)) }
    }
    val blocked = state.view.decision?.blocked.orEmpty().filter { it.spot == cell }
        .map { CellAction(words["ui-table-why-not"]) { on(TableEvent.WhyNot(cell)) } }
    return choices + blocked
}
