package app.windrose.ui.table

import app.windrose.core.ErrorKind
import app.windrose.core.TableView
import app.windrose.ui.app.Failure
import app.windrose.ui.screens.ScreenState

/** The table and the review in their main states. */
val tableStates: List<ScreenState> = listOf(
    table("table-move", TableSamples.open(TableSamples.moving)),
    table("table-confirm", TableSamples.open(TableSamples.moving, "E0", "E4", preview = TableSamples.scoring)),
    table("table-place", TableSamples.open(TableSamples.placing, "C6")),
    table("table-turned", TableSamples.open(TableSamples.placing, "C6"), TablePrefs(true, boardTurned = true)),
    table("table-chips", TableSamples.open(TableSamples.raising, "A0")),
    table("table-end", TableSamples.open(TableSamples.ending)),
    table("table-tide", TableSamples.open(TableSamples.tide, "A0")),
    table("table-abandoned", TableSamples.open(TableSamples.abandoned)),
    table("table-log", panel(TablePanel.Log)),
    table("table-cards", panel(TablePanel.Cards)),
    table("table-choices", panel(TablePanel.Choices)),
    table("table-menu", panel(TablePanel.Menu)),
    table("table-keys", panel(TablePanel.Keys)),
    table("table-put-away", panel(TablePanel.Abandon)),
    table("tour-start", panel(TablePanel.Walkthrough(0))),
    table("tour-wind", panel(TablePanel.Walkthrough(3))),
    table("handover", TableSamples.open(TableSamples.covered)),
    table("result", TableSamples.open(TableSamples.finished)),
    table("table-error", TableUiState.Failed(Failure(ErrorKind.BUSY, "In use elsewhere.", "Try again soon."))),
    review("review", TableSamples.moving.copy(decision = null), step = 12),
    review("review-start", TableSamples.moving.copy(decision = null, trail = emptyList()), step = 0),
)

private fun panel(panel: TablePanel) = TableSamples.open(TableSamples.moving, panel = panel)

private fun table(name: String, state: TableUiState, prefs: TablePrefs = TablePrefs()) =
    ScreenState(name) { TableScreen(state, prefs) {} }

private fun review(name: String, view: TableView, step: Int) =
    ScreenState(name) { ReviewScreen(ReviewUiState.Open(view, step, last = 31)) {} }
