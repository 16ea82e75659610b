package app.windrose.ui.app

import app.windrose.core.GameKind
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotSame
import kotlin.test.assertNull
import kotlin.test.assertSame

class NavigatorTest {
    private val navigator = Navigator()

    @Test
    fun `every place can be written and read`() {
        val places = listOf(
            Route.Home,
            Route.Saved,
            Route.RulesList,
            Route.Settings,
            Route.Licences,
            Route.Rules(GameKind.TACK),
            Route.Statistics(GameKind.TACK),
            Route.Setup(GameKind.TACK),
            Route.Table(7),
            Route.Review(7),
        )
        places.forEach { assertEquals(it, Route.parse(it.path)) }
        assertNull(Route.parse("table/seven"))
        assertNull(Route.parse("moon"))
    }

    @Test
    fun `the way is taken up again after the process ended`() {
        navigator.navigate(Route.Setup(GameKind.TACK))
        navigator.navigate(Route.Rules(GameKind.TACK))
        val other = Navigator().apply { restore(navigator.save()) }
        assertEquals(Route.Rules(GameKind.TACK), other.current)
        other.back()
        assertEquals(Route.Setup(GameKind.TACK), other.current)
        other.back()
        assertFalse(other.back())
    }

    @Test
    fun `what was done at a place is handed to the next process, and gone when the place is left`() {
        class Searched(override val work: String) : KeepsWork

        val text = "a b/c&d=e%\u00e4 home"
        val setup = Route.Setup(GameKind.TACK)
        navigator.navigate(setup)
        navigator.keep(setup) { Searched(text) }
        navigator.navigate(Route.Rules(GameKind.TACK))
        val second = Navigator().apply { restore(navigator.save()) }
        val third = Navigator().apply { restore(second.save()) }
        assertNull(third.keep(Route.Rules(GameKind.TACK)) { listOf(it) }.single())
        third.back()
        assertEquals(setup, third.current)
        assertEquals(text, third.keep(setup) { Searched(checkNotNull(it)) }.work)
        third.back()
        third.navigate(setup)
        assertNull(third.keep(setup) { listOf(it) }.single())
    }

    @Test
    fun `places that are no longer known are left out`() {
        navigator.restore("home moon/3&x settings&%zz")
        assertEquals(Route.Settings, navigator.current)
    }

    @Test
    fun `main places lie directly on the first page`() {
        navigator.navigate(Route.Saved)
        navigator.navigate(Route.Settings)
        navigator.back()
        assertEquals(Route.Home, navigator.current)
    }

    @Test
    fun `the settings lead back to the table`() {
        navigator.navigate(Route.Table(3))
        navigator.navigate(Route.Settings)
        navigator.back()
        assertEquals(Route.Table(3), navigator.current)
    }

    @Test
    fun `a place keeps what it has until it is left for good`() {
        val setup = Route.Setup(GameKind.TACK)
        navigator.navigate(setup)
        val kept = navigator.keep(setup) { Any() }
        navigator.navigate(Route.Rules(GameKind.TACK))
        navigator.back()
        assertSame(kept, navigator.keep(setup) { Any() })
        navigator.back()
        navigator.navigate(setup)
        assertNotSame(kept, navigator.keep(setup) { Any() })
    }

    @Test
    fun `a visit lasts until the place is left for good`() {
        val setup = Route.Setup(GameKind.TACK)
        navigator.navigate(setup)
        val visit = navigator.visit
        navigator.navigate(Route.Rules(GameKind.TACK))
        assertNotSame(visit, navigator.visit)
        navigator.back()
        assertSame(visit, navigator.visit)
        navigator.back()
        navigator.navigate(setup)
        assertNotSame(visit, navigator.visit)
        assertEquals(visit.route, navigator.visit.route)
    }
}
