package app.windrose.ui.table

import androidx.compose.runtime.Composable
import app.windrose.core.LogLine
import app.windrose.core.TableView
import app.windrose.ui.app.word
import app.windrose.ui.kit.LogList
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.screens.seatLooks
import app.windrose.ui.kit.LogLine as ShownLine

/** The log in a sheet. */
@Composable
internal fun LogContent(state: TableUiState.Open) {
    if (state.log.isEmpty()) Text(word("ui-log-empty")) else LogList(logLines(state.view, state.log))
}

/** What happened since the holder's last turn, oldest first. */
@Composable
internal fun NewsContent(view: TableView) {
    val looks = view.kind.seatLooks
    LogList(view.since.map { ShownLine.Event(it.text, it.seat?.let { seat -> looks[seat.toInt()] }, it.spoken) })
}

/** The lines of [log], newest first, with the headings and the rule at which undo stops. */
@Composable
internal fun logLines(view: TableView, log: List<LogLine>): List<ShownLine> =
    arrange(log, view.kind.seatLooks, word("ui-table-since"), word("ui-log-before"), word("ui-log-undo-stops"))

private fun arrange(
    log: List<LogLine>,
    looks: List<SeatLook>,
    since: String,
    before: String,
    undoStops: String,
): List<ShownLine> = buildList {
    log.forEachIndexed { index, entry ->
        val newer = log.getOrNull(index - 1)
        when {
            newer == null && entry.sinceYourTurn -> add(ShownLine.News(since))
            newer?.sinceYourTurn == true && !entry.sinceYourTurn -> add(ShownLine.News(before))
        }
        val line = entry.line
        add(ShownLine.Event(line.text, line.seat?.let { looks[it.toInt()] }, line.spoken))
        // The rule lies below the oldest line of the step that cannot be taken back.
        val older = log.getOrNull(index + 1)
        if (entry.undoStops && older?.step != entry.step) add(ShownLine.UndoStop(undoStops))
    }
}
