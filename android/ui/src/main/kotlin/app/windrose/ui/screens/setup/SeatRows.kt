package app.windrose.ui.screens.setup

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import app.windrose.ui.app.word
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.TextField
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.drawing.SeatBadge
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.clickLabel

/** A seat on a set-up page. */
@Immutable
data class SetupSeat(
    val look: SeatLook,
    /** What the seat is called now. */
    val name: String,
    /** The name that was chosen; empty when it has its own. */
    val chosenName: String,
    /** Whether a person sits there, who may have a name. */
    val person: Boolean,
    /** A line about the seat. */
    val note: String? = null,
)

/** The seats with their names. A tap changes the name of a person. */
@Composable
fun SeatRows(seats: List<SetupSeat>, state: SetupState, events: SetupEvents) {
    var renamed by rememberSaveable { mutableStateOf<Int?>(null) }
    Card {
        seats.forEachIndexed { index, seat ->
            if (index > 0) Divider()
            ListRow(
                title = seat.name,
                modifier = if (seat.person) Modifier.clickLabel(word("ui-setup-rename-seat")) else Modifier,
                subtitle = seat.note,
                titleStyle = Windrose.type.button,
                leading = { SeatBadge(seat.look) },
                trailing = { if (seat.person) Icon(Glyph.Edit, color = Windrose.colors.inkSoft) },
                onClick = { renamed = index }.takeIf { seat.person },
            )
        }
        val lastNames = state.lastNames?.take(state.people)?.filter { it.isNotEmpty() }.orEmpty()
        if (lastNames.isNotEmpty() && state.lastNames != state.names) {
            Divider()
            ListRow(
                title = word("ui-setup-names-again"),
                subtitle = lastNames.joinToString(),
                titleStyle = Windrose.type.name,
                leading = { Icon(Glyph.Person, color = Windrose.colors.inkSoft) },
                onClick = events.onTakeLastNames,
            )
        }
    }
    renamed?.let { index ->
        NameDialog(seats[index].chosenName, onDismiss = { renamed = null }) { name ->
            renamed = null
            events.onRename(index, name)
        }
    }
}

@Composable
private fun NameDialog(name: String, onDismiss: () -> Unit, onDone: (String) -> Unit) {
    var text by rememberSaveable { mutableStateOf(name) }
    QuestionDialog(
        title = word("ui-setup-rename-seat"),
        text = word("ui-setup-name-text"),
        buttons = listOf(
            DialogButton(word("ui-done"), { onDone(text) }, ButtonKind.Primary),
            DialogButton(word("ui-cancel"), onDismiss, ButtonKind.Quiet),
        ),
        onDismiss = onDismiss,
    ) {
        TextField(text, { text = it }, word("ui-setup-name"), onDone = { onDone(text) })
    }
}
