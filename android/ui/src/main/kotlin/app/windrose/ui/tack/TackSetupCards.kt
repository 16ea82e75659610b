package app.windrose.ui.tack

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.windrose.core.Storm
import app.windrose.core.StormChoice
import app.windrose.core.TackSetup
import app.windrose.core.WindCard
import app.windrose.core.WindChoice
import app.windrose.ui.app.packed
import app.windrose.ui.app.unpacked
import app.windrose.ui.app.word
import app.windrose.ui.kit.Button
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.RadioList
import app.windrose.ui.kit.RadioOption
import app.windrose.ui.kit.Sheet
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.pressIndication
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.UnavailableRow
import app.windrose.ui.screens.setup.Section

/** The wind of the game: any, a clear day, or one of the twelve cards; [chosen] is the one that was chosen last. */
@Composable
internal fun WindSection(setup: TackSetup, chosen: WindCard?, onSetup: (TackSetup) -> Unit) {
    var choosing by rememberSaveable { mutableStateOf(false) }
    val wind = setup.wind
    val card = (wind as? WindChoice.Card)?.card
    Section(word("ui-tack-winds")) {
        Card {
            RadioList(
                options = listOf(
                    RadioOption(word("ui-tack-winds-random"), word("ui-tack-winds-random-text")),
                    RadioOption(
                        word("ui-tack-winds-clear-day"),
                        "${word("ui-tack-winds-clear-day-text")}\n${word("ui-setup-recommended")}",
                    ),
                    RadioOption(word("ui-tack-winds-card"), card?.let { word(it.key) }),
                ),
                selected = when (wind) {
                    WindChoice.Random -> 0
                    WindChoice.ClearDay -> 1
                    is WindChoice.Card -> 2
                },
                onSelect = {
                    when (it) {
                        0 -> onSetup(setup.copy(wind = WindChoice.Random))
                        1 -> onSetup(setup.copy(wind = WindChoice.ClearDay))
                        else -> choosing = true
                    }
                },
            )
        }
    }
    if (choosing) {
        WindSheet(chosen, onDismiss = { choosing = false }) {
            choosing = false
            onSetup(setup.copy(wind = WindChoice.Card(it)))
        }
    }
}

@Composable
internal fun WindSheet(card: WindCard?, onDismiss: () -> Unit, onChoose: (WindCard) -> Unit) {
    Sheet(word("ui-tack-winds-card"), word("ui-close"), onDismiss) {
        Column(Modifier.verticalScroll(rememberScrollState()), verticalArrangement = Arrangement.spacedBy(Space.gap)) {
            Text(word("ui-tack-winds-card-text"), color = Windrose.colors.inkSoft)
            RadioList(
                options = WindCard.entries.map { RadioOption(word(it.key)) },
                selected = card?.ordinal ?: -1,
                onSelect = { onChoose(WindCard.entries[it]) },
            )
        }
    }
}

/** The storm cards of the game: none, any three, or three of the twelve; [chosen] are those that were chosen last. */
@Composable
internal fun StormSection(
    setup: TackSetup,
    chosen: List<Storm>,
    refusals: TackRefusals,
    events: TackSetupEvents,
) {
    var choosing by rememberSaveable { mutableStateOf(false) }
    val storms = setup.storms
    val names = (storms as? StormChoice.Chosen)?.storms.orEmpty().map { word(it.key) }.joinToString()
        .ifEmpty { word("ui-tack-storms-chosen-text") }
    val options = listOf(
        StormOption(
            "none",
            "${word("ui-tack-storms-none-text")}\n${word("ui-setup-recommended")}",
            StormChoice.None,
            refusals.noStorms,
        ),
        StormOption("random", word("ui-tack-storms-random-text"), StormChoice.Random, refusals.randomStorms),
        StormOption("chosen", names, choice = null, refusal = null),
    )
    val open = options.filter { it.refusal == null }
    Section(word("ui-tack-storms")) {
        Card {
            RadioList(
                options = open.map { RadioOption(word("ui-tack-storms-${it.key}"), it.text) },
                selected = open.indexOfFirst {
                    if (storms is StormChoice.Chosen) {
                        it.choice == null
                    } else {
                        it.choice ==
                            storms
                    }
                },
                onSelect = { index ->
                    val choice = open[index].choice
                    if (choice == null) choosing = true else events.onSetup(setup.copy(storms = choice))
                },
            )
            options.forEach { option ->
                option.refusal?.let { UnavailableRow(word("ui-tack-storms-${option.key}"), it) }
            }
        }
    }
    if (choosing) {
        StormSheet(chosen, events.refusalOf, onDismiss = { choosing = false }) {
            choosing = false
            events.onSetup(setup.copy(storms = StormChoice.Chosen(it)))
        }
    }
}

/** A way to choose storms; without a [choice] of its own it opens the list of cards. */
private class StormOption(val key: String, val text: String, val choice: StormChoice?, val refusal: String?)

@Composable
internal fun StormSheet(
    chosen: List<Storm>,
    refusalOf: suspend (List<Storm>) -> String?,
    onDismiss: () -> Unit,
    onDone: (List<Storm>) -> Unit,
) {
    var draft by rememberSaveable(stateSaver = StormsSaver) { mutableStateOf(chosen) }
    var refusal by remember { mutableStateOf<String?>(null) }
    LaunchedEffect(draft) { refusal = refusalOf(draft) }
    Sheet(word("ui-tack-storms-chosen"), word("ui-close"), onDismiss) {
        Column(Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState())) {
            Storm.entries.forEachIndexed { index, storm ->
                if (index > 0) Divider()
                StormRow(storm, storm in draft) { on -> draft = if (on) draft + storm else draft - storm }
            }
        }
        Button(
            text = word("ui-done"),
            onClick = { onDone(draft) },
            modifier = Modifier.fillMaxWidth().padding(top = Space.gap),
            kind = ButtonKind.Primary,
            glyph = Glyph.Check,
            unavailable = refusal,
        )
    }
}

@Composable
private fun StormRow(storm: Storm, chosen: Boolean, onChange: (Boolean) -> Unit) {
    Row(
        modifier = Modifier
            .fillMaxWidth()
            .toggleable(
                value = chosen,
                interactionSource = null,
                indication = pressIndication(Corner.chip, ringInside = true),
                role = Role.Checkbox,
                onValueChange = onChange,
            )
            .defaultMinSize(minHeight = Space.target)
            .padding(vertical = Space.gap),
        horizontalArrangement = Arrangement.spacedBy(Space.row),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        CheckMark(chosen)
        Column(Modifier.weight(1f)) {
            Text(word(storm.key), style = Windrose.type.cardTitle)
            Text(word("${storm.key}-rule"), style = Windrose.type.caption, color = Windrose.colors.inkSoft)
        }
    }
}

@Composable
private fun CheckMark(checked: Boolean) {
    val colors = Windrose.colors
    val box = if (checked) {
        Modifier.background(colors.accent, BoxShape)
    } else {
        Modifier.border(2.dp, colors.edge, BoxShape)
    }
    Box(Modifier.size(24.dp).then(box), contentAlignment = Alignment.Center) {
        if (checked) Icon(Glyph.Check, size = 16.dp, color = colors.onAccent, strokeWidth = 3f)
    }
}

private val StormsSaver = Saver<List<Storm>, String>(
    save = { storms -> packed(storms.map { it.name }) },
    restore = { stormsCalled(unpacked(it)) },
)

private val BoxShape = RoundedCornerShape(6.dp)
