package app.windrose.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.windrose.core.ResultText
import app.windrose.core.TableView
import app.windrose.ui.app.word
import app.windrose.ui.kit.ActionBar
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.ResultHeader
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.TopBar
import app.windrose.ui.kit.Tray
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.seatLooks

/** How a game ended: who won and how, the last position in view, the figures, and where to go from here. */
@Composable
internal fun FinishedTable(face: GameFace, board: BoardState, prefs: TablePrefs, on: (TableEvent) -> Unit) {
    val view = board.view
    val result = view.result ?: return
    Column(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
        TopBar(
            title = view.title,
            subtitle = view.subtitle,
            back = TopAction(Glyph.Back, word("ui-back")) { on(TableEvent.Go(TableExit.Back)) },
            actions = listOf(
                TopAction(Glyph.Log, word("ui-table-log")) { on(TableEvent.Show(TablePanel.Log)) },
                TopAction(Glyph.More, word("ui-table-menu")) { on(TableEvent.Show(TablePanel.Menu)) },
            ),
        )
        if (Windrose.window == WindowClass.Expanded) {
            WideResult(face, board, result, prefs, on)
        } else {
            TallResult(face, board, result, prefs, on)
        }
    }
}

@Composable
private fun TallResult(
    face: GameFace,
    board: BoardState,
    result: ResultText,
    prefs: TablePrefs,
    on: (TableEvent) -> Unit,
) {
    Column(Modifier.fillMaxSize()) {
        Column(
            Modifier.weight(1f).fillMaxWidth().verticalScroll(rememberScrollState()).padding(Space.margin),
            Arrangement.spacedBy(Space.section),
            Alignment.CenterHorizontally,
        ) {
            Header(board.view, result)
            Box(Modifier.heightIn(max = BOARD_HEIGHT)) { face.Board(board, on = null) }
            Figures(board.view, result.columns, result.rows, Modifier.widthIn(max = Space.readable))
        }
        Tray(actions = { Onward(prefs, on) }) {}
    }
}

@Composable
private fun WideResult(
    face: GameFace,
    board: BoardState,
    result: ResultText,
    prefs: TablePrefs,
    on: (TableEvent) -> Unit,
) {
    Row(Modifier.fillMaxSize().padding(Space.margin), Arrangement.spacedBy(Space.wide), Alignment.CenterVertically) {
        Box(Modifier.weight(1f).fillMaxHeight(), Alignment.Center) { face.Board(board, on = null) }
        Column(Modifier.weight(1f), Arrangement.spacedBy(Space.section), Alignment.CenterHorizontally) {
            // However many figures there are, the way on stays in view below them.
            Column(
                Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()),
                Arrangement.spacedBy(Space.section),
                Alignment.CenterHorizontally,
            ) {
                Header(board.view, result)
                Figures(board.view, result.columns, result.rows, Modifier.widthIn(max = Space.readable))
            }
            Box(Modifier.widthIn(max = Space.readable)) { Onward(prefs, on) }
        }
    }
}

/** Where to go from here. */
@Composable
private fun Onward(prefs: TablePrefs, on: (TableEvent) -> Unit) {
    ActionBar(
        primary = BarAction(word("ui-result-again"), { on(TableEvent.Go(TableExit.Again)) }, Glyph.Play),
        middle = BarAction(word("ui-result-review"), { on(TableEvent.Go(TableExit.Review)) }, Glyph.Log),
        undo = BarAction(word("ui-result-home"), { on(TableEvent.Go(TableExit.Home)) }, Glyph.House),
        primaryLeft = prefs.primaryLeft,
    )
}

@Composable
private fun Header(view: TableView, result: ResultText) {
    ResultHeader(result.title, result.sentence, winner = winner(view, result))
}

/** The seat that won alone; none in a draw, and when all lost. */
private fun winner(view: TableView, result: ResultText): SeatLook? =
    result.winners.singleOrNull()?.let { view.kind.seatLooks[it.toInt()] }

/** So high at most that the figures are in sight below. */
private val BOARD_HEIGHT = 420.dp
