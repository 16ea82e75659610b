package app.windrose.android

import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.lifecycle.ViewModelProvider
import androidx.test.core.app.ActivityScenario
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Phase
import org.junit.After
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** The real activity on a device of its own for each test, as wide and high as a phone. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
abstract class ActivityTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private var launched: ActivityScenario<MainActivity>? = null

    internal val robot by lazy { AppRobot(rule) }

    /** The activity, which the first look at it launches: what is to lie in its files must be there before. */
    internal val scenario: ActivityScenario<MainActivity>
        get() = launched ?: ActivityScenario.launch(MainActivity::class.java).also { launched = it }

    /** Whether there is an activity yet. */
    internal val isLaunched: Boolean get() = launched != null

    /** The app that the present activity shows. */
    internal val app: AppModel get() = withActivity { it.held }

    @After
    fun close() {
        launched?.close()
    }

    internal fun <T : Any> withActivity(work: (MainActivity) -> T): T {
        lateinit var result: T
        scenario.onActivity { result = work(it) }
        return result
    }

    /** Launches the activity and waits until its first page is there. */
    internal fun launch() {
        robot.awaitThat("the saved games are open") { app.phase == Phase.Open }
        rule.waitForIdle()
    }

    /** Presses the button of the system that leads back. */
    internal fun pressBack() {
        withActivity { it.onBackPressedDispatcher.onBackPressed() }
        rule.waitForIdle()
    }
}

/** The app that the activity shows. */
internal val MainActivity.held: AppModel get() = ViewModelProvider(this)[HeldApp::class.java].app

/** The size of a phone. */
internal const val PHONE = "w412dp-h915dp-port-xhdpi"

/** The size of a tablet that lies on its long side. */
internal const val TABLET = "w1180dp-h820dp-land-xhdpi"
