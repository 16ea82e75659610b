package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.WoodStack
import app.windrose.ui.kit.drawing.WoodTop
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/** A kind of wooden piece in the supply. */
@Immutable
data class Supply(
    val levels: Int,
    val top: WoodTop,
    val name: String,
    /** How many are left, in words. */
    val left: String,
    /** The whole card in words, for screen readers. */
    val spoken: String,
    /** [ChipState.Used] where it cannot be chosen; a tap then asks why. */
    val state: ChipState = ChipState.Open,
    /** The state in words: chosen, or why it cannot be. */
    val stateDescription: String? = null,
)

/**
 * A card with a kind of piece, that is felt as soon as a finger, the keyboard or a screen reader comes to it, and chosen by
 * a tap; what is felt tells what it is, so nothing else does. A used-up one can be tapped as well, to hear why it cannot be
 * chosen. [beside] puts the words beside the picture.
 */
@Composable
fun SupplyCard(
    supply: Supply,
    onChoose: () -> Unit,
    onFeel: (again: Boolean) -> Unit,
    onLift: () -> Unit,
    modifier: Modifier = Modifier,
    beside: Boolean = false,
) {
    val colors = Windrose.colors
    val chosen = supply.state == ChipState.Chosen
    val used = supply.state == ChipState.Used
    val edge = when (supply.state) {
        ChipState.Open -> Modifier.border(1.5.dp, colors.edge, Corner.chip)
        ChipState.Chosen -> Modifier.border(2.5.dp, colors.accent, Corner.chip)
        ChipState.Used -> Modifier.dashedBorder(colors.edge, Corner.chip)
    }
    val frame = modifier
        .background(if (chosen) colors.tint else Color.Transparent, Corner.chip)
        .then(edge)
        .felt(onFeel, onLift)
        .firstTells(name = null, onTake = onChoose)
        .selectable(
            selected = chosen,
            interactionSource = null,
            indication = pressIndication(Corner.chip),
            role = Role.RadioButton,
            onClick = onChoose,
        )
        .semantics {
            contentDescription = supply.spoken
            supply.stateDescription?.let { stateDescription = it }
        }
    CompositionLocalProvider(LocalInk provides if (used) colors.inkSoft else colors.ink) {
        if (beside) {
            Row(
                frame.defaultMinSize(minHeight = Space.tall).padding(horizontal = Space.row, vertical = Space.half),
                Arrangement.spacedBy(Space.row),
                Alignment.CenterVertically,
            ) {
                Picture(supply)
                Column(Modifier.weight(1f)) { Name(supply, TextAlign.Unspecified) }
            }
        } else {
            Column(
                frame.padding(horizontal = Space.half, vertical = 6.dp),
                Arrangement.Center,
                Alignment.CenterHorizontally,
            ) {
                Picture(supply)
                Name(supply, TextAlign.Center)
            }
        }
    }
}

/** The supply in lines of equal cards, four in a line, or two with large text. [large] cards are as high as a thumb needs unseen. */
@Composable
fun SupplyCards(
    supplies: List<Supply>,
    onChoose: (Int) -> Unit,
    onFeel: (Int, again: Boolean) -> Unit,
    onLift: (Int) -> Unit,
    modifier: Modifier = Modifier,
    large: Boolean = false,
) {
    val inPairs = large || Windrose.largeText
    val beside = inPairs && Windrose.window != WindowClass.Expanded
    Layout(
        content = {
            supplies.forEachIndexed { index, supply ->
                SupplyCard(supply, { onChoose(index) }, { onFeel(index, it) }, { onLift(index) }, beside = beside)
            }
        },
        modifier = modifier,
        measurePolicy = remember(inPairs) {
            WholeWords(Space.gap, even = true, mostInLine = if (inPairs) 2 else Int.MAX_VALUE)
        },
    )
}

@Composable
private fun Picture(supply: Supply) {
    WoodStack(supply.levels, supply.top, Modifier.size(width = 46.dp, height = 44.dp))
}

@Composable
private fun Name(supply: Supply, align: TextAlign) {
    val soft = Windrose.colors.inkSoft
    // Large text leaves a tray no room for more than the picture and the count; the name is heard.
    val named = !Windrose.largeText || Windrose.window == WindowClass.Expanded
    if (named) Text(supply.name, style = Windrose.type.label, align = align)
    Text(supply.left, style = Windrose.type.captionSmall, color = soft, align = align)
}
