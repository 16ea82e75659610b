package app.windrose.ui.screens.saved

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import app.windrose.core.GameStatus
import app.windrose.core.SavedGame
import app.windrose.ui.app.word
import app.windrose.ui.kit.Button
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.IconButton
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.Menu
import app.windrose.ui.kit.MenuItem
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.TextField
import app.windrose.ui.kit.drawing.GameEmblem
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.accent
import app.windrose.ui.screens.clickLabel

/** A saved game: a tap opens it, its menu has everything else. */
@Composable
internal fun GameRow(game: SavedGame, events: SavedEvents) {
    var asking by rememberSaveable(game.id) { mutableStateOf(Asking.Nothing) }
    ListRow(
        title = game.title,
        modifier = Modifier.clickLabel(word("ui-saved-open-game")),
        subtitle = game.description,
        leading = { EmblemUnlessLarge(game) },
        trailing = { GameMenu(game, events) { asking = it } },
        onClick = { events.onOpen(game) },
    )
    when (asking) {
        Asking.Nothing, Asking.Remove -> Unit

        Asking.Name -> NameDialog(game, onDismiss = { asking = Asking.Nothing }) { name ->
            asking = Asking.Nothing
            events.onRename(game, name)
        }

        Asking.Abandon -> SureDialog(
            word("ui-saved-abandon"),
            word("ui-saved-abandon-text"),
            onDismiss = { asking = Asking.Nothing },
        ) {
            asking = Asking.Nothing
            events.onAbandon(game)
        }
    }
}

/** A deleted game, which can still be brought back. */
@Composable
internal fun DeletedRow(game: SavedGame, events: SavedEvents) {
    var asking by rememberSaveable(game.id) { mutableStateOf(Asking.Nothing) }
    ListRow(title = game.title, subtitle = game.description, leading = { EmblemUnlessLarge(game) })
    FlowRow(
        Modifier.padding(start = Space.margin, end = Space.margin, bottom = Space.row),
        horizontalArrangement = Arrangement.spacedBy(Space.gap),
        verticalArrangement = Arrangement.spacedBy(Space.gap),
    ) {
        Button(word("ui-saved-bring-back"), { events.onBringBack(game) })
        Button(word("ui-saved-remove"), { asking = Asking.Remove }, kind = ButtonKind.Quiet)
    }
    if (asking == Asking.Remove) {
        SureDialog(word("ui-saved-remove"), word("ui-saved-remove-text"), onDismiss = { asking = Asking.Nothing }) {
            asking = Asking.Nothing
            events.onRemove(game)
        }
    }
}

/** What the player is asked about a game. */
private enum class Asking { Nothing, Name, Abandon, Remove }

private val SavedGame.description: String
    get() = listOf(seats.joinToString(), summary, standing, dateLine).filter { it.isNotEmpty() }.joinToString("\n")

@Composable
private fun EmblemUnlessLarge(game: SavedGame) {
    if (!Windrose.largeText) GameEmblem(game.kind.accent)
}

@Composable
private fun GameMenu(game: SavedGame, events: SavedEvents, onAsk: (Asking) -> Unit) {
    var open by remember { mutableStateOf(false) }
    Box {
        IconButton(Glyph.More, "${game.title}: ${word("ui-saved-actions")}", { open = true })
        if (open) {
            Menu(
                items = listOfNotNull(
                    MenuItem(word("ui-rename"), { onAsk(Asking.Name) }, Glyph.Edit),
                    MenuItem(word("ui-saved-export"), { events.onExport(game) }, Glyph.Share),
                    MenuItem(word("ui-saved-seed-copy"), { events.onCopySeed(game) }, Glyph.Copy),
                    MenuItem(word("ui-saved-abandon"), { onAsk(Asking.Abandon) }, Glyph.Flag)
                        .takeIf { game.status == GameStatus.PLAYING },
                    MenuItem(word("ui-delete"), { events.onDelete(game) }, Glyph.Delete, danger = true),
                ),
                onDismiss = { open = false },
            )
        }
    }
}

@Composable
private fun NameDialog(game: SavedGame, onDismiss: () -> Unit, onDone: (String) -> Unit) {
    var name by rememberSaveable { mutableStateOf(if (game.named) game.title else "") }
    QuestionDialog(
        title = word("ui-saved-rename-title"),
        buttons = listOf(
            DialogButton(word("ui-done"), { onDone(name) }, ButtonKind.Primary),
            DialogButton(word("ui-cancel"), onDismiss, ButtonKind.Quiet),
        ),
        onDismiss = onDismiss,
    ) {
        TextField(name, { name = it }, word("ui-saved-rename-hint"), onDone = { onDone(name) })
    }
}

/** Asks once more before what cannot be taken back. */
@Composable
private fun SureDialog(title: String, text: String, onDismiss: () -> Unit, onConfirm: () -> Unit) {
    QuestionDialog(
        title = title,
        text = text,
        buttons = listOf(
            DialogButton(title, onConfirm, ButtonKind.Danger),
            DialogButton(word("ui-cancel"), onDismiss, ButtonKind.Quiet),
        ),
        onDismiss = onDismiss,
    )
}
