package app.windrose.ui.screens.licences

import androidx.compose.runtime.Immutable

/** Something that the app is made of: its licence, and the resource with the licence's text. */
@Immutable
data class Ingredient(val name: String, val licence: String, val resource: String)

/** What the app is made of, as the resource `licences/index.txt` lists it. */
@Immutable
data class Ingredients(val fonts: List<Ingredient>, val libraries: List<Ingredient>) {
    companion object {
        private const val INDEX = "licences/index.txt"

        /** Reads the list. May take a while. */
        fun read(): Ingredients = parse(resourceText(INDEX))

        /** Reads a list in which `[heading]` stands above lines of name, licence and resource. */
        fun parse(text: String): Ingredients {
            val groups = mutableMapOf<String, MutableList<Ingredient>>()
            var heading = ""
            for (line in text.lines()) {
                when {
                    line.isBlank() || line.startsWith('#') -> Unit

                    line.startsWith('[') -> heading = line.trim('[', ']')

                    else -> {
                        val (name, licence, resource) = line.split(" | ")
                        groups.getOrPut(heading) { mutableListOf() } += Ingredient(name, licence, resource)
                    }
                }
            }
            return Ingredients(groups["fonts"].orEmpty(), groups["libraries"].orEmpty() + groups["kotlin"].orEmpty())
        }
    }
}

/** The text of a resource that ships with the app. May take a while. */
internal fun resourceText(name: String): String {
    val stream = checkNotNull(Ingredient::class.java.getResourceAsStream("/$name")) { "No resource $name" }
    return stream.use { it.readBytes().decodeToString() }
}

/**
 * The paragraphs of a licence. Licences are wrapped for typewriters: a line that is nearly full goes on with the next,
 * and lines of dashes only decorate.
 */
internal fun paragraphs(text: String): List<String> = text.split(BlankLine).mapNotNull { paragraph ->
    val lines = paragraph.lines().map { it.trim() }.filter { line -> line.any(Char::isLetterOrDigit) }
    lines.reduceOrNull { whole, line ->
        val full = whole.substringAfterLast('\n').length >= FULL_LINE
        if (full) "$whole $line" else "$whole\n$line"
    }
}

private val BlankLine = Regex("\\n\\s*\\n")
private const val FULL_LINE = 50
