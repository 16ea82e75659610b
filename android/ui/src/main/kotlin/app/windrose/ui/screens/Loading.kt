package app.windrose.ui.screens

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import app.windrose.ui.kit.Progress

/** Stands where something is still being read. It shows only when that takes longer than a moment. */
@Composable
fun Loading(text: String, modifier: Modifier = Modifier) {
    Box(modifier.fillMaxWidth(), contentAlignment = Alignment.Center) { Progress(text) }
}
