package app.windrose.ui.screens.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.windrose.core.Confirm
import app.windrose.core.GameKind
import app.windrose.core.Language
import app.windrose.core.Motion
import app.windrose.core.Settings
import app.windrose.core.Theme
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.MainScaffold
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.SegmentedControl
import app.windrose.ui.kit.SwitchRow
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.Page
import app.windrose.ui.screens.PageColumn

/** What the settings show. */
@Immutable
data class SettingsState(
    val settings: Settings,
    /** Whether the device can make sounds. */
    val sound: Boolean = true,
    /** Whether the device can vibrate. */
    val haptics: Boolean = true,
    /** The report that the player may copy; null until it was asked for. */
    val diagnostics: String? = null,
    /** The version of the app. */
    val version: String = "",
)

/** What can be done in the settings. */
class SettingsEvents(
    val onChange: ((Settings) -> Settings) -> Unit,
    val onStatistics: () -> Unit,
    val onLicences: () -> Unit,
    val onDeleteAll: () -> Unit,
    val onDiagnostics: () -> Unit,
    val onCopyDiagnostics: () -> Unit,
    val onDiagnosticsRead: () -> Unit,
    val onPlace: (Route) -> Unit,
)

/** The settings. Every change holds at once and is kept. */
@Composable
fun SettingsRoute(app: AppModel) {
    var diagnostics by rememberSaveable { mutableStateOf<String?>(null) }
    var version by rememberSaveable { mutableStateOf("") }
    LaunchedEffect(app) { version = app.core { it.version() } }
    SettingsScreen(
        SettingsState(
            settings = app.settings,
            sound = app.platform.sound.available,
            haptics = app.platform.haptics.available,
            diagnostics = diagnostics,
            version = version,
        ),
        SettingsEvents(
            onChange = { change -> app.changeSettings(change) },
            onStatistics = { app.navigate(Route.Statistics(GameKind.entries.first())) },
            onLicences = { app.navigate(Route.Licences) },
            onDeleteAll = { app.deleteAllData() },
            onDiagnostics = { app.attempt { diagnostics = app.core { it.diagnostics() } } },
            onCopyDiagnostics = {
                diagnostics?.let(app.platform.clipboard::copy)
                diagnostics = null
                app.show(app.words["ui-copied"])
            },
            onDiagnosticsRead = { diagnostics = null },
            onPlace = app::navigate,
        ),
    )
}

/** The settings: how the app looks, how it plays, the data on the device, and what the app is made of. */
@Composable
fun SettingsScreen(state: SettingsState, events: SettingsEvents) {
    var deleting by rememberSaveable { mutableStateOf(false) }
    MainScaffold(Route.Settings, events.onPlace) {
        Page(word("ui-settings-title")) {
            PageColumn {
                Look(state.settings, events.onChange)
                Play(state, events.onChange)
                Data(events, onDeleteAll = { deleting = true })
                About(state.version, events)
            }
        }
    }
    if (deleting) {
        DeleteAllDialog(onDismiss = { deleting = false }) {
            deleting = false
            events.onDeleteAll()
        }
    }
    state.diagnostics?.let { DiagnosticsDialog(it, events.onCopyDiagnostics, events.onDiagnosticsRead) }
}

@Composable
private fun Look(settings: Settings, onChange: ((Settings) -> Settings) -> Unit) {
    Group(word("ui-settings-look")) {
        Choice(
            title = "ui-settings-language",
            options = listOf<Language?>(null) + Language.entries,
            chosen = settings.language,
            key = { it?.name?.lowercase() ?: "device" },
        ) { language -> onChange { it.copy(language = language) } }
        Divider()
        Choice(
            title = "ui-settings-theme",
            options = Theme.entries,
            chosen = settings.theme,
            key = { if (it == Theme.SYSTEM) "device" else it.name.lowercase() },
        ) { theme -> onChange { it.copy(theme = theme) } }
        Divider()
        Choice(
            title = "ui-settings-motion",
            options = Motion.entries,
            chosen = settings.motion,
            key = {
                when (it) {
                    Motion.SYSTEM -> "device"
                    Motion.FULL -> "on"
                    Motion.REDUCED -> "off"
                }
            },
            text = "ui-settings-motion-text",
        ) { motion -> onChange { it.copy(motion = motion) } }
    }
}

@Composable
private fun Play(state: SettingsState, onChange: ((Settings) -> Settings) -> Unit) {
    val settings = state.settings
    Group(word("ui-settings-play")) {
        Choice(
            title = "ui-settings-confirm",
            options = Confirm.entries,
            chosen = settings.confirm,
            key = { if (it == Confirm.WHERE_NEEDED) "auto" else it.name.lowercase() },
            text = "ui-settings-confirm-text",
        ) { confirm -> onChange { it.copy(confirm = confirm) } }
        if (state.sound) {
            Divider()
            SwitchRow(word("ui-settings-sound"), settings.sound, { on -> onChange { it.copy(sound = on) } })
        }
        if (state.haptics) {
            Divider()
            SwitchRow(word("ui-settings-haptics"), settings.haptics, { on -> onChange { it.copy(haptics = on) } })
        }
        Divider()
        SwitchRow(
            title = word("ui-settings-primary-left"),
            checked = settings.primaryLeft,
            onChange = { on -> onChange { it.copy(primaryLeft = on) } },
            subtitle = word("ui-settings-primary-left-text"),
        )
        Divider()
        SwitchRow(
            title = word("ui-settings-board-turned"),
            checked = settings.boardTurned,
            onChange = { on -> onChange { it.copy(boardTurned = on) } },
            subtitle = word("ui-settings-board-turned-text"),
        )
    }
}

@Composable
private fun Data(events: SettingsEvents, onDeleteAll: () -> Unit) {
    Group(word("ui-settings-data")) {
        Entry(word("ui-settings-statistics"), Glyph.Chart, events.onStatistics)
        Divider()
        Entry(word("ui-settings-delete-all"), Glyph.Delete, onDeleteAll)
    }
}

@Composable
private fun About(version: String, events: SettingsEvents) {
    Group(word("ui-settings-about")) {
        Entry(word("ui-settings-licences"), Glyph.Book, events.onLicences)
        Divider()
        Entry(word("ui-settings-diagnostics"), Glyph.Copy, events.onDiagnostics)
        Divider()
        ListRow(
            title = word("ui-settings-version"),
            titleStyle = Windrose.type.name,
            leading = { Icon(Glyph.Info) },
            trailing = { Text(version, color = Windrose.colors.inkSoft) },
        )
    }
}

@Composable
private fun Group(title: String, content: @Composable () -> Unit) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        SectionTitle(title, Modifier.padding(start = Space.half))
        Card(Modifier.fillMaxWidth()) { content() }
    }
}

/** One of a few values; the word for each stands under the key of the title and its own. */
@Composable
private fun <T> Choice(
    title: String,
    options: List<T>,
    chosen: T,
    key: (T) -> String,
    text: String? = null,
    onChoose: (T) -> Unit,
) {
    Column(Modifier.padding(14.dp), verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        Text(word(title), style = Windrose.type.name)
        SegmentedControl(
            options = options.map { word("$title-${key(it)}") },
            selected = options.indexOf(chosen),
            onSelect = { onChoose(options[it]) },
        )
        text?.let { Text(word(it), style = Windrose.type.caption, color = Windrose.colors.inkSoft) }
    }
}

@Composable
private fun Entry(title: String, glyph: Glyph, onClick: () -> Unit) {
    ListRow(title, titleStyle = Windrose.type.name, leading = { Icon(glyph) }, onClick = onClick)
}
