package app.windrose.ui.platform

import kotlin.math.PI
import kotlin.math.exp
import kotlin.math.sin
import kotlin.random.Random

/** One strike: a decaying sine, or a burst of noise where [pitch] is 0. */
private class Strike(val pitch: Double, val atMillis: Int, val millis: Int, val loudness: Double = 0.35)

/** The strikes of each tone: knocks on wood for pieces and dice, a small bell for points. */
private fun strikes(tone: Tone): List<Strike> = when (tone) {
    Tone.Select -> listOf(Strike(660.0, 0, 50, 0.2))
    Tone.Place -> listOf(Strike(0.0, 0, 25, 0.2), Strike(220.0, 0, 110))
    Tone.Roll -> List(6) { Strike(0.0, it * 65, 40, 0.28 - it * 0.03) }
    Tone.Score -> listOf(Strike(784.0, 0, 260), Strike(1_175.0, 110, 320))
    Tone.Bust -> listOf(Strike(196.0, 0, 240), Strike(147.0, 130, 320))
    Tone.Refuse -> listOf(Strike(175.0, 0, 90), Strike(175.0, 110, 90))
    Tone.Win -> listOf(523.0, 659.0, 784.0, 1_047.0).mapIndexed { index, pitch -> Strike(pitch, index * 130, 420) }
}

/** Synthesises [tone] as signed 16-bit samples, one channel, at [rate] samples a second. */
fun synthesise(tone: Tone, rate: Int): ShortArray {
    val strikes = strikes(tone)
    val length = strikes.maxOf { it.atMillis + it.millis } * rate / 1_000
    val wave = DoubleArray(length)
    // A fixed seed: a tone sounds the same every time.
    val noise = Random(tone.ordinal)
    for (strike in strikes) {
        val start = strike.atMillis * rate / 1_000
        val samples = strike.millis * rate / 1_000
        for (sample in 0 until minOf(samples, length - start)) {
            val fade = exp(-FADE * sample / samples) * minOf(1.0, sample / ATTACK_SAMPLES)
            val swing = if (strike.pitch == 0.0) {
                noise.nextDouble(-1.0, 1.0)
            } else {
                sin(2 * PI * strike.pitch * sample / rate)
            }
            wave[start + sample] += swing * fade * strike.loudness
        }
    }
    return ShortArray(length) { (wave[it].coerceIn(-1.0, 1.0) * Short.MAX_VALUE).toInt().toShort() }
}

private const val FADE = 5.0

/** A short rise, so that a tone does not begin with a click. */
private const val ATTACK_SAMPLES = 40.0
