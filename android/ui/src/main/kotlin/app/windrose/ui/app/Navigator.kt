package app.windrose.ui.app

import androidx.compose.runtime.Stable
import androidx.compose.runtime.mutableStateListOf

/**
 * The places that the player has come through. The first page lies at the bottom; each of the four main places lies
 * directly on it. What a place keeps while it is in the background lives as long as the place is on the way back.
 */
@Stable
class Navigator {
    private val stack = mutableStateListOf<Route>(Route.Home)
    private val kept = mutableMapOf<Route, Any>()

    /** The place in view. */
    val current: Route get() = stack.last()

    /** Whether [back] leads anywhere. */
    val canGoBack: Boolean get() = stack.size > 1

    /**
     * Goes to [route]. A place that is already on the way is gone back to, and from one main place to another the way
     * begins anew.
     */
    fun navigate(route: Route) {
        if (route in stack) {
            while (current != route) pop()
            return
        }
        if (route in Places && current in Places) reset()
        stack += route
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

    /** What [route] keeps: made by [make] at first, the same from then on until the place is left for good. */
    fun <T : Any> keep(route: Route, make: () -> T): T {
        @Suppress("UNCHECKED_CAST") // A route keeps one thing, made by the one screen that shows it.
        return kept.getOrPut(route, make) as T
    }

    /** What all places on the way keep. */
    val everythingKept: Collection<Any> get() = kept.values

    /** The way as a text, for [restore]. */
    fun save(): String = stack.joinToString(SEPARATOR) { it.path }

    /** Takes up a way that [save] wrote, as far as its places are still known. */
    fun restore(saved: String) {
        reset()
        saved.split(SEPARATOR).mapNotNull(Route::parse).forEach(::navigate)
    }

    private fun pop() {
        kept -= stack.removeAt(stack.lastIndex)
    }

    companion object {
        /** The four main places, in the order of the navigation bar. */
        val Places = listOf(Route.Home, Route.Saved, Route.RulesList, Route.Settings)

        private const val SEPARATOR = " "
    }
}
