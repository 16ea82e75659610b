package app.windrose.ui.screens.setup

import androidx.compose.runtime.Composable
import app.windrose.core.FirstSeat
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.RadioList
import app.windrose.ui.kit.RadioOption
import app.windrose.ui.kit.SwitchRow
import app.windrose.ui.kit.theme.SeatLook

/** Options of which one holds, in a card. Of each the word called by its key is the title, and `-text` explains it. */
@Composable
internal fun OptionCard(keys: List<String>, selected: Int, onSelect: (Int) -> Unit) {
    Card {
        RadioList(
            options = keys.map { RadioOption(word(it), word("$it-text")) },
            selected = selected,
            onSelect = onSelect,
        )
    }
}

/** The seats with their names, drawn with [looks]. */
@Composable
internal fun SeatSection(looks: List<SeatLook>, state: SetupState, events: SetupEvents) {
    val seats = looks.mapIndexed { seat, look ->
        SetupSeat(look, state.name(seat), state.chosenName(seat), person = seat < state.people)
    }
    Section(word("ui-setup-players")) { SeatRows(seats, state, events) }
}

/** Who begins: a seat drawn by lot, or one of the people who play. [explanation] says what comes of it. */
@Composable
internal fun FirstSection(state: SetupState, first: FirstSeat, explanation: String, onFirst: (FirstSeat) -> Unit) {
    Section(word("ui-setup-first")) {
        Card {
            val names = (0 until state.people).map { RadioOption(state.name(it)) }
            RadioList(
                options = listOf(RadioOption(word("ui-setup-first-random"))) + names,
                selected = if (first is FirstSeat.Chosen) first.seat.toInt() + 1 else 0,
                onSelect = { onFirst(if (it == 0) FirstSeat.Random else FirstSeat.Chosen((it - 1).toUByte())) },
            )
        }
        Explanation(explanation)
    }
}

/** What else there is to choose: what is the game's own in [content], and whether it begins with the walkthrough. */
@Composable
internal fun MoreRules(walkthrough: Boolean, onWalkthrough: (Boolean) -> Unit, content: @Composable () -> Unit) {
    Section(word("ui-setup-options")) {
        content()
        Card { SwitchRow(word("ui-setup-first-game"), walkthrough, onWalkthrough) }
    }
}
