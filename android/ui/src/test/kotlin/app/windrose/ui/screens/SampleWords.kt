package app.windrose.ui.screens

import app.windrose.ui.app.Words
import app.windrose.words.BootWords
import java.io.File

/** The fixed words in the language [tag] by key, read from the core's own files. */
fun sampleWordsByKey(tag: String): Map<String, String> {
    val files = checkNotNull(File("../../core/locales/$tag").listFiles()) { "No words in $tag" }
    val lines = files.sorted().flatMap { it.readLines() }.filter { it.startsWith("ui-") }
    return BootWords.words(tag) + lines.associate { it.substringBefore(" = ") to it.substringAfter(" = ") }
}

/** The fixed words in the language [tag], so that screens are shown as they will be. */
fun sampleWords(tag: String = "en"): Words = known.getOrPut(tag) { Words(sampleWordsByKey(tag), tag) }

private val known = mutableMapOf<String, Words>()
