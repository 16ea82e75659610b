package app.windrose.ui.app

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.staticCompositionLocalOf

/** The fixed words of the interface by key, in the language [tag]. The core writes them. */
@Immutable
class Words(private val byKey: Map<String, String>, val tag: String) {
    /** The words under [key]. A missing key shows as itself, so that it is noticed. */
    operator fun get(key: String): String = byKey[key] ?: key

    /** Whether there are words under [key]. */
    operator fun contains(key: String): Boolean = key in byKey
}

/** The words in force. */
val LocalWords = staticCompositionLocalOf<Words> { error("No words were provided") }

/** The words under [key], in the language in force. */
@Composable
@ReadOnlyComposable
fun word(key: String): String = LocalWords.current[key]
