package app.windrose.ui.kit.board

import androidx.compose.foundation.layout.BoxScope
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.windrose.ui.kit.drawing.Glyph

/**
 * A place on a board. Columns count from the left and rows from the top, both from 0. Places outside the grid (row -1,
 * or the number of rows) are drawn as dashed slots above and below the chart.
 */
@Immutable
data class CellPosition(val column: Int, val row: Int)

/** What a board is made of inside its frame. */
enum class BoardGround {
    /** Shallow water with the lines of a chart. */
    Water,

    /** Deep water with the gold lines of a sea chart. */
    Sea,

    /** A tray of walnut; each cell draws its own space. */
    Wood,

    /** Dark water over everything: the board is felt, not seen. */
    Covered,
}

/** Where in its cell the ring of a legal choice is drawn: in the middle, or beside what lies there, usually upper right. */
enum class RingSpot { Middle, Corner, UpperLeft, LowerLeft, LowerRight }

/** What is marked on a cell. Marks may come together. */
@Immutable
data class CellMarks(
    /** A ring: the cell may be chosen. */
    val legal: RingSpot? = null,
    /** A frame: the cell is chosen and waits for its confirmation. */
    val selected: Boolean = false,
    /** A dashed frame: the chosen piece comes from here. */
    val origin: Boolean = false,
    /** Four corner brackets: the last move ended here. */
    val lastMove: Boolean = false,
    /** A hatch: nothing can ever stand here. */
    val blocked: Boolean = false,
    /** A cross: what stands here would be lost by the chosen move. */
    val crossed: Boolean = false,
) {
    companion object {
        val None = CellMarks()
    }
}

/** Something else that can be done with a cell, offered by screen readers as a custom action. */
@Immutable
data class CellAction(val label: String, val onAction: () -> Unit)

/** One cell of a [ChartBoard]: a button with a name, a state and whatever lies on it. */
@Immutable
data class BoardCell(
    val position: CellPosition,
    /** The name and what lies on it, such as "b4, empty". */
    val contentDescription: String,
    /** What can be done with it or was done, such as "legal". */
    val stateDescription: String? = null,
    val marks: CellMarks = CellMarks.None,
    /** Null where a tap would mean nothing; the cell is then read as unavailable. */
    val onClick: (() -> Unit)? = null,
    /** What Enter does where it is not the same as a tap. */
    val onEnter: (() -> Unit)? = null,
    val actions: List<CellAction> = emptyList(),
    /** Whether it is drawn over the cells around it, as when something travels into it. */
    val raised: Boolean = false,
    /** Drawn over the marks, in the square of the cell, beyond which it may reach: what stands on the edge of the board. */
    val above: (DrawScope.(Rect) -> Unit)? = null,
    /** Drawn in the middle of the cell; fractions of the maximum size are fractions of the cell. */
    val content: (@Composable BoxScope.() -> Unit)? = null,
)

/** A letter or number on the frame, with a small sign beside it where a column or row is special. */
@Immutable
data class AxisLabel(val text: String, val sign: Glyph? = null, val signColor: Color = Color.Unspecified)

/**
 * A dotted way from one cell to another with a ring on each cell in between; or a loop [around] all of them, which covers
 * nothing of what lies there.
 */
@Immutable
data class BoardPath(val from: CellPosition, val to: CellPosition, val around: Boolean = false)

/** A dotted arrow from one cell to another: the way that a piece would be driven. */
@Immutable
data class BoardArrow(val from: CellPosition, val to: CellPosition)

/** A short note on a cell: what a chosen move would bring there. */
@Immutable
data class BoardNote(val position: CellPosition, val text: String)

/** How a [Pennant] stands out. */
enum class PennantLook {
    Normal,

    /** Filled with the accent: the row that a chosen move touches. */
    Highlighted,

    /** With a sign of fog: the row scores nothing. */
    Fog,
}

/** The goal of a row, flown to the right of the chart. */
@Immutable
data class Pennant(
    val row: Int,
    val goal: String,
    /** The line below the goal: the present total, or why there is none. */
    val note: String,
    val contentDescription: String,
    val look: PennantLook = PennantLook.Normal,
)
