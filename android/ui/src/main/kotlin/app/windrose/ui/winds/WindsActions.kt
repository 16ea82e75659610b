package app.windrose.ui.winds

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
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.windrose.ui.app.word
import app.windrose.ui.kit.ChipState
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.WholeWords
import app.windrose.ui.kit.dashedBorder
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.pressIndication
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.LocalInk
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.table.BoardState
import app.windrose.ui.table.TableEvent

/** What is begun by a chip beside the board: its part's id, its word and its sign. */
internal enum class Deed(val id: String, val key: String, val sign: Glyph) {
    Launch("act:launch", "ui-four-winds-launch", Glyph.Sail),
    Outpost("act:build", "ui-four-winds-outpost", Glyph.Fort),
    Compass("act:rotate", "ui-four-winds-compass", Glyph.Dial),
}

/** The chip of a deed as it is drawn. */
@Immutable
internal data class DeedChip(
    val deed: Deed,
    /** [ChipState.Used] where it is part of no choice; a tap then asks why. */
    val state: ChipState,
    /** What it does in words, where it can be done. */
    val spoken: String? = null,
    /** Why it cannot be done. */
    val reason: String? = null,
)

/** The chips as [state] has them. */
internal fun deedChips(state: BoardState): List<DeedChip> {
    val parts = state.selection.choices.flatMap { it.text.parts }
    return Deed.entries.map { deed ->
        val part = parts.find { it.id == deed.id }
        DeedChip(
            deed = deed,
            state = when {
                part == null -> ChipState.Used
                state.selection.chosen.any { it.id == deed.id } -> ChipState.Chosen
                else -> ChipState.Open
            },
            spoken = part?.spoken,
            reason = state.view.decision?.blocked.orEmpty().find { it.spot == deed.id }?.reason,
        )
    }
}

/** A tap on [chip]: it is picked, or asked why it cannot be. */
internal fun tapOn(chip: DeedChip): TableEvent =
    if (chip.state == ChipState.Used) TableEvent.WhyNot(chip.deed.id) else TableEvent.Part(chip.deed.id)

/** The actions that begin with a chip: launching a ship, building an outpost, turning the compass. */
@Composable
internal fun WindsActions(state: BoardState, on: (TableEvent) -> Unit) {
    val chips = deedChips(state)
    Layout(
        content = { chips.forEach { chip -> ActionChip(chip) { on(tapOn(chip)) } } },
        measurePolicy = remember { WholeWords(Space.gap, even = true) },
    )
}

@Composable
private fun ActionChip(chip: DeedChip, onTap: () -> Unit) {
    val colors = Windrose.colors
    val chosen = chip.state == ChipState.Chosen
    val ink = when (chip.state) {
        ChipState.Open -> colors.ink
        ChipState.Chosen -> colors.accent
        ChipState.Used -> colors.inkSoft
    }
    val edge = when (chip.state) {
        ChipState.Open -> Modifier.border(1.5.dp, colors.edge, Corner.chip)
        ChipState.Chosen -> Modifier.border(2.dp, colors.accent, Corner.chip)
        ChipState.Used -> Modifier.dashedBorder(colors.edge, Corner.chip)
    }
    val name = word(chip.deed.key)
    val chosenWord = word("ui-state-chosen")
    val frame = Modifier
        .defaultMinSize(Space.target, Space.action)
        .background(if (chosen) colors.tint else Color.Transparent, Corner.chip)
        .then(edge)
        .selectable(
            selected = chosen,
            interactionSource = null,
            indication = pressIndication(Corner.chip, ink),
            role = Role.RadioButton,
            onClick = onTap,
        )
        .semantics {
            contentDescription = chip.spoken ?: name
            if (chip.state == ChipState.Used) disabled()
            (chosenWord.takeIf { chosen } ?: chip.reason)?.let { stateDescription = it }
        }
        .padding(horizontal = Space.half, vertical = Space.half)
    CompositionLocalProvider(LocalInk provides ink) {
        // Large words leave a tray no room for a sign above them.
        if (Windrose.largeText) {
            Row(frame, Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally), Alignment.CenterVertically) {
                Icon(chip.deed.sign, size = 22.dp)
                Text(name, style = Windrose.type.label)
            }
        } else {
            Column(frame, Arrangement.Center, Alignment.CenterHorizontally) {
                Icon(chip.deed.sign, size = 22.dp)
                Text(name, style = Windrose.type.label)
            }
        }
    }
}
