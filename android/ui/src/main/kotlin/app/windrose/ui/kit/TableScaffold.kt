package app.windrose.ui.kit

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.asPaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.board.BoardSight
import app.windrose.ui.kit.board.LocalBoardSight
import app.windrose.ui.kit.theme.LocalWindowClass
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/** The parts of a table. Each is laid out where the window has room for it. */
class TableParts(
    /** What the player is to decide. As long as it stays the same, so does the place of the board. */
    val decision: Any? = null,
    val topBar: @Composable () -> Unit,
    /** The seats; none where the bar tells enough of them. */
    val seats: List<Seat>,
    /** Stands below the seats where they have a column: what the line under the title tells elsewhere. */
    val belowSeats: (@Composable () -> Unit)? = null,
    /**
     * The board. It is given a width and a height to fit into, never less than its least intrinsic height unless it is
     * [boardWhole].
     */
    val board: @Composable () -> Unit,
    val prompt: @Composable () -> Unit,
    /** Hand, dice, chips: what there is to choose from. */
    val choices: (@Composable () -> Unit)? = null,
    /** Whether all of the board must be in view: a finger that feels it cannot scroll it. */
    val boardWhole: Boolean = false,
    /** Stands above the board: a course, a track. */
    val aboveBoard: (@Composable () -> Unit)? = null,
    /** The buttons, side by side or below one another. */
    val actionBar: @Composable () -> Unit,
    val actionColumn: @Composable () -> Unit,
    /** The log, shown only where there is a column for it; elsewhere the top bar opens it. */
    val log: @Composable () -> Unit,
)

/**
 * Shows the [content] of a table as in a window that is less wide where the columns of a wide one would leave the board no
 * room for cells that a finger can tap.
 */
@Composable
internal fun TableWindow(content: @Composable () -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val bars = WindowInsets.safeDrawing.only(WindowInsetsSides.Horizontal).asPaddingValues()
        val direction = LocalLayoutDirection.current
        val room = maxWidth - bars.calculateLeftPadding(direction) - bars.calculateRightPadding(direction)
        val crowded = Windrose.window == WindowClass.Expanded && room < sideColumn * 2 + Space.margin * 4 + LEAST_BOARD
        val window = if (crowded) WindowClass.Medium else Windrose.window
        CompositionLocalProvider(LocalWindowClass provides window, content = content)
    }
}

private val sideColumn: Dp
    @Composable @ReadOnlyComposable
    get() = if (Windrose.largeText) LARGE_SIDE_COLUMN else Space.sideColumn

/**
 * Lays out a table: on phones the tray lies below the board, on small tablets it has two columns, on wide screens
 * seats and log stand left and the prompt with everything to do stands right. A board that must be seen whole has the
 * height of a low window for itself, with everything else right of it. Screen readers and the Tab key go through
 * prompt, choices, board and actions in this order everywhere; Tab comes to the bar and the rest after them.
 */
@Composable
fun TableScaffold(parts: TableParts, modifier: Modifier = Modifier) {
    val hold = remember(parts.decision) { TableHold() }
    when (Windrose.window) {
        WindowClass.Compact -> TrayTable(parts, hold, twoColumns = false, modifier)
        WindowClass.Medium ->
            if (parts.boardWhole && Windrose.lowWindow) {
                ColumnTable(parts, hold, leftColumn = false, modifier)
            } else {
                TrayTable(parts, hold, twoColumns = true, modifier)
            }
        WindowClass.Expanded -> ColumnTable(parts, hold, leftColumn = true, modifier)
    }
}

@Composable
private fun TrayTable(parts: TableParts, hold: TableHold, twoColumns: Boolean, modifier: Modifier) {
    // A board that must be seen whole has the seats' place where there is little room; they are scrolled to then.
    val seatsInTray = parts.boardWhole && (Windrose.largeText || Windrose.lowWindow)
    Layout(
        content = {
            Box(Modifier.traySurface())
            Column(Modifier.trayScroll(), Arrangement.spacedBy(TRAY_GAP)) {
                PromptAndChoices(parts)
                if (seatsInTray) Seats(parts)
            }
            ScrollingBoard(parts, hold)
            Box(Modifier.readingStep(Step.Actions)) { parts.actionBar() }
            Column {
                Box(Modifier.readingStep(Step.Top)) { parts.topBar() }
                if (!seatsInTray) Seats(parts, Modifier.padding(horizontal = Space.margin, vertical = Space.half))
            }
        },
        modifier = modifier.fillMaxSize(),
        measurePolicy = remember(hold, twoColumns, parts.boardWhole) {
            TrayTablePolicy(hold, twoColumns, if (parts.boardWhole) LARGEST_TRAY_OF_WHOLE_BOARD else LARGEST_TRAY)
        },
    )
}

/**
 * The tray is measured first and takes at most its share; the board has the rest. What is placed earlier comes first on
 * the way of the Tab key, whatever lies above it.
 */
