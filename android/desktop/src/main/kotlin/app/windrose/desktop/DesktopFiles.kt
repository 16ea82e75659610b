package app.windrose.desktop

import app.windrose.ui.platform.ChosenFile
import app.windrose.ui.platform.FileSharing
import app.windrose.ui.platform.readGame
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runInterruptible
import kotlinx.coroutines.withContext
import java.awt.FileDialog
import java.awt.Frame
import java.io.File

/** Saves and opens files through the file dialogs of the desktop. */
internal class DesktopFiles(private val owner: () -> Frame?) : FileSharing {
    override suspend fun save(suggestedName: String, bytes: ByteArray): Boolean {
        val target = ask(FileDialog.SAVE) { file = suggestedName } ?: return false
        withContext(Dispatchers.IO) { target.writeBytes(bytes) }
        return true
    }

    override suspend fun open(extension: String, onChosen: () -> Unit): ChosenFile? {
        val source = ask(FileDialog.LOAD) {
            setFilenameFilter { _, name -> name.endsWith(".$extension", ignoreCase = true) }
        } ?: return null
        onChosen()
        return runInterruptible(Dispatchers.IO) { ChosenFile(source.name, source.inputStream().use { it.readGame() }) }
    }

    private suspend fun ask(mode: Int, setUp: FileDialog.() -> Unit): File? = withContext(Dispatchers.Main) {
        val dialog = FileDialog(owner(), null as String?, mode).apply(setUp)
        dialog.isVisible = true
        dialog.file?.let { File(dialog.directory, it) }
    }
}
