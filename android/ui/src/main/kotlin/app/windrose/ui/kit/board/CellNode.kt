package app.windrose.ui.kit.board

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.ReaderVisit
import app.windrose.ui.kit.onReaderFocus
import app.windrose.ui.kit.pressIndication

private val CellShape = RoundedCornerShape(10.dp)

/** One cell as a button: the whole square takes the tap, and everything that is drawn is also said. */
@Composable
internal fun CellNode(
    cell: BoardCell,
    focus: BoardFocus,
    touch: BoardTouch?,
    finger: BoardFinger,
    onCancel: () -> Unit,
    modifier: Modifier = Modifier,
) {
    Box(
        modifier = modifier
            // Before the tap's own answer to the key.
            .onPreviewKeyEvent { event ->
                val enter = event.key == Key.Enter && cell.onEnter != null
                if (enter && event.type == KeyEventType.KeyUp) cell.onEnter()
                enter
            }
            .onKeyEvent { event ->
                when {
                    event.type != KeyEventType.KeyDown -> false
                    event.key == Key.Escape -> {
                        onCancel()
                        true
                    }
                    else -> focus.move(cell.position, event.key)
                }
            }
            .then(focus.cell(cell.position))
            .then(touch?.let { Modifier.feltByKeys(cell.position, it, finger) } ?: Modifier)
            .clickable(
                interactionSource = null,
                indication = pressIndication(CellShape),
                enabled = cell.onClick != null,
                role = Role.Button,
            ) { cell.onClick?.invoke() }
            .semantics {
                contentDescription = cell.contentDescription
                cell.stateDescription?.let { stateDescription = it }
                selected = cell.marks.selected
                touch?.let { onReaderFocus = it.visit(cell.position) }
                if (cell.actions.isNotEmpty()) customActions = cell.actions.map { it.toAccessibilityAction() }
            },
        contentAlignment = Alignment.Center,
    ) {
        cell.content?.invoke(this)
    }
}

/** Feels the cell as long as the keyboard's focus is on it; a [finger] that brings the focus along has felt it already. */
private fun Modifier.feltByKeys(position: CellPosition, touch: BoardTouch, finger: BoardFinger): Modifier =
    onFocusChanged {
        when {
            !it.isFocused -> touch.onLift(position)
            finger.at == null -> touch.onFeel(position, false)
        }
    }

private fun BoardTouch.visit(position: CellPosition) =
    ReaderVisit(come = { onFeel(position, false) }, leave = { onLift(position) })

private fun CellAction.toAccessibilityAction() = CustomAccessibilityAction(label) {
    onAction()
    true
}