private class TrayTablePolicy(
    private val hold: TableHold,
    private val twoColumns: Boolean,
    private val largestTray: Float,
) : MeasurePolicy {
    override fun MeasureScope.measure(measurables: List<Measurable>, constraints: Constraints): MeasureResult {
        val (surface, prompt, board, actions, top) = measurables
        val width = constraints.maxWidth
        val height = constraints.maxHeight
        hold.fit(constraints)
        val head = top.measure(Constraints(width, width, 0, height))
        val room = height - head.height
        val margin = Space.margin.roundToPx()
        val column = if (twoColumns) (width - 3 * margin) / 2 else width - 2 * margin
        val upper = (if (twoColumns) Space.gap else Space.half).roundToPx()
        val lower = (if (twoColumns) Space.gap else Space.row).roundToPx()
        val gap = Space.hair.roundToPx()

        val buttons = actions.measure(Constraints(column, column, 0, room))
        val largest = (room * largestTray).toInt() - upper - lower
        val beside = if (twoColumns) 0 else buttons.height + gap
        val text = prompt.measure(Constraints(column, column, 0, (largest - beside).coerceAtLeast(0)))
        val filled = if (twoColumns) maxOf(text.height, buttons.height) else text.height + beside
        val tray = hold.tray(upper + filled + lower)
        val ground = surface.measure(Constraints.fixed(width, tray))
        val chart = board.measure(Constraints.fixed(width, room - tray))

        return layout(width, height) {
            val edge = height - tray
            ground.place(0, edge, zIndex = 1f)
            val textTop = if (twoColumns) edge + (tray - text.height) / 2 else edge + upper
            text.place(margin, textTop, zIndex = 2f)
            chart.place(0, head.height)
            val buttonTop = if (twoColumns) edge + (tray - buttons.height) / 2 else height - lower - buttons.height
            buttons.place(width - margin - column, buttonTop, zIndex = 2f)
            head.place(0, 0)
        }
    }
}

@Composable
private fun ColumnTable(parts: TableParts, hold: TableHold, leftColumn: Boolean, modifier: Modifier) {
    val side = sideColumn
    Layout(
        content = {
            Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(Space.row)) {
                // The column is as narrow as on wide screens, whatever the window.
                CompositionLocalProvider(LocalWindowClass provides WindowClass.Expanded) { PromptCardAndChoices(parts) }
                if (!leftColumn) Seats(parts)
            }
            ScrollingBoard(parts, hold)
            Box(Modifier.readingStep(Step.Actions)) { parts.actionColumn() }
            Box(Modifier.readingStep(Step.Top)) { parts.topBar() }
            if (leftColumn) {
                LeftColumn(parts)
            }
        },
        modifier = modifier.fillMaxSize().padding(top = Space.gap, bottom = Space.margin),
        measurePolicy = remember(side) { ColumnTablePolicy(side) },
    )
}

/** Seats over the log. Where large text makes them too high, they scroll, so that the newest of the log stays in sight. */
@Composable
private fun LeftColumn(parts: TableParts) {
    BoxWithConstraints {
        val most = (maxHeight - LEAST_LOG - Space.row).coerceAtLeast(0.dp)
        Column(verticalArrangement = Arrangement.spacedBy(Space.row)) {
            Column(
                Modifier.heightIn(max = most).readingStep(Step.Seats).verticalScroll(rememberScrollState()),
                Arrangement.spacedBy(Space.row),
            ) {
                SeatColumn(parts.seats)
                parts.belowSeats?.invoke()
            }
            Box(Modifier.weight(1f).readingStep(Step.Log)) { parts.log() }
        }
    }
}

/** Two or three columns under the bar. What is placed earlier comes first on the way of the Tab key. */
private class ColumnTablePolicy(private val side: Dp) : MeasurePolicy {
    override fun MeasureScope.measure(measurables: List<Measurable>, constraints: Constraints): MeasureResult {
        val (prompt, board, actions, top) = measurables
        val width = constraints.maxWidth
        val height = constraints.maxHeight
        val margin = Space.margin.roundToPx()
        val narrow = side.roundToPx()
        val head = top.measure(Constraints(width, width, 0, height))
        val start = head.height + Space.half.roundToPx()
        val room = height - start
        val buttons = actions.measure(Constraints(narrow, narrow, 0, room))
        val rest = (room - buttons.height - Space.row.roundToPx()).coerceAtLeast(0)
        val text = prompt.measure(Constraints.fixed(narrow, rest))
        val log = measurables.getOrNull(LEFT_COLUMN)?.measure(Constraints.fixed(narrow, room))
        val boardLeft = if (log == null) margin else 2 * margin + narrow
        val chart = board.measure(Constraints.fixed(width - narrow - 2 * margin - boardLeft, room))
        return layout(width, height) {
            val right = width - margin - narrow
            text.place(right, start)
            chart.place(boardLeft, start)
            buttons.place(right, height - buttons.height)
            head.place(0, 0)
            log?.place(margin, start)
        }
    }

