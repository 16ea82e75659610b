package app.windrose.android

import app.windrose.core.TackQuestion
import org.junit.Test
import org.robolectric.RuntimeEnvironment
import kotlin.test.assertEquals

/** The window becomes another one while something moves on the board: the move is made once, and nothing is lost. */
class RotationTest : ActivityTest() {
    @Test
    fun `turning the device`() = changesInTheMiddle("w915dp-h412dp-land-xhdpi", PHONE)

    @Test
    fun `half a window and the whole of a tablet`() = changesInTheMiddle("w480dp-h360dp-land-xhdpi", TABLET)

    private fun changesInTheMiddle(vararg windows: String) {
        val table = openTable(saveTable { it.question == TackQuestion.MOVE })
        for (window in windows) {
            table.pickWhole()
            val before = table.moment()
            rule.mainClock.autoAdvance = false
            table.confirm()
            robot.awaitThat("the move is made") { table.view.step == before.step + 1u }
            rule.mainClock.advanceTimeBy(MIDDLE_MILLIS)
            val after = table.moment()
            RuntimeEnvironment.setQualifiers(window)
            scenario.recreate()
            rule.mainClock.advanceTimeBy(MIDDLE_MILLIS)
            rule.mainClock.autoAdvance = true
            rule.waitForIdle()
            assertEquals(after.copy(spoken = emptyList()), table.moment().copy(spoken = emptyList()))
            assertEquals(window.substringAfter('w').substringBefore("dp").toInt(), width)
        }
    }

    private val width: Int get() = withActivity { it.resources.configuration.screenWidthDp }

    private companion object {
        /** Shorter than any movement on the board. */
        const val MIDDLE_MILLIS = 48L
    }
}
