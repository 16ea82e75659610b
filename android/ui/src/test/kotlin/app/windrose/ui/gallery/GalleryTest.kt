package app.windrose.ui.gallery

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.LogList
import app.windrose.ui.kit.Menu
import app.windrose.ui.kit.MenuItem
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.Sheet
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Accent
import kotlin.test.Test

/** Draws every part of the kit in light and dark, with large text and on wide screens, for people to look at. */
class GalleryTest {
    @Test
    fun controls() = everywhere("controls") { ControlsPage() }

    @Test
    fun forms() = everywhere("forms") { FormsPage() }

    @Test
    fun home() = everywhere("home", Accent.House) { HomePage() }

    @Test
    fun outcomes() = everywhere("outcomes") { OutcomesPage() }

    @Test
    fun drawings() = everywhere("drawings") { DrawingsPage() }

    @Test
    fun wood() = everywhere("wood", Accent.FourSenses) { WoodPage() }

    @Test
    fun sea() = everywhere("sea", Accent.FourWinds) { SeaPage() }

    @Test
    fun handover() = everywhere("handover") { HandoverPage() }

    @Test
    fun table() = everywhere("table") { TackTable() }

    @Test
    fun `the table of a foldable has a tray of two columns`() =
        onStage(Stage(width = 756, height = 904), "table-foldable", { TackTable() })

    @Test
    fun `the table of the smallest phone scrolls`() =
        onStage(Stage(width = 360, height = 640), "table-smallest", { TackTable() })

    @Test
    fun dialog() = onStage(Stage(), "dialog", {
        QuestionDialog(
            title = "Delete this game?",
            text = "It stays in the list of deleted games for 30 days.",
            buttons = listOf(DialogButton("Delete", {}, ButtonKind.Danger), DialogButton("Keep it", {})),
            onDismiss = {},
        )
    })

    @Test
    fun menu() = onStage(Stage(dark = true), "menu", {
        Box(Modifier.padding(20.dp)) {
            Menu(
                listOf(
                    MenuItem("Rules", {}, Glyph.Book),
                    MenuItem("Share this game", {}, Glyph.Share),
                    MenuItem("Give up", {}, Glyph.Flag, danger = true),
                ),
                onDismiss = {},
            )
        }
    })

    @Test
    fun `sheets come from below on phones`() = onStage(Stage(), "sheet-phone", { LogSheet() })

    @Test
    fun `sheets stand at the right on wide screens`() =
        onStage(Stage(width = 1180, height = 820), "sheet-wide", { LogSheet() })

    @Composable
    private fun LogSheet() = Sheet("Log", "Close the log", {}) { LogList(sampleLog) }

    private fun everywhere(name: String, accent: Accent = Accent.Tack, content: @Composable () -> Unit) {
        onStage(Stage(accent = accent), "$name-light", content)
        onStage(Stage(accent = accent, dark = true), "$name-dark", content)
        onStage(Stage(accent = accent, fontScale = 2f), "$name-large", content)
        onStage(Stage(width = 1180, height = 820, accent = accent), "$name-tablet", content)
    }
}