    private companion object {
        const val LEFT_COLUMN = 4
    }
}

@Composable
private fun PromptAndChoices(parts: TableParts) {
    Box(Modifier.readingStep(Step.Prompt)) { parts.prompt() }
    Choices(parts)
}

@Composable
private fun Seats(parts: TableParts, modifier: Modifier = Modifier) {
    if (parts.seats.isNotEmpty()) Box(Modifier.readingStep(Step.Seats).then(modifier)) { SeatRow(parts.seats) }
}

@Composable
private fun PromptCardAndChoices(parts: TableParts) {
    Card(Modifier.fillMaxWidth().readingStep(Step.Prompt), raised = true) {
        Box(Modifier.padding(horizontal = Space.margin, vertical = 14.dp)) { parts.prompt() }
    }
    Choices(parts)
}

@Composable
private fun Choices(parts: TableParts) {
    parts.choices?.let { Box(Modifier.readingStep(Step.Choices).arrowsMove()) { it() } }
}

/**
 * What a table was given while one decision lasts. The tray only grows, and the board is fitted into what it had at first:
 * a choice that is picked must not move the board under the finger.
 */
internal class TableHold {
    private var window = Constraints()
    private var tray = 0
    private var viewport: Dp = 0.dp

    /** Everything begins anew in a window of another size. */
    fun fit(constraints: Constraints) {
        if (constraints == window) return
        window = constraints
        tray = 0
        viewport = 0.dp
    }

    /** The height of a tray that needs [height]. */
    fun tray(height: Int): Int = maxOf(tray, height).also { tray = it }

    /** The height into which the board is fitted where there is [height] for it. */
    fun viewport(height: Dp): Dp = maxOf(viewport, height).also { viewport = it }
}

/**
 * The board fitted into what is left, and scrolled where its cells would become too small for a finger. Then it shows by
 * itself what is asked for, and marks the edge behind which there is more.
 */
@Composable
private fun ScrollingBoard(parts: TableParts, hold: TableHold) {
    val scroll = rememberScrollState()
    val sight = remember { BoardSight() }
    BoxWithConstraints(Modifier.readingStep(Step.Board).scrollHint(scroll)) {
        val viewport = hold.viewport(maxHeight)
        Box(Modifier.fillMaxSize().verticalScroll(scroll), contentAlignment = Alignment.TopCenter) {
            CompositionLocalProvider(LocalBoardSight provides sight) {
                BoardColumn(viewport, parts, Modifier.onPlaced { sight.content = it })
            }
        }
    }
    ShowsWhatIsAsked(parts.decision, sight, scroll)
}

/**
 * Gives the board the height that the part above it leaves of [viewport], but never less than the board needs. Where
 * both do not fit, the board comes first and the other part is reached by scrolling.
 */
@Composable
private fun BoardColumn(viewport: Dp, parts: TableParts, modifier: Modifier) {
    // The letters of a board grow with the text; its cells must not become too small for a finger through that.
    val boardMargin = if (Windrose.largeText) Space.hair else Space.gap
    Layout(
        content = {
            Box(
                Modifier.padding(horizontal = Space.margin, vertical = Space.half).widthIn(max = Space.readable),
            ) { parts.aboveBoard?.invoke() }
            Box(Modifier.padding(horizontal = boardMargin, vertical = Space.half)) { parts.board() }
        },
        modifier = modifier.fillMaxWidth(),
    ) { (above, board), constraints ->
        val width = constraints.maxWidth
        val whole = viewport.roundToPx()
        val extra = above.measure(Constraints(maxWidth = width))
        val needed = if (parts.boardWhole) 0 else board.minIntrinsicHeight(width)
        val boardFirst = extra.height + needed > whole
        val left = if (boardFirst) whole else whole - extra.height
        val main = board.measure(Constraints(maxWidth = width, maxHeight = maxOf(left, needed)))
        val (upper, lower) = if (boardFirst) main to extra else extra to main
        val height = maxOf(whole, upper.height + lower.height)
        val spare = height - upper.height - lower.height
        // Where nothing stands above the board, it lies in the middle.
        val alone = extra.height <= (Space.half * 2).roundToPx()
        layout(width, height) {
            upper.place((width - upper.width) / 2, if (alone) spare / 2 else spare / 3)
            lower.place((width - lower.width) / 2, upper.height + if (alone) spare / 2 else spare * 2 / 3)
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
private const val LARGEST_TRAY_OF_WHOLE_BOARD = 0.5f
private val LARGE_SIDE_COLUMN = 300.dp

/** How high the log is at least where it has a column. */
private val LEAST_LOG = 132.dp

/** How wide a board with five columns is, its letters and what stands beside it included. */
private val LEAST_BOARD = 344.dp
