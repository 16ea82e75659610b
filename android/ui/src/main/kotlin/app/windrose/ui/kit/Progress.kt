package app.windrose.ui.kit

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.RepeatMode
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.drawing.CompassRose
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import kotlinx.coroutines.delay

/**
 * A turning compass for work that takes longer than 300 ms; quicker work shows nothing. [fraction] is how much is done,
 * from 0 to 1, where that is known.
 */
@Composable
fun Progress(label: String, modifier: Modifier = Modifier, fraction: Float? = null) {
    var late by remember { mutableStateOf(false) }
    LaunchedEffect(Unit) {
        delay(PATIENCE_MILLIS)
        late = true
    }
    if (!late) return
    Column(
        modifier
            .padding(Space.wide)
            .semantics(mergeDescendants = true) {
                liveRegion = LiveRegionMode.Polite
                progressBarRangeInfo = fraction?.let { ProgressBarRangeInfo(it, 0f..1f) }
                    ?: ProgressBarRangeInfo.Indeterminate
            },
        verticalArrangement = Arrangement.spacedBy(Space.row),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        if (Windrose.motion.enabled) TurningRose() else CompassRose(Modifier.size(SIDE))
        Text(label, style = Windrose.type.bodyStrong)
    }
}

@Composable
private fun TurningRose() {
    val turn by rememberInfiniteTransition().animateFloat(
        initialValue = 0f,
        targetValue = 360f,
        animationSpec = infiniteRepeatable(tween(TURN_MILLIS, easing = LinearEasing), RepeatMode.Restart),
    )
    CompassRose(Modifier.size(SIDE).graphicsLayer { rotationZ = turn })
}

private val SIDE = 72.dp
private const val PATIENCE_MILLIS = 300L
private const val TURN_MILLIS = 4_000
