package app.windrose.ui.foursenses

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import app.windrose.core.FourSensesSetup
import app.windrose.core.GameKind
import app.windrose.core.Sight
import app.windrose.core.WrongDeclaration
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.SwitchRow
import app.windrose.ui.screens.seatLooks
import app.windrose.ui.screens.setup.FirstSection
import app.windrose.ui.screens.setup.MoreRules
import app.windrose.ui.screens.setup.OptionCard
import app.windrose.ui.screens.setup.SeatSection
import app.windrose.ui.screens.setup.Section
import app.windrose.ui.screens.setup.SetupEvents
import app.windrose.ui.screens.setup.SetupPage
import app.windrose.ui.screens.setup.SetupState

/** What can be done on the set-up page of Four Senses, beside what every such page has. */
class FourSensesSetupEvents(
    val onPlayers: (UByte) -> Unit,
    val onSetup: (FourSensesSetup) -> Unit,
    val onWalkthrough: (Boolean) -> Unit,
)

/** Setting up a game of Four Senses. */
@Composable
fun FourSensesSetupRoute(app: AppModel) {
    val model = app.navigator.keep(Route.Setup(GameKind.FOUR_SENSES)) { FourSensesSetupModel(app) }
    LaunchedEffect(model, app.words) { app.guard { model.shared.load() } }
    FourSensesSetupScreen(
        state = FourSensesSetupState(
            shared = model.shared.state,
            setup = model.setup,
            walkthrough = !app.settings.walkthroughSeen,
            primaryLeft = app.settings.primaryLeft,
        ),
        events = model.shared.events,
        ownEvents = FourSensesSetupEvents(
            onPlayers = { players -> app.attempt { model.choosePlayers(players) } },
            onSetup = model::choose,
            onWalkthrough = { wanted -> app.changeSettings { it.copy(walkthroughSeen = !wanted) } },
        ),
    )
}

/** What the set-up page of Four Senses shows. */
data class FourSensesSetupState(
    val shared: SetupState,
    val setup: FourSensesSetup,
    /** Whether the game is to begin with the walkthrough. */
    val walkthrough: Boolean = false,
    val primaryLeft: Boolean = false,
)

/** The set-up page of Four Senses: who plays and begins, what is in view, and what a mistake costs. */
@Composable
fun FourSensesSetupScreen(state: FourSensesSetupState, events: SetupEvents, ownEvents: FourSensesSetupEvents) {
    SetupPage(state.shared, events, state.primaryLeft) {
        val setup = state.setup
        Players(setup.players, ownEvents.onPlayers)
        SeatSection(GameKind.FOUR_SENSES.seatLooks.take(setup.players.toInt()), state.shared, events)
        FirstSection(state.shared, setup.first, word("ui-four-senses-first-text")) {
            ownEvents.onSetup(setup.copy(first = it))
        }
        SightSection(setup, ownEvents.onSetup)
        Wrong(setup, ownEvents.onSetup)
        MoreRules(state.walkthrough, ownEvents.onWalkthrough) { SayMoves(setup, ownEvents.onSetup) }
    }
}

@Composable
private fun Players(players: UByte, onPlayers: (UByte) -> Unit) = OptionCard(
    keys = listOf("two", "three").map { "ui-four-senses-players-$it" },
    selected = PlayerCounts.indexOf(players),
    onSelect = { onPlayers(PlayerCounts[it]) },
)

@Composable
private fun SightSection(setup: FourSensesSetup, onSetup: (FourSensesSetup) -> Unit) {
    Section(word("ui-four-senses-sight")) {
        OptionCard(
            keys = Sight.entries.map { "ui-four-senses-sight-${it.name.lowercase()}" },
            selected = setup.sight.ordinal,
            onSelect = { onSetup(setup.copy(sight = Sight.entries[it])) },
        )
    }
}

@Composable
private fun Wrong(setup: FourSensesSetup, onSetup: (FourSensesSetup) -> Unit) {
    Section(word("ui-four-senses-wrong")) {
        OptionCard(
            keys = WrongDeclaration.entries.map { "ui-four-senses-wrong-${it.name.lowercase().replace('_', '-')}" },
            selected = setup.wrong.ordinal,
            onSelect = { onSetup(setup.copy(wrong = WrongDeclaration.entries[it])) },
        )
    }
}

@Composable
private fun SayMoves(setup: FourSensesSetup, onSetup: (FourSensesSetup) -> Unit) {
    Card {
        SwitchRow(
            title = word("ui-four-senses-say-moves"),
            checked = setup.sayMoves,
            onChange = { onSetup(setup.copy(sayMoves = it)) },
            subtitle = word("ui-four-senses-say-moves-text"),
        )
    }
}

private val PlayerCounts = listOf<UByte>(2u, 3u)
