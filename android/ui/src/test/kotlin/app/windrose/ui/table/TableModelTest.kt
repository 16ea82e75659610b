package app.windrose.ui.table

import app.windrose.core.Confirm
import app.windrose.core.ErrorKind
import app.windrose.core.GameEvent
import app.windrose.core.Happened
import app.windrose.core.Line
import app.windrose.core.ResultText
import app.windrose.core.TackEvent
import app.windrose.core.UndoView
import app.windrose.ui.platform.Tone
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertTrue

class TableModelTest {
    private val table = FakeTable(TableSamples.moving)
    private val host = FakeHost(table)
    private val model = TableModel(host)

    private val open: TableUiState.Open get() = assertIs(model.state)

    /** Serves the table during [player], who sends events in rounds. */
    private fun serving(player: suspend () -> Unit) = runBlocking {
        val served = launch(Dispatchers.Unconfined) { model.serve() }
        player()
        served.cancel()
    }

    /** The player did [events], all before the first was handled. */
    private suspend fun send(events: List<TableEvent>) {
        events.forEach(model::on)
        yield()
    }

    /** Serves the table while the player does [rounds], one after another. */
    private fun play(vararg rounds: List<TableEvent>) = serving { rounds.forEach { send(it) } }

    private fun tap(vararg spots: String) = spots.map { TableEvent.Spot(it) }

    @Test
    fun `a choice waits for its confirmation with a preview`() {
        play(tap("E0", "E4"))
        assertEquals("Move to E4", open.selection.ready?.text?.label)
        assertEquals(TableSamples.scoring, open.preview)
        assertTrue(table.played.isEmpty())
        play(listOf(TableEvent.Confirm))
        assertEquals(listOf(12u), table.played.map { it.second })
        assertTrue(open.selection.isEmpty)
    }

    @Test
    fun `without confirmation a tap plays at once`() {
        host.settings = host.settings.copy(confirm = Confirm.NEVER)
        play(tap("E0", "E4"))
        assertEquals(1, table.played.size)
    }

    @Test
    fun `a forced rest is not played before a tap means it`() {
        host.settings = host.settings.copy(confirm = Confirm.NEVER)
        play(tap("E4"))
        assertTrue(table.played.isEmpty())
        play(tap("E0"))
        assertEquals(1, table.played.size)
    }

    @Test
    fun `a move tells what happened and whose turn it is`() {
        val line = Line(0u, "3 from E to E4.", "Blue moves three from E to E4.")
        val event = GameEvent.Tack(TackEvent.Rolled(0u, 1u, byteArrayOf(4)))
        table.next = { it.copy(step = it.step + 1u, happened = listOf(Happened(event, line))) }
        play(tap("E0", "E4") + TableEvent.Confirm)
        assertEquals("Blue moves three from E to E4. Blue, your move.", host.announced.last())
        assertEquals(Tone.Roll, host.tones.last())
    }

    @Test
    fun `how the game ended is said at its end, and when the player comes back to it`() {
        val result = ResultText("Blue wins", "Blue reached the lighthouse.", listOf(0u), listOf(0u, 1u), emptyList())
        table.next = { it.copy(step = it.step + 1u, decision = null, result = result) }
        play(tap("E0", "E4") + TableEvent.Confirm)
        assertEquals("Blue wins. Blue reached the lighthouse.", host.announced.last())
        val host = FakeHost(table)
        runBlocking {
            val served = launch(Dispatchers.Unconfined) { TableModel(host).serve() }
            served.cancel()
        }
        assertEquals(listOf("Blue wins. Blue reached the lighthouse."), host.announced)
    }

    @Test
    fun `a table that moved on is shown and said to have`() {
        serving {
            send(tap("E0", "E4"))
            table.now = table.now.copy(step = 13u)
            send(listOf(TableEvent.Confirm))
        }
        assertEquals(listOf("ui-table-moved-on"), host.told)
        assertEquals(13u, open.view.step)
    }

