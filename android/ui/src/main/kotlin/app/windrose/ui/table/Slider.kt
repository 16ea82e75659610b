package app.windrose.ui.table

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.horizontalDrag
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.setProgress
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import kotlin.math.roundToInt

/** A slider over the whole numbers from 0 to [last]: for the finger, the arrow keys and screen readers. */
@Composable
internal fun Slider(
    value: Int,
    last: Int,
    label: String,
    spoken: String,
    onChange: (Int) -> Unit,
    modifier: Modifier = Modifier,
) {
    val colors = Windrose.colors
    val change by rememberUpdatedState(onChange)
    val interactions = remember { MutableInteractionSource() }
    val focused by interactions.collectIsFocusedAsState()
    Canvas(
        modifier
            .fillMaxWidth()
            .height(Space.target)
            .onKeyEvent { event ->
                val step = if (event.type == KeyEventType.KeyDown) stepOf(event.key) else 0
                if (step != 0) change((value + step).coerceIn(0, last))
                step != 0
            }
            .focusable(interactionSource = interactions)
            .pointerInput(last) {
                fun valueAt(x: Float): Int {
                    val inset = THUMB.toPx()
                    return ((x - inset) / (size.width - 2 * inset) * last).roundToInt().coerceIn(0, last)
                }
                awaitEachGesture {
                    val down = awaitFirstDown()
                    change(valueAt(down.position.x))
                    horizontalDrag(down.id) { drag ->
                        drag.consume()
                        change(valueAt(drag.position.x))
                    }
                }
            }
            .semantics {
                contentDescription = label
                stateDescription = spoken
                progressBarRangeInfo =
                    ProgressBarRangeInfo(value.toFloat(), 0f..last.toFloat(), (last - 1).coerceAtLeast(0))
                setProgress { target ->
                    change(target.roundToInt().coerceIn(0, last))
                    true
                }
            },
    ) {
        val inset = THUMB.toPx()
        val start = Offset(inset, size.height / 2)
        val end = Offset(size.width - inset, size.height / 2)
        val share = if (last == 0) 0f else value / last.toFloat()
        val thumb = Offset(start.x + (end.x - start.x) * share, start.y)
        drawLine(colors.edge, start, end, 3.dp.toPx(), StrokeCap.Round)
        drawLine(colors.accent, start, thumb, 5.dp.toPx(), StrokeCap.Round)
        drawCircle(colors.accent, inset, thumb)
        if (focused) drawCircle(colors.ink, inset + 3.dp.toPx(), thumb, style = Stroke(2.5.dp.toPx()))
    }
}

private fun stepOf(key: Key): Int = when (key) {
    Key.DirectionLeft -> -1
    Key.DirectionRight -> 1
    else -> 0
}

private val THUMB = 11.dp
