package app.windrose.android

import android.content.ActivityNotFoundException
import android.content.ContentResolver
import android.net.Uri
import android.provider.OpenableColumns
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts
import app.windrose.ui.platform.ChosenFile
import app.windrose.ui.platform.FileSharing
import app.windrose.ui.platform.readGame
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import java.io.FileNotFoundException
import java.io.IOException

/**
 * Saves and opens files through the system's document picker. The picker answers whichever activity is there then: it
 * may be another one than that which asked, because the device was turned meanwhile.
 */
internal class AndroidFiles(private val resolver: ContentResolver) : FileSharing {
    private var saving: ActivityResultLauncher<String>? = null
    private var opening: ActivityResultLauncher<Array<String>>? = null
    private var answer: CompletableDeferred<Uri?>? = null

    /** Asks through [activity] from now on. */
    fun attach(activity: ComponentActivity) {
        val answered: (Uri?) -> Unit = { uri -> answer?.complete(uri) }
        saving = activity.registerForActivityResult(ActivityResultContracts.CreateDocument(GAME_TYPE), answered)
        opening = activity.registerForActivityResult(ActivityResultContracts.OpenDocument(), answered)
    }

    /** [activity] is no longer there. */
    fun detach(activity: ComponentActivity) {
        if (activity.isFinishing) answer?.complete(null)
        saving = null
        opening = null
    }

    override suspend fun save(suggestedName: String, bytes: ByteArray): Boolean {
        val target = ask { saving?.launch(suggestedName) } ?: return false
        atProvider {
            // "wt" empties a longer file first.
            val stream = resolver.openOutputStream(target, "wt") ?: throw FileNotFoundException("$target")
            stream.use { it.write(bytes) }
        }
        return true
    }

    override suspend fun open(extension: String): ChosenFile? {
        // The picker knows types and no extensions, and games have no type that every provider knows.
        val source = ask { opening?.launch(arrayOf("*/*")) } ?: return null
        return atProvider { ChosenFile(nameOf(source), read(source)) }
    }

    private suspend fun ask(launch: () -> Unit?): Uri? {
        answer?.complete(null)
        val mine = CompletableDeferred<Uri?>()
        answer = mine
        try {
            if (launch() == null) return null
        } catch (nobody: ActivityNotFoundException) {
            throw IOException("There is no document picker", nobody)
        }
        return mine.await()
    }

    /** Does [work] with a file that another app provides: what fails over there is no fault of ours. */
    private suspend fun <T> atProvider(work: () -> T): T = withContext(Dispatchers.IO) {
        try {
            work()
        } catch (refused: RuntimeException) {
            // No permission any more, an address that means nothing there, or a fault of the other app.
            throw IOException(refused)
        }
    }

    private fun read(source: Uri): ByteArray {
        val stream = resolver.openInputStream(source) ?: throw FileNotFoundException("$source")
        return stream.use { it.readGame() }
    }

    private fun nameOf(source: Uri): String = try {
        resolver.query(source, arrayOf(OpenableColumns.DISPLAY_NAME), null, null, null)?.use { row ->
            if (row.moveToFirst()) row.getString(0) else null
        }
    } catch (_: RuntimeException) {
        null
    } ?: source.lastPathSegment.orEmpty()

    private companion object {
        /** No type is registered for saved games, so that they keep the name that they are given. */
        const val GAME_TYPE = "application/octet-stream"
    }
}
