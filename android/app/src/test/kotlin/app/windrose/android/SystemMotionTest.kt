package app.windrose.android

import android.provider.Settings
import androidx.lifecycle.Lifecycle
import org.junit.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What the system's settings say about movement holds as soon as the app is back from them. */
class SystemMotionTest : ActivityTest() {
    @Test
    fun `animations that are removed while the app is away are gone when it is back`() {
        launch()
        assertTrue(withActivity { it.systemMotion })
        for ((scale, moves) in listOf(0f to false, 1f to true)) {
            scenario.moveToState(Lifecycle.State.CREATED)
            val resolver = withActivity { it.contentResolver }
            Settings.Global.putFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, scale)
            scenario.moveToState(Lifecycle.State.RESUMED)
            assertEquals(moves, withActivity { it.systemMotion }, "animations last $scale of their time")
        }
    }
}
