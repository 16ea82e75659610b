package app.windrose.ui.platform

import app.windrose.bindings.bytesWorthReading
import java.io.ByteArrayOutputStream
import java.io.InputStream

/** Hands files to the rest of the system and takes them from it. */
interface FileSharing {
    /**
     * Lets the player put [bytes] somewhere, as a file called [suggestedName] unless they say otherwise. False where
     * they changed their mind.
     */
    suspend fun save(suggestedName: String, bytes: ByteArray): Boolean

    /**
     * Lets the player choose a file whose name ends in [extension]; null where they changed their mind. [onChosen] is
     * called as soon as they chose: reading may take as long as it likes then, and ends at once when it is cancelled.
     */
    suspend fun open(extension: String, onChosen: () -> Unit): ChosenFile?
}

/** A file that the player chose. */
class ChosenFile(val name: String, val bytes: ByteArray)

/** Reads of a file that may be a game as much as is worth reading. A longer one is refused for its size afterwards. */
fun InputStream.readGame(): ByteArray {
    val most = bytesWorthReading().toInt()
    val bytes = ByteArrayOutputStream()
    val part = ByteArray(DEFAULT_BUFFER_SIZE)
    while (bytes.size() < most) {
        val count = read(part, 0, minOf(part.size, most - bytes.size()))
        if (count < 0) break
        bytes.write(part, 0, count)
    }
    return bytes.toByteArray()
}
