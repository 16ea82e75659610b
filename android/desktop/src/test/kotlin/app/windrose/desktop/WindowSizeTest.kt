package app.windrose.desktop

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import kotlin.test.Test
import kotlin.test.assertEquals

class WindowSizeTest {
    @Test
    fun `reads the size that was asked for`() =
        assertEquals(DpSize(1280.dp, 800.dp), windowSize(arrayOf("--size", "1280x800")))

    @Test
    fun `falls back to a phone`() {
        for (arguments in listOf(emptyArray(), arrayOf("--size"), arrayOf("--size", "12"), arrayOf("--size", "0x5"))) {
            assertEquals(PhoneSize, windowSize(arguments))
        }
    }
}
