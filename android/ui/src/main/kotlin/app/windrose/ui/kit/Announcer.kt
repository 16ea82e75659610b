package app.windrose.ui.kit

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.intl.LocaleList
import androidx.compose.ui.unit.dp

/** Something to be said once. Two announcements with the same text differ in their [number]. */
@Immutable
data class Announcement(val text: String, val number: Long)

/** The tag under which tests find the node of [AnnouncerNode]. */
const val ANNOUNCER_TAG = "announcer"

/**
 * Says each new [announcement] through screen readers, in the language [tag]: a live region that nobody sees. Place one in
 * every window, outside anything that comes and goes.
 */
@Composable
fun AnnouncerNode(announcement: Announcement?, tag: String, modifier: Modifier = Modifier) {
    // A node of its own for each announcement, so that the same words are said again.
    key(announcement?.number) {
        Box(
            modifier.size(1.dp).testTag(ANNOUNCER_TAG).semantics {
                liveRegion = LiveRegionMode.Polite
                // A text may name its language, which a description cannot.
                text = AnnotatedString(announcement?.text.orEmpty(), SpanStyle(localeList = LocaleList(tag)))
            },
        )
    }
}
