package app.windrose.ui.table

import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.app.TestDevice
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class TableHostTest {
    private val app = AppModel(
        opener = { error("Nothing is opened here") },
        platform = TestDevice().platform,
        scope = CoroutineScope(Dispatchers.Unconfined),
        systemTags = "en",
    )

    @Test
    fun `a table is left for the place before it, however often that is asked`() {
        val host = AppTableHost(app, 1, Route.Table(1))
        app.navigate(Route.Saved)
        app.navigate(Route.Table(1))
        assertTrue(host.inView)
        repeat(3) { host.go(TableExit.Back, null) }
        assertFalse(host.inView)
        assertEquals(Route.Saved, app.navigator.current)
    }

    @Test
    fun `a table leads nowhere while another place is in view`() {
        val host = AppTableHost(app, 1, Route.Table(1))
        app.navigate(Route.Saved)
        for (exit in listOf(TableExit.Back, TableExit.Home, TableExit.Settings, TableExit.Review)) host.go(exit, null)
        assertEquals(Route.Saved, app.navigator.current)
    }
}
