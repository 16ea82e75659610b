package app.windrose.android

import org.junit.Test
import kotlin.test.assertTrue

/** A whole game of Tack in the real activity on a real file, by semantics alone. */
class WholeGameTest : ActivityTest() {
    @Test
    fun `two people play from the first page to the result`() {
        launch()
        robot.tap("Tack")
        robot.tap("Start the game")
        robot.tap("Skip")
        robot.await("Blue, your opening dice")
        var actions = 0
        while (!robot.says(AppRobot.AGAIN)) {
            robot.act()
            assertTrue(++actions < 2_000, "The game does not end")
        }
        assertTrue(robot.says("reached the lighthouse") || robot.says("60 turns without a point"), "${robot.spoken()}")
    }
}
