package app.windrose.android

import android.app.Application
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.windrose.bindings.GameLibrary
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.LibraryOpener
import app.windrose.ui.kit.theme.Fonts
import java.io.File
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit

/**
 * The app for as long as the process lives and the player has not closed it: turning the device, resizing the window or
 * changing the language makes a new activity, which goes on with this one.
 */
internal class HeldApp(application: Application) : ViewModel() {
    /** Saves and opens files through whichever activity is there. */
    val files = AndroidFiles(application.contentResolver)

    /** The voice of the system. */
    val speech = AndroidSpeech(application)

    /** The fonts that ship with the app. */
    val fonts = Fonts.load(AssetFonts(application.assets))

    /** Keeps the language of the app and that of the system's settings the same. */
    val language = SystemLanguage(application)

    /** The app. */
    val app = AppModel(
        opener = LibraryOpener { systemTags -> GameLibrary.open(savesFile(application).path, systemTags) },
        platform = androidPlatform(application, files, speech, AndroidSound(soundWorker())),
        scope = viewModelScope,
        systemTags = application.resources.configuration.languageTags,
    )

    /** Whether no activity has shown it yet: only then does the saved way of an earlier process count. */
    var isNew = true

    init {
        // At once, and not when the first picture is drawn: the splash screen keeps that back until the games are open.
        app.open()
    }

    override fun onCleared() {
        speech.shutdown()
    }

    /** The app goes out of sight: what is saved goes into the one file that backups take. */
    fun leave() {
        app.rest()
    }
}

/** One thread, where sounds are made and played; it ends when nothing has sounded for a while. */
private fun soundWorker() = ThreadPoolExecutor(0, 1, 10, TimeUnit.SECONDS, LinkedBlockingQueue())

/** Where the saved games lie: a folder of its own in the app's storage, which backups take whole. */
internal fun savesFile(application: Application): File {
    val folder = File(application.filesDir, "saves")
    folder.mkdirs()
    return File(folder, "windrose.sqlite")
}
