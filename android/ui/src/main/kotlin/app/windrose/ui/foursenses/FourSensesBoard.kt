package app.windrose.ui.foursenses

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import app.windrose.core.FeltSpace
import app.windrose.core.FourSensesView
import app.windrose.core.Sight
import app.windrose.ui.app.LocalWords
import app.windrose.ui.app.Words
import app.windrose.ui.kit.board.AxisLabel
import app.windrose.ui.kit.board.BoardCell
import app.windrose.ui.kit.board.BoardGround
import app.windrose.ui.kit.board.BoardPath
import app.windrose.ui.kit.board.BoardTouch
import app.windrose.ui.kit.board.CellAction
import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.board.ChartBoard
import app.windrose.ui.kit.board.WoodSpace
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableEvent

/** The tray of sixteen spaces: in view, or covered and felt. */
@Composable
internal fun FourSensesBoard(view: FourSensesView, state: BoardState, on: ((TableEvent) -> Unit)?) {
    val words = LocalWords.current
    val scene = remember(view, state) { FourSensesScene(view, state) }
    val spoken = remember(state.view.spots) { state.view.spots.associate { it.id to it.spoken } }
    val cells = view.spaces.map { felt ->
        val spot = felt.space
        val stack = scene.shown(felt)
        BoardCell(
            position = felt.position,
            contentDescription = spoken[spot].orEmpty(),
            stateDescription = stateOf(scene, spot, words),
            marks = scene.marks(spot),
            onClick = on?.let { { it(TableEvent.Spot(spot)) } },
            onEnter = on?.takeIf { state.selection.complete && state.selection.chosenSpots.lastOrNull() == spot }
                ?.let { { it(TableEvent.Confirm) } },
            actions = if (on == null) emptyList() else actionsAt(spot, state, words, on),
            content = stack?.let { { WoodSpace(it.levels, it.top) } },
        )
    }
    ChartBoard(
        columns = SIDE,
        rows = SIDE,
        cells = cells,
        columnLabels = COLUMNS.map { AxisLabel(it.toString()) },
        rowLabels = (1..SIDE).map { AxisLabel(it.toString()) },
        paths = view.standing.map { line ->
            BoardPath(positionOf(line.spaces.first()), positionOf(line.spaces.last()), around = true)
        },
        ground = if (view.sight == Sight.SIGHTED) BoardGround.Wood else BoardGround.Covered,
        touch = on?.let { touchOf(view, it) },
        onCancel = { on?.invoke(TableEvent.Cancel) },
    )
}

private fun touchOf(view: FourSensesView, on: (TableEvent) -> Unit) = BoardTouch(
    onFeel = { position, again -> on(TableEvent.Feel(spotOf(position), again)) },
    onLift = { position -> on(TableEvent.Lift(spotOf(position))) },
    twoTaps = view.sight != Sight.SIGHTED,
    ripple = view.sight == Sight.BLINDFOLD,
)

private fun stateOf(scene: FourSensesScene, spot: String, words: Words): String? = listOfNotNull(
    words["ui-state-chosen"].takeIf { scene.isChosen(spot) },
    words["ui-state-legal"].takeIf { scene.isLegal(spot) },
    words["ui-state-last-move"].takeIf { scene.isLastMove(spot) },
).joinToString().ifEmpty { null }

/** What screen readers offer on [spot]: why nothing can be done there. */
private fun actionsAt(spot: String, state: BoardState, words: Words, on: (TableEvent) -> Unit): List<CellAction> =
    state.view.decision?.blocked.orEmpty().filter { it.spot == spot }
        .map { CellAction(words["ui-table-why-not"]) { on(TableEvent.WhyNot(spot)) } }

/** Where the space is drawn. */
internal val FeltSpace.position: CellPosition get() = positionOf(space)

private fun positionOf(space: String) = CellPosition(COLUMNS.indexOf(space[0]), space[1].digitToInt() - 1)

private fun spotOf(position: CellPosition): String = "${COLUMNS[position.column]}${position.row + 1}"

private const val COLUMNS = "ABCD"
private const val SIDE = 4
