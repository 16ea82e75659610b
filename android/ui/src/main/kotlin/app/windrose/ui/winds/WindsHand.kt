package app.windrose.ui.winds

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.dropShadow
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.shadow.Shadow
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import app.windrose.core.HandTile
import app.windrose.core.Wind
import app.windrose.core.WindsView
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.ChipState
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.dashedBorder
import app.windrose.ui.kit.drawing.WindTile
import app.windrose.ui.kit.pressIndication
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Sea
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableEvent

/** A card of the hand as it is drawn. */
@Immutable
internal data class TileCard(
    val wind: Wind,
    val id: String,
    val spoken: String,
    /** [ChipState.Used] where it cannot be laid; a tap then asks why. */
    val state: ChipState,
    /** Why it cannot be laid. */
    val reason: String? = null,
)

/**
 * The cards of the [hand] as [state] has them. Tiles of one wind are alike and picked by the same id: of them the one that
 * was [tapped] last shows that it is chosen, or else the first.
 */
internal fun tileCards(hand: List<HandTile>, state: BoardState, tapped: Int): List<TileCard> {
    val picked = state.selection.chosen.map { it.id }.toSet()
    val open = state.selection.choices.flatMap { it.text.parts }.map { it.id }.toSet()
    val alike = hand.indices.filter { hand[it].id in picked }
    val chosen = alike.find { it == tapped } ?: alike.firstOrNull()
    return hand.mapIndexed { index, tile ->
        TileCard(
            wind = tile.wind,
            id = tile.id,
            spoken = state.view.spots.find { it.id == tile.id }?.spoken.orEmpty(),
            state = when {
                index == chosen -> ChipState.Chosen
                tile.id in open -> ChipState.Open
                else -> ChipState.Used
            },
            reason = state.view.decision?.blocked.orEmpty().find { it.spot == tile.id }?.reason,
        )
    }
}

/** What a tap on the card at [index] asks for; null where it only moves the sign of what is chosen to a card alike. */
internal fun tapOn(cards: List<TileCard>, index: Int): TableEvent? {
    val card = cards[index]
    val alikeIsChosen = cards.any { it.id == card.id && it.state == ChipState.Chosen }
    return when {
        card.state == ChipState.Used -> TableEvent.WhyNot(card.id)
        card.state == ChipState.Open && alikeIsChosen -> null
        else -> TableEvent.Part(card.id)
    }
}

/** The tiles in the hand of whoever plays, each a card: beside one another in a tray, in pairs in a column. */
@Composable
internal fun WindsHand(view: WindsView, state: BoardState, on: (TableEvent) -> Unit) {
    var tapped by rememberSaveable(view.hand.map { it.id }) { mutableIntStateOf(NONE) }
    val cards = tileCards(view.hand, state, tapped)
    val tap = { index: Int ->
        tapOn(cards, index)?.let(on)
        tapped = index
    }
    if (Windrose.window != WindowClass.Expanded) {
        Row(Modifier.fillMaxWidth().selectableGroup(), Arrangement.spacedBy(Space.gap)) {
            cards.forEachIndexed { index, card -> HandCard(card, { tap(index) }, Modifier.weight(1f), TILE) }
            // A hand that grows smaller leaves its tiles where they are.
            repeat(HAND - cards.size) { Box(Modifier.weight(1f)) }
        }
        return
    }
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(Space.row), Arrangement.spacedBy(Space.half)) {
            val title = if (view.drawn) "ui-four-winds-drawn" else "ui-four-winds-hand"
            Text(word(title), style = Windrose.type.overline, color = Windrose.colors.inkSoft)
            FlowRow(
                Modifier.fillMaxWidth().selectableGroup(),
                Arrangement.spacedBy(Space.half),
                Arrangement.spacedBy(Space.half),
                maxItemsInEachRow = PAIR,
            ) {
                cards.forEachIndexed { index, card -> HandCard(card, { tap(index) }, Modifier.weight(1f), LARGE_TILE) }
                if (cards.size % PAIR != 0) Box(Modifier.weight(1f))
            }
        }
    }
}

@Composable
private fun HandCard(card: TileCard, onTap: () -> Unit, modifier: Modifier, tile: Dp) {
    val colors = Windrose.colors
    val chosen = card.state == ChipState.Chosen
    val chosenWord = word("ui-state-chosen")
    val look = when (card.state) {
        ChipState.Chosen -> Modifier.dropShadow(Corner.card, Raised).background(colors.tint, Corner.card)
            .border(2.5.dp, colors.accent, Corner.card)
        ChipState.Open -> Modifier
        ChipState.Used -> Modifier.dashedBorder(colors.edge, Corner.card)
    }
    Box(
        modifier
            .height(tile + ROUND_TILE)
            .then(look)
            .selectable(
                selected = chosen,
                interactionSource = null,
                indication = pressIndication(Corner.card),
                role = Role.RadioButton,
                onClick = onTap,
            )
            .semantics {
                contentDescription = card.spoken
                if (card.state == ChipState.Used) disabled()
                (chosenWord.takeIf { chosen } ?: card.reason)?.let { stateDescription = it }
            },
        contentAlignment = Alignment.Center,
    ) {
        WindTile(lookOf(card.wind), letterOf(card.wind), Modifier.size(tile), edge = Sea.tileEdge)
    }
}

private val TILE = 58.dp
private val LARGE_TILE = 76.dp

/** The room around a tile in its card, above and below together. */
private val ROUND_TILE = 16.dp

/** How many tiles a hand holds at most, how many stand side by side in a column, and that none was tapped. */
private const val HAND = 4
private const val PAIR = 2
private const val NONE = -1
private val Raised = Shadow(radius = 16.dp, color = Color(0xFF0A1923), offset = DpOffset(0.dp, 6.dp), alpha = 0.18f)
