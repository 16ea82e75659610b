package app.windrose.ui.app

import java.io.IOException
import java.text.Normalizer

/** What a file is being chosen for. [path] names it in a short text that [parse] reads again, as a [Route] does. */
sealed class FileErrand(val path: String) {
    /** The game [id] is to go into it. */
    data class Export(val id: Long) : FileErrand("export/$id")

    /** A game is to come out of it. */
    data object Import : FileErrand("import")

    companion object {
        /** The errand that [path] names; null when there is no such errand. */
        fun parse(path: String): FileErrand? = when (path.substringBefore('/')) {
            "export" -> path.substringAfter('/').toLongOrNull()?.let(::Export)
            "import" -> Import
            else -> null
        }
    }
}

/** Lets the player put the game [id], called [title], into a file for another device. */
suspend fun AppModel.exportGame(id: Long, title: String) = withFiles(FileErrand.Export(id)) {
    val file = core { it.export(id) }
    if (platform.files.save(fileName(title, id), file)) show(words["ui-saved-exported"])
}

/**
 * Lets the player choose a file with a game and takes it in. [onChosen] is called once a file is chosen: to read it and
 * take it in may then last a while. Gives the number of the new game; null when the player chose no file.
 */
suspend fun AppModel.importGame(onChosen: () -> Unit): Long? {
    var id: Long? = null
    withFiles(FileErrand.Import) {
        val file = platform.files.open(EXTENSION, onChosen) ?: return@withFiles
        id = core { it.import(file.bytes) }
    }
    return id
}

/** Files that cannot be read or written are no fault of the app: the player is told and can try again. */
private suspend fun AppModel.withFiles(errand: FileErrand, work: suspend () -> Unit) {
    fileErrand = errand
    try {
        work()
    } catch (_: IOException) {
        show(words["ui-error-file"])
    } finally {
        if (fileErrand === errand) fileErrand = null
    }
}

/** A name that every system takes, such as `Tack-12.windrose`. */
internal fun fileName(title: String, id: Long): String {
    val words = Normalizer.normalize(title, Normalizer.Form.NFC).split(NoLetters)
    return (words + id.toString()).filter { it.isNotEmpty() }.joinToString("-", postfix = ".$EXTENSION")
}

/** What stands between the words of a title: spaces, signs and pictures. */
private val NoLetters = Regex("[^\\p{L}\\p{N}]+")

/** The end of the names of exported games. */
private const val EXTENSION = "windrose"
