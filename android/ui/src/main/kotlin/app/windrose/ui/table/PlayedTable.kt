package app.windrose.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.windrose.core.TableView
import app.windrose.ui.app.word
import app.windrose.ui.kit.ActionBar
import app.windrose.ui.kit.ActionColumn
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.CardFan
import app.windrose.ui.kit.ChipState
import app.windrose.ui.kit.Choice
import app.windrose.ui.kit.ChoiceChips
import app.windrose.ui.kit.LogList
import app.windrose.ui.kit.Prompt
import app.windrose.ui.kit.Seat
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.TableParts
import app.windrose.ui.kit.TableScaffold
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.TopBar
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.seatLooks

/** A table at which the game goes on, or was put away. */
@Composable
internal fun PlayedTable(
    state: TableUiState.Open,
    face: GameFace,
    board: BoardState,
    prefs: TablePrefs,
    on: (TableEvent) -> Unit,
) {
    val actions = tableActions(state, on)
    val explain = { reason: String -> on(TableEvent.Explain(reason)) }
    val choosing = state.selection.pieces.isNotEmpty() || state.selection.chips.isNotEmpty()
    TableScaffold(
        TableParts(
            decision = state.view.step,
            topBar = { TableTopBar(state.view, on) },
            seats = seats(state.view),
            board = { face.Board(board, on) },
            aboveBoard = { face.AboveBoard(board) },
            prompt = { TablePrompt(state, face, on) },
            choices = if (choosing) ({ Choices(face, board, on) }) else null,
            actionBar = {
                ActionBar(
                    primary = actions.primary,
                    undo = actions.undo,
                    middle = actions.middle,
                    primaryLeft = prefs.primaryLeft,
                    onUnavailable = explain,
                )
            },
            actionColumn = {
                ActionColumn(actions.primary, undo = actions.undo, middle = actions.middle, onUnavailable = explain)
            },
            log = { LogColumn(state) },
        ),
        Modifier.windowInsetsPadding(WindowInsets.safeDrawing),
    )
}

@Composable
private fun TableTopBar(view: TableView, on: (TableEvent) -> Unit) {
    val wide = Windrose.window == WindowClass.Expanded
    val rules = TopAction(Glyph.Book, word("ui-table-rules")) { on(TableEvent.Go(TableExit.Rules)) }
    val log = TopAction(Glyph.Log, word("ui-table-log")) { on(TableEvent.Show(TablePanel.Log)) }
    val menu = TopAction(Glyph.More, word("ui-table-menu")) { on(TableEvent.Show(TablePanel.Menu)) }
    TopBar(
        title = view.title,
        subtitle = view.subtitle,
        back = TopAction(Glyph.Back, word("ui-table-leave")) { on(TableEvent.Go(TableExit.Back)) },
        actions = listOfNotNull(rules.takeIf { wide }, log, menu),
    )
}

/** The seats of [view] as they stand above the board. */
@Composable
internal fun seats(view: TableView): List<Seat> {
    val looks = view.kind.seatLooks
    val toPlay = word("ui-state-to-play")
    val roomForNotes = Windrose.window == WindowClass.Expanded
    return view.seats.map { seat ->
        Seat(
            look = looks[seat.seat.toInt()],
            name = seat.name,
            score = seat.score?.toString(),
            note = toPlay.takeIf { seat.active && roomForNotes },
            active = seat.active,
            spoken = seat.spoken,
        )
    }
}

@Composable
private fun TablePrompt(state: TableUiState.Open, face: GameFace, on: (TableEvent) -> Unit) {
    val prompt = state.view.decision?.prompt
    val preview = state.preview
    Prompt(
        text = preview?.title ?: prompt?.title ?: word("ui-saved-abandoned"),
        seatAndStep = prompt?.step,
        result = (preview?.lines?.joinToString(" ") ?: prompt?.detail)?.ifEmpty { null },
        trailing = { Cards(state.view, face, on) },
    )
}

@Composable
private fun Cards(view: TableView, face: GameFace, on: (TableEvent) -> Unit) {
    if (view.cards.isEmpty()) return
    CardFan(
        signs = face.fanned(view.cards).map { face.cardSign(it.id) },
        label = word("ui-table-cards") + ": " + view.cards.joinToString { it.title },
        onClick = { on(TableEvent.Show(TablePanel.Cards)) },
    )
}

@Composable
private fun Choices(face: GameFace, board: BoardState, on: (TableEvent) -> Unit) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.gap)) {
        if (board.selection.pieces.isNotEmpty()) face.Pieces(board, on)
        val chips = board.selection.chips
        if (chips.isNotEmpty()) {
            val chosen = word("ui-state-chosen")
            val choices = chips.map { chip ->
                Choice(
                    text = chip.part.label,
                    state = if (chip.chosen) ChipState.Chosen else ChipState.Open,
                    spoken = chip.part.spoken,
                    stateDescription = chosen.takeIf { chip.chosen },
                )
            }
            ChoiceChips(choices, onChoose = { on(TableEvent.Part(chips[it].part.id)) })
        }
    }
}

@Composable
private fun LogColumn(state: TableUiState.Open) {
    Card(Modifier.fillMaxSize()) {
        Column(Modifier.padding(horizontal = Space.margin, vertical = Space.row), Arrangement.spacedBy(Space.half)) {
            SectionTitle(word("ui-log-title"))
            LogList(logLines(state.view, state.log))
        }
    }
}

private class TableActions(val primary: BarAction?, val undo: BarAction?, val middle: BarAction?)

/**
 * The buttons: undo, the ready choice, and between them a choice that needs no parts, such as ending the turn. Where
 * there is none of both, everything that may be done can be seen by name.
 */
@Composable
private fun tableActions(state: TableUiState.Open, on: (TableEvent) -> Unit): TableActions {
    val decision = state.view.decision
        ?: return TableActions(
            BarAction(word("ui-result-review"), { on(TableEvent.Go(TableExit.Review)) }, Glyph.Log),
            undo = null,
            middle = null,
        )
    val undo = state.view.undo
    val ready = state.selection.ready
    val plain = state.selection.buttons.firstOrNull { it.value !== ready }
    val all = BarAction(word("ui-table-choices"), { on(TableEvent.Show(TablePanel.Choices)) })
    return TableActions(
        primary = ready?.let { BarAction(it.text.label, { on(TableEvent.Confirm) }, Glyph.Check) },
        undo = BarAction(
            text = word("ui-table-undo"),
            onClick = { on(TableEvent.Undo) },
            unavailable = undo.text.takeUnless { undo.possible },
        ),
        middle = plain?.let { BarAction(it.value.text.label, { on(TableEvent.Choose(it.index)) }) }
            ?: all.takeIf { ready == null && decision.choices.isNotEmpty() },
    )
}
