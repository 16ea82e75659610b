package app.windrose.ui.screens

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import app.windrose.bindings.windsOptions
import app.windrose.core.FirstSeat
import app.windrose.core.FourSensesSetup
import app.windrose.core.GameKind
import app.windrose.core.SeasonLength
import app.windrose.core.Storm
import app.windrose.core.WindCard
import app.windrose.core.WindsSetup
import app.windrose.ui.app.BrokenScreen
import app.windrose.ui.app.ClosedScreen
import app.windrose.ui.app.FailureDialog
import app.windrose.ui.app.LocalWords
import app.windrose.ui.app.ReportDialog
import app.windrose.ui.foursenses.FourSensesSetupEvents
import app.windrose.ui.foursenses.FourSensesSetupScreen
import app.windrose.ui.foursenses.FourSensesSetupState
import app.windrose.ui.foursenses.FourSensesTables
import app.windrose.ui.foursenses.fourSenses
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.kit.theme.AccentScope
import app.windrose.ui.screens.home.HomeEvents
import app.windrose.ui.screens.home.HomeScreen
import app.windrose.ui.screens.home.HomeState
import app.windrose.ui.screens.licences.Ingredients
import app.windrose.ui.screens.licences.LicencesScreen
import app.windrose.ui.screens.licences.LicencesState
import app.windrose.ui.screens.licences.resourceText
import app.windrose.ui.screens.rules.RulesListScreen
import app.windrose.ui.screens.rules.RulesScreen
import app.windrose.ui.screens.rules.RulesState
import app.windrose.ui.screens.saved.SavedEvents
import app.windrose.ui.screens.saved.SavedScreen
import app.windrose.ui.screens.saved.SavedState
import app.windrose.ui.screens.settings.DeleteAllDialog
import app.windrose.ui.screens.settings.SettingsEvents
import app.windrose.ui.screens.settings.SettingsScreen
import app.windrose.ui.screens.settings.SettingsState
import app.windrose.ui.screens.setup.SeedDialog
import app.windrose.ui.screens.setup.SetupEvents
import app.windrose.ui.screens.setup.SetupState
import app.windrose.ui.screens.statistics.StatisticsScreen
import app.windrose.ui.screens.statistics.StatisticsState
import app.windrose.ui.table.TableUiState
import app.windrose.ui.tack.StormSheet
import app.windrose.ui.tack.TackSetupEvents
import app.windrose.ui.tack.TackSetupScreen
import app.windrose.ui.tack.TackSetupState
import app.windrose.ui.tack.WindSheet
import app.windrose.ui.winds.WindsSetupEvents
import app.windrose.ui.winds.WindsSetupScreen
import app.windrose.ui.winds.WindsSetupState
import app.windrose.ui.winds.WindsTables
import app.windrose.ui.winds.campaign
import app.windrose.ui.winds.duel

/** A screen in one of its states, for previews, pictures and checks. */
class ScreenState(val name: String, val content: @Composable (tag: String) -> Unit)

