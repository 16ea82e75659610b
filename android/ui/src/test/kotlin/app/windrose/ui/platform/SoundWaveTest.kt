package app.windrose.ui.platform

import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class SoundWaveTest {
    @Test
    fun `every tone is heard, ends quietly and stays short`() {
        for (tone in Tone.entries) {
            val samples = synthesise(tone, RATE)
            assertTrue(samples.maxOf { abs(it.toInt()) } > Short.MAX_VALUE / 20, "$tone is too quiet")
            assertTrue(samples.takeLast(10).all { abs(it.toInt()) < Short.MAX_VALUE / 20 }, "$tone ends with a click")
            assertTrue(samples.size < RATE, "$tone lasts longer than a second")
        }
    }

    @Test
    fun `a tone begins at silence and is the same every time`() {
        for (tone in Tone.entries) {
            assertEquals(0, synthesise(tone, RATE).first().toInt())
            assertContentEquals(synthesise(tone, RATE), synthesise(tone, RATE))
        }
    }

    private companion object {
        const val RATE = 22_050
    }
}
