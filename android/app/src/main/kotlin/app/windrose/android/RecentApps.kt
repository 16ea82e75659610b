package app.windrose.android

import android.app.Activity
import android.os.Build
import android.view.WindowManager

/** Lets the list of recent apps show a picture of this activity, or nothing of it where something is [hidden]. */
internal fun Activity.showInRecents(shown: Boolean) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
        setRecentsScreenshotEnabled(shown)
    } else if (shown) {
        window.clearFlags(WindowManager.LayoutParams.FLAG_SECURE)
    } else {
        window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
    }
}
