package app.windrose.ui.kit.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.focusGroup
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.IntrinsicMeasurable
import androidx.compose.ui.layout.IntrinsicMeasureScope
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.layout.ParentDataModifier
import androidx.compose.ui.layout.Placeable
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.toSize
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import kotlin.math.ceil
import kotlin.math.roundToInt

/**
 * A board drawn as a sea chart: a parchment frame with scale and letters, the [ground] inside, slots outside, pennants
 * on the right. It takes the largest cells that fit its space. Its least intrinsic height is the one at which cells
 * still have the size of a finger, so that a screen can scroll it rather than shrink it further.
 *
 * Every cell is a button for screen readers and for the keyboard: arrows move between cells, Enter takes one, Escape
 * calls [onCancel]. A board with a [touch] also tells which cell is felt.
 */
@Composable
fun ChartBoard(
    columns: Int,
    rows: Int,
    cells: List<BoardCell>,
    modifier: Modifier = Modifier,
    columnLabels: List<AxisLabel> = emptyList(),
    rowLabels: List<AxisLabel> = emptyList(),
    pennants: List<Pennant> = emptyList(),
    highlightedRows: Set<Int> = emptySet(),
    foggedRows: Set<Int> = emptySet(),
    paths: List<BoardPath> = emptyList(),
    arrows: List<BoardArrow> = emptyList(),
    notes: List<BoardNote> = emptyList(),
    ground: BoardGround = BoardGround.Water,
    deep: Set<CellPosition> = emptySet(),
    touch: BoardTouch? = null,
    onCancel: () -> Unit = {},
) {
    val plan = BoardPlan(
        columns = columns,
        rows = rows,
        slotsAbove = cells.any { it.position.row < 0 },
        slotsBelow = cells.any { it.position.row >= rows },
        pennants = pennants.isNotEmpty(),
    )
    val colors = Windrose.colors
    val density = LocalDensity.current
    val metrics = remember(density) { BoardMetrics(density) }
    val focus = rememberBoardFocus(cells.map { it.position })
    // Where all is chosen, that is what is to be seen.
    val asked = cells.filter { it.marks.legal != null }.ifEmpty { cells.filter { it.marks.selected } }
        .map { it.position }
    val entry = asked.firstOrNull()
    LaunchedEffect(focus, entry) { entry?.let(focus::enterAt) }
    val lettering = axisLettering(columnLabels, rowLabels, metrics)
    val noteStyle = Windrose.type.boardLetter.copy(fontWeight = FontWeight.Bold)
    val policy = remember(plan, metrics) { BoardMeasurePolicy(plan, metrics) }
    val finger = remember { BoardFinger() }
    Layout(
        content = {
            BoardCanvas(plan, metrics) { geometry ->
                drawChart(geometry, plan, ground, colors, lettering, deep)
                foggedRows.forEach { drawHatch(geometry.rowRect(it), colors.ink) }
                highlightedRows.forEach { drawRowHighlight(geometry.rowRect(it), colors.accent) }
                cells.filter { it.position.row !in 0 until rows }
                    .forEach { drawSlot(geometry.cellRect(it.position), colors) }
            }
            cells.forEach { cell ->
                key(cell.position) {
                    CellNode(cell, focus, touch, finger, onCancel, Modifier.then(OnCell(cell.position, cell.raised)))
                }
            }
            pennants.forEach { pennant ->
                key(pennant.row) { PennantNode(pennant, metrics, Modifier.then(OnPennant(pennant.row))) }
            }
            BoardCanvas(plan, metrics) { geometry ->
                if (ground != BoardGround.Covered) {
                    drawCellMarks(geometry, cells, paths, plan, markColors(ground, colors))
                }
                cells.forEach { it.above?.invoke(this, geometry.cellRect(it.position)) }
                arrows.forEach { drawArrow(geometry.cellRect(it.from), geometry.cellRect(it.to)) }
                val chart = geometry.grid.inflate(geometry.frame)
                notes.forEach {
                    drawNote(it.text, geometry.cellRect(it.position), chart, lettering.measurer, noteStyle)
                }
                finger.at?.takeIf { touch?.ripple == true }?.let { drawRipple(geometry, it, colors) }
            }
        },
        modifier = modifier.asksToBeSeen(asked) { position, size ->
            BoardGeometry.of(plan, metrics, size).cellRect(position)
        }.feltBy(finger, touch, plan, metrics, cells).focusGroup(),
        measurePolicy = policy,
    )
}

