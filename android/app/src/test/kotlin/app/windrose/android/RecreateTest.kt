package app.windrose.android

import app.windrose.core.GameSetup
import app.windrose.core.TackQuestion
import org.junit.Test
import kotlin.test.assertEquals

/** A new activity, as after turning the device, goes on at the very decision, with what was picked and the same dice. */
class RecreateTest : ActivityTest() {
    @Test
    fun `where the opening dice go`() = goesOn(TackQuestion.OPENING_PLACES, calmTack)

    @Test
    fun `which die becomes a high one`() = goesOn(TackQuestion.HIGH_DIE, hotTack)

    @Test
    fun `which of the lowest dice leaves`() = goesOn(TackQuestion.LOWEST_DIE, nightTack)

    @Test
    fun `which dice drift`() = goesOn(TackQuestion.DRIFTS, nightTack)

    @Test
    fun `a move`() = goesOn(TackQuestion.MOVE, calmTack)

    @Test
    fun `whether the moved die turns`() = goesOn(TackQuestion.TAILWIND, hotTack)

    @Test
    fun `where rolled dice go`() = goesOn(TackQuestion.PLACES, hotTack)

    @Test
    fun `the end of a turn`() = goesOn(TackQuestion.TURN_END, hotTack)

    @Test
    fun `a finished game`() = goesOn(null, calmTack)

    /** Goes on where [asked] is asked at a table of [setup], or at its end where nothing is. */
    private fun goesOn(asked: TackQuestion?, setup: GameSetup) {
        val table = openTable(saveTable(setup) { it.question == asked && it.decision?.choices?.size != 1 })
        assertEquals(asked, table.view.question)
        table.pickSomething()
        val before = table.moment()
        repeat(2) {
            scenario.recreate()
            // What was picked is told once its preview has come again.
            robot.awaitThat("the same moment") { robot.spoken() == before.spoken && table.moment() == before }
        }
        table.confirmAndAwait(before.step + 1u)
    }
}
