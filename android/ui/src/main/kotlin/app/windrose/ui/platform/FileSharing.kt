package app.windrose.ui.platform

/** Hands files to the rest of the system and takes them from it. */
interface FileSharing {
    /**
     * Lets the player put [bytes] somewhere, as a file called [suggestedName] unless they say otherwise. False where
     * they changed their mind.
     */
    suspend fun save(suggestedName: String, bytes: ByteArray): Boolean

    /** Lets the player choose a file whose name ends in [extension]; null where they changed their mind. */
    suspend fun open(extension: String): ChosenFile?
}

/** A file that the player chose. */
class ChosenFile(val name: String, val bytes: ByteArray)
