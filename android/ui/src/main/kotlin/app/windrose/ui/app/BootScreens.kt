package app.windrose.ui.app

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import app.windrose.ui.kit.BarAction
import app.windrose.ui.kit.ErrorPanel
import app.windrose.ui.kit.Progress
import app.windrose.ui.kit.drawing.chartBackground
import app.windrose.ui.kit.theme.Space

/** While the saved games are being opened. */
@Composable
internal fun OpeningScreen() = BootPage { Progress(word("boot-waiting")) }

/** The parts of the app do not fit together: nothing can be done here but to install it again. */
@Composable
internal fun BrokenScreen() = BootPage {
    ErrorPanel(word("boot-title"), word("boot-cause"), word("boot-next"))
}

/** The saved games cannot be opened, for a reason that the player may be able to remove. */
@Composable
internal fun ClosedScreen(failure: Failure, onRetry: () -> Unit) = BootPage {
    ErrorPanel(
        title = word("boot-closed"),
        cause = failure.title,
        nextStep = failure.next,
        actions = listOf(BarAction(word("boot-again"), onRetry)),
    )
}

@Composable
private fun BootPage(content: @Composable BoxScope.() -> Unit) {
    Box(
        Modifier
            .fillMaxSize()
            .chartBackground()
            .windowInsetsPadding(WindowInsets.safeDrawing)
            .verticalScroll(rememberScrollState())
            .padding(Space.margin),
        contentAlignment = Alignment.Center,
    ) {
        Box(Modifier.widthIn(max = Space.readable), content = content)
    }
}