    @Test
    fun `a move that is saved while the window goes is shown as the player's own in the next one`() = runBlocking {
        table.now = table.now.copy(undo = UndoView(true, null, "Takes back the move"))
        for (event in listOf(TableEvent.Confirm, TableEvent.Undo)) {
            val first = launch(Dispatchers.Unconfined) { model.serve() }
            send(tap("E0", "E4"))
            val before = open.view.step
            host.late = CompletableDeferred()
            send(listOf(event))
            assertTrue(open.busy)
            first.cancel()
            val second = launch(Dispatchers.Unconfined) { model.serve() }
            host.late?.complete(Unit)
            host.late = null
            repeat(TURNS) { yield() }
            assertEquals(table.now.step, open.view.step)
            assertTrue(open.view.step != before && !open.busy, "$event")
            assertEquals(emptyList(), host.told, "$event")
            second.cancel()
        }
    }

    @Test
    fun `a selection that a step elsewhere took away is said to be gone`() {
        play(tap("E0", "E4"))
        table.now = table.now.copy(step = 13u)
        play(listOf(TableEvent.Refresh))
        assertTrue(open.selection.isEmpty)
        assertEquals(listOf("ui-table-moved-on"), host.told)
        // Nothing is said of a table that stands as it was.
        play(listOf(TableEvent.Refresh, TableEvent.ForegroundLost, TableEvent.Refresh))
        assertEquals(listOf("ui-table-moved-on"), host.told)
    }

    @Test
    fun `a table that moved on behind an error is said to have`() {
        serving {
            send(tap("E0", "E4"))
            table.failure = failed(ErrorKind.REFUSED, "Not possible")
            table.now = table.now.copy(step = 13u)
            send(listOf(TableEvent.Confirm))
        }
        assertEquals("ui-table-moved-on", host.told.last())
        assertEquals(13u, open.view.step)
    }

    @Test
    fun `of quick taps each meets the table that it was meant for, or is refused`() {
        host.settings = host.settings.copy(confirm = Confirm.NEVER)
        serving {
            val slow = CompletableDeferred<Unit>()
            host.slow = slow
            send(tap("E0", "E4") + tap("A0", "A1"))
            slow.complete(Unit)
            yield()
        }
        assertEquals(listOf(12u), table.played.map { it.second })
        assertEquals(List(2) { "ui-table-moved-on" }, host.told)
        play(tap("A0", "A1"), tap("A0", "A2"), tap("E0", "E1"))
        assertEquals(listOf(12u, 13u, 14u, 15u), table.played.map { it.second })
    }

    @Test
    fun `an impossible tap is refused with its reason`() {
        play(tap("C3"), tap("E0", "C3"))
        assertEquals(listOf("Not C3 after []", "Not C3 after [E0]"), host.told)
    }

    @Test
    fun `a reason goes with the decision that it was about`() {
        host.settings = host.settings.copy(confirm = Confirm.NEVER)
        play(tap("C3"))
        assertEquals("Not C3 after []", host.shown)
        play(tap("E0"))
        assertEquals("Not C3 after []", host.shown)
        play(tap("E4"))
        assertNull(host.shown)
    }

    @Test
    fun `a reason goes with what the cover hides, and what is told over the cover stays`() {
        play(tap("C3"))
        assertEquals("Not C3 after []", host.shown)
        play(listOf(TableEvent.ForegroundLost))
        assertNull(host.shown)
        host.tell("Not yours.")
        play(listOf(TableEvent.Refresh))
        assertEquals("Not yours.", host.shown)
    }

    @Test
    fun `the list of choices stays open when the table is read again, until another step is taken`() {
        play(listOf(TableEvent.Show(TablePanel.Choices), TableEvent.Refresh))
        assertEquals(TablePanel.Choices, open.panel)
        table.now = table.now.copy(step = 13u)
        play(listOf(TableEvent.Refresh))
        assertNull(open.panel)
    }

    @Test
    fun `a preview stays in view while the table is read again, until another step is taken or it is covered`() {
        play(tap("E0", "E4"))
        assertEquals(TableSamples.scoring, open.preview)
        serving {
            val (read, previewed) = List(2) { CompletableDeferred<Unit>() }
            host.late = read
            send(listOf(TableEvent.Refresh))
            host.late = previewed
            read.complete(Unit)
            yield()
            // It is asked again, and not answered yet.
            assertEquals(TableSamples.scoring, open.preview)
            previewed.complete(Unit)
            yield()
            assertEquals(TableSamples.scoring, open.preview)
            table.now = table.now.copy(step = 13u)
            send(listOf(TableEvent.Refresh))
            assertNull(open.preview)
            send(tap("E0", "E4"))
            assertEquals(TableSamples.scoring, open.preview)
            send(listOf(TableEvent.ForegroundLost))
            assertNull(open.preview)
        }
    }

