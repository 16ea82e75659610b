package app.windrose.android

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.compose.ui.test.SemanticsMatcher
import java.io.File

/** What the activity looks like now. */
internal fun ActivityTest.picture(): Bitmap = withActivity { activity ->
    val window = activity.window.decorView
    Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888).also { window.draw(Canvas(it)) }
}

/** What is hard to use in the activity as it looks in [picture]. */
internal fun ActivityTest.accessibilityFaults(picture: Bitmap): List<String> {
    val all = SemanticsMatcher("anything") { true }
    val texts = rule.onAllNodes(all, useUnmergedTree = true).fetchSemanticsNodes()
    val density = withActivity { it.resources.displayMetrics.density }
    return AccessibilityCheck(picture, density).faults(robot.everything, texts)
}

/** Writes it to where people look at it. */
internal fun Bitmap.writeAs(name: String) {
    val folder = File("target/pictures").apply { mkdirs() }
    File(folder, "$name.png").outputStream().use { compress(Bitmap.CompressFormat.PNG, 100, it) }
}
