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
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.launch
import kotlinx.coroutines.runInterruptible
import kotlinx.coroutines.withContext
import java.io.FileNotFoundException
import java.io.IOException
import java.io.InputStream
import java.io.InterruptedIOException
import java.util.concurrent.atomic.AtomicReference

/**
 * Saves and opens files through the system's document picker. The picker answers whichever activity is there then: it
 * may be another one than that which asked, because the device was turned meanwhile.
 */
internal class AndroidFiles(private val resolver: ContentResolver) : FileSharing {
    private var saving: ActivityResultLauncher<String>? = null
    private var opening: ActivityResultLauncher<Array<String>>? = null
    private var answer: CompletableDeferred<Uri?>? = null

    /** Whether nobody awaits [answer] yet, which a picker will give that an earlier process opened. */
    private var isInherited = false

    /** Where other apps are waited for, however long they take. */
    private val elsewhere = CoroutineScope(SupervisorJob() + Dispatchers.IO)

    /** Whether a picker is open. */
    val isAsking: Boolean get() = answer?.isActive == true

    /** A picker that an earlier process opened is still there: whoever asks next is given what it answers. */
    fun inherit() {
        answer = CompletableDeferred()
        isInherited = true
    }

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
        withContext(Dispatchers.IO) {
            atProvider {
                // "wt" empties a longer file first.
                val stream = resolver.openOutputStream(target, "wt") ?: throw FileNotFoundException("$target")
                stream.use { it.write(bytes) }
            }
        }
        return true
    }

    override suspend fun open(extension: String, onChosen: () -> Unit): ChosenFile? {
        // The picker knows types and no extensions, and games have no type that every provider knows.
        val source = ask { opening?.launch(arrayOf("*/*")) } ?: return null
        onChosen()
        return Reading(source).file()
    }

    private suspend fun ask(launch: () -> Unit?): Uri? {
        if (isInherited) {
            isInherited = false
            return answer?.await()
        }
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
    private inline fun <T> atProvider(work: () -> T): T = try {
        work()
    } catch (refused: RuntimeException) {
        // No permission any more, an address that means nothing there, or a fault of the other app.
        throw IOException(refused)
    }

    /** Reads [source], which the other app may have to fetch from far away. */
    private inner class Reading(private val source: Uri) {
        private val opened = AtomicReference<InputStream>()

        /** The file. Whoever is cancelled waits no longer, even if the other app never answers. */
        suspend fun file(): ChosenFile {
            val reading = elsewhere.async {
                runInterruptible { atProvider { ChosenFile(nameOf(source), bytes()) } }
            }
            try {
                return reading.await()
            } finally {
                if (reading.isActive) giveUp(reading)
            }
        }

        private fun bytes(): ByteArray {
            val stream = resolver.openInputStream(source) ?: throw FileNotFoundException("$source")
            opened.set(stream)
            return stream.use {
                // It came too late to be ended by whoever gave up.
                if (Thread.interrupted()) throw InterruptedIOException()
                it.readGame()
            }
        }

        /** What waits for bytes is woken by the end of the stream; what waits for the stream, by the interruption. */
        private fun giveUp(reading: Job) {
            reading.cancel()
            elsewhere.launch {
                try {
                    opened.get()?.close()
                } catch (_: IOException) {
                    // Nobody wants anything of it any more.
                }
            }
        }
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
