package app.windrose.ui.kit
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.vector.PathParser
@Composable fun Probe() { BasicText("x" + PathParser()) }
