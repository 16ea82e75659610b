package app.windrose.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import app.windrose.ui.app.Failure
import app.windrose.ui.app.word
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.ErrorPanel
import app.windrose.ui.kit.LocalTeller
import app.windrose.ui.kit.Progress
import app.windrose.ui.kit.Teller
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.TopBar
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.chartBackground
import app.windrose.ui.kit.theme.AccentScope
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.screens.accent

/** The settings that change how a table is laid out. */
@Immutable
data class TablePrefs(val primaryLeft: Boolean = false, val boardTurned: Boolean = false)

/** A table in any state. */
@Composable
fun TableScreen(state: TableUiState, prefs: TablePrefs, on: (TableEvent) -> Unit) {
    Box(Modifier.fillMaxSize().tableKeys(on).chartBackground(originX = 0.46f, originY = 0.43f)) {
        when (state) {
            TableUiState.Loading -> Box(Modifier.fillMaxSize(), Alignment.Center) { Progress(word("ui-loading")) }
            is TableUiState.Failed -> FailedTable(state.failure, on)
            is TableUiState.Open -> AccentScope(state.view.kind.accent) { OpenTable(state, prefs, on) }
        }
    }
}

@Composable
private fun OpenTable(state: TableUiState.Open, prefs: TablePrefs, on: (TableEvent) -> Unit) {
    val face = remember(state.view) { faceOf(state.view.position) }
    val board = boardState(state, prefs)
    val teller = remember(on) { Teller { on(TableEvent.Tell(it)) } }
    CompositionLocalProvider(LocalTeller provides teller.takeIf { face.blind }) {
        when {
            state.view.covered -> CoveredTable(state.view, on)
            state.view.result != null -> FinishedTable(face, board, prefs, on)
            else -> PlayedTable(state, face, board, prefs, on)
        }
        if (state.busy) Box(Modifier.fillMaxSize(), Alignment.Center) { Progress(word("ui-loading")) }
        if (!state.view.covered) TablePanels(state, face, on)
    }
}

private fun boardState(state: TableUiState.Open, prefs: TablePrefs): BoardState {
    val view = state.view
    val side = view.decision?.seat ?: view.holder
    val seenFrom = side.takeIf { prefs.boardTurned }
    return BoardState(view, state.selection, state.preview, state.transition, seenFrom, state.felt)
}

@Composable
private fun FailedTable(failure: Failure, on: (TableEvent) -> Unit) {
    Column(
        Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        TopBar(
            title = word("ui-error-title"),
            back = TopAction(Glyph.Back, word("ui-back")) { on(TableEvent.Go(TableExit.Back)) },
        )
        ErrorPanel(
            title = word("ui-error-title"),
            cause = failure.title,
            nextStep = failure.next,
            modifier = Modifier.verticalScroll(rememberScrollState())
                .widthIn(max = Space.readable).padding(Space.margin),
            actions = listOf(
                BarAction(word("ui-try-again"), { on(TableEvent.Refresh) }),
                BarAction(word("ui-home"), { on(TableEvent.Go(TableExit.Home)) }),
            ),
        )
    }
}
