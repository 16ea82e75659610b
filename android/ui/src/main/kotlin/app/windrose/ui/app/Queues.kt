package app.windrose.ui.app

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.withContext
import java.util.concurrent.ConcurrentHashMap

/**
 * Where calls to the core wait for their turn: one queue for the library and one for each table, so that slow work at
 * one does not hold up another and quick taps at a table are answered in their order.
 */
internal class Queues(private val background: CoroutineDispatcher) {
    private val library = background.limitedParallelism(1)
    private val tables = ConcurrentHashMap<Long, CoroutineDispatcher>()

    /** Does [work] in the queue of the library. */
    suspend fun <T> library(work: suspend () -> T): T = withContext(library) { work() }

    /** Does [work] in the queue of the table [id]. */
    suspend fun <T> table(id: Long, work: suspend () -> T): T =
        withContext(tables.getOrPut(id) { background.limitedParallelism(1) }) { work() }
}