    @Test
    fun `undo is refused with its reason, or done`() {
        play(listOf(TableEvent.Undo))
        assertEquals(listOf(TableSamples.moving.undo.text), host.told)
        table.now = table.now.copy(undo = UndoView(true, null, "Takes back the move"))
        play(listOf(TableEvent.Refresh), listOf(TableEvent.Undo))
        assertEquals(11u, open.view.step)
        assertTrue(host.announced.last().startsWith("ui-table-undone"))
    }

    @Test
    fun `what the rules refuse is said, and other failures are shown`() {
        table.failure = failed(ErrorKind.REFUSED, "A die does not jump.")
        play(tap("E0", "E4") + TableEvent.Confirm)
        assertEquals(listOf("A die does not jump."), host.told)
        table.failure = failed(ErrorKind.FULL, "No room left.")
        play(listOf(TableEvent.Confirm))
        assertEquals(1, host.failed.size)
        assertEquals(12u, open.view.step)
    }

    @Test
    fun `cancel closes, lets go, and leaves`() {
        play(tap("E0") + TableEvent.Show(TablePanel.Log) + TableEvent.Cancel)
        assertNull(open.panel)
        play(listOf(TableEvent.Cancel))
        assertTrue(open.selection.isEmpty)
        play(listOf(TableEvent.Cancel))
        assertEquals(listOf(TableExit.Back), host.exits)
    }

    @Test
    fun `the selection lives on while the player looks something up`() {
        play(tap("E0"), listOf(TableEvent.Go(TableExit.Rules)))
        play(listOf(TableEvent.Refresh))
        assertEquals(listOf("E0"), open.selection.chosenSpots)
    }

    @Test
    fun `a covered table shows nothing to do until it is accepted`() {
        table.now = TableSamples.covered
        play(tap("E0") + TableEvent.Confirm)
        assertTrue(open.view.covered && table.played.isEmpty())
        play(listOf(TableEvent.Accept))
        assertTrue(!open.view.covered)
        play(listOf(TableEvent.ForegroundLost))
        assertTrue(open.view.covered)
    }

    @Test
    fun `what happened since the last turn is told when the device is accepted, and then seen`() {
        val moved = GameEvent.Tack(TackEvent.Moved(0u, 3u, TableSamples.space("E0"), TableSamples.space("E4")))
        table.next = { view ->
            val line = Line(0u, "3 from E to E4.", "Blue moves three from E to E4.")
            view.copy(
                step = view.step + 1u,
                covered = true,
                decision = null,
                happened = listOf(Happened(moved, line)),
                since = listOf(line),
            )
        }
        serving {
            send(tap("E0", "E4") + TableEvent.Confirm)
            assertTrue(open.view.covered)
            send(listOf(TableEvent.Accept))
            assertEquals(TablePanel.News, open.panel)
            assertNull(open.transition)
            send(listOf(TableEvent.Show(null)))
            assertNull(open.panel)
            assertEquals(listOf<GameEvent>(moved), open.transition?.events)
        }
    }

    @Test
    fun `where the log stands beside the board it tells the news, and the move is seen at once`() {
        model.logInView = true
        val moved = GameEvent.Tack(TackEvent.Moved(0u, 3u, TableSamples.space("E0"), TableSamples.space("E4")))
        val line = Line(0u, "3 from E to E4.", "Blue moves three from E to E4.")
        table.next = { view ->
            val happened = listOf(Happened(moved, line))
            view.copy(step = view.step + 1u, covered = true, happened = happened, since = listOf(line))
        }
        play(tap("E0", "E4") + TableEvent.Confirm, listOf(TableEvent.Accept))
        assertNull(open.panel)
        assertEquals(listOf<GameEvent>(moved), open.transition?.events)
    }

    @Test
    fun `a first game is explained once its cover is taken away`() {
        host.settings = host.settings.copy(walkthroughSeen = false)
        table.now = TableSamples.covered.copy(step = 0u)
        serving {
            assertNull(open.panel)
            send(listOf(TableEvent.Accept))
            assertEquals(TablePanel.Walkthrough(0), open.panel)
        }
    }

