package app.windrose.desktop

import app.windrose.ui.platform.Sound
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.synthesise
import java.nio.ByteBuffer
import java.nio.ByteOrder
import javax.sound.sampled.AudioFormat
import javax.sound.sampled.AudioSystem
import javax.sound.sampled.Clip
import javax.sound.sampled.DataLine
import javax.sound.sampled.LineEvent
import javax.sound.sampled.LineUnavailableException

/** Plays tones that [synthesise] makes, and stays silent on machines without a sound card. */
internal class SynthesisedSound : Sound {
    private val format = AudioFormat(RATE.toFloat(), 16, 1, true, false)
    private val waves by lazy { Tone.entries.associateWith { toBytes(synthesise(it, RATE)) } }

    override val available: Boolean by lazy { AudioSystem.isLineSupported(DataLine.Info(Clip::class.java, format)) }

    override fun play(tone: Tone) {
        if (!available) return
        val wave = waves.getValue(tone)
        try {
            val clip = AudioSystem.getClip()
            clip.addLineListener { event -> if (event.type == LineEvent.Type.STOP) clip.close() }
            clip.open(format, wave, 0, wave.size)
            clip.start()
        } catch (_: LineUnavailableException) {
            // Another program holds the sound card: a tone is not worth waiting for.
        }
    }

    private fun toBytes(samples: ShortArray): ByteArray {
        val buffer = ByteBuffer.allocate(samples.size * Short.SIZE_BYTES).order(ByteOrder.LITTLE_ENDIAN)
        samples.forEach(buffer::putShort)
        return buffer.array()
    }

    private companion object {
        const val RATE = 44_100
    }
}
