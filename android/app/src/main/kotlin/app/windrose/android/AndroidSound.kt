package app.windrose.android

import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioTrack
import app.windrose.core.TouchCue
import app.windrose.ui.platform.Sound
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.synthesise
import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.util.concurrent.Executor

/**
 * Plays tones that [synthesise] makes, at the volume of media and beside whatever else plays. The waves are made ahead and
 * everything is done on [worker]: neither is worth a picture that comes too late.
 */
internal class AndroidSound(private val worker: Executor) : Sound {
    override val available: Boolean = true

    /** The cue that sounds or has sounded last; only the worker knows it. */
    private var cueTrack: AudioTrack? = null

    init {
        worker.execute { Tone.entries.forEach(::wave) }
    }

    override fun play(tone: Tone) = worker.execute {
        start(wave(tone))
    }

    override fun play(cue: TouchCue) = worker.execute {
        val wave = bytes(synthesise(cue.tones, RATE))
        cueTrack?.release()
        cueTrack = if (wave.isEmpty()) null else start(wave)
    }

    private fun wave(tone: Tone): ByteArray = Waves.getValue(tone)

    /** Starts [wave]; null where no sound can be had just now, as during a call: it is not worth waiting for. */
    private fun start(wave: ByteArray): AudioTrack? {
        val track = try {
            track(wave.size)
        } catch (_: UnsupportedOperationException) {
            return null
        }
        val whole = track.write(wave, 0, wave.size) == wave.size && track.state == AudioTrack.STATE_INITIALIZED
        // A track that did not take its wave would end the app when it is to be played.
        if (!whole) {
            track.release()
            return null
        }
        track.notificationMarkerPosition = wave.size / Short.SIZE_BYTES
        track.setPlaybackPositionUpdateListener(ReleasedAtTheEnd)
        track.play()
        return track
    }

    private fun track(bytes: Int): AudioTrack = AudioTrack.Builder()
        .setAudioAttributes(
            AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build(),
        )
        .setAudioFormat(
            AudioFormat.Builder()
                .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                .setSampleRate(RATE)
                .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                .build(),
        )
        .setTransferMode(AudioTrack.MODE_STATIC)
        .setBufferSizeInBytes(bytes)
        .build()

    private object ReleasedAtTheEnd : AudioTrack.OnPlaybackPositionUpdateListener {
        override fun onMarkerReached(track: AudioTrack) = track.release()

        override fun onPeriodicNotification(track: AudioTrack) = Unit
    }

    private companion object {
        const val RATE = 44_100

        /** The wave of each tone, made once for all. */
        val Waves by lazy { Tone.entries.associateWith { bytes(synthesise(it, RATE)) } }

        fun bytes(wave: ShortArray): ByteArray {
            val bytes = ByteBuffer.allocate(wave.size * Short.SIZE_BYTES).order(ByteOrder.nativeOrder())
            bytes.asShortBuffer().put(wave)
            return bytes.array()
        }
    }
}
