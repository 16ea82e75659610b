package app.windrose.ui.kit

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/** The parts of a table. Each is laid out where the window has room for it. */
class TableParts(
    val topBar: @Composable () -> Unit,
    val seats: List<Seat>,
    /** The board. It is given a width and a height to fit into, never less than its least intrinsic height. */
    val board: @Composable () -> Unit,
    val prompt: @Composable () -> Unit,
    /** Hand, dice, chips: what there is to choose from. */
    val choices: (@Composable () -> Unit)? = null,
    /** Stands above the board: a course, a track. */
    val aboveBoard: (@Composable () -> Unit)? = null,
    /** The buttons, side by side or below one another. */
    val actionBar: @Composable () -> Unit,
    val actionColumn: @Composable () -> Unit,
    /** The log, shown only where there is a column for it; elsewhere the top bar opens it. */
    val log: @Composable () -> Unit,
)

/**
 * Lays out a table: on phones the tray lies below the board, on small tablets it has two columns, on wide screens
 * seats and log stand left and the prompt with everything to do stands right. Screen readers go through prompt,
 * choices, board and actions in this order everywhere.
 */
@Composable
fun TableScaffold(parts: TableParts, modifier: Modifier = Modifier) {
    when (Windrose.window) {
        WindowClass.Compact -> TrayTable(parts, modifier, twoColumns = false)
        WindowClass.Medium -> TrayTable(parts, modifier, twoColumns = true)
        WindowClass.Expanded -> ColumnTable(parts, modifier)
    }
}

@Composable
private fun TrayTable(parts: TableParts, modifier: Modifier, twoColumns: Boolean) {
    Column(modifier.fillMaxSize()) {
        Box(Modifier.readingStep(Step.Top)) { parts.topBar() }
        Box(Modifier.readingStep(Step.Seats).padding(horizontal = Space.margin, vertical = Space.half)) {
            SeatRow(parts.seats)
        }
        // The tray is measured first and takes at most its share; the board has the rest.
        TrayAndBoard(
            Modifier.weight(1f),
            board = { ScrollingBoard(parts) },
            tray = {
                if (twoColumns) TwoColumnTray(parts) else OneColumnTray(parts)
            },
        )
    }
}

@Composable
private fun OneColumnTray(parts: TableParts) {
    Tray(actions = { Box(Modifier.readingStep(Step.Actions)) { parts.actionBar() } }) {
        Box(Modifier.readingStep(Step.Prompt)) { parts.prompt() }
        parts.choices?.let { Box(Modifier.readingStep(Step.Choices)) { it() } }
    }
}

@Composable
private fun TwoColumnTray(parts: TableParts) {
    Row(
        Modifier.fillMaxWidth().traySurface().padding(horizontal = Space.margin, vertical = Space.row),
        horizontalArrangement = Arrangement.spacedBy(Space.margin),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f).verticalScroll(rememberScrollState()), Arrangement.spacedBy(Space.gap)) {
            Box(Modifier.readingStep(Step.Prompt)) { parts.prompt() }
            parts.choices?.let { Box(Modifier.readingStep(Step.Choices)) { it() } }
        }
        Box(Modifier.weight(1f).readingStep(Step.Actions)) { parts.actionBar() }
    }
}

@Composable
private fun ColumnTable(parts: TableParts, modifier: Modifier) {
    val side = if (Windrose.largeText) LARGE_SIDE_COLUMN else Space.sideColumn
    Column(modifier.fillMaxSize()) {
        Box(Modifier.readingStep(Step.Top).padding(top = Space.gap)) { parts.topBar() }
        Row(
            Modifier.weight(1f).padding(horizontal = Space.margin).padding(top = Space.half, bottom = Space.margin),
            horizontalArrangement = Arrangement.spacedBy(Space.margin),
        ) {
            Column(Modifier.width(side).fillMaxHeight(), Arrangement.spacedBy(Space.row)) {
                Box(Modifier.readingStep(Step.Seats)) { SeatColumn(parts.seats) }
                Box(Modifier.weight(1f).readingStep(Step.Log)) { parts.log() }
            }
            ScrollingBoard(parts, Modifier.weight(1f))
            Column(Modifier.width(side).fillMaxHeight(), Arrangement.spacedBy(Space.row)) {
                Column(Modifier.weight(1f).verticalScroll(rememberScrollState()), Arrangement.spacedBy(Space.row)) {
                    Card(Modifier.fillMaxWidth().readingStep(Step.Prompt), raised = true) {
                        Box(Modifier.padding(horizontal = Space.margin, vertical = 14.dp)) { parts.prompt() }
                    }
                    parts.choices?.let { Box(Modifier.readingStep(Step.Choices)) { it() } }
                }
                Box(Modifier.readingStep(Step.Actions)) { parts.actionColumn() }
            }
        }
    }
}

