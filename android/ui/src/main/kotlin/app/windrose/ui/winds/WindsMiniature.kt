package app.windrose.ui.winds

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.windrose.core.WindsView
import app.windrose.ui.kit.theme.Windrose

/** The sea in small, without anybody's hand. It says nothing to screen readers. */
@Composable
internal fun WindsMiniature(view: WindsView) {
    val colors = Windrose.colors
    val deep = deepCells(view.cells)
    Box(
        Modifier.clearAndSetSemantics {}
            .border(EDGE, colors.frameInk).padding(EDGE)
            .background(colors.water).size(CELL * SEA_SIDE),
    ) {
        view.cells.forEach { cell ->
            val (column, row) = positionOf(cell.cell)
            val place = Modifier.offset(CELL * column, CELL * row).size(CELL)
            val ground = if (cell.cell in deep) place.background(colors.deep) else place
            SeaCellPicture(DrawnCell(cell, view.flagships), ground)
        }
        Canvas(Modifier.size(CELL * SEA_SIDE)) {
            view.cells.map { DrawnCell(it) }.forEach { drawn ->
                val (column, row) = positionOf(drawn.cell.cell)
                val side = CELL.toPx()
                drawOutpostOf(drawn, Rect(Offset(column * side, row * side), Size(side, side)))
            }
        }
    }
}

private val CELL = 18.dp
private val EDGE = 1.5.dp
