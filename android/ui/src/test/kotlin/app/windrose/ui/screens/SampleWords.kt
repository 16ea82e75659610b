package app.windrose.ui.screens

import app.windrose.ui.app.Words
import app.windrose.words.BootWords
import java.io.File

/** The fixed words in the language [tag], read from the core's own files, so that screens are shown as they will be. */
fun sampleWords(tag: String = "en"): Words {
    val files = checkNotNull(File("../../core/locales/$tag").listFiles()) { "No words in $tag" }
    val lines = files.sorted().flatMap { it.readLines() }
    val words = lines.filter { it.startsWith("ui-") }.associate { line ->
        val (key, text) = line.split(" = ", limit = 2)
        key to text
    }
    return Words(words + BootWords.words(tag), tag)
}
