package app.windrose.ui.winds

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import app.windrose.core.GameKind
import app.windrose.core.SeasonLength
import app.windrose.core.WindsMode
import app.windrose.core.WindsOptions
import app.windrose.core.WindsSetup
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.SegmentedControl
import app.windrose.ui.kit.SwitchRow
import app.windrose.ui.screens.seatLooks
import app.windrose.ui.screens.setup.Explanation
import app.windrose.ui.screens.setup.FirstSection
import app.windrose.ui.screens.setup.MoreRules
import app.windrose.ui.screens.setup.OptionCard
import app.windrose.ui.screens.setup.SeatSection
import app.windrose.ui.screens.setup.Section
import app.windrose.ui.screens.setup.SetupEvents
import app.windrose.ui.screens.setup.SetupPage
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
            options = model.options,
            walkthrough = !app.settings.walkthroughSeen,
            primaryLeft = app.settings.primaryLeft,
        ),
        events = model.shared.events,
        ownEvents = WindsSetupEvents(
            onMode = { mode -> app.attempt { model.chooseMode(mode) } },
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
    /** What may be chosen beside it; null where the mode leaves nothing open. */
    val options: WindsOptions? = null,
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
        SeatSection(GameKind.FOUR_WINDS.seatLooks.take(setup.people), state.shared, events)
        setup.beginner?.let { first ->
            FirstSection(state.shared, first, word("ui-four-winds-first-text")) { ownEvents.onSetup(setup.begunBy(it)) }
        }
        val options = state.options
        if (setup is WindsSetup.Archipelago && options != null) Length(setup, options, ownEvents.onSetup)
        MoreRules(state.walkthrough, ownEvents.onWalkthrough) {
            if (setup is WindsSetup.Archipelago && options?.evens == true) Evened(setup, ownEvents.onSetup)
        }
    }
}

@Composable
private fun Modes(mode: WindsMode, onMode: (WindsMode) -> Unit) = OptionCard(
    keys = WindsMode.entries.map { "ui-four-winds-mode-${it.name.lowercase()}" },
    selected = mode.ordinal,
    onSelect = { onMode(WindsMode.entries[it]) },
)

@Composable
private fun Players(players: UByte, onPlayers: (UByte) -> Unit) = OptionCard(
    keys = listOf("two", "three", "four").map { "ui-four-winds-players-$it" },
    selected = PlayerCounts.indexOf(players),
    onSelect = { onPlayers(PlayerCounts[it]) },
)

@Composable
private fun Length(setup: WindsSetup.Archipelago, options: WindsOptions, onSetup: (WindsSetup) -> Unit) {
    Section(word("ui-four-winds-length")) {
        SegmentedControl(
            options = options.lengths.map { word(it.key) },
            selected = options.lengths.indexOf(options.length),
            onSelect = { onSetup(setup.copy(length = options.lengths[it])) },
        )
        Explanation(word("${options.length.key}-text"))
    }
}

private val SeasonLength.key: String get() = "ui-four-winds-length-${name.lowercase()}"

@Composable
private fun Evened(setup: WindsSetup.Archipelago, onSetup: (WindsSetup) -> Unit) {
    Card {
        SwitchRow(
            title = word("ui-four-winds-evened"),
            checked = setup.evened,
            onChange = { onSetup(setup.copy(evened = it)) },
            subtitle = word("ui-four-winds-evened-text"),
        )
    }
}

private val PlayerCounts = listOf<UByte>(2u, 3u, 4u)
