package app.windrose.ui.table

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.windrose.core.FigureRow
import app.windrose.core.Seat
import app.windrose.core.TableView
import app.windrose.ui.kit.ResultColumn
import app.windrose.ui.kit.ResultLine
import app.windrose.ui.kit.ResultTable
import app.windrose.ui.screens.seatLooks

/** The score sheet: the points so far by what they were for. */
@Composable
internal fun ScoreContent(view: TableView) {
    val sheet = view.sheet ?: return
    Column(Modifier.verticalScroll(rememberScrollState())) {
        Figures(view, sheet.columns, sheet.rows, leaderFirst = false)
    }
}

/**
 * The figures of the seats in [columns] in the order of the [rows], with what breaks a tie below the total; the winner's
 * may come first ([leaderFirst]).
 */
@Composable
internal fun Figures(
    view: TableView,
    columns: List<Seat>,
    rows: List<FigureRow>,
    modifier: Modifier = Modifier,
    leaderFirst: Boolean = true,
) {
    val looks = view.kind.seatLooks
    val names = columns.map { seat -> view.seats.first { it.seat == seat }.name }
    val total = rows.indexOfLast { it.total }.takeIf { it >= 0 } ?: return
    ResultTable(
        columns = columns.zip(names) { seat, name -> ResultColumn(looks[seat.toInt()], name) },
        lines = rows.take(total).map { line(it, names) },
        total = line(rows[total], names),
        modifier = modifier,
        after = rows.drop(total + 1).map { line(it, names) },
        leaderFirst = leaderFirst,
    )
}

private fun line(row: FigureRow, names: List<String>): ResultLine {
    val spoken = names.zip(row.figures) { name, figure -> "$name $figure" }.joinToString()
    return ResultLine(row.label, row.figures, "${row.label}: $spoken")
}
