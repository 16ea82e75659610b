package app.windrose.ui.kit

import androidx.compose.animation.core.Animatable
import androidx.compose.foundation.background
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.layout
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.theme.Corner
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/**
 * A part of the page that comes and goes: from below on phones, as a column at the right on wide screens. Escape, the
 * back gesture, the closing sign and a tap beside it call [onDismiss]. [content] scrolls by itself if it must.
 */
@Composable
fun Sheet(
    title: String,
    closeLabel: String,
    onDismiss: () -> Unit,
    content: @Composable ColumnScope.() -> Unit,
) {
    val wide = Windrose.window == WindowClass.Expanded
    val motion = Windrose.motion
    val hidden = remember { Animatable(1f) }
    LaunchedEffect(Unit) { hidden.animateTo(0f, motion.spec(Motion.TRAY)) }
    Dialog(onDismiss, DialogProperties(usePlatformDefaultWidth = false)) {
        Box(Modifier.fillMaxSize(), contentAlignment = if (wide) Alignment.CenterEnd else Alignment.BottomCenter) {
            Box(
                Modifier.fillMaxSize()
                    .firstTells(closeLabel, onTake = onDismiss)
                    .pointerInput(onDismiss) { detectTapGestures { onDismiss() } },
            )
            val place = if (wide) {
                Modifier
                    .fillMaxHeight()
                    .width(SIDE_WIDTH)
                    .graphicsLayer { translationX = hidden.value * size.width }
                    .background(Windrose.colors.surface, Corner.side)
            } else {
                Modifier
                    .fillMaxWidth()
                    .shareOfHeight(LARGEST_SHARE)
                    .graphicsLayer { translationY = hidden.value * size.height }
                    .background(Windrose.colors.surface, Corner.tray)
            }
            // Taps on the sheet itself must not reach the page behind.
            val sheet = place.semantics { paneTitle = title }.pointerInput(Unit) { detectTapGestures {} }
            Column(sheet.escapeCloses(onDismiss)) {
                Row(
                    Modifier.fillMaxWidth()
                        .padding(start = Space.margin, end = Space.half, top = Space.half, bottom = Space.half),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Text(title, Modifier.weight(1f).semantics { heading() }, style = Windrose.type.title)
                    IconButton(Glyph.Close, closeLabel, onDismiss)
                }
                Column(Modifier.padding(horizontal = Space.margin).padding(bottom = Space.margin), content = content)
            }
        }
    }
}

/** Grows no higher than [share] of the height on offer, so that the page behind stays in sight. */
private fun Modifier.shareOfHeight(share: Float): Modifier = layout { measurable, constraints ->
    val limit = if (constraints.hasBoundedHeight) (constraints.maxHeight * share).toInt() else constraints.maxHeight
    val placeable = measurable.measure(constraints.copy(minHeight = 0, maxHeight = limit))
    layout(placeable.width, placeable.height) { placeable.place(0, 0) }
}

private val SIDE_WIDTH = 360.dp
private const val LARGEST_SHARE = 0.85f
