package app.windrose.android

import android.content.Context
import android.speech.tts.TextToSpeech
import app.windrose.ui.platform.Speech
import java.util.Locale

/** The voice of the system, for what is told aloud without a screen reader. It is woken by the first thing to say. */
internal class AndroidSpeech(private val context: Context) : Speech {
    private var engine: TextToSpeech? = null
    private var ready = false
    private val waiting = mutableListOf<() -> Unit>()

    override val available: Boolean = true

    override fun speak(text: String, tag: String, interrupt: Boolean) {
        val engine = engine ?: TextToSpeech(context, ::woken).also { engine = it }
        val say = {
            engine.language = Locale.forLanguageTag(tag)
            engine.speak(text, if (interrupt) TextToSpeech.QUEUE_FLUSH else TextToSpeech.QUEUE_ADD, null, null)
            Unit
        }
        if (interrupt) waiting.clear()
        if (ready) say() else waiting += say
    }

    override fun stop() {
        waiting.clear()
        engine?.stop()
    }

    private fun woken(status: Int) {
        ready = status == TextToSpeech.SUCCESS
        if (ready) waiting.forEach { it() }
        waiting.clear()
    }
}
