package app.windrose.ui.tack

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import app.windrose.core.GameKind
import app.windrose.core.Storm
import app.windrose.core.TackMode
import app.windrose.core.TackSetup
import app.windrose.core.TideLevel
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.SegmentedControl
import app.windrose.ui.kit.SwitchRow
import app.windrose.ui.screens.UnavailableRow
import app.windrose.ui.screens.seatLooks
import app.windrose.ui.screens.setup.Explanation
import app.windrose.ui.screens.setup.MoreRules
import app.windrose.ui.screens.setup.OptionCard
import app.windrose.ui.screens.setup.SeatSection
import app.windrose.ui.screens.setup.Section
import app.windrose.ui.screens.setup.SetupEvents
import app.windrose.ui.screens.setup.SetupPage
import app.windrose.ui.screens.setup.SetupState

/** What can be done on Tack's set-up page, beside what every such page has. */
class TackSetupEvents(
    val onMode: (TackMode) -> Unit,
    val onSetup: (TackSetup) -> Unit,
    val onWalkthrough: (Boolean) -> Unit,
    val refusalOf: suspend (List<Storm>) -> String?,
)

/** Setting up a game of Tack. */
@Composable
fun TackSetupRoute(app: AppModel) {
    val model = app.navigator.keep(Route.Setup(GameKind.TACK)) { TackSetupModel(app, it) }
    LaunchedEffect(model, app.words) { app.guard { model.shared.load() } }
    LaunchedEffect(model, app.words, model.setup) { app.guard { model.readRefusals() } }
    TackSetupScreen(
        state = TackSetupState(
            shared = model.shared.state,
            setup = model.setup,
            chosen = model.chosen,
            refusals = model.refusals,
            walkthrough = !app.settings.walkthroughSeen,
            primaryLeft = app.settings.primaryLeft,
        ),
        events = model.shared.events,
        tackEvents = TackSetupEvents(
            onMode = { mode -> app.attempt { model.chooseMode(mode) } },
            onSetup = model::choose,
            onWalkthrough = { wanted -> app.changeSettings { it.copy(walkthroughSeen = !wanted) } },
            refusalOf = model::refusalOf,
        ),
    )
}

/** What Tack's set-up page shows. */
data class TackSetupState(
    val shared: SetupState,
    val setup: TackSetup,
    val refusals: TackRefusals = TackRefusals(),
    /** Whether the game is to begin with the walkthrough. */
    val walkthrough: Boolean = false,
    val primaryLeft: Boolean = false,
    /** The cards that were chosen last. */
    val chosen: ChosenCards = ChosenCards(),
)

/** Tack's set-up page: who plays, under which names, with which wind and storms. */
@Composable
fun TackSetupScreen(state: TackSetupState, events: SetupEvents, tackEvents: TackSetupEvents) {
    SetupPage(state.shared, events, state.primaryLeft) {
        Modes(state.setup.mode, tackEvents.onMode)
        Seats(state, events, tackEvents)
        WindSection(state.setup, state.chosen.after(state.setup).wind, tackEvents.onSetup)
        StormSection(state.setup, state.chosen.after(state.setup).storms, state.refusals, tackEvents)
        MoreRules(state.walkthrough, tackEvents.onWalkthrough) { EvenStart(state, tackEvents.onSetup) }
    }
}

@Composable
private fun Modes(mode: TackMode, onMode: (TackMode) -> Unit) {
    OptionCard(
        keys = listOf("two-players", "tide").map { "ui-tack-mode-$it" },
        selected = if (mode is TackMode.Tide) 1 else 0,
        onSelect = { onMode(if (it == 0) TackMode.TwoPlayers else TackMode.Tide(TideLevel.NEAP)) },
    )
    if (mode is TackMode.Tide) {
        Section(word("ui-tack-level")) {
            SegmentedControl(
                options = TideLevel.entries.map { word(it.key) },
                selected = mode.level.ordinal,
                onSelect = { onMode(TackMode.Tide(TideLevel.entries[it])) },
            )
            Explanation(word("${mode.level.key}-text"))
        }
    }
}

@Composable
private fun Seats(state: TackSetupState, events: SetupEvents, tackEvents: TackSetupEvents) {
    SeatSection(GameKind.TACK.seatLooks, state.shared, events)
    if (state.setup.mode == TackMode.TwoPlayers) {
        Section(word("ui-tack-older")) {
            SegmentedControl(
                options = GameKind.TACK.seatLooks.indices.map { state.shared.name(it) },
                selected = state.setup.older.toInt(),
                onSelect = { tackEvents.onSetup(state.setup.copy(older = it.toUByte())) },
            )
            Explanation(word("ui-tack-older-text"))
        }
    }
}

@Composable
private fun EvenStart(state: TackSetupState, onSetup: (TackSetup) -> Unit) {
    Card {
        val refused = state.refusals.evenStart
        if (refused != null) {
            UnavailableRow(word("ui-tack-even-start"), refused)
        } else {
            SwitchRow(
                title = word("ui-tack-even-start"),
                checked = state.setup.evenStart,
                onChange = { onSetup(state.setup.copy(evenStart = it)) },
                subtitle = word("ui-tack-even-start-text"),
            )
        }
    }
}
