package app.windrose.android

import android.app.Activity
import androidx.lifecycle.Lifecycle
import app.windrose.ui.app.KeepsSecrets
import app.windrose.ui.app.Route
import org.junit.Test
import org.robolectric.annotation.Config
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowActivity
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** The list of recent apps shows no picture of a table at which something is hidden. */
@Config(shadows = [ShadowOfRecents::class])
class HiddenHandsTest : ActivityTest() {
    private class Hand(override val showsSecrets: Boolean) : KeepsSecrets

    @Test
    fun `a hidden hand is kept out`() {
        launch()
        keep(Hand(showsSecrets = true))
        scenario.moveToState(Lifecycle.State.STARTED)
        assertFalse(shown)
        scenario.moveToState(Lifecycle.State.RESUMED)
        assertTrue(shown)
    }

    @Test
    fun `nothing hidden may be seen`() {
        launch()
        keep(Hand(showsSecrets = false))
        scenario.moveToState(Lifecycle.State.STARTED)
        assertTrue(shown)
    }

    private fun keep(hand: Hand) = withActivity { it.held.navigator.keep<KeepsSecrets>(Route.Licences) { hand } }

    private val shown: Boolean get() = withActivity { Shadow.extract<ShadowOfRecents>(it).shown }
}

/** Remembers what the activity asked of the list of recent apps. */
@Implements(Activity::class)
class ShadowOfRecents : ShadowActivity() {
    /** Whether the list may show a picture. */
    var shown = true
        private set

    /** Called in place of the system. */
    @Implementation(minSdk = 33)
    fun setRecentsScreenshotEnabled(enabled: Boolean) {
        shown = enabled
    }
}