/** Every screen outside the table, in its main states. */
val screenStates = listOf(
    ScreenState("home") { tag -> ShownHome(RealScreens.of(tag).home) },
    ScreenState("home-empty") { tag -> ShownHome(RealScreens.of(tag).home.copy(table = null)) },
    ScreenState("saved") { tag -> ShownSaved(RealScreens.of(tag).saved) },
    ScreenState("saved-deleted") { tag ->
        ShownSaved(RealScreens.of(tag).saved.copy(unfinished = emptyList(), finished = emptyList()))
    },
    ScreenState("saved-empty") { ShownSaved(SavedState(loaded = true)) },
    ScreenState("setup") { tag -> ShownSetup(TackSetupState(RealScreens.of(tag).setup, Samples.tackSetup)) },
    ScreenState("setup-tide") { tag ->
        val real = RealScreens.of(tag)
        ShownSetup(TackSetupState(real.setupAlone, real.spring, real.refusals, walkthrough = true))
    },
    ScreenState("senses-setup") { tag -> ShownFourSenses(RealScreens.of(tag).sensesForTwo, fourSenses()) },
    ScreenState("senses-setup-three") { tag ->
        ShownFourSenses(RealScreens.of(tag).sensesForThree, fourSenses(3).copy(first = FirstSeat.Chosen(2u)))
    },
    ScreenState("senses-home") { tag -> ShownHomeOf(tag) { placing } },
    ScreenState("senses-home-covered") { tag -> ShownHomeOf(tag) { blind } },
    ScreenState("senses-rules") { tag ->
        val rules = Samples.rules(tag, game = "four_senses")
        ShownPractice(rules.copy(title = "Four Senses", practice = FourSensesTables.of(tag).felt))
    },
    ScreenState("winds-setup") { tag ->
        val setup = campaign(players = 4, length = SeasonLength.LONG).copy(first = FirstSeat.Random)
        val options = windsOptions(setup.players, setup.length)
        ShownWinds(WindsSetupState(RealScreens.of(tag).windsForFour, setup, options, walkthrough = true))
    },
    ScreenState("winds-setup-alone") { tag ->
        ShownWinds(WindsSetupState(RealScreens.of(tag).windsAlone, WindsSetup.Tempest))
    },
    ScreenState("winds-setup-duel") { tag -> ShownWinds(WindsSetupState(RealScreens.of(tag).windsForTwo, duel)) },
    ScreenState("winds-home") { tag ->
        ShownHome(RealScreens.of(tag).homeWith(WindsTables.of(tag).four.view))
    },
    ScreenState("winds-rules") { tag ->
        ShownWindsRules(Samples.rules(tag, game = "four_winds").copy(title = "4 Winds"))
    },
    ScreenState("setup-wind") { InTack { WindSheet(WindCard.HOT_DAY2, {}, {}) } },
    ScreenState("setup-storms") { tag ->
        val refusal = RealScreens.of(tag).tooFewStorms
        InTack { StormSheet(listOf(Storm.GALE, Storm.FOG_BANK), { refusal }, {}, {}) }
    },
    ScreenState("setup-seed") { InTack { SeedDialog("", { null }, {}, {}) } },
    ScreenState("rules-list") { tag -> RulesListScreen(RealScreens.of(tag).games, {}, {}) },
    ScreenState("rules") { tag -> ShownRules(Samples.rules(tag)) },
    ScreenState("rules-search") { tag ->
        ShownRules(Samples.rules(tag, query = if (tag == "en") "storm" else "sturm"))
    },
    ScreenState("rules-nothing") { tag -> ShownRules(Samples.rules(tag, query = "zeppelin")) },
    ScreenState("statistics") { tag ->
        val shelf = RealScreens.of(tag)
        ShownStatistics(StatisticsState(GameKind.TACK, shelf.games, shelf.statistics))
    },
    ScreenState("statistics-empty") { tag ->
        val shelf = RealScreens.of(tag)
        ShownStatistics(StatisticsState(GameKind.TACK, shelf.games, shelf.statistics.copy(finished = 0u)))
    },
    ScreenState("settings") { ShownSettings(SettingsState(Samples.settings, version = "0.1.0")) },
    ScreenState("settings-report") {
        ShownSettings(SettingsState(Samples.settings, diagnostics = "Windrose 0.1.0, 3 games"))
    },
    ScreenState("settings-delete") { DeleteAllDialog({}, {}) },
    ScreenState("licences") { LicencesScreen(LicencesState(Ingredients.read()), {}, {}, {}) },
    ScreenState("licence") {
        val ingredients = Ingredients.read()
        val open = ingredients.fonts.first().let { it to resourceText(it.resource) }
        LicencesScreen(LicencesState(ingredients, open), {}, {}, {})
    },
    ScreenState("opening-broken") { BrokenScreen() },
    ScreenState("opening-closed") { tag -> ClosedScreen(RealScreens.of(tag).failure) {} },
    ScreenState("report") { tag -> ReportDialog(RealScreens.of(tag).report) {} },
    ScreenState("failure") { tag -> FailureDialog(RealScreens.of(tag).failure) {} },
)

/** Shows a screen with the words of [tag]. */
@Composable
fun InWords(tag: String, content: @Composable () -> Unit) =
    CompositionLocalProvider(LocalWords provides sampleWords(tag), content = content)

@Composable
private fun InTack(content: @Composable () -> Unit) = AccentScope(Accent.Tack, content)

@Composable
private fun ShownHome(state: HomeState) = HomeScreen(state, HomeEvents({}, {}, {}))

/** The first page with a table of Four Senses that was left last. */
@Composable
private fun ShownHomeOf(tag: String, table: FourSensesTables.() -> TableUiState.Open) =
    ShownHome(RealScreens.of(tag).homeWith(FourSensesTables.of(tag).table().view))

@Composable
private fun ShownSaved(state: SavedState) =
    SavedScreen(state, SavedEvents({}, { _, _ -> }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}))

@Composable
private fun ShownSetup(state: TackSetupState) = InTack {
    val shared = SetupEvents({}, {}, { _, _ -> }, {}, {}, { null }, {}, {})
    TackSetupScreen(state, shared, TackSetupEvents({}, {}, {}, { null }))
}

@Composable
private fun ShownFourSenses(shared: SetupState, setup: FourSensesSetup) = AccentScope(Accent.FourSenses) {
    val events = SetupEvents({}, {}, { _, _ -> }, {}, {}, { null }, {}, {})
    FourSensesSetupScreen(FourSensesSetupState(shared, setup), events, FourSensesSetupEvents({}, {}, {}))
}

@Composable
private fun ShownWinds(state: WindsSetupState) = AccentScope(Accent.FourWinds) {
    val events = SetupEvents({}, {}, { _, _ -> }, {}, {}, { null }, {}, {})
    WindsSetupScreen(state, events, WindsSetupEvents({}, {}, {}, {}))
}

@Composable
private fun ShownWindsRules(state: RulesState) = AccentScope(Accent.FourWinds) { RulesScreen(state, {}, {}) }

@Composable
private fun ShownPractice(state: RulesState) = AccentScope(Accent.FourSenses) { RulesScreen(state, {}, {}) }

@Composable
private fun ShownRules(state: RulesState) = InTack { RulesScreen(state, {}, {}) }

@Composable
private fun ShownStatistics(state: StatisticsState) = InTack { StatisticsScreen(state, {}, {}) }

@Composable
private fun ShownSettings(state: SettingsState) = SettingsScreen(state, SettingsEvents({}, {}, {}, {}, {}, {}, {}, {}))
