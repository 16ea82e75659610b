package app.windrose.android

import android.content.Context
import android.speech.tts.TextToSpeech
import app.windrose.ui.platform.Speech
import java.util.Locale

/**
 * The voice of the system, for what is told aloud without a screen reader. It is woken by the first thing to say, and
 * only then known to be there at all.
 */
internal class AndroidSpeech(private val context: Context) : Speech {
    private enum class State { Asleep, Waking, Awake, Missing }

    private var state = State.Asleep
    private var engine: TextToSpeech? = null
    private val waiting = mutableListOf<(TextToSpeech) -> Unit>()

    /** False once the device turned out to have no voice. */
    override val available: Boolean get() = state != State.Missing

    override fun speak(text: String, tag: String, interrupt: Boolean) {
        if (interrupt) waiting.clear()
        waiting += { engine ->
            engine.language = Locale.forLanguageTag(tag)
            engine.speak(text, if (interrupt) TextToSpeech.QUEUE_FLUSH else TextToSpeech.QUEUE_ADD, null, null)
        }
        when (state) {
            State.Asleep -> wake()
            State.Awake -> sayWhatWaits()
            State.Missing -> waiting.clear()
            State.Waking -> Unit
        }
    }

    override fun stop() {
        waiting.clear()
        engine?.stop()
    }

    /** Lets the voice go, which another thing to say would wake again. */
    fun shutdown() {
        waiting.clear()
        engine?.shutdown()
        engine = null
        state = State.Asleep
    }

    private fun wake() {
        state = State.Waking
        engine = TextToSpeech(context, ::woken)
        // Where no engine is installed at all, that was told before there was one to let go, or to speak with.
        settle()
    }

    private fun woken(status: Int) {
        if (state != State.Waking) return
        state = if (status == TextToSpeech.SUCCESS) State.Awake else State.Missing
        settle()
    }

    private fun settle() {
        when (state) {
            State.Awake -> sayWhatWaits()

            State.Missing -> {
                waiting.clear()
                engine?.shutdown()
                engine = null
            }

            State.Asleep, State.Waking -> Unit
        }
    }

    private fun sayWhatWaits() {
        val engine = engine ?: return
        waiting.forEach { it(engine) }
        waiting.clear()
    }
}
