package app.windrose.ui.table

import app.windrose.ui.screens.ScreenState

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

/** What else is asked at a table, or comes of it. It is laid out like the main states and seldom looked at. */
val moreTableStates: List<ScreenState> = listOf(
    table("table-opening") { opening },
    table("table-lowest") { lowest },
    table("table-drift") { drifting },
    table("table-turn") { turning },
    table("table-calm") { calm },
    table("table-late") { late },
    table("result-draw") { drawn },
    ScreenState("review-error") { tag -> ReviewScreen(ReviewUiState.Failed(RealTables.of(tag).failed.failure)) {} },
)

private fun table(name: String, prefs: TablePrefs = TablePrefs(), state: RealTables.() -> TableUiState) =
    ScreenState(name) { tag -> TableScreen(RealTables.of(tag).state(), prefs) {} }

private fun panel(name: String, panel: TablePanel) = table(name) { late.copy(panel = panel) }

private fun review(name: String, index: Int) =
    ScreenState(name) { tag -> ReviewScreen(RealTables.of(tag).reviews[index]) {} }
