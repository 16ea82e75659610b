package app.windrose.android

import android.app.Application
import android.content.ClipData
import android.content.ClipboardManager
import app.windrose.ui.platform.Clipboard
import app.windrose.ui.platform.FileSharing
import app.windrose.ui.platform.Platform

/** The platform of an Android device; [files] goes through whichever activity is there. */
internal fun androidPlatform(application: Application, files: FileSharing) = Platform(
    haptics = AndroidHaptics(application),
    speech = AndroidSpeech(application),
    sound = AndroidSound(),
    files = files,
    clipboard = AndroidClipboard(application),
)

/** The clipboard of the system. */
private class AndroidClipboard(private val application: Application) : Clipboard {
    private val manager get() = application.getSystemService(ClipboardManager::class.java)

    override fun copy(text: String) {
        manager?.setPrimaryClip(ClipData.newPlainText(null, text))
    }

    override fun paste(): String? =
        manager?.primaryClip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.coerceToText(application)?.toString()
}
