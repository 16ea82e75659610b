package app.windrose.android

import android.accessibilityservice.AccessibilityServiceInfo
import android.app.Application
import android.os.VibratorManager
import android.speech.tts.TextToSpeech
import android.view.accessibility.AccessibilityManager
import androidx.compose.ui.platform.ViewRootForTest
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat
import androidx.test.core.app.ApplicationProvider
import app.windrose.bindings.modeSetup
import app.windrose.core.FirstSeat
import app.windrose.core.FourSensesAction
import app.windrose.core.GameAction
import app.windrose.core.GameKind
import app.windrose.core.GameSetup
import app.windrose.core.GameView
import app.windrose.core.TouchCue
import app.windrose.core.WoodPiece
import app.windrose.ui.platform.synthesise
import app.windrose.ui.table.TableEvent
import org.junit.Test
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowAudioTrack
import org.robolectric.shadows.ShadowTextToSpeech
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** A covered board under TalkBack's focus and under a bare finger. */
class ReaderFocusTest : ActivityTest() {
    private val application: Application = ApplicationProvider.getApplicationContext()
    private val vibrator
        get() = shadowOf(checkNotNull(application.getSystemService(VibratorManager::class.java)).defaultVibrator)

    @Test
    fun `a screen reader's focus on a space is felt and heard as its cue`() {
        reader(runs = true)
        vibrator.setHasAmplitudeControl(true)
        val table = openBlindTable()
        val heard = mutableListOf<Byte>()
        val listener = ShadowAudioTrack.OnAudioDataWrittenListener { _, data, _ -> heard += data.toList() }
        for (space in listOf("A1", "B1", "C1")) {
            heard.clear()
            ShadowAudioTrack.addAudioDataListener(listener)
            focus(space)
            ShadowAudioTrack.removeAudioDataListener(listener)
            val cue = cueOf(table, space)
            assertEquals(patternOf(cue), vibrator.pattern.toList(), space)
            val wave = synthesise(cue.tones, rate = 44_100)
            assertContentEquals(wave.flatMap { listOf(it.toByte(), (it.toInt() shr 8).toByte()) }, heard, space)
        }
        assertTrue(listOf("A1", "B1", "C1").map { patternOf(cueOf(table, it)) }.distinct().size > 1)
    }

    @Test
    fun `a vibrator without strengths begins with no pause`() {
        reader(runs = true)
        vibrator.setHasAmplitudeControl(false)
        val table = openBlindTable()
        focus("B1")
        assertEquals(listOf(0L) + patternOf(cueOf(table, "B1")), vibrator.pattern.toList())
    }

    @Test
    fun `with a screen reader the app's own voice is silent`() {
        reader(runs = true)
        openBlindTable()
        focus("A1")
        assertEquals(null, ShadowTextToSpeech.getLastTextToSpeechInstance())
    }

    @Test
    fun `without one it says whose turn it is`() {
        reader(runs = false)
        openBlindTable()
        val engine = shadowOf(checkNotNull(ShadowTextToSpeech.getLastTextToSpeechInstance()))
        engine.onInitListener.onInit(TextToSpeech.SUCCESS)
        assertTrue(engine.spokenTextList.any { "'s turn" in it }, "${engine.spokenTextList}")
        assertEquals("en", engine.currentLanguage.toLanguageTag())
    }

    @Test
    fun `a service that explores by touch and says nothing is no reader, one that speaks without exploring is`() {
        services(exploring = true, AccessibilityServiceInfo.FEEDBACK_HAPTIC)
        assertFalse(readerRuns(application))
        services(exploring = false, AccessibilityServiceInfo.FEEDBACK_SPOKEN)
        assertTrue(readerRuns(application))
        services(exploring = false)
        assertFalse(readerRuns(application))
    }

    @Test
    fun `the space under a napkin is covered again when a screen reader leaves it`() {
        reader(runs = true)
        val table = openTable(saveTable(setup("napkin")) { true })
        focus("A1")
        robot.awaitThat("A1 is in view") { table.state.felt == "A1" }
        focus("B1")
        robot.awaitThat("B1 is in view") { table.state.felt == "B1" }
        perform("B1", AccessibilityNodeInfoCompat.ACTION_CLEAR_ACCESSIBILITY_FOCUS)
        robot.awaitThat("nothing is in view") { table.state.felt == null }
    }

    @Test
    fun `the system's way back falls silent`() {
        reader(runs = false)
        openBlindTable()
        val engine = shadowOf(checkNotNull(ShadowTextToSpeech.getLastTextToSpeechInstance()))
        engine.onInitListener.onInit(TextToSpeech.SUCCESS)
        assertFalse(engine.isStopped)
        pressBack()
        assertTrue(engine.isStopped)
    }

    private fun reader(runs: Boolean) =
        if (runs) services(exploring = true, AccessibilityServiceInfo.FEEDBACK_SPOKEN) else services(exploring = false)

    /** Lets services of these kinds of feedback run. */
    private fun services(exploring: Boolean, vararg feedback: Int) {
        val manager = shadowOf(application.getSystemService(AccessibilityManager::class.java))
        manager.setEnabled(feedback.isNotEmpty())
        manager.setTouchExplorationEnabled(exploring)
        val running = feedback.map { kind -> AccessibilityServiceInfo().apply { feedbackType = kind } }
        manager.setEnabledAccessibilityServiceList(running)
    }

    /** A table under a blindfold, with a tall piece on B1. */
    private fun openBlindTable(): OpenTable = openTable(saveTable(setup("blindfold")) { true }).also { table ->
        val choice = table.state.selection.choices.indexOfFirst {
            val action = (it.action as GameAction.FourSenses).action
            action is FourSensesAction.Place && action.space == "B1" && action.piece == WoodPiece.TALL_HOLE
        }
        table.choose(choice)
    }

    private fun setup(mode: String): GameSetup {
        val plain = modeSetup(GameKind.FOUR_SENSES, mode, 2u) as GameSetup.FourSenses
        return GameSetup.FourSenses(plain.setup.copy(first = FirstSeat.Chosen(0u)))
    }

    private fun OpenTable.choose(index: Int) {
        tell(TableEvent.Choose(index))
        robot.awaitThat("the choice") { state.selection.ready != null && state.preview != null }
        confirmAndAwait(1u)
        rule.waitForIdle()
    }

    /** Puts the focus of a screen reader on [space], as TalkBack does when a finger comes there. */
    private fun focus(space: String) = perform(space, AccessibilityNodeInfoCompat.ACTION_ACCESSIBILITY_FOCUS)

    /** Lets a screen reader do [action] at [space]. */
    private fun perform(space: String, action: Int) {
        val node = robot.everything.first { it.label.startsWith("$space: ") }
        val provider = checkNotNull((node.root as ViewRootForTest).view.accessibilityNodeProvider)
        val done = rule.runOnUiThread {
            provider.performAction(node.id, action, null)
        }
        assertTrue(done, "The action $action cannot be done at $space")
        rule.waitForIdle()
    }

    private fun cueOf(table: OpenTable, space: String): TouchCue =
        (table.view.position as GameView.FourSenses).view.spaces.first { it.space == space }.cue

    /** The pulses and rests of [cue], as Android takes them. */
    private fun patternOf(cue: TouchCue): List<Long> =
        cue.pulses.flatMap { listOf(it.millis.toLong(), it.pause.toLong()) }
}
