package app.windrose.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.windrose.core.CardText
import app.windrose.core.Choice
import app.windrose.core.TableView
import app.windrose.ui.app.word
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.Menu
import app.windrose.ui.kit.MenuItem
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.Sheet
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.arrowsMove
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.firstTells
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** What lies over the table, if anything does. */
@Composable
internal fun TablePanels(state: TableUiState.Open, face: GameFace, on: (TableEvent) -> Unit) {
    val close = { on(TableEvent.Show(null)) }
    when (val panel = state.panel) {
        null -> {}
        TablePanel.Menu -> MenuPanel(state.view, face, close, on)
        TablePanel.Log -> TableSheet(word("ui-log-title"), close) { LogContent(state) }
        TablePanel.Cards -> TableSheet(word("ui-table-cards"), close) { CardsContent(state.view.cards, face) }
        TablePanel.Choices -> TableSheet(word("ui-table-choices"), close) {
            ChoicesContent(state.selection.choices) { on(TableEvent.Choose(it)) }
        }
        TablePanel.News -> TableSheet(word("ui-table-since"), close) { NewsContent(state.view) }
        TablePanel.Score -> TableSheet(word("ui-score-sheet"), close) { ScoreContent(state.view) }
        TablePanel.Keys -> TableSheet(word("ui-keys-title"), close) { KeysContent(withLog = !state.view.felt) }
        TablePanel.Abandon -> AbandonQuestion(close, on)
        is TablePanel.Walkthrough -> Walkthrough(face, panel.page, on)
    }
}

@Composable
private fun TableSheet(title: String, close: () -> Unit, content: @Composable ColumnScope.() -> Unit) =
    Sheet(title, word("ui-close"), close, content)

@Composable
private fun MenuPanel(view: TableView, face: GameFace, close: () -> Unit, on: (TableEvent) -> Unit) {
    fun go(exit: TableExit) = { on(TableEvent.Go(exit)) }
    fun show(panel: TablePanel) = { on(TableEvent.Show(panel)) }
    val playing = view.decision != null
    Box(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
        Menu(
            items = listOfNotNull(
                undoItem(view, on).takeIf { view.result != null },
                MenuItem(word("ui-table-choices"), show(TablePanel.Choices), Glyph.Target)
                    .takeIf { playing && !face.hidesChoices },
                MenuItem(word("ui-score-sheet"), show(TablePanel.Score), Glyph.Trophy)
                    .takeIf { view.sheet != null && view.result == null },
                MenuItem(word("ui-table-rules"), go(TableExit.Rules), Glyph.Book),
                MenuItem(word("ui-table-walkthrough"), show(TablePanel.Walkthrough(0)), Glyph.Info),
                MenuItem(word("ui-review-title"), go(TableExit.Review), Glyph.Play).takeIf { view.looksBack },
                MenuItem(word("ui-statistics-title"), go(TableExit.Statistics), Glyph.Chart),
                MenuItem(word("ui-saved-seed-copy"), { on(TableEvent.CopySeed) }, Glyph.Copy),
                MenuItem(word("ui-saved-export"), { on(TableEvent.Export) }, Glyph.Share),
                MenuItem(word("ui-settings-title"), go(TableExit.Settings), Glyph.Settings),
                MenuItem(word("ui-keys-title"), show(TablePanel.Keys), Glyph.Tile),
                MenuItem(word("ui-saved-abandon"), show(TablePanel.Abandon), Glyph.Flag, danger = true)
                    .takeIf { playing },
                // A tap beside the menu closes nothing where nobody sees it.
                MenuItem(word("ui-close"), {}, Glyph.Close).takeIf { face.blind },
            ),
            onDismiss = close,
        )
    }
}

/** Takes back the move that ended the game, where its result has no button for that. */
@Composable
private fun undoItem(view: TableView, on: (TableEvent) -> Unit): MenuItem {
    val reason = view.undo.text.takeUnless { view.undo.possible }
    val event = if (reason == null) TableEvent.Undo else TableEvent.Explain(reason)
    return MenuItem(word("ui-table-undo"), { on(event) }, Glyph.Undo, unavailable = reason)
}

@Composable
private fun AbandonQuestion(close: () -> Unit, on: (TableEvent) -> Unit) {
    QuestionDialog(
        title = word("ui-saved-abandon"),
        text = word("ui-saved-abandon-text"),
        buttons = listOf(
            DialogButton(word("ui-saved-abandon"), { on(TableEvent.Abandon) }, ButtonKind.Danger),
            DialogButton(word("ui-cancel"), close),
        ),
        onDismiss = close,
    )
}

/** The cards in view, each with its rule and the fuller explanation. */
@Composable
private fun CardsContent(cards: List<CardText>, face: GameFace) {
    Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(Space.row)) {
        cards.forEach { card ->
            val told = listOf(card.title, card.rule, card.detail).joinToString(" ") { it.trimEnd('.') + "." }
            Card(Modifier.firstTells(told).semantics(mergeDescendants = true) {}) {
                ListRow(
                    title = card.title,
                    modifier = Modifier.semantics { heading() },
                    leading = { Icon(face.cardSign(card.id)) },
                )
                Column(
                    Modifier.padding(start = Space.margin, end = Space.margin, bottom = Space.row),
                    Arrangement.spacedBy(Space.half),
                ) {
                    Text(card.rule, style = Windrose.type.bodyStrong)
                    Text(card.detail, color = Windrose.colors.inkSoft)
                }
            }
        }
    }
}

/** Everything that may be done, by name. A tap picks it as if its parts were tapped. */
@Composable
private fun ChoicesContent(choices: List<Choice>, onChoose: (Int) -> Unit) {
    LazyColumn(Modifier.arrowsMove(), verticalArrangement = Arrangement.spacedBy(Space.half)) {
        items(choices.size) { index ->
            Card { ListRow(choices[index].text.spoken, titleStyle = Windrose.type.name, onClick = { onChoose(index) }) }
        }
    }
}

@Composable
private fun KeysContent(withLog: Boolean) {
    val keys = listOfNotNull("arrows", "tab", "enter", "escape", "undo", "log".takeIf { withLog }, "help")
    LazyColumn {
        items(keys) { key ->
            ListRow(word("ui-keys-$key"), subtitle = word("ui-keys-$key-text"), titleStyle = Windrose.type.name)
        }
    }
}
