package app.windrose.ui.table

import androidx.compose.runtime.MonotonicFrameClock
import app.windrose.ui.kit.theme.Motion
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class BoardMotionTest {
    private class Moment(val name: String, override val millis: Int) : BoardFrame

    private val motion = BoardMotion(listOf(Moment("push", 120), Moment("slide", 600)))

    /** A clock that shows a frame every 20 milliseconds, and calls [onFrame] with the time before each. */
    private class Clock(private val onFrame: (millis: Long) -> Unit) : MonotonicFrameClock {
        private var millis = 0L

        override suspend fun <R> withFrameNanos(onFrame: (frameTimeNanos: Long) -> R): R {
            this.onFrame(millis)
            millis += FRAME
            return onFrame(millis * NANOS)
        }

        private companion object {
            const val FRAME = 20L
            const val NANOS = 1_000_000L
        }
    }

    @Test
    fun `moments are seen one after the other, each for its time`() {
        val seen = mutableMapOf<String, Long>()
        var last = 0L
        playing { millis ->
            motion.frame?.let { seen.merge(it.name, millis - last, Long::plus) }
            last = millis
        }
        assertNull(motion.frame)
        assertEquals(listOf("push", "slide"), seen.keys.toList())
        assertTrue(seen.getValue("push") in 100..180 && seen.getValue("slide") in 560..660, "$seen")
    }

    @Test
    fun `what is ended is over at once`() {
        var frames = 0
        playing {
            frames++
            if (frames == 2) motion.end()
        }
        assertNull(motion.frame)
        // The moment under way is not waited for by what is seen, and none follows.
        assertTrue(frames < 12, "$frames")
    }

    @Test
    fun `where movement is off nothing is seen of it`() {
        assertNotNull(motion.frame)
        var frames = 0
        playing(Motion(enabled = false)) { frames++ }
        assertNull(motion.frame)
        assertTrue(frames <= 2, "$frames")
    }

    private fun playing(settings: Motion = Motion(enabled = true), onFrame: (Long) -> Unit) = runBlocking {
        withContext(Clock(onFrame)) { motion.play(settings) }
    }
}
