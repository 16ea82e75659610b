package app.windrose.ui.table

import app.windrose.bindings.TableInterface
import app.windrose.bindings.WindroseException
import app.windrose.core.GameKind
import app.windrose.core.Settings
import app.windrose.core.TouchCue
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Notice
import app.windrose.ui.app.Route
import app.windrose.ui.app.Words
import app.windrose.ui.app.exportGame
import app.windrose.ui.kit.Announcement
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch

/** What a table needs of the app around it. What a table that is not in view has to say is neither heard, felt nor shown. */
interface TableHost {
    val words: Words
    val settings: Settings

    /** Whether the place before the player is the one that this is the host of. */
    val inView: Boolean

    /** Asks the core's table, off the main thread, one call after another. */
    suspend fun <T> ask(call: (TableInterface) -> T): T

    /** Says [text] through screen readers. */
    fun announce(text: String)

    /**
     * Speaks [text] aloud where no screen reader says it: instead of whatever is being spoken, or after it where that is not
     * to [interrupt].
     */
    fun speak(text: String, interrupt: Boolean = true)

    /** Falls silent, if anything is being spoken aloud. */
    fun silence()

    /** Shows and says [text] for a short while. */
    fun tell(text: String)

    /** Takes away what [tell] still shows and [announce] still lets be read: it was said of what is no longer so. */
    fun hush()

    /** Shows what went wrong. */
    fun fail(error: WindroseException)

    /** Lets the hand feel [touch] and the ear hear [tone], where the player wants it. */
    fun feel(touch: Touch?, tone: Tone?)

    /** Gives [cue] to hand and ear, where the player wants it. */
    fun feel(cue: TouchCue)

    /** The lists of saved games are no longer what they were. */
    fun changed()

    fun copy(text: String)

    /** Lets the player put the game, which is called [title], into a file. */
    fun export(title: String)

    /** Puts the game away. */
    suspend fun abandon()

    fun walkthroughSeen()

    /**
     * Leaves the table of a game of [kind], which is null where the table could not be read. Does nothing where the
     * table is not in view.
     */
    fun go(exit: TableExit, kind: GameKind?)

    /** The table was left for good, whichever way: whoever opens it again has to accept the device first. */
    fun left()
}

/** The app as the host of the table [id], which is seen in the place [route]. */
class AppTableHost(private val app: AppModel, private val id: Long, private val route: Route) : TableHost {
    private var table: TableInterface? = null
    private var told: Notice? = null
    private var said: Announcement? = null

    override val words: Words get() = app.words
    override val settings: Settings get() = app.settings
    override val inView: Boolean get() = app.navigator.current == route

    override suspend fun <T> ask(call: (TableInterface) -> T): T = app.onTable(id) { library ->
        call(table ?: library.table(id).also { table = it })
    }

    override fun announce(text: String) {
        if (!inView) return
        app.announce(text)
        said = app.announcement
    }

    override fun speak(text: String, interrupt: Boolean) {
        if (inView) app.speak(text, interrupt)
    }

    override fun silence() = app.platform.speech.stop()

    override fun tell(text: String) {
        if (!inView) return
        app.show(text)
        told = app.notice
    }

    override fun hush() {
        told?.let(app::dismiss)
        told = null
        said?.let(app::retract)
        said = null
    }

    override fun fail(error: WindroseException) = app.fail(error)

    override fun feel(touch: Touch?, tone: Tone?) {
        if (!inView) return
        val platform = app.platform
        if (touch != null && settings.haptics && platform.haptics.available) platform.haptics.play(touch)
        if (tone != null && settings.sound && platform.sound.available) platform.sound.play(tone)
    }

    override fun feel(cue: TouchCue) {
        if (inView) app.feel(cue)
    }

    override fun changed() = app.shelfChanged()

    override fun copy(text: String) = app.platform.clipboard.copy(text)

    override fun export(title: String) {
        app.attempt { app.exportGame(id, title) }
    }

    override suspend fun abandon() = app.core { it.abandon(id) }

    override fun walkthroughSeen() {
        if (!settings.walkthroughSeen) app.changeSettings { it.copy(walkthroughSeen = true) }
    }

    override fun go(exit: TableExit, kind: GameKind?) {
        if (!inView) return
        when (exit) {
            TableExit.Back -> app.back()
            TableExit.Home -> app.navigate(Route.Home)
            TableExit.Settings -> app.navigate(Route.Settings)
            TableExit.Review -> app.navigate(Route.Review(id))
            TableExit.Rules -> kind?.let { app.navigate(Route.Rules(it)) }
            TableExit.Statistics -> kind?.let { app.navigate(Route.Statistics(it)) }
            TableExit.Again -> kind?.let { app.navigate(Route.Setup(it)) }
        }
    }
    override fun left() {
        hush()
        // A table that was never read was not accepted here either.
        if (table == null) return
        app.attempt {
            // The first page shows nothing of a table that somebody holds.
            if (ask { it.loseForeground() }.covered) app.shelfChanged()
        }
    }
}
