package app.windrose.ui.platform

import app.windrose.core.CueTone
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class CueWaveTest {
    private val low = CueTone(hertz = 300u, millis = 100u, strength = 90u, pause = 50u)
    private val high = CueTone(hertz = 600u, millis = 200u, strength = 45u, pause = 0u)

    @Test
    fun `tones follow one another with their pauses`() {
        val wave = synthesise(listOf(low, high), RATE)
        assertEquals(RATE * 350 / 1_000, wave.size)
        val pause = wave.slice(millis(100) until millis(150))
        assertTrue(pause.all { it.toInt() == 0 }, "The pause is not silent")
        assertTrue(loudest(wave.slice(0 until millis(100))) > 1.8 * loudest(wave.slice(millis(150) until wave.size)))
    }

    @Test
    fun `a higher tone swings faster`() {
        assertEquals(60, crossings(synthesise(listOf(low), RATE)), "300 Hz for 0.1 s cross silence twice a swing")
        assertEquals(240, crossings(synthesise(listOf(high), RATE)), "600 Hz for 0.2 s")
    }

    @Test
    fun `a tone begins and ends without a click`() {
        val wave = synthesise(listOf(high), RATE)
        for (edge in listOf(wave.take(5), wave.takeLast(5))) {
            assertTrue(loudest(edge) < Short.MAX_VALUE / 100, "$edge")
        }
    }

    @Test
    fun `no tones are no sound`() = assertEquals(0, synthesise(emptyList(), RATE).size)

    private fun millis(millis: Int) = millis * RATE / 1_000

    private fun loudest(samples: List<Short>) = samples.maxOf { abs(it.toInt()) }

    private fun crossings(wave: ShortArray): Int {
        val sounding = wave.filter { it.toInt() != 0 }
        return sounding.zipWithNext().count { (one, next) -> (one < 0) != (next < 0) } + 1
    }

    private companion object {
        const val RATE = 22_000
    }
}
