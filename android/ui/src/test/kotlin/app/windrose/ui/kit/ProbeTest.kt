package app.windrose.ui.kit
import androidx.compose.ui.test.*
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import kotlin.test.Test
class ProbeTest {
    @OptIn(ExperimentalTestApi::class)
    @Test fun a() = runDesktopComposeUiTest(300, 300) { setContent { Probe() }; onRoot().captureToImage() }
}
