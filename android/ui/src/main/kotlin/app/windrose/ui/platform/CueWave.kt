package app.windrose.ui.platform

import app.windrose.core.CueTone
import kotlin.math.PI
import kotlin.math.sin

/**
 * Synthesises [tones] one after another as signed 16-bit samples, one channel, at [rate] samples a second. They are even
 * sines, so that a long tone is told from two short ones by ear.
 */
fun synthesise(tones: List<CueTone>, rate: Int): ShortArray {
    val lengths = tones.map { it.millis.toInt() * rate / 1_000 to it.pause.toInt() * rate / 1_000 }
    val wave = ShortArray(lengths.sumOf { (sounding, pause) -> sounding + pause })
    var start = 0
    tones.zip(lengths) { tone, (sounding, pause) ->
        val loudness = LOUDEST * tone.strength.toInt() / STRONGEST * Short.MAX_VALUE
        val edge = minOf(EDGE_MILLIS * rate / 1_000, sounding / 2).coerceAtLeast(1)
        for (sample in 0 until sounding) {
            val swell = minOf(sample, sounding - 1 - sample, edge) / edge.toDouble()
            val swing = sin(2 * PI * tone.hertz.toInt() * sample / rate)
            wave[start + sample] = (swing * swell * loudness).toInt().toShort()
        }
        start += sounding + pause
    }
    return wave
}

/** The strength of the strongest tone, and how loud that is against the loudest possible. */
private const val STRONGEST = 100
private const val LOUDEST = 0.5

/** How long a tone takes to rise and to fall, so that it neither begins nor ends with a click. */
private const val EDGE_MILLIS = 8
