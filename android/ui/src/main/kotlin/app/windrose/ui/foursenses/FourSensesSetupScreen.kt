package app.windrose.ui.foursenses

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import app.windrose.core.FirstSeat
import app.windrose.core.FourSensesSetup
import app.windrose.core.GameKind
import app.windrose.core.Sight
import app.windrose.core.WrongDeclaration
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.RadioList
import app.windrose.ui.kit.RadioOption
import app.windrose.ui.kit.SwitchRow
import app.windrose.ui.screens.seatLooks
import app.windrose.ui.screens.setup.Explanation
import app.windrose.ui.screens.setup.SeatRows
import app.windrose.ui.screens.setup.Section
import app.windrose.ui.screens.setup.SetupEvents
import app.windrose.ui.screens.setup.SetupPage
import app.windrose.ui.screens.setup.SetupSeat
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
        Players(state.setup.players, ownEvents.onPlayers)
        Section(word("ui-setup-players")) { SeatRows(seatsOf(state), state.shared, events) }
        First(state, ownEvents.onSetup)
        SightSection(state.setup, ownEvents.onSetup)
        Wrong(state.setup, ownEvents.onSetup)
        MoreRules(state, ownEvents)
    }
}

private fun seatsOf(state: FourSensesSetupState): List<SetupSeat> =
    GameKind.FOUR_SENSES.seatLooks.take(state.setup.players.toInt()).mapIndexed { seat, look ->
        SetupSeat(look, state.shared.name(seat), state.shared.chosenName(seat), person = true)
    }

@Composable
private fun Players(players: UByte, onPlayers: (UByte) -> Unit) {
    Card {
        RadioList(
            options = listOf("two", "three").map {
                RadioOption(word("ui-four-senses-players-$it"), word("ui-four-senses-players-$it-text"))
            },
            selected = PlayerCounts.indexOf(players),
            onSelect = { onPlayers(PlayerCounts[it]) },
        )
    }
}

@Composable
private fun First(state: FourSensesSetupState, onSetup: (FourSensesSetup) -> Unit) {
    val setup = state.setup
    val first = setup.first
    Section(word("ui-setup-first")) {
        Card {
            val names = (0 until setup.players.toInt()).map { RadioOption(state.shared.name(it)) }
            RadioList(
                options = listOf(RadioOption(word("ui-setup-first-random"))) + names,
                selected = if (first is FirstSeat.Chosen) first.seat.toInt() + 1 else 0,
                onSelect = {
                    val chosen = if (it == 0) FirstSeat.Random else FirstSeat.Chosen((it - 1).toUByte())
                    onSetup(setup.copy(first = chosen))
                },
            )
        }
        Explanation(word("ui-four-senses-first-text"))
    }
}

@Composable
private fun SightSection(setup: FourSensesSetup, onSetup: (FourSensesSetup) -> Unit) {
    Section(word("ui-four-senses-sight")) {
        Card {
            RadioList(
                options = Sight.entries.map {
                    val key = "ui-four-senses-sight-${it.name.lowercase()}"
                    RadioOption(word(key), word("$key-text"))
                },
                selected = setup.sight.ordinal,
                onSelect = { onSetup(setup.copy(sight = Sight.entries[it])) },
            )
        }
    }
}

@Composable
private fun Wrong(setup: FourSensesSetup, onSetup: (FourSensesSetup) -> Unit) {
    Section(word("ui-four-senses-wrong")) {
        Card {
            RadioList(
                options = WrongDeclaration.entries.map {
                    val key = "ui-four-senses-wrong-${it.name.lowercase().replace('_', '-')}"
                    RadioOption(word(key), word("$key-text"))
                },
                selected = setup.wrong.ordinal,
                onSelect = { onSetup(setup.copy(wrong = WrongDeclaration.entries[it])) },
            )
        }
    }
}

@Composable
private fun MoreRules(state: FourSensesSetupState, events: FourSensesSetupEvents) {
    Section(word("ui-setup-options")) {
        Card {
            SwitchRow(
                title = word("ui-four-senses-say-moves"),
                checked = state.setup.sayMoves,
                onChange = { events.onSetup(state.setup.copy(sayMoves = it)) },
                subtitle = word("ui-four-senses-say-moves-text"),
            )
        }
        Card {
            SwitchRow(word("ui-setup-first-game"), state.walkthrough, events.onWalkthrough)
        }
    }
}

private val PlayerCounts = listOf<UByte>(2u, 3u)
