package app.windrose.ui.screens

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Every key that the interface names is one that the core knows, in every language. */
class WordKeysTest {
    @Test
    fun `no words are missing`() {
        val named = File("src/main/kotlin").walk().filter { it.extension == "kt" }
            .flatMap { file -> Key.findAll(file.readText()).map { it.groupValues[1] } }.toSortedSet()
        assertTrue(named.size > LEAST, "Only ${named.size} keys were found")
        for (tag in listOf("en", "de")) {
            val known = sampleWordsByKey(tag).keys
            val missing = named.filter { key -> key !in known && known.none { it.startsWith("$key-") } }
            assertEquals(emptyList(), missing, "Missing in $tag")
        }
    }

    private companion object {
        /** A whole key between quotes, or the beginning of one that is put together. */
        val Key = Regex("\"((?:ui|boot)-[a-z0-9-]*[a-z0-9])\"")
        const val LEAST = 100
    }
}
