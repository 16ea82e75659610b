package app.windrose.ui.app

import androidx.compose.runtime.Stable
import androidx.compose.runtime.mutableStateListOf
import java.net.URLDecoder
import java.net.URLEncoder

/** What a place keeps where the end of the process is not to undo what the player did there. */
interface KeepsWork {
    /** What the player did there, as a short text without which the place begins anew. */
    val work: String
}

/** One stay at the place [route], from coming there until leaving it for good; equal only to itself. */
class Visit(val route: Route)

/**
 * The places that the player has come through. The first page lies at the bottom; each of the four main places lies
 * directly on it. What a place keeps while it is in the background lives as long as the place is on the way back.
 */
@Stable
class Navigator {
    private val stack = mutableStateListOf(Visit(Route.Home))
    private val kept = mutableMapOf<Route, Any>()

    /** What places of an earlier process kept that have not been in view since. */
    private val works = mutableMapOf<Route, String>()

    /** The place in view. */
    val current: Route get() = visit.route

    /**
     * The present visit to [current]: the same after another place was shown over it, another one once the place was
     * left for good. What is shown belongs to it, for whoever leaves a place and comes back at once finds nothing there.
     */
    val visit: Visit get() = stack.last()

    /** Whether [back] leads anywhere. */
    val canGoBack: Boolean get() = stack.size > 1

    /**
     * Goes to [route]. A place that is already on the way is gone back to, and from one main place to another the way
     * begins anew.
     */
    fun navigate(route: Route) {
        if (stack.any { it.route == route }) {
            while (current != route) pop()
            return
        }
        if (route in Places && current in Places) reset()
        stack += Visit(route)
    }

    /** Goes to [route] instead of the place in view, which is not on the way back then. */
    fun replace(route: Route) {
        if (canGoBack) pop()
        navigate(route)
    }

    /** Goes one place back; false on the first page. */
    fun back(): Boolean {
        if (!canGoBack) return false
        pop()
        return true
    }

    /** Goes back to the first page. */
    fun reset() {
        while (canGoBack) pop()
    }

    /**
     * What [route] keeps: made by [make] at first, the same from then on until the place is left for good. [make] is
     * given the [work][KeepsWork] of an earlier process, or null.
     */
    fun <T : Any> keep(route: Route, make: (String?) -> T): T {
        @Suppress("UNCHECKED_CAST") // A route keeps one thing, made by the one screen that shows it.
        return kept.getOrPut(route) { make(works.remove(route)) } as T
    }

    /** What all places on the way keep. */
    val everythingKept: Collection<Any> get() = kept.values

    /** The way and the work on it as a text, for [restore]. */
    fun save(): String = stack.map(Visit::route).joinToString(SEPARATOR) { route ->
        val work = (kept[route] as? KeepsWork)?.work ?: works[route]
        packed(listOfNotNull(route.path, work))
    }

    /** Takes up a way that [save] wrote, as far as its places are still known. */
    fun restore(saved: String) {
        reset()
        for (place in saved.split(SEPARATOR).map(::unpacked)) {
            val route = place.firstOrNull()?.let(Route::parse) ?: continue
            navigate(route)
            place.getOrNull(1)?.let { works[route] = it }
        }
    }

    private fun pop() {
        val left = stack.removeAt(stack.lastIndex).route
        works -= left
        (kept.remove(left) as? KeepsSecrets)?.left()
    }

    companion object {
        /** The four main places, in the order of the navigation bar. */
        val Places = listOf(Route.Home, Route.Saved, Route.RulesList, Route.Settings)

        private const val SEPARATOR = " "
    }
}

/** [parts] as one text without spaces, which [unpacked] takes apart. */
internal fun packed(parts: List<String>): String = parts.joinToString(MARK) { URLEncoder.encode(it, CHARACTERS) }

/** The parts of a text that [packed] made. */
internal fun unpacked(text: String): List<String> = text.split(MARK).map { part ->
    try {
        URLDecoder.decode(part, CHARACTERS)
    } catch (_: IllegalArgumentException) {
        // Another version of the app wrote it.
        ""
    }
}

private const val MARK = "&"
private const val CHARACTERS = "UTF-8"
