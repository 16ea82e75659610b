package app.windrose.android

import androidx.activity.compose.setContent
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.junit.Test
import kotlin.test.assertEquals

/** A fault of each kind is planted and found, and nothing is found where there is none. */
class AccessibilityCheckTest : ActivityTest() {
    @Test
    fun `nothing is wrong with a good control and good text`() =
        assertEquals(emptyList(), faultsOf { Control { Words("Begin") } })

    @Test
    fun `a small control`() = assertFault("is small") { Control(side = 40.dp) { Words("Go") } }

    @Test
    fun `a control without a name`() = assertFault("no name") { Control {} }

    @Test
    fun `a control without a role`() = assertFault("no role") { Control(role = null) { Words("Begin") } }

    @Test
    fun `a text that is cut`() = assertFault("is cut") { Words("Many words in one short line", Modifier.width(90.dp)) }

    @Test
    fun `a text that hardly stands out`() = assertFault("contrast") { Words("Begin", ink = Color(0xFF8A8A8A)) }

    @Test
    fun `large text may stand out less`() =
        assertEquals(emptyList(), faultsOf { Words("Begin", ink = Color(0xFF8A8A8A), size = 30.sp) })

    private fun assertFault(part: String, content: @Composable () -> Unit) {
        val faults = faultsOf(content)
        assertEquals(listOf(true), faults.map { part in it }, "$faults")
    }

    private fun faultsOf(content: @Composable () -> Unit): List<String> {
        launch()
        withActivity {
            it.setContent {
                Box(Modifier.fillMaxSize().background(Color.White), Alignment.Center) { content() }
            }
        }
        rule.waitForIdle()
        return accessibilityFaults(picture())
    }

    @Composable
    private fun Control(side: Dp = 100.dp, role: Role? = Role.Button, content: @Composable () -> Unit) {
        val named = Modifier.semantics { if (role == null) contentDescription = "Begin" }
        Box(named.size(side).clickable(role = role) {}, Alignment.Center) { content() }
    }

    @Composable
    private fun Words(text: String, modifier: Modifier = Modifier, ink: Color = Color.Black, size: TextUnit = 16.sp) =
        BasicText(text, modifier, TextStyle(ink, size), overflow = TextOverflow.Ellipsis, maxLines = 1)
}