    @Test
    fun `a covered table does nothing but what the cover offers`() {
        table.now = TableSamples.covered
        val events = tap("E0") + listOf(
            TableEvent.Part("die"),
            TableEvent.PieceAt(0),
            TableEvent.Choose(0),
            TableEvent.Confirm,
            TableEvent.Clear,
            TableEvent.Undo,
            TableEvent.WhyNot("C3"),
            TableEvent.Explain("Not now."),
            TableEvent.Show(TablePanel.Log),
            TableEvent.Show(TablePanel.Abandon),
            TableEvent.WalkthroughDone,
            TableEvent.CopySeed,
            TableEvent.Export,
            TableEvent.Abandon,
        )
        serving {
            val before = open
            for (event in events) {
                send(listOf(event))
                assertEquals(before, open, "$event")
            }
        }
        assertTrue(host.told.isEmpty() && host.tones.isEmpty() && host.exported.isEmpty() && host.abandoned == 0)
    }

    @Test
    fun `a covered table is left by one key, whatever lies below the cover`() {
        table.now = TableSamples.covered.copy(step = 0u)
        host.settings = host.settings.copy(walkthroughSeen = false)
        play(listOf(TableEvent.Cancel))
        assertEquals(listOf(TableExit.Back), host.exits)
    }

    @Test
    fun `a table is accepted once, however often that is tapped`() {
        play(listOf(TableEvent.ForegroundLost))
        val said = host.announced.size
        play(listOf(TableEvent.Accept, TableEvent.Accept), listOf(TableEvent.Accept))
        assertEquals(said + 1, host.announced.size)
    }

    @Test
    fun `a game is put away once, however often that is tapped, and only where it is asked`() {
        play(listOf(TableEvent.Abandon))
        assertEquals(0, host.abandoned)
        play(listOf(TableEvent.Show(TablePanel.Abandon), TableEvent.Abandon, TableEvent.Abandon))
        assertEquals(1, host.abandoned)
        assertEquals(listOf(TableExit.Home), host.exits)
        assertTrue(host.failed.isEmpty())
    }

    @Test
    fun `a table is left once, and what was tapped after that is dropped`() {
        val ways = listOf(
            listOf(TableEvent.Cancel, TableEvent.Cancel),
            listOf(TableEvent.Go(TableExit.Back), TableEvent.Go(TableExit.Back)),
            listOf(TableEvent.Go(TableExit.Rules), TableEvent.Cancel) + tap("E0"),
        )
        for ((index, events) in ways.withIndex()) {
            serving {
                val slow = CompletableDeferred<Unit>()
                host.slow = slow
                // Until this is answered, all others wait.
                send(listOf(TableEvent.WhyNot("C3")) + events)
                slow.complete(Unit)
                yield()
            }
            assertEquals(index + 1, host.exits.size, "$events")
            (tap("E0") + TableEvent.Cancel).forEach(model::on)
            // The player comes back: nothing of that is handled then either.
            host.inView = true
            play(emptyList())
            assertEquals(index + 1, host.exits.size, "$events")
            assertTrue(open.selection.isEmpty, "$events")
        }
        play(tap("E0"))
        assertEquals(listOf("E0"), open.selection.chosenSpots)
    }

    @Test
    fun `a table is covered also where the player left it`() {
        play(listOf(TableEvent.Go(TableExit.Rules), TableEvent.ForegroundLost))
        assertTrue(open.view.covered)
    }

    @Test
    fun `a table that cannot be read can be tried again`() {
        val closed = object : TableHost by host {
            var failing = true
            override suspend fun <T> ask(call: (app.windrose.bindings.TableInterface) -> T): T =
                if (failing) throw failed(ErrorKind.BUSY, "In use") else host.ask(call)
        }
        val model = TableModel(closed)
        runBlocking {
            val served = launch(Dispatchers.Unconfined) { model.serve() }
            assertEquals("In use", assertIs<TableUiState.Failed>(model.state).failure.title)
            closed.failing = false
            model.on(TableEvent.Refresh)
            yield()
            assertIs<TableUiState.Open>(model.state)
            served.cancel()
        }
    }

    private companion object {
        /** So often everything that waits gets its turn. */
        const val TURNS = 10
    }
}
