package app.windrose.android

import android.content.Context
import android.os.Build
import android.os.VibrationEffect
import android.os.Vibrator
import android.os.VibratorManager
import app.windrose.core.TouchCue
import app.windrose.ui.platform.Haptics
import app.windrose.ui.platform.Touch

/** Short vibrations: the system's own effects where it has them, pulses of ours before Android 10. */
internal class AndroidHaptics(context: Context) : Haptics {
    private val vibrator: Vibrator? = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
        context.getSystemService(VibratorManager::class.java)?.defaultVibrator
    } else {
        @Suppress("DEPRECATION") // There is no manager before Android 12.
        context.getSystemService(Vibrator::class.java)
    }

    override val available: Boolean = vibrator?.hasVibrator() == true

    override fun play(touch: Touch) {
        if (available) vibrator?.vibrate(effect(touch))
    }

    override fun play(cue: TouchCue) {
        if (available) vibrator?.vibrate(effect(cue))
    }

    private fun effect(cue: TouchCue): VibrationEffect {
        val times = cue.pulses.flatMap { listOf(it.millis.toLong(), it.pause.toLong()) }.toLongArray()
        val strengths = cue.pulses.flatMap { listOf(it.strength.toInt() * FULL / STRONGEST, 0) }.toIntArray()
        // Without strengths the waveform begins with a pause, and faint pulses feel like strong ones.
        return if (vibrator?.hasAmplitudeControl() == true) {
            VibrationEffect.createWaveform(times, strengths, NO_REPEAT)
        } else {
            VibrationEffect.createWaveform(longArrayOf(0) + times, NO_REPEAT)
        }
    }

    private fun effect(touch: Touch): VibrationEffect = when {
        touch == Touch.Celebrate -> VibrationEffect.createWaveform(CELEBRATION, NO_REPEAT)
        touch == Touch.Refuse -> VibrationEffect.createWaveform(REFUSAL, NO_REPEAT)
        Build.VERSION.SDK_INT < Build.VERSION_CODES.Q ->
            VibrationEffect.createOneShot(if (touch == Touch.Tick) TICK else CLICK, VibrationEffect.DEFAULT_AMPLITUDE)
        touch == Touch.Tick -> VibrationEffect.createPredefined(VibrationEffect.EFFECT_TICK)
        else -> VibrationEffect.createPredefined(VibrationEffect.EFFECT_CLICK)
    }

    private companion object {
        const val TICK = 10L
        const val CLICK = 20L
        const val NO_REPEAT = -1

        /** The strongest pulse of a cue, and of Android. */
        const val STRONGEST = 100
        const val FULL = 255

        /** Pause and pulse by turns, in milliseconds. */
        val REFUSAL = longArrayOf(0, 30, 60, 30)
        val CELEBRATION = longArrayOf(0, 25, 70, 25, 70, 60)
    }
}
