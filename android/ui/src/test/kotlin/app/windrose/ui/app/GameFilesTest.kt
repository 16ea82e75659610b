package app.windrose.ui.app

import app.windrose.bindings.GameLibrary
import app.windrose.bindings.WindroseException
import app.windrose.ui.platform.readGame
import kotlinx.coroutines.runBlocking
import java.io.File
import java.io.InputStream
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class GameFilesTest {
    @Test
    fun `a file larger than any game is not read to its end, and refused for its size`() = withFolder { folder ->
        val endless = object : InputStream() {
            override fun read(): Int = ' '.code
        }
        val file = endless.readGame()
        val library = GameLibrary.open(File(folder, "windrose.sqlite").path, "en")
        val error = assertFailsWith<WindroseException> { runBlocking { library.import(file) } }
        assertEquals("This file is too large to be a Windrose game.", Failure.of(error).title)
        assertContentEquals(byteArrayOf(1, 2, 3), byteArrayOf(1, 2, 3).inputStream().readGame())
    }

    @Test
    fun `a file is called after its game, whatever the game is called`() {
        val names = mapOf(
            "Tack" to "Tack-7.windrose",
            "Tack: Anna & Bo" to "Tack-Anna-Bo-7.windrose",
            "K\u00fcche \uD83C\uDFF4\u200D\u2620\uFE0F\uD83C\uDFB2\uD83C\uDFB2 test" to "K\u00fcche-test-7.windrose",
            "Ku\u0308che" to "K\u00fcche-7.windrose",
            "../../etc" to "etc-7.windrose",
            "-- a -- b --" to "a-b-7.windrose",
            "\u2764\uFE0F" to "7.windrose",
            "" to "7.windrose",
        )
        assertEquals(names, names.mapValues { (title, _) -> fileName(title, id = 7) })
    }
}
