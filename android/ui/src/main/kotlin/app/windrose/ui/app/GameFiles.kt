package app.windrose.ui.app

import java.io.IOException
import java.text.Normalizer

/** Lets the player put the game [id], called [title], into a file for another device. */
suspend fun AppModel.exportGame(id: Long, title: String) = withFiles {
    val file = core { it.export(id) }
    if (platform.files.save(fileName(title, id), file)) show(words["ui-saved-exported"])
}

/**
 * Lets the player choose a file with a game and takes it in. [onRead] is called once there is a file, for what may then
 * take a while. Gives the number of the new game; null when the player chose no file.
 */
suspend fun AppModel.importGame(onRead: () -> Unit): Long? {
    var id: Long? = null
    withFiles {
        val file = platform.files.open(EXTENSION) ?: return@withFiles
        onRead()
        id = core { it.import(file.bytes) }
    }
    return id
}

/** Files that cannot be read or written are no fault of the app: the player is told and can try again. */
private suspend fun AppModel.withFiles(work: suspend () -> Unit) {
    try {
        work()
    } catch (_: IOException) {
        show(words["ui-error-file"])
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
