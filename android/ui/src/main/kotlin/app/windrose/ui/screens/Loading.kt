package app.windrose.ui.screens

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.produceState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import app.windrose.ui.kit.Progress
import kotlinx.coroutines.delay

/** Stands where something is still being read. It shows only when that takes longer than a moment. */
@Composable
fun Loading(text: String, modifier: Modifier = Modifier) {
    Box(modifier.fillMaxWidth(), contentAlignment = Alignment.Center) { Progress(text) }
}

/** Shows [content] only when what it tells of takes longer than a moment. */
@Composable
fun AfterAMoment(content: @Composable () -> Unit) {
    val late by produceState(initialValue = false) {
        delay(MOMENT_MILLIS)
        value = true
    }
    if (late) content()
}

private const val MOMENT_MILLIS = 300L
