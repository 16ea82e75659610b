package app.windrose.ui.kit.board

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import kotlin.math.floor
import kotlin.math.roundToInt

/** What a board consists of, apart from its size on the screen. */
@Immutable
internal data class BoardPlan(
    val columns: Int,
    val rows: Int,
    val slotsAbove: Boolean,
    val slotsBelow: Boolean,
    val pennants: Boolean,
) {
    val rowsWithSlots: Int get() = rows + (if (slotsAbove) 1 else 0) + (if (slotsBelow) 1 else 0)
}

/** Where everything of a board lies, in pixels. */
internal class BoardGeometry(private val plan: BoardPlan, val cell: Float, private val metrics: BoardMetrics) {
    val frame: Float get() = metrics.frame

    private val left = metrics.frame + metrics.rim
    private val top = metrics.frame + metrics.rim + if (plan.slotsAbove) cell + metrics.slotGap else 0f

    val size = IntSize(
        (metrics.fixedWidth(plan) + plan.columns * cell).roundToInt(),
        (metrics.fixedHeight(plan) + plan.rowsWithSlots * cell).roundToInt(),
    )

    /** The water inside the frame. */
    val grid = Rect(Offset(left, top), Size(plan.columns * cell, plan.rows * cell))

    /** The square of the cell or slot at [position]. */
    fun cellRect(position: CellPosition): Rect {
        val gap = metrics.slotGap + metrics.frame + metrics.rim
        val y = when {
            position.row < 0 -> 0f
            position.row >= plan.rows -> grid.bottom + gap
            else -> top + position.row * cell
        }
        return Rect(Offset(left + position.column * cell, y), Size(cell, cell))
    }

    /** The cell of the grid at [point]; null outside it. */
    fun cellAt(point: Offset): CellPosition? {
        if (!grid.contains(point)) return null
        return CellPosition(((point.x - left) / cell).toInt(), ((point.y - top) / cell).toInt())
    }

    /** The band of a whole row. */
    fun rowRect(row: Int) = Rect(grid.left, top + row * cell, grid.right, top + (row + 1) * cell)

    /** The flag of the pennant beside [row], with its point towards the chart. */
    fun pennantRect(row: Int): Rect {
        val x = grid.right + metrics.frame + metrics.rim + metrics.pennantGap
        val height = cell * PENNANT_HEIGHT
        val y = top + (row + 0.5f) * cell - height / 2
        return Rect(Offset(x, y), Size(metrics.pennantWidth, height))
    }

    companion object {
        private const val PENNANT_HEIGHT = 0.8f

        /** The geometry with the largest cells that fit into [maxWidth] and [maxHeight] pixels. */
        fun fit(plan: BoardPlan, metrics: BoardMetrics, maxWidth: Float, maxHeight: Float): BoardGeometry {
            val byWidth = (maxWidth - metrics.fixedWidth(plan)) / plan.columns
            val byHeight = (maxHeight - metrics.fixedHeight(plan)) / plan.rowsWithSlots
            // Whole pixels keep the lines of the grid sharp.
            val cell = floor(minOf(byWidth, byHeight, metrics.largestCell)).coerceAtLeast(1f)
            return BoardGeometry(plan, cell, metrics)
        }

        /** The geometry of a board that was laid out at [size]: the inverse of [BoardGeometry.size]. */
        fun of(plan: BoardPlan, metrics: BoardMetrics, size: Size): BoardGeometry =
            BoardGeometry(plan, floor((size.width + 0.5f - metrics.fixedWidth(plan)) / plan.columns), metrics)
    }
}

/** The parts of a board that do not grow with its cells, in pixels. */
internal class BoardMetrics(density: Density) {
    private val fontScale = density.fontScale.coerceIn(1f, LARGEST_LETTERING)

    /** Room for the letters, which grow with the reader's text as far as a board allows. */
    val frame = with(density) { 16.dp.toPx() } * fontScale
    val rim = with(density) { 2.dp.toPx() }
    val slotGap = with(density) { 4.dp.toPx() }
    val pennantGap = with(density) { 3.dp.toPx() }
    val pennantWidth = with(density) { 58.dp.toPx() }
    val largestCell = with(density) { 102.dp.toPx() }

    /** The scale from the look's text sizes to those on this board. */
    val lettering = with(density) { 1.sp.toPx() } / density.fontScale * fontScale

    fun fixedWidth(plan: BoardPlan) = 2 * (frame + rim) + if (plan.pennants) pennantGap + pennantWidth + rim else 0f

    fun fixedHeight(plan: BoardPlan) = 2 * (frame + rim) + slotGap * (plan.rowsWithSlots - plan.rows)

    private companion object {
        const val LARGEST_LETTERING = 1.5f
    }
}
