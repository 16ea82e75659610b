package app.windrose.ui.winds

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.core.Wind
import app.windrose.core.WindsView
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.drawing.drawWindDial
import app.windrose.ui.kit.pressIndication
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableEvent
import app.windrose.ui.table.TablePanel

/** The compass before the title, its needle on the active wind. It opens what the season and all else in force means. */
@Composable
internal fun WindsDial(view: WindsView, state: BoardState, on: (TableEvent) -> Unit) {
    val label = word("ui-table-cards") + ": " + state.view.cards.joinToString { it.title }
    Box(
        Modifier
            .size(Space.target)
            .clickable(
                interactionSource = null,
                indication = pressIndication(CircleShape),
                role = Role.Button,
            ) { on(TableEvent.Show(TablePanel.Cards)) }
            .semantics { contentDescription = label },
        contentAlignment = Alignment.Center,
    ) { Dial(windOf(view, state), DIAL) }
}

/** The compass with the season in words, below the seats of wide screens. */
@Composable
internal fun WindsCompassCard(view: WindsView, state: BoardState, on: (TableEvent) -> Unit) {
    val card = state.view.cards.find { it.id == COMPASS } ?: return
    Card(Modifier.fillMaxWidth()) {
        Row(
            Modifier
                .fillMaxWidth()
                .clickable(
                    interactionSource = null,
                    indication = pressIndication(Corner.card, ringInside = true),
                    role = Role.Button,
                ) { on(TableEvent.Show(TablePanel.Cards)) }
                .padding(horizontal = Space.row, vertical = Space.gap),
            Arrangement.spacedBy(Space.row),
            Alignment.CenterVertically,
        ) {
            // Beside large words there is no room for it; the bar shows it as well.
            if (!Windrose.largeText) Dial(windOf(view, state), LARGE_DIAL)
            Column(Modifier.weight(1f)) {
                Text(card.title, style = Windrose.type.rowTitle)
                Text(card.rule, style = Windrose.type.caption, color = Windrose.colors.inkSoft)
            }
        }
    }
}

/** The active wind, as a ready choice would have it. */
@Composable
private fun windOf(view: WindsView, state: BoardState): Wind =
    remember(view, state.preview) { WindsScene(view, state).wind }

@Composable
private fun Dial(wind: Wind, size: Dp) {
    val colors = Windrose.colors
    Canvas(Modifier.size(size)) { drawWindDial(lookOf(wind), colors) }
}

private val DIAL = 46.dp
private val LARGE_DIAL = 76.dp
private const val COMPASS = "compass"
