package app.windrose.desktop
import androidx.compose.ui.window.singleWindowApplication
import app.windrose.ui.kit.Probe
fun main() = singleWindowApplication { Probe() }
