package app.windrose.ui.screens.setup

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import app.windrose.ui.app.word
import app.windrose.ui.kit.ActionBar
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.TextField
import app.windrose.ui.kit.TopAction
import app.windrose.ui.kit.Tray
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.FormWidth
import app.windrose.ui.screens.Page
import app.windrose.ui.screens.PageColumn
import app.windrose.ui.screens.aboveBottomBar

/** What can be done on every set-up page. */
class SetupEvents(
    val onBack: () -> Unit,
    val onRules: () -> Unit,
    val onRename: (seat: Int, name: String) -> Unit,
    val onTakeLastNames: () -> Unit,
    val onSeed: (String) -> Unit,
    val onPaste: () -> String?,
    val onUnavailable: (String) -> Unit,
    val onStart: () -> Unit,
    /** What is wrong with a seed as it was typed; null when nothing is. */
    val seedMistake: suspend (String) -> String? = { null },
)

/** The frame of every set-up page: the choices of the game in [content], the seed and the start at the bottom. */
@Composable
fun SetupPage(
    state: SetupState,
    events: SetupEvents,
    primaryLeft: Boolean,
    content: @Composable ColumnScope.() -> Unit,
) {
    var askSeed by rememberSaveable { mutableStateOf(false) }
    Page(
        title = state.title,
        onBack = events.onBack,
        actions = listOf(TopAction(Glyph.Book, word("ui-tab-rules"), onClick = events.onRules)),
    ) {
        Column(Modifier.fillMaxSize().aboveBottomBar()) {
            Box(Modifier.weight(1f)) { PageColumn(content = content) }
            Tray(
                actions = {
                    Box(Modifier.fillMaxWidth(), contentAlignment = Alignment.Center) {
                        ActionBar(
                            primary = BarAction(word("ui-setup-start"), events.onStart, Glyph.Sail, state.refusal),
                            modifier = Modifier.widthIn(max = FormWidth - Space.margin * 2),
                            middle = BarAction(
                                text = word("ui-setup-seed"),
                                onClick = { askSeed = true },
                                glyph = Glyph.Check.takeIf { state.seed.isNotEmpty() },
                            ),
                            primaryLeft = primaryLeft,
                            onUnavailable = events.onUnavailable,
                        )
                    }
                },
            ) {
                SeedLine(state)
            }
        }
    }
    if (askSeed) {
        SeedDialog(
            seed = state.seed,
            onPaste = events.onPaste,
            onDismiss = { askSeed = false },
            onDone = { seed ->
                askSeed = false
                events.onSeed(seed)
            },
            seedMistake = events.seedMistake,
        )
    }
}

@Composable
private fun SeedLine(state: SetupState) {
    val mistake = state.seedMistake
    when {
        mistake != null -> Text(mistake, style = Windrose.type.caption, color = Windrose.colors.bad)
        state.seed.isNotEmpty() -> Text(word("ui-setup-seed-set"), style = Windrose.type.caption)
    }
}

/** Asks for a seed, typed or pasted. */
@Composable
internal fun SeedDialog(
    seed: String,
    onPaste: () -> String?,
    onDismiss: () -> Unit,
    onDone: (String) -> Unit,
    seedMistake: suspend (String) -> String? = { null },
) {
    var text by rememberSaveable { mutableStateOf(seed) }
    var mistake by remember { mutableStateOf<String?>(null) }
    LaunchedEffect(text) { mistake = seedMistake(text) }
    val done = { if (mistake == null) onDone(text) }
    QuestionDialog(
        title = word("ui-setup-seed-title"),
        text = word("ui-setup-seed-text"),
        buttons = listOf(
            DialogButton(word("ui-done"), done, ButtonKind.Primary),
            DialogButton(word("ui-setup-seed-paste"), { onPaste()?.let { text = it } }),
            DialogButton(word("ui-setup-seed-clear"), { onDone("") }),
            DialogButton(word("ui-cancel"), onDismiss, ButtonKind.Quiet),
        ),
        onDismiss = onDismiss,
    ) {
        TextField(text, { text = it }, word("ui-setup-seed-hint"), mistake = mistake, onDone = done)
    }
}
