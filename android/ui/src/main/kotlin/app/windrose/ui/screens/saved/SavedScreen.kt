package app.windrose.ui.screens.saved

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.items
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import app.windrose.core.SavedGame
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.MainScaffold
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.EmptyState
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.Progress
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.AfterAMoment
import app.windrose.ui.screens.Loading
import app.windrose.ui.screens.Page
import app.windrose.ui.screens.PageList

/** What can be done on the page of saved games. */
class SavedEvents(
    val onOpen: (SavedGame) -> Unit,
    val onRename: (SavedGame, String) -> Unit,
    val onAbandon: (SavedGame) -> Unit,
    val onDelete: (SavedGame) -> Unit,
    val onBringBack: (SavedGame) -> Unit,
    val onRemove: (SavedGame) -> Unit,
    val onExport: (SavedGame) -> Unit,
    val onCopySeed: (SavedGame) -> Unit,
    val onImport: () -> Unit,
    val onCancelImport: () -> Unit,
    val onStatistics: () -> Unit,
    val onPlace: (Route) -> Unit,
)

/** The saved games, kept up to date. */
@Composable
fun SavedRoute(app: AppModel) {
    val model = app.navigator.keep(Route.Saved) { SavedModel(app) }
    LaunchedEffect(model, app.words, app.shelfVersion) { app.guard { model.load() } }
    SavedScreen(
        model.state,
        SavedEvents(
            onOpen = model::open,
            onRename = model::rename,
            onAbandon = model::abandon,
            onDelete = model::delete,
            onBringBack = model::bringBack,
            onRemove = model::remove,
            onExport = model::export,
            onCopySeed = model::copySeed,
            onImport = model::import,
            onCancelImport = model::cancelImport,
            onStatistics = model::showStatistics,
            onPlace = app::navigate,
        ),
    )
}

/** The saved games: being played, finished, and deleted but still to be brought back. */
@Composable
fun SavedScreen(state: SavedState, events: SavedEvents) {
    MainScaffold(Route.Saved, events.onPlace) {
        Page(word("ui-saved-title")) {
            if (!state.loaded) Loading(word("ui-loading")) else Games(state, events)
        }
    }
    if (state.importing) AfterAMoment { ImportDialog(events.onCancelImport) }
}

@Composable
private fun ImportDialog(onCancel: () -> Unit) {
    QuestionDialog(
        title = word("ui-saved-import"),
        buttons = listOf(DialogButton(word("ui-cancel"), onCancel)),
        onDismiss = onCancel,
    ) {
        Progress(word("ui-saved-importing"), Modifier.fillMaxWidth())
    }
}

@Composable
private fun Games(state: SavedState, events: SavedEvents) {
    val open = word("ui-saved-open")
    val finished = word("ui-saved-finished")
    val deleted = word("ui-saved-deleted")
    val deletedText = word("ui-saved-deleted-text")
    PageList {
        if (state.empty) {
            item("empty") { Card { EmptyState(word("ui-saved-empty-title"), word("ui-saved-empty-text")) } }
        }
        games(open, state.unfinished) { GameRow(it, events) }
        games(finished, state.finished) { GameRow(it, events) }
        games(deleted, state.deleted, deletedText) { DeletedRow(it, events) }
        item("more") { More(state, events) }
    }
}

private fun LazyListScope.games(
    title: String,
    games: List<SavedGame>,
    text: String? = null,
    row: @Composable (SavedGame) -> Unit,
) {
    if (games.isEmpty()) return
    item(title) {
        Column(Modifier.padding(start = Space.half, top = Space.row)) {
            SectionTitle(title)
            text?.let { Text(it, style = Windrose.type.caption, color = Windrose.colors.inkSoft) }
        }
    }
    items(games, key = { it.id }) { game -> Card(Modifier.fillMaxWidth()) { row(game) } }
}

@Composable
private fun More(state: SavedState, events: SavedEvents) {
    Column(Modifier.padding(top = Space.row), verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        Card(Modifier.fillMaxWidth()) {
            if (state.finished.isNotEmpty()) {
                ListRow(
                    title = word("ui-statistics-title"),
                    titleStyle = Windrose.type.name,
                    leading = { Icon(Glyph.Chart) },
                    onClick = events.onStatistics,
                )
                Divider()
            }
            ListRow(
                title = word("ui-saved-import"),
                subtitle = word("ui-saved-import-text"),
                titleStyle = Windrose.type.name,
                leading = { Icon(Glyph.Down) },
                onClick = events.onImport,
            )
        }
    }
}
