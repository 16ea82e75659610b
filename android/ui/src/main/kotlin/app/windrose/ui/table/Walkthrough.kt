package app.windrose.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.windrose.ui.app.LocalWords
import app.windrose.ui.app.word
import app.windrose.ui.kit.Button
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.Sheet
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.firstTells
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** How the game is played, page by page, for a first game. */
@Composable
internal fun Walkthrough(face: GameFace, page: Int, on: (TableEvent) -> Unit) {
    val key = "${face.tourKey}-${page + 1}"
    Sheet(word("${face.tourKey}-title"), word("ui-skip"), { on(TableEvent.WalkthroughDone) }) {
        Column(
            Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()),
            Arrangement.spacedBy(Space.row),
            Alignment.CenterHorizontally,
        ) {
            // The picture shows what the text says.
            Box(Modifier.heightIn(max = PICTURE_HEIGHT).clearAndSetSemantics {}) { face.TourPicture(page) }
            Column(
                Modifier.fillMaxWidth()
                    .firstTells(told(TablePanel.Walkthrough(page), face, LocalWords.current))
                    .semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite },
                Arrangement.spacedBy(Space.half),
            ) {
                Text("${page + 1} / ${face.tourPages}", style = Windrose.type.overline, color = Windrose.colors.accent)
                Text(word("$key-title"), Modifier.semantics { heading() }, Windrose.type.cardTitle)
                Text(word("$key-text"))
            }
        }
        Turning(page, face.tourPages, on)
    }
}

@Composable
private fun Turning(page: Int, pages: Int, on: (TableEvent) -> Unit) {
    fun turnTo(page: Int) = { on(TableEvent.Show(TablePanel.Walkthrough(page))) }
    Row(Modifier.fillMaxWidth().padding(top = Space.margin), Arrangement.spacedBy(Space.gap)) {
        if (page > 0) Button(word("ui-back"), turnTo(page - 1))
        if (page < pages - 1) {
            Button(word("ui-next"), turnTo(page + 1), Modifier.weight(1f), ButtonKind.Primary)
        } else {
            Button(word("ui-done"), { on(TableEvent.WalkthroughDone) }, Modifier.weight(1f), ButtonKind.Primary)
        }
    }
}

private val PICTURE_HEIGHT = 260.dp
