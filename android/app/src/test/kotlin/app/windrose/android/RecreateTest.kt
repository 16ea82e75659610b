package app.windrose.android

import app.windrose.core.TackQuestion
import org.junit.Test
import kotlin.test.assertEquals

/** A new activity, as after turning the device, goes on at the very decision, with what was picked and the same dice. */
class RecreateTest : ActivityTest() {
    @Test
    fun `where the opening dice go`() = goesOn(saveTable { it.question == TackQuestion.OPENING_PLACES })

    @Test
    fun `which die becomes a high one`() = goesOn(saveTable(hotTack) { it.question == TackQuestion.HIGH_DIE })

    @Test
    fun `which of the lowest dice leaves`() = goesOn(saveTable(nightTack) { it.question == TackQuestion.LOWEST_DIE })

    @Test
    fun `which dice drift`() =
        goesOn(saveTable(nightTack) { it.question == TackQuestion.DRIFTS && it.decision!!.choices.size > 2 })

    @Test
    fun `a move`() = goesOn(saveTable { it.question == TackQuestion.MOVE })

    @Test
    fun `whether the moved die turns`() = goesOn(saveTable(hotTack) { it.question == TackQuestion.TAILWIND })

    @Test
    fun `where rolled dice go`() =
        goesOn(saveTable(hotTack) { it.question == TackQuestion.PLACES && it.decision!!.choices.size > 1 })

    @Test
    fun `the end of a turn`() = goesOn(saveTable(hotTack) { it.question == TackQuestion.TURN_END })

    @Test
    fun `a finished game`() = goesOn(saveTable { it.result != null })

    private fun goesOn(id: Long) {
        val table = openTable(id)
        table.pickSomething()
        val before = table.moment()
        repeat(2) {
            scenario.recreate()
            robot.awaitThat("the same words") { robot.spoken() == before.spoken }
            assertEquals(before, table.moment())
        }
        table.confirmAndAwait(before.step + 1u)
    }
}
