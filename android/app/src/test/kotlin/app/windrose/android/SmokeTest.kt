package app.windrose.android

import android.content.Context
import android.os.Vibrator
import android.view.WindowManager
import androidx.lifecycle.Lifecycle
import androidx.test.core.app.ApplicationProvider
import app.windrose.core.TackQuestion
import app.windrose.ui.app.KeepsSecrets
import app.windrose.ui.app.Route
import app.windrose.ui.platform.Touch
import org.junit.Test
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import kotlin.test.assertEquals

/** The oldest Android that the app runs on, where some things are done in another way. */
@Config(sdk = [26])
class SmokeTest : ActivityTest() {
    private class Hand : KeepsSecrets {
        override val showsSecrets = true
    }

    @Test
    fun `a game begins, and goes on in a new activity`() {
        launch()
        robot.tap("Tack")
        robot.tap("Start the game")
        robot.tap("Skip")
        robot.await("Blue, your opening dice")
        repeat(ACTIONS) { robot.act() }
        val before = robot.spoken()
        scenario.recreate()
        robot.awaitThat("the same words") { robot.spoken() == before }
    }

    @Test
    fun `a hidden hand is kept out of the list of recent apps`() {
        launch()
        withActivity { it.held.navigator.keep<KeepsSecrets>(Route.Licences) { Hand() } }
        scenario.moveToState(Lifecycle.State.STARTED)
        assertEquals(true, isSecure)
        scenario.moveToState(Lifecycle.State.RESUMED)
        assertEquals(false, isSecure)
    }

    private val isSecure: Boolean
        get() = withActivity { it.window.attributes.flags and WindowManager.LayoutParams.FLAG_SECURE != 0 }

    @Test
    fun `touches are pulses of our own`() {
        val context = ApplicationProvider.getApplicationContext<Context>()
        val vibrator = shadowOf(context.getSystemService(Vibrator::class.java))
        val haptics = AndroidHaptics(context)
        haptics.play(Touch.Tick)
        assertEquals(10, vibrator.milliseconds)
        haptics.play(Touch.Place)
        assertEquals(20, vibrator.milliseconds)
    }

    @Test
    fun `a saved table opens`() {
        val table = openTable(saveTable { it.question == TackQuestion.MOVE })
        table.pickWhole()
        table.confirmAndAwait(table.view.step + 1u)
    }

    private companion object {
        const val ACTIONS = 6
    }
}
