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
import androidx.compose.runtime.ReadOnlyComposable
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
import app.windrose.ui.kit.TallActionBar
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.TopBar
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.SeatBadge
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.seatLooks
import app.windrose.core.Choice as CoreChoice

/** A table at which the game goes on, or was put away. */
@Composable
internal fun PlayedTable(
    state: TableUiState.Open,
    face: GameFace,
    board: BoardState,
    prefs: TablePrefs,
    on: (TableEvent) -> Unit,
) {
    val felt = state.view.felt
    val actions = if (felt) feltActions(state, face, on) else tableActions(state, face, on)
    val explain = { reason: String -> on(TableEvent.Explain(reason)) }
    // What stands elsewhere opens the cards as well.
    val sign = face.titleSign(board, on)
    val signShown = sign != null && titleHasSign()
    val below = face.belowSeats(board, on)
    val belowShown = below != null && Windrose.window == WindowClass.Expanded
    val choosing = face.hasPieces(board) || chips(face, board).isNotEmpty()
    TableScaffold(
        TableParts(
            decision = state.view.step,
            topBar = {
                if (face.blind) BlindTopBar(state.view, on) else TableTopBar(state.view, sign.takeIf { signShown }, on)
            },
            seats = if (barTellsAll(state.view, face)) emptyList() else seats(state.view),
            belowSeats = below,
            board = { face.Board(board, on) },
            boardWhole = felt,
            aboveBoard = { face.AboveBoard(board) },
            prompt = { TablePrompt(state, face, fan = !signShown && !belowShown, on) },
            choices = if (choosing) ({ Choices(face, board, on) }) else null,
            actionBar = { TableActionBar(actions, tall = felt, prefs.primaryLeft, explain) },
            actionColumn = {
                ActionColumn(
                    actions.primary,
                    undo = actions.undo,
                    middle = actions.middle,
                    again = actions.again,
                    tall = felt,
                    onUnavailable = explain,
                )
            },
            log = { if (!felt) LogColumn(state) },
        ),
        Modifier.windowInsetsPadding(WindowInsets.safeDrawing),
    )
}

@Composable
private fun TableTopBar(view: TableView, sign: (@Composable () -> Unit)?, on: (TableEvent) -> Unit) {
    val wide = Windrose.window == WindowClass.Expanded
    val rules = TopAction(Glyph.Book, word("ui-table-rules")) { on(TableEvent.Go(TableExit.Rules)) }
    val score = TopAction(Glyph.Trophy, word("ui-score-sheet")) { on(TableEvent.Show(TablePanel.Score)) }
    val log = TopAction(Glyph.Log, word("ui-table-log")) { on(TableEvent.Show(TablePanel.Log)) }
        .takeUnless { view.felt }
    val menu = TopAction(Glyph.More, word("ui-table-menu")) { on(TableEvent.Show(TablePanel.Menu)) }
    TopBar(
        title = view.title,
        subtitle = view.subtitle,
        back = TopAction(Glyph.Back, word("ui-table-leave")) { on(TableEvent.Go(TableExit.Back)) },
        actions = listOfNotNull(rules.takeIf { wide }, score.takeIf { wide && view.sheet != null }, log, menu),
        leading = sign,
    )
}

/** Whether there is room for a sign before the title: large text needs it, and wide screens show it below the seats. */
@Composable
@ReadOnlyComposable
private fun titleHasSign(): Boolean = !Windrose.largeText && Windrose.window != WindowClass.Expanded

/** The bar of a table that is played without looking: whose turn it is, and that nothing is shown. */
@Composable
private fun BlindTopBar(view: TableView, on: (TableEvent) -> Unit) {
    val compact = Windrose.window == WindowClass.Compact
    val decision = view.decision
    val look = decision?.takeIf { compact }?.let { view.kind.seatLooks[it.seat.toInt()] }
    TopBar(
        title = decision?.prompt?.step?.takeIf { compact } ?: view.title,
        subtitle = view.subtitle.takeIf { look == null },
        back = TopAction(Glyph.Back, word("ui-table-leave")) { on(TableEvent.Go(TableExit.Back)) },
        actions = listOf(
            TopAction(Glyph.EyeOff, view.subtitle, accented = true) { on(TableEvent.Show(TablePanel.Cards)) },
            TopAction(Glyph.More, word("ui-table-menu")) { on(TableEvent.Show(TablePanel.Menu)) },
        ),
        leading = look?.let { { SeatBadge(it, Modifier.padding(end = Space.half)) } },
    )
}

