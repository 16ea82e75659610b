package app.windrose.ui.app

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.update

/** The calls to the core that are not answered yet. */
internal class Calls {
    private val count = MutableStateFlow(0)

    /** Makes [call], and counts it until it is answered. */
    suspend fun <T> counting(call: suspend () -> T): T {
        count.update { it + 1 }
        try {
            return call()
        } finally {
            count.update { it - 1 }
        }
    }

    /** Returns once all calls are answered, also those that are made meanwhile. */
    suspend fun answered() {
        count.first { it == 0 }
    }
}
