package app.windrose.ui.screens.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import app.windrose.ui.app.word
import app.windrose.ui.kit.Button
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.SeatBadge
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.seatLooks

/** The table that was left last: a small picture of it, whose turn it is, and the way back to it. */
@Composable
internal fun ContinueCard(table: LastTable, onContinue: () -> Unit) {
    Card(Modifier.fillMaxWidth(), raised = true) {
        Column(Modifier.padding(Space.margin), verticalArrangement = Arrangement.spacedBy(Space.row)) {
            if (Windrose.largeText) {
                Description(table, Modifier.fillMaxWidth())
            } else {
                Row(
                    horizontalArrangement = Arrangement.spacedBy(Space.margin),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    table.position?.let { Miniature(it) }
                    Description(table, Modifier.weight(1f))
                }
            }
            Button(
                text = word("ui-continue"),
                onClick = onContinue,
                modifier = Modifier.fillMaxWidth(),
                kind = ButtonKind.Primary,
                glyph = Glyph.Play,
            )
        }
    }
}

@Composable
private fun Description(table: LastTable, modifier: Modifier) {
    val game = table.game
    val soft = Windrose.colors.inkSoft
    Column(
        modifier.semantics(mergeDescendants = true) {},
        verticalArrangement = Arrangement.spacedBy(Space.half),
    ) {
        Text(word("ui-home-your-table"), style = Windrose.type.overline, color = soft)
        Text(game.title, style = Windrose.type.titleLarge)
        Text(game.summary, color = soft)
        Row(
            horizontalArrangement = Arrangement.spacedBy(Space.gap),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            table.active?.let { seat -> game.kind.seatLooks.getOrNull(seat.toInt())?.let { SeatBadge(it) } }
            Text(game.standing, style = Windrose.type.bodyStrong)
        }
    }
}