/** Whether the bar tells whose turn it is, and nothing else needs to. */
@Composable
@ReadOnlyComposable
private fun barTellsTurn(face: GameFace): Boolean = face.blind && Windrose.window == WindowClass.Compact

/** Whether the seats would tell no more than the bar does: neither whose turn it is, nor a score. */
@Composable
@ReadOnlyComposable
private fun barTellsAll(view: TableView, face: GameFace): Boolean =
    barTellsTurn(face) && view.seats.all { it.score == null }

/** The seats of [view] as they stand above the board. */
@Composable
internal fun seats(view: TableView): List<Seat> {
    val looks = view.kind.seatLooks
    val toPlay = word("ui-state-to-play")
    val roomForTurn = Windrose.window == WindowClass.Expanded
    val roomForNotes = Windrose.window != WindowClass.Compact && !Windrose.largeText
    return view.seats.map { seat ->
        Seat(
            look = looks[seat.seat.toInt()],
            name = seat.name,
            score = seat.score?.toString(),
            note = toPlay.takeIf { seat.active && roomForTurn }
                ?: seat.note.takeIf { it.isNotEmpty() && (roomForTurn || roomForNotes) },
            active = seat.active,
            spoken = seat.spoken,
        )
    }
}

@Composable
private fun TablePrompt(state: TableUiState.Open, face: GameFace, fan: Boolean, on: (TableEvent) -> Unit) {
    val prompt = state.view.decision?.prompt
    // What lies on a board that is to be felt stands nowhere else.
    val preview = state.preview.takeUnless { state.view.felt }
    Prompt(
        text = preview?.title ?: prompt?.title ?: word("ui-saved-abandoned"),
        seatAndStep = prompt?.step?.takeUnless { barTellsTurn(face) },
        result = (preview?.lines?.joinToString(" ") ?: prompt?.detail)?.ifEmpty { null },
        trailing = if (fan) ({ Cards(state.view, face, on) }) else null,
        spoken = preview?.spoken,
    )
}

@Composable
private fun Cards(view: TableView, face: GameFace, on: (TableEvent) -> Unit) {
    val fanned = face.fanned(view.cards)
    if (fanned.isEmpty()) return
    CardFan(
        signs = fanned.map { face.cardSign(it.id) },
        label = word("ui-table-cards") + ": " + view.cards.joinToString { it.title },
        onClick = { on(TableEvent.Show(TablePanel.Cards)) },
    )
}

@Composable
private fun Choices(face: GameFace, board: BoardState, on: (TableEvent) -> Unit) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.gap)) {
        if (face.hasPieces(board)) face.Pieces(board, on)
        val chips = chips(face, board)
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
            ChoiceChips(choices, { on(TableEvent.Part(chips[it].part.id)) }, large = face.blind)
        }
    }
}

/** The parts that are picked by chips. */
private fun chips(face: GameFace, board: BoardState): List<ChipPart> =
    board.selection.chips.filterNot { face.isPiece(it.part.id) }

@Composable
private fun LogColumn(state: TableUiState.Open) {
    Card(Modifier.fillMaxSize()) {
        Column(Modifier.padding(horizontal = Space.margin, vertical = Space.row), Arrangement.spacedBy(Space.half)) {
            SectionTitle(word("ui-log-title"))
            LogList(logLines(state.view, state.log))
        }
    }
}

private class TableActions(
    val primary: BarAction?,
    val undo: BarAction?,
    val middle: BarAction?,
    val again: BarAction? = null,
)