/** The board fitted into what is left, and scrolled where its cells would become too small for a finger. */
@Composable
private fun ScrollingBoard(parts: TableParts, modifier: Modifier = Modifier) {
    BoxWithConstraints(modifier.fillMaxSize().readingStep(Step.Board)) {
        val viewport = maxHeight
        Box(Modifier.fillMaxSize().verticalScroll(rememberScrollState()), contentAlignment = Alignment.TopCenter) {
            BoardColumn(viewport, parts)
        }
    }
}

/**
 * Gives the board the height that the part above it leaves of [viewport], but never less than the board needs. Where
 * both do not fit, the board comes first and the other part is reached by scrolling.
 */
@Composable
private fun BoardColumn(viewport: Dp, parts: TableParts) {
    // The letters of a board grow with the text; its cells must not become too small for a finger through that.
    val boardMargin = if (Windrose.largeText) Space.hair else Space.gap
    Layout(
        content = {
            Box(
                Modifier.padding(horizontal = Space.margin, vertical = Space.half).widthIn(max = Space.readable),
            ) { parts.aboveBoard?.invoke() }
            Box(Modifier.padding(horizontal = boardMargin, vertical = Space.half)) { parts.board() }
        },
        modifier = Modifier.fillMaxWidth(),
    ) { (above, board), constraints ->
        val width = constraints.maxWidth
        val whole = viewport.roundToPx()
        val extra = above.measure(Constraints(maxWidth = width))
        val needed = board.minIntrinsicHeight(width)
        val boardFirst = extra.height + needed > whole
        val left = if (boardFirst) whole else whole - extra.height
        val main = board.measure(Constraints(maxWidth = width, maxHeight = maxOf(left, needed)))
        val (upper, lower) = if (boardFirst) main to extra else extra to main
        val height = maxOf(whole, upper.height + lower.height)
        val spare = height - upper.height - lower.height
        layout(width, height) {
            upper.place((width - upper.width) / 2, spare / 3)
            lower.place((width - lower.width) / 2, upper.height + spare * 2 / 3)
        }
    }
}

/** Measures [tray] first, at most [LARGEST_TRAY] of the whole, and gives [board] the height that is left. */
@Composable
private fun TrayAndBoard(modifier: Modifier, board: @Composable () -> Unit, tray: @Composable () -> Unit) {
    Layout(content = {
        board()
        tray()
    }, modifier = modifier.fillMaxWidth()) { (boardPart, trayPart), constraints ->
        val width = constraints.maxWidth
        val height = constraints.maxHeight
        val bottom = trayPart.measure(Constraints(width, width, 0, (height * LARGEST_TRAY).toInt()))
        val rest = boardPart.measure(Constraints.fixed(width, height - bottom.height))
        layout(width, height) {
            rest.place(0, 0)
            bottom.place(0, height - bottom.height)
        }
    }
}

private enum class Step { Top, Seats, Prompt, Choices, Board, Actions, Log }

/** Puts a part of the table at its place in the order in which screen readers go through it. */
private fun Modifier.readingStep(step: Step): Modifier = semantics {
    isTraversalGroup = true
    traversalIndex = step.ordinal.toFloat()
}

private const val LARGEST_TRAY = 0.6f
private val LARGE_SIDE_COLUMN = 300.dp
