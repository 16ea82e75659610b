package app.windrose.desktop

import app.windrose.core.TouchCue
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

    /** The cue that sounds or has sounded last. */
    private var cueClip: Clip? = null

    override fun play(tone: Tone) {
        start(waves.getValue(tone))
    }

    override fun play(cue: TouchCue) {
        cueClip?.close()
        cueClip = start(toBytes(synthesise(cue.tones, RATE)))
    }

    /** Starts [wave]; null where it cannot be heard. */
    private fun start(wave: ByteArray): Clip? {
        if (!available) return null
        return try {
            AudioSystem.getClip().also { clip ->
                clip.addLineListener { event -> if (event.type == LineEvent.Type.STOP) clip.close() }
                clip.open(format, wave, 0, wave.size)
                clip.start()
            }
        } catch (_: LineUnavailableException) {
            // Another program holds the sound card: a tone is not worth waiting for.
            null
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