/** Follows the [finger] over a board with a [touch]. */
@Composable
private fun Modifier.feltBy(
    finger: BoardFinger,
    touch: BoardTouch?,
    plan: BoardPlan,
    metrics: BoardMetrics,
    cells: List<BoardCell>,
): Modifier {
    val present by rememberUpdatedState(touch)
    val taken by rememberUpdatedState(cells)
    val twoTaps = touch?.twoTaps ?: return this
    return pointerInput(finger, twoTaps, plan, metrics) {
        val told = BoardTouch(
            onFeel = { cell, again -> present?.onFeel?.invoke(cell, again) },
            onLift = { present?.onLift?.invoke(it) },
            twoTaps = twoTaps,
        )
        finger.follow(
            scope = this,
            touch = told,
            cellAt = { BoardGeometry.of(plan, metrics, size.toSize()).cellAt(it) },
            onTake = { position -> taken.find { it.position == position }?.onClick?.invoke() },
        )
    }
}

private fun DrawScope.drawCellMarks(
    geometry: BoardGeometry,
    cells: List<BoardCell>,
    paths: List<BoardPath>,
    plan: BoardPlan,
    colors: MarkColors,
) {
    paths.forEach { drawWay(geometry, it, plan, colors) }
    cells.forEach { drawMarks(it.marks, geometry.cellRect(it.position), colors) }
}

@Composable
private fun axisLettering(
    columns: List<AxisLabel>,
    rows: List<AxisLabel>,
    metrics: BoardMetrics,
): AxisLettering {
    val role = Windrose.type.boardLetter
    val measurer = rememberTextMeasurer()
    val size = with(LocalDensity.current) { (role.fontSize.value * metrics.lettering).toSp() }
    return AxisLettering(columns, rows, measurer, role.copy(fontSize = size, lineHeight = size * 1.15f))
}

/** A canvas over the whole board. It draws and takes no taps. */
@Composable
private fun BoardCanvas(plan: BoardPlan, metrics: BoardMetrics, draw: DrawScope.(BoardGeometry) -> Unit) {
    Canvas(Modifier.then(OnBoard)) { draw(BoardGeometry.of(plan, metrics, size)) }
}

private data object OnBoard : ParentDataModifier {
    override fun Density.modifyParentData(parentData: Any?) = this@OnBoard
}

private data class OnCell(val position: CellPosition, val raised: Boolean) : ParentDataModifier {
    override fun Density.modifyParentData(parentData: Any?) = this@OnCell
}

private data class OnPennant(val row: Int) : ParentDataModifier {
    override fun Density.modifyParentData(parentData: Any?) = this@OnPennant
}

/** A part of a board that was measured: where it lies, and over which others. */
private class Placed(val part: Placeable, val corner: IntOffset, val level: Float)

private class BoardMeasurePolicy(private val plan: BoardPlan, private val metrics: BoardMetrics) : MeasurePolicy {
    override fun MeasureScope.measure(measurables: List<Measurable>, constraints: Constraints): MeasureResult {
        val geometry = BoardGeometry.fit(
            plan,
            metrics,
            maxWidth = if (constraints.hasBoundedWidth) constraints.maxWidth.toFloat() else Float.POSITIVE_INFINITY,
            maxHeight = if (constraints.hasBoundedHeight) constraints.maxHeight.toFloat() else Float.POSITIVE_INFINITY,
        )
        val placed = measurables.map { measurable ->
            val place = measurable.parentData
            val rect = when (place) {
                is OnCell -> geometry.cellRect(place.position)
                is OnPennant -> geometry.pennantRect(place.row)
                else -> null
            }
            val width = rect?.width?.roundToInt() ?: geometry.size.width
            val height = rect?.height?.roundToInt() ?: geometry.size.height
            Placed(
                measurable.measure(Constraints.fixed(width, height)),
                corner = rect?.let { IntOffset(it.left.roundToInt(), it.top.roundToInt()) } ?: IntOffset.Zero,
                level = if (place is OnCell && place.raised) 1f else 0f,
            )
        }
        return layout(geometry.size.width, geometry.size.height) {
            placed.forEach { it.part.place(it.corner, it.level) }
        }
    }

    override fun IntrinsicMeasureScope.minIntrinsicHeight(measurables: List<IntrinsicMeasurable>, width: Int): Int =
        heightAt(width, Space.target.toPx())

    override fun IntrinsicMeasureScope.maxIntrinsicHeight(measurables: List<IntrinsicMeasurable>, width: Int): Int =
        heightAt(width, metrics.largestCell)

    private fun heightAt(width: Int, largestCell: Float): Int {
        val widest = BoardGeometry.fit(plan, metrics, width.toFloat(), Float.POSITIVE_INFINITY)
        return BoardGeometry(plan, minOf(ceil(largestCell), widest.cell), metrics).size.height
    }
}
