package app.windrose.android

import android.view.View.LAYOUT_DIRECTION_LTR
import android.view.View.LAYOUT_DIRECTION_RTL
import androidx.compose.ui.semantics.SemanticsActions
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import app.windrose.core.GameKind
import app.windrose.core.Language
import app.windrose.core.TackQuestion
import app.windrose.ui.app.Route
import org.junit.Test
import org.robolectric.RuntimeEnvironment
import kotlin.test.assertEquals

/**
 * The main pages in windows that differ in five ways, each pair of ways at least once: largest text, night, German, right
 * to left, wide. Each page is looked at for what makes it hard to use, and its picture is written for people to look at.
 */
class PicturesTest : ActivityTest() {
    @Test
    fun home() = show(0, "home", Route.Home)

    @Test
    fun setup() = show(1, "setup", Route.Setup(GameKind.TACK))

    @Test
    fun table() {
        val id = saveTable(nightTack) { it.question == TackQuestion.MOVE && it.step > LATE }
        show(2, "table", Route.Table(id)) { OpenTable(this, id).pickSomething() }
    }

    @Test
    fun result() = show(3, "result", Route.Table(saveTable(hotTack) { it.result != null }))

    @Test
    fun settings() = show(4, "settings", Route.Settings)

    @Test
    fun rules() = show(5, "rules", Route.Rules(GameKind.TACK))

    @Test
    fun saved() {
        saveTable { it.result != null }
        saveTable(nightTack) { it.step > LATE }
        show(6, "saved", Route.Saved)
    }

    @Test
    fun review() = show(7, "review", Route.Review(saveTable(hotTack) { it.step > LATE }))

    /** Takes two pictures of the page at [route], in which every way is once and once not. */
    private fun show(number: Int, name: String, route: Route, prepare: () -> Unit = {}) {
        val ways = Ways.of(number)
        val faults = listOf(ways, ways.opposite()).flatMap { way ->
            RuntimeEnvironment.setQualifiers(way.qualifiers)
            RuntimeEnvironment.setFontScale(if (way.large) LARGEST else 1f)
            if (isLaunched) scenario.recreate()
            launch()
            val language = if (way.german) Language.GERMAN else Language.ENGLISH
            withActivity { it.held.changeSettings { settings -> settings.copy(language = language) } }
            withActivity { it.held.navigate(route) }
            settle()
            if (way == ways) prepare()
            putUnderBars(way.wide)
            settle()
            assertEquals(if (way.backwards) LAYOUT_DIRECTION_RTL else LAYOUT_DIRECTION_LTR, direction)
            val picture = picture()
            picture.writeAs("$name-${way.name}")
            (accessibilityFaults(picture) + covered(way.wide)).map { "${way.name}: $it" }
        }
        assertEquals("", faults.joinToString("\n"))
    }

    private val direction: Int get() = withActivity { it.resources.configuration.layoutDirection }

    /** Waits for what is read from the disk. */
    private fun settle() = repeat(SETTLE_TIMES) {
        rule.waitForIdle()
        Thread.sleep(SETTLE_MILLIS)
    }

    /** The system's bars lie at the top and at the bottom, and beside a wide window a camera. */
    private fun putUnderBars(wide: Boolean) {
        withActivity { activity ->
            val density = activity.resources.displayMetrics.density
            fun insets(left: Int, top: Int, bottom: Int) =
                Insets.of((left * density).toInt(), (top * density).toInt(), 0, (bottom * density).toInt())
            val insets = WindowInsetsCompat.Builder()
                .setInsets(WindowInsetsCompat.Type.statusBars(), insets(0, STATUS, 0))
                .setInsets(WindowInsetsCompat.Type.navigationBars(), insets(0, 0, GESTURES))
                .setInsets(WindowInsetsCompat.Type.displayCutout(), insets(if (wide) CAMERA else 0, 0, 0))
                .build()
            ViewCompat.dispatchApplyWindowInsets(activity.window.decorView, insets)
        }
    }

    /** What can be tapped and lies under the bar at the top or beside it under the camera. */
    private fun covered(wide: Boolean): List<String> {
        val density = withActivity { it.resources.displayMetrics.density }
        val left = if (wide) CAMERA * density else 0f
        return robot.everything
            .filter { SemanticsActions.OnClick in it.config && !it.boundsInWindow.isEmpty }
            .filter { it.boundsInWindow.left < left || it.boundsInWindow.top < STATUS * density }
            .map { "${it.label} is covered by the system" }
    }

    private data class Ways(
        val large: Boolean,
        val night: Boolean,
        val german: Boolean,
        val backwards: Boolean,
        val wide: Boolean,
    ) {
        val name: String
            get() = listOf(
                if (wide) "wide" else "narrow",
                if (large) "large" else "plain",
                if (night) "night" else "day",
                if (german) "de" else "en",
                if (backwards) "rtl" else "ltr",
            ).joinToString("-")

        val qualifiers: String
            get() {
                // A language of the system that is written from right to left, and that the app does not have.
                val language = if (backwards) "ar-rXB-ldrtl" else "en-rUS-ldltr"
                val window = if (wide) "w840dp-h720dp-land" else "w360dp-h740dp-port"
                return "$language-$window-${if (night) "night" else "notnight"}-xhdpi"
            }

        fun opposite() = Ways(!large, !night, !german, !backwards, !wide)

        companion object {
            /** An orthogonal array: among eight numbers each two ways have each of their four combinations twice. */
            fun of(number: Int): Ways {
                val (one, two, three) = List(3) { number shr it and 1 == 1 }
                return Ways(large = one, night = two, german = three, backwards = one != two, wide = one != three)
            }
        }
    }

    private companion object {
        const val LARGEST = 2f
        const val LATE = 20u
        const val SETTLE_TIMES = 10
        const val SETTLE_MILLIS = 40L

        /** In dp. */
        const val STATUS = 32
        const val GESTURES = 24
        const val CAMERA = 40
    }
}