@Composable
private fun TableActionBar(actions: TableActions, tall: Boolean, primaryLeft: Boolean, explain: (String) -> Unit) {
    if (tall) {
        val others = listOf(actions.undo, actions.again, actions.middle)
        TallActionBar(actions.primary, others = others, primaryLeft = primaryLeft, onUnavailable = explain)
    } else {
        ActionBar(
            primary = actions.primary,
            undo = actions.undo,
            middle = actions.middle,
            primaryLeft = primaryLeft,
            onUnavailable = explain,
        )
    }
}

/**
 * The buttons: undo, the ready choice, and between them a choice that needs no parts, such as ending the turn. Where
 * there is none of both, everything that may be done can be seen by name.
 */
@Composable
private fun tableActions(state: TableUiState.Open, face: GameFace, on: (TableEvent) -> Unit): TableActions {
    val decision = state.view.decision ?: return reviewAction(on)
    val ready = state.selection.ready
    val buttons = state.selection.buttons.filter { it.value !== ready }
    // Of several plain choices and nothing else, the last one leads on.
    val onlyButtons = ready == null && buttons.size > 1 && buttons.size == decision.choices.size
    val onward = buttons.lastOrNull()?.takeIf { onlyButtons }
    val plain = buttons.firstOrNull()
    val listed = ready == null && decision.choices.isNotEmpty()
    val all = BarAction(word("ui-table-choices"), { on(TableEvent.Show(TablePanel.Choices)) })
    return TableActions(
        primary = ready?.let { confirmation(it, on) } ?: onward?.let { button(it, face, on) },
        undo = undoAction(state.view, on),
        middle = plain?.let { button(it, face, on) } ?: all.takeIf { listed },
    )
}

/**
 * The same where the board is felt. Each button keeps its place, whatever is chosen and whatever is asked: what cannot be
 * used now is dashed, and what is chosen says so and lets go. No list tells what may be chosen.
 */
@Composable
private fun feltActions(state: TableUiState.Open, face: GameFace, on: (TableEvent) -> Unit): TableActions {
    val decision = state.view.decision ?: return reviewAction(on)
    val ready = state.selection.ready
    val buttons = state.selection.buttons
    val onward = buttons.lastOrNull()?.takeIf { buttons.size == decision.choices.size }
    val plain = buttons.firstOrNull { it !== onward }
    val waiting = decision.prompt.detail.ifEmpty { decision.prompt.title }
    val silenced = decision.blocked.find { it.spot.isEmpty() }?.reason
    val chosen = word("ui-state-chosen")
    return TableActions(
        primary = ready?.let { confirmation(it, on) }
            ?: onward?.let { button(it, face, on) }
            ?: BarAction(word("ui-table-confirm"), {}, Glyph.Check, unavailable = waiting),
        undo = undoAction(state.view, on),
        middle = when {
            plain == null ->
                BarAction(word("ui-four-senses-declare"), {}, Glyph.Flag, unavailable = silenced ?: waiting)
            plain.value === ready -> button(plain, face, on).copy(onClick = { on(TableEvent.Clear) }, state = chosen)
            else -> button(plain, face, on)
        },
        again = BarAction(word("ui-four-senses-again"), { on(TableEvent.FeelAgain) }, Glyph.Sound),
    )
}

/** All that is left to do at a table that was put away. */
@Composable
private fun reviewAction(on: (TableEvent) -> Unit) = TableActions(
    BarAction(word("ui-result-review"), { on(TableEvent.Go(TableExit.Review)) }, Glyph.Log),
    undo = null,
    middle = null,
)

@Composable
private fun undoAction(view: TableView, on: (TableEvent) -> Unit) = BarAction(
    text = word("ui-table-undo"),
    onClick = { on(TableEvent.Undo) },
    glyph = Glyph.Undo,
    unavailable = view.undo.text.takeUnless { view.undo.possible },
)

private fun confirmation(ready: CoreChoice, on: (TableEvent) -> Unit) =
    BarAction(ready.text.label, { on(TableEvent.Confirm) }, Glyph.Check)

/** The button that picks a choice without parts. */
private fun button(choice: IndexedValue<CoreChoice>, face: GameFace, on: (TableEvent) -> Unit) =
    BarAction(choice.value.text.label, { on(TableEvent.Choose(choice.index)) }, face.choiceSign(choice.value))
