package app.windrose.android

import android.app.Application
import android.os.VibratorManager
import android.speech.tts.TextToSpeech
import android.text.Spanned
import android.text.style.LocaleSpan
import android.view.accessibility.AccessibilityManager
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.ViewModelProvider
import androidx.test.core.app.ApplicationProvider
import app.windrose.core.Language
import app.windrose.ui.kit.ANNOUNCER_TAG
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch
import app.windrose.ui.platform.synthesise
import org.junit.Test
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowAudioTrack
import org.robolectric.shadows.ShadowTextToSpeech
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** What the app asks of the services of the system. */
class ServicesTest : ActivityTest() {
    private val application: Application = ApplicationProvider.getApplicationContext()

    @Test
    fun `an announcement names the language of the app`() {
        shadowOf(application.getSystemService(AccessibilityManager::class.java)).setEnabled(true)
        launch()
        withActivity { it.held.changeSettings { settings -> settings.copy(language = Language.GERMAN) } }
        robot.await("Optionen")
        withActivity { it.held.announce("Blau ist dran.") }
        robot.awaitThat("the announcement") { announced?.toString() == "Blau ist dran." }
        val text = announced as Spanned
        val span = text.getSpans(0, text.length, LocaleSpan::class.java).single()
        assertEquals("de", span.locales[0].toLanguageTag())
        assertEquals(0 to text.length, text.getSpanStart(span) to text.getSpanEnd(span))
    }

    /** What the system's own node says to screen readers. */
    private val announced: CharSequence?
        get() {
            val node = robot.everything.single { it.config.getOrNull(SemanticsProperties.TestTag) == ANNOUNCER_TAG }
            return (node.root as ViewRootForTest).view.accessibilityNodeProvider
                ?.createAccessibilityNodeInfo(node.id)?.text
        }

    @Test
    fun `each touch is felt`() {
        val haptics = AndroidHaptics(application)
        assertTrue(haptics.available)
        val vibrator = shadowOf(checkNotNull(application.getSystemService(VibratorManager::class.java)).defaultVibrator)
        for (touch in listOf(Touch.Tick, Touch.Place)) {
            haptics.play(touch)
            assertEquals(listOf(AS_LONG_AS_THE_SYSTEM_SAYS), vibrator.pattern.toList(), "$touch")
        }
        for (touch in listOf(Touch.Refuse, Touch.Celebrate)) {
            haptics.play(touch)
            val pulses = vibrator.pattern.filterIndexed { index, _ -> index % 2 == 1 }
            assertTrue(pulses.size > 1 && pulses.all { it in 10..100 }, "$touch: ${vibrator.pattern.toList()}")
        }
    }

    @Test
    fun `each tone reaches the loudspeaker whole`() {
        val sound = AndroidSound(worker = Runnable::run)
        for (tone in Tone.entries) {
            val heard = mutableListOf<Byte>()
            val listener = ShadowAudioTrack.OnAudioDataWrittenListener { _, data, _ -> heard += data.toList() }
            ShadowAudioTrack.addAudioDataListener(listener)
            sound.play(tone)
            ShadowAudioTrack.removeAudioDataListener(listener)
            val bytes = synthesise(tone, rate = 44_100).flatMap { listOf(it.toByte(), (it.toInt() shr 8).toByte()) }
            assertContentEquals(bytes, heard, "$tone")
        }
    }

    @Test
    fun `the voice says everything that waited for it, in the language of each`() {
        val speech = AndroidSpeech(application)
        speech.speak("no longer so", "en")
        speech.speak("Blau ist dran.", "de", interrupt = true)
        speech.speak("Zwei Punkte.", "de")
        val engine = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())
        assertEquals(emptyList(), engine.spokenTextList)
        engine.onInitListener.onInit(TextToSpeech.SUCCESS)
        assertEquals(listOf("Blau ist dran.", "Zwei Punkte."), engine.spokenTextList)
        assertEquals("de", engine.currentLanguage.toLanguageTag())
        speech.stop()
        assertTrue(engine.isStopped)
    }

    @Test
    fun `tones are made ahead, and nothing of it on the main thread`() {
        val work = ArrayDeque<Runnable>()
        val heard = mutableListOf<Byte>()
        val listener = ShadowAudioTrack.OnAudioDataWrittenListener { _, data, _ -> heard += data.toList() }
        ShadowAudioTrack.addAudioDataListener(listener)
        val sound = AndroidSound(work::add)
        assertEquals(1, work.size)
        sound.play(Tone.Select)
        assertEquals(emptyList(), heard)
        while (work.isNotEmpty()) work.removeFirst().run()
        ShadowAudioTrack.removeAudioDataListener(listener)
        assertEquals(synthesise(Tone.Select, rate = 44_100).size * 2, heard.size)
    }

    @Test
    fun `a device without a voice drops what waited for it, and says that it has none`() {
        val speech = AndroidSpeech(application)
        assertTrue(speech.available)
        speech.speak("Blau ist dran.", "de")
        val engine = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())
        engine.onInitListener.onInit(TextToSpeech.ERROR)
        assertFalse(speech.available)
        assertTrue(engine.isShutdown)
        speech.speak("Zwei Punkte.", "de")
        engine.onInitListener.onInit(TextToSpeech.SUCCESS)
        assertEquals(emptyList(), engine.spokenTextList)
        assertFalse(speech.available)
    }

    @Test
    fun `who closes the app lets the voice go`() {
        launch()
        val speech = withActivity { ViewModelProvider(it)[HeldApp::class.java].speech }
        speech.speak("Blau ist dran.", "de")
        val engine = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())
        engine.onInitListener.onInit(TextToSpeech.SUCCESS)
        scenario.recreate()
        assertFalse(engine.isShutdown)
        scenario.moveToState(Lifecycle.State.DESTROYED)
        assertTrue(engine.isShutdown)
    }

    private companion object {
        const val AS_LONG_AS_THE_SYSTEM_SAYS = -1L
    }
}
