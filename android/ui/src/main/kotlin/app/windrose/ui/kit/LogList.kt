package app.windrose.ui.kit

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.SeatBadge
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** One line of the log. */
@Immutable
sealed interface LogLine {
    /** A sentence about what [seat] did, or about the game itself. [spoken] names the seat for screen readers. */
    data class Event(val text: String, val seat: SeatLook? = null, val spoken: String = text) : LogLine

    /** The line above which everything is new to the reader. */
    data class News(val text: String) : LogLine

    /** The line at which undo stops. */
    data class UndoStop(val text: String) : LogLine
}

/** The log of a game; the caller gives the lines newest first. */
@Composable
fun LogList(
    lines: List<LogLine>,
    modifier: Modifier = Modifier,
    contentPadding: PaddingValues = PaddingValues(),
) {
    LazyColumn(modifier.fillMaxWidth(), contentPadding = contentPadding) {
        items(lines) { line ->
            when (line) {
                is LogLine.Event -> EventLine(line)
                is LogLine.News -> Text(
                    line.text,
                    Modifier.padding(top = Space.gap, bottom = Space.half).semantics { heading() },
                    style = Windrose.type.overline,
                    color = Windrose.colors.accent,
                )
                is LogLine.UndoStop -> UndoStopLine(line)
            }
        }
    }
}

@Composable
private fun EventLine(line: LogLine.Event) {
    Row(
        Modifier
            .fillMaxWidth()
            .semantics(mergeDescendants = true) { contentDescription = line.spoken }
            .padding(vertical = 5.dp),
        horizontalArrangement = Arrangement.spacedBy(Space.gap),
    ) {
        if (line.seat == null) Box(Modifier.size(BADGE)) else SeatBadge(line.seat, size = BADGE)
        Text(line.text, Modifier.weight(1f))
    }
}

@Composable
private fun UndoStopLine(line: LogLine.UndoStop) {
    // Beside a text that fills the line there would be no rule left.
    Column(Modifier.fillMaxWidth().padding(vertical = Space.half), Arrangement.spacedBy(Space.half)) {
        Divider()
        Text(line.text, style = Windrose.type.captionSmall, color = Windrose.colors.inkSoft)
    }
}

private val BADGE = 20.dp
