package app.windrose.ui.kit

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
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
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** How a choice stands. */
enum class ChipState { Open, Chosen, Used }

/** One choice among several. */
@Immutable
data class Choice(
    val text: String,
    val state: ChipState = ChipState.Open,
    /** A second, softer line. */
    val note: String? = null,
    val glyph: Glyph? = null,
    /** What screen readers say instead of [text]. */
    val spoken: String = text,
    /** The state in words, such as "chosen" or why it cannot be used. */
    val stateDescription: String? = null,
)

/** A choice as a chip: the chosen one has an accent edge and a wash, a used one is dashed. A [large] one is found unseen. */
@Composable
fun ChoiceChip(choice: Choice, onClick: () -> Unit, modifier: Modifier = Modifier, large: Boolean = false) {
    val colors = Windrose.colors
    val chosen = choice.state == ChipState.Chosen
    val used = choice.state == ChipState.Used
    val ink = when (choice.state) {
        ChipState.Open -> colors.ink
        ChipState.Chosen -> colors.accent
        ChipState.Used -> colors.inkSoft
    }
    val edge = when (choice.state) {
        ChipState.Open -> Modifier.border(1.5.dp, colors.edge, Corner.chip)
        ChipState.Chosen -> Modifier.border(2.dp, colors.accent, Corner.chip)
        ChipState.Used -> Modifier.dashedBorder(colors.edge, Corner.chip)
    }
    Row(
        modifier = modifier
            .defaultMinSize(Space.target, if (large) Space.tall else Space.target)
            .background(if (chosen) colors.tint else Color.Transparent, Corner.chip)
            .then(edge)
            .firstTells(choice.spoken, choice.stateDescription) { if (!used) onClick() }
            .selectable(
                selected = chosen,
                interactionSource = null,
                indication = pressIndication(Corner.chip, ink),
                enabled = !used,
                role = Role.RadioButton,
                onClick = onClick,
            )
            .semantics {
                contentDescription = choice.spoken
                choice.stateDescription?.let { stateDescription = it }
            }
            .padding(horizontal = 10.dp, vertical = 4.dp),
        horizontalArrangement = Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        CompositionLocalProvider(LocalInk provides ink) {
            choice.glyph?.let { Icon(it, size = 22.dp) }
            Column(Modifier.weight(1f, fill = false)) {
                Text(choice.text, style = Windrose.type.label)
                choice.note?.let { Text(it, style = Windrose.type.captionSmall, color = colors.inkSoft) }
            }
        }
    }
}

/**
 * Choices side by side, in lines of equal chips: at most four in a line, two where they have notes, half as many with
 * large text, and fewer where their words would break. [onChoose] gets the place of the chosen one. [large] chips are
 * as high as a thumb needs unseen.
 */
@Composable
fun ChoiceChips(
    choices: List<Choice>,
    onChoose: (Int) -> Unit,
    modifier: Modifier = Modifier,
    large: Boolean = false,
) {
    val inLine = (if (choices.any { it.note != null }) 2 else 4) / (if (Windrose.largeText) 2 else 1)
    Layout(
        content = { choices.forEachIndexed { index, it -> ChoiceChip(it, { onChoose(index) }, large = large) } },
        modifier = modifier,
        measurePolicy = remember(inLine) { WholeWords(Space.gap, even = true, mostInLine = inLine) },
    )
}
