package app.windrose.android

import android.accessibilityservice.AccessibilityServiceInfo
import android.app.Application
import android.content.ClipData
import android.content.ClipboardManager
import android.view.accessibility.AccessibilityManager
import app.windrose.ui.platform.Clipboard
import app.windrose.ui.platform.FileSharing
import app.windrose.ui.platform.Platform
import app.windrose.ui.platform.Sound
import app.windrose.ui.platform.Speech

/** The platform of an Android device; [files] goes through whichever activity is there. */
internal fun androidPlatform(application: Application, files: FileSharing, speech: Speech, sound: Sound) = Platform(
    haptics = AndroidHaptics(application),
    speech = speech,
    sound = sound,
    files = files,
    clipboard = AndroidClipboard(application),
    readerRuns = { readerRuns(application) },
)

/**
 * Whether a service is on that says what is on the screen. Not all of them explore by touch: some are led by keys or
 * switches, and what explores by touch need not speak.
 */
internal fun readerRuns(application: Application): Boolean {
    val manager = application.getSystemService(AccessibilityManager::class.java) ?: return false
    val running = manager.getEnabledAccessibilityServiceList(AccessibilityServiceInfo.FEEDBACK_ALL_MASK)
    return manager.isEnabled && running.any { it.feedbackType and AccessibilityServiceInfo.FEEDBACK_SPOKEN != 0 }
}

/** The clipboard of the system. */
private class AndroidClipboard(private val application: Application) : Clipboard {
    private val manager get() = application.getSystemService(ClipboardManager::class.java)

    override fun copy(text: String) {
        manager?.setPrimaryClip(ClipData.newPlainText(null, text))
    }

    override fun paste(): String? =
        manager?.primaryClip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.coerceToText(application)?.toString()
}
