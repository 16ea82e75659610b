package app.windrose.ui.table

import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.windrose.core.TableView
import app.windrose.ui.app.word
import app.windrose.ui.kit.HandoverCover
import app.windrose.ui.kit.HandoverWords
import app.windrose.ui.screens.seatLooks

/** Nothing of the table, until the seat that is to hold the device has it. */
@Composable
internal fun CoveredTable(view: TableView, on: (TableEvent) -> Unit) {
    HandoverCover(
        words = HandoverWords(
            game = view.title,
            lead = word("ui-handover-to"),
            name = view.seats.first { it.seat == view.holder }.name,
            text = word("ui-handover-hidden"),
            accept = word("ui-handover-accept"),
            rest = word("ui-handover-rest"),
            winds = listOf("north", "east", "south", "west").map { word("ui-wind-$it") },
        ),
        seat = view.kind.seatLooks[view.holder.toInt()],
        onAccept = { on(TableEvent.Accept) },
        onRest = { on(TableEvent.Go(TableExit.Back)) },
        modifier = Modifier.windowInsetsPadding(WindowInsets.safeDrawing),
    )
}
