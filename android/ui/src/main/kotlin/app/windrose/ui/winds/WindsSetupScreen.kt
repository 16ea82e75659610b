package app.windrose.ui.winds

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import app.windrose.core.FirstSeat
import app.windrose.core.GameKind
import app.windrose.core.SeasonLength
import app.windrose.core.WindsMode
import app.windrose.core.WindsSetup
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.RadioList
import app.windrose.ui.kit.RadioOption
import app.windrose.ui.kit.SegmentedControl
import app.windrose.ui.kit.SwitchRow
import app.windrose.ui.screens.seatLooks
import app.windrose.ui.screens.setup.Explanation
import app.windrose.ui.screens.setup.SeatRows
import app.windrose.ui.screens.setup.Section
import app.windrose.ui.screens.setup.SetupEvents
import app.windrose.ui.screens.setup.SetupPage
import app.windrose.ui.screens.setup.SetupSeat
import app.windrose.ui.screens.setup.SetupState

/** What can be done on the set-up page of 4 Winds, beside what every such page has. */
class WindsSetupEvents(
    val onMode: (WindsMode) -> Unit,
    val onPlayers: (UByte) -> Unit,
    val onSetup: (WindsSetup) -> Unit,
    val onWalkthrough: (Boolean) -> Unit,
)

/** Setting up a game of 4 Winds. */
@Composable
fun WindsSetupRoute(app: AppModel) {
    val model = app.navigator.keep(Route.Setup(GameKind.FOUR_WINDS)) { WindsSetupModel(app, it) }
    LaunchedEffect(model, app.words) { app.guard { model.shared.load() } }
    WindsSetupScreen(
        state = WindsSetupState(
            shared = model.shared.state,
            setup = model.setup,
            walkthrough = !app.settings.walkthroughSeen,
            primaryLeft = app.settings.primaryLeft,
        ),
        events = model.shared.events,
        ownEvents = WindsSetupEvents(
            onMode = model::chooseMode,
            onPlayers = { players -> app.attempt { model.choosePlayers(players) } },
            onSetup = model::choose,
            onWalkthrough = { wanted -> app.changeSettings { it.copy(walkthroughSeen = !wanted) } },
        ),
    )
}

/** What the set-up page of 4 Winds shows. */
data class WindsSetupState(
    val shared: SetupState,
    val setup: WindsSetup,
    /** Whether the game is to begin with the walkthrough. */
    val walkthrough: Boolean = false,
    val primaryLeft: Boolean = false,
)

/** The set-up page of 4 Winds: which of the three games, who plays and begins, and how long a season lasts. */
@Composable
fun WindsSetupScreen(state: WindsSetupState, events: SetupEvents, ownEvents: WindsSetupEvents) {
    SetupPage(state.shared, events, state.primaryLeft) {
        val setup = state.setup
        Modes(setup.mode, ownEvents.onMode)
        if (setup is WindsSetup.Archipelago) Players(setup.players, ownEvents.onPlayers)
        Section(word("ui-setup-players")) { SeatRows(seatsOf(state), state.shared, events) }
        setup.beginner?.let { First(state, it, ownEvents.onSetup) }
        if (setup is WindsSetup.Archipelago) Length(setup, ownEvents.onSetup)
        MoreRules(state, ownEvents)
    }
}

private fun seatsOf(state: WindsSetupState): List<SetupSeat> =
    GameKind.FOUR_WINDS.seatLooks.take(state.setup.people).mapIndexed { seat, look ->
        SetupSeat(look, state.shared.name(seat), state.shared.chosenName(seat), person = true)
    }

@Composable
private fun Modes(mode: WindsMode, onMode: (WindsMode) -> Unit) {
    Card {
        RadioList(
            options = WindsMode.entries.map {
                val key = "ui-four-winds-mode-${it.name.lowercase()}"
                RadioOption(word(key), word("$key-text"))
            },
            selected = mode.ordinal,
            onSelect = { onMode(WindsMode.entries[it]) },
        )
    }
}

@Composable
private fun Players(players: UByte, onPlayers: (UByte) -> Unit) {
    Card {
        RadioList(
            options = listOf("two", "three", "four").map {
                RadioOption(word("ui-four-winds-players-$it"), word("ui-four-winds-players-$it-text"))
            },
            selected = PlayerCounts.indexOf(players),
            onSelect = { onPlayers(PlayerCounts[it]) },
        )
    }
}

@Composable
private fun First(state: WindsSetupState, first: FirstSeat, onSetup: (WindsSetup) -> Unit) {
    Section(word("ui-setup-first")) {
        Card {
            val names = (0 until state.setup.people).map { RadioOption(state.shared.name(it)) }
            RadioList(
                options = listOf(RadioOption(word("ui-setup-first-random"))) + names,
                selected = if (first is FirstSeat.Chosen) first.seat.toInt() + 1 else 0,
                onSelect = {
                    val chosen = if (it == 0) FirstSeat.Random else FirstSeat.Chosen((it - 1).toUByte())
                    onSetup(state.setup.begunBy(chosen))
                },
            )
        }
        Explanation(word("ui-four-winds-first-text"))
    }
}

@Composable
private fun Length(setup: WindsSetup.Archipelago, onSetup: (WindsSetup) -> Unit) {
    Section(word("ui-four-winds-length")) {
        SegmentedControl(
            options = SeasonLength.entries.map { word(it.key) },
            selected = setup.length.ordinal,
            onSelect = { onSetup(setup.copy(length = SeasonLength.entries[it])) },
        )
        Explanation(word("${setup.length.key}-text"))
    }
}

private val SeasonLength.key: String get() = "ui-four-winds-length-${name.lowercase()}"

@Composable
private fun MoreRules(state: WindsSetupState, events: WindsSetupEvents) {
    val setup = state.setup
    Section(word("ui-setup-options")) {
        if (setup is WindsSetup.Archipelago) {
            Card {
                SwitchRow(
                    title = word("ui-four-winds-evened"),
                    checked = setup.evened,
                    onChange = { events.onSetup(setup.copy(evened = it)) },
                    subtitle = word("ui-four-winds-evened-text"),
                )
            }
        }
        Card {
            SwitchRow(word("ui-setup-first-game"), state.walkthrough, events.onWalkthrough)
        }
    }
}

private val PlayerCounts = listOf<UByte>(2u, 3u, 4u)
