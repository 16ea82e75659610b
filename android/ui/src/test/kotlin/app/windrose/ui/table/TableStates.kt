package app.windrose.ui.table

import app.windrose.ui.foursenses.FourSensesTables
import app.windrose.ui.kit.TableWindow
import app.windrose.ui.screens.ScreenState
import app.windrose.ui.winds.WindsTables

/** The table and the review in their main states. */
val tableStates: List<ScreenState> = listOf(
    table("table-move") { moving },
    table("table-confirm") { confirming },
    table("table-place") { placing },
    table("table-turned", TablePrefs(true, boardTurned = true)) { placing },
    table("table-chips") { raising },
    table("table-end") { ending },
    table("table-tide") { tide },
    table("table-abandoned") { abandoned },
    panel("table-log", TablePanel.Log),
    panel("table-cards", TablePanel.Cards),
    panel("table-choices", TablePanel.Choices),
    panel("table-menu", TablePanel.Menu),
    panel("table-keys", TablePanel.Keys),
    panel("table-put-away", TablePanel.Abandon),
    panel("tour-start", TablePanel.Walkthrough(0)),
    panel("tour-wind", TablePanel.Walkthrough(3)),
    table("handover") { covered },
    table("result") { won },
    table("table-error") { failed },
    review("review", 1),
    review("review-start", 0),
)

/** Four Senses in its main states. */
val fourSensesStates: List<ScreenState> = listOf(
    fourSenses("senses-place") { placing },
    fourSenses("senses-blind") { blind },
    fourSenses("senses-napkin") { napkin },
    fourSenses("senses-blind-chosen") { blindChosen },
    fourSenses("senses-turn-end") { turnEnd },
    fourSenses("senses-name") { naming },
    fourSenses("senses-named") { named },
    fourSenses("senses-cards") { placing.copy(panel = TablePanel.Cards) },
    fourSenses("senses-tour-feel") { begun.copy(panel = TablePanel.Walkthrough(0)) },
    fourSenses("senses-tour-levels") { begun.copy(panel = TablePanel.Walkthrough(1)) },
    fourSenses("senses-tour-place") { begun.copy(panel = TablePanel.Walkthrough(2)) },
    fourSenses("senses-tour-line") { begun.copy(panel = TablePanel.Walkthrough(3)) },
    fourSenses("senses-result") { won },
    fourSenses("senses-result-rounds") { rounds },
    ScreenState("senses-review") { tag -> TableWindow { ReviewScreen(FourSensesTables.of(tag).reviews[0]) {} } },
)

/** What else is asked there, seldom looked at. */
val moreFourSensesStates: List<ScreenState> = listOf(
    fourSenses("senses-begun") { begun },
    fourSenses("senses-blind-turn-end") { blindTurnEnd },
    fourSenses("senses-last-claim") { lastClaim },
    fourSenses("senses-scarce") { scarce },
    fourSenses("senses-tour-stairs") { begun.copy(panel = TablePanel.Walkthrough(4)) },
    fourSenses("senses-tour-declare") { begun.copy(panel = TablePanel.Walkthrough(5)) },
    fourSenses("senses-menu") { blind.copy(panel = TablePanel.Menu) },
    ScreenState("senses-review-end") { tag -> TableWindow { ReviewScreen(FourSensesTables.of(tag).reviews[1]) {} } },
)

/** 4 Winds in its main states. */
val windsStates: List<ScreenState> = listOf(
    winds("winds-push") { pushing },
    winds("winds-four") { four },
    winds("winds-ship") { sailing },
    winds("winds-start") { begun },
    winds("winds-build") { building },
    winds("winds-tempest") { tempest },
    winds("winds-duel") { duelling },
    winds("winds-covered") { covered },
    winds("winds-news") { news },
    winds("winds-score") { four.copy(panel = TablePanel.Score) },
    winds("winds-cards") { four.copy(panel = TablePanel.Cards) },
    winds("winds-result") { won },
    winds("winds-tour-lay") { begun.copy(panel = TablePanel.Walkthrough(1)) },
    winds("winds-tour-reef") { begun.copy(panel = TablePanel.Walkthrough(2)) },
    winds("winds-tour-current") { begun.copy(panel = TablePanel.Walkthrough(4)) },
    ScreenState("winds-review") { tag -> TableWindow { ReviewScreen(WindsTables.of(tag).reviews[0]) {} } },
)

/** What else is asked there, seldom looked at. */
val moreWindsStates: List<ScreenState> = listOf(
    winds("winds-slide") { sliding },
    winds("winds-lost") { lost },
    winds("winds-choices") { begun.copy(panel = TablePanel.Choices) },
    winds("winds-menu") { four.copy(panel = TablePanel.Menu) },
    winds("winds-tour-winds") { begun.copy(panel = TablePanel.Walkthrough(0)) },
    winds("winds-tour-sail") { begun.copy(panel = TablePanel.Walkthrough(3)) },
    winds("winds-tour-turn") { begun.copy(panel = TablePanel.Walkthrough(5)) },
    ScreenState("winds-review-end") { tag -> TableWindow { ReviewScreen(WindsTables.of(tag).reviews[1]) {} } },
)

private fun winds(name: String, prefs: TablePrefs = TablePrefs(), state: WindsTables.() -> TableUiState) =
    ScreenState(name) { tag -> TableWindow { TableScreen(WindsTables.of(tag).state(), prefs) {} } }

private fun fourSenses(name: String, prefs: TablePrefs = TablePrefs(), state: FourSensesTables.() -> TableUiState) =
    ScreenState(name) { tag -> TableWindow { TableScreen(FourSensesTables.of(tag).state(), prefs) {} } }

/** What else is asked at a table, or comes of it. It is laid out like the main states and seldom looked at. */
val moreTableStates: List<ScreenState> = listOf(
    table("table-opening") { opening },
    table("table-lowest") { lowest },
    table("table-drift") { drifting },
    table("table-turn") { turning },
    table("table-calm") { calm },
    table("table-late") { late },
    // The longest line that a season has.
    table("table-season") { late.copy(view = late.view.copy(subtitle = "Nachtfahrt: Spalten A und C treiben")) },
    table("result-draw") { drawn },
    ScreenState("review-error") { tag ->
        TableWindow { ReviewScreen(ReviewUiState.Failed(RealTables.of(tag).failed.failure)) {} }
    },
)

private fun table(name: String, prefs: TablePrefs = TablePrefs(), state: RealTables.() -> TableUiState) =
    ScreenState(name) { tag -> TableWindow { TableScreen(RealTables.of(tag).state(), prefs) {} } }

private fun panel(name: String, panel: TablePanel) = table(name) { late.copy(panel = panel) }

private fun review(name: String, index: Int) =
    ScreenState(name) { tag -> TableWindow { ReviewScreen(RealTables.of(tag).reviews[index]) {} } }
