package app.windrose.ui.app

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.windrose.bindings.GameLibraryInterface
import app.windrose.bindings.WindroseException
import app.windrose.core.Confirm
import app.windrose.core.ErrorKind
import app.windrose.core.Motion
import app.windrose.core.OpeningReport
import app.windrose.core.Settings
import app.windrose.core.Theme
import app.windrose.core.TouchCue
import app.windrose.ui.kit.Announcement
import app.windrose.ui.platform.Platform
import app.windrose.words.BootWords
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Opens the saved games of this device; `systemTags` are the languages of the device. */
fun interface LibraryOpener {
    /** Opens them. May take a while. */
    fun open(systemTags: String): GameLibraryInterface
}

/** How far the app has come since it was started. */
sealed interface Phase {
    /** The saved games are being opened. */
    data object Opening : Phase

    /** Everything is there. */
    data object Open : Phase

    /** The saved games cannot be opened now. */
    data class Closed(val failure: Failure) : Phase

    /** The parts of the app do not fit together, or one is missing. */
    data object Broken : Phase
}

/** Something that just happened, with at most one answer to it, such as undo. */
@Immutable
data class Notice(val text: String, val actionText: String? = null, val onAction: () -> Unit = {})

/**
 * What all screens share: the saved games, words, settings, where the player is, and what is said beside the screen.
 *
 * Everything here is read and changed on the main thread, where [scope] runs. Calls to the core go through [core] and
 * [onTable], which leave that thread; [attempt] shows what goes wrong. [systemTags] are the languages of the device as
 * BCP 47 tags with commas between them, the dearest first.
 */
@Stable
class AppModel(
    private val opener: LibraryOpener,
    val platform: Platform,
    private val scope: CoroutineScope,
    private var systemTags: String,
    background: CoroutineDispatcher = Dispatchers.IO,
) {
    private val queues = Queues(background)
    private var opened: GameLibraryInterface? = null
    private var opening: Job? = null

    /** Whether the file was closed for a rest and may be repaired when it is opened again. */
    private var rested = false

    /** Whether the app is in the background, where the file is closed after everything that is still done. */
    private var inBackground = false

    private val calls = Calls()

    /** How much has been announced. */
    private var announcements = 0L

    /** The report that the player has read. What is still asked may bring it once more. */
    private var readReport: OpeningReport? = null

    /** How far the app has come. */
    var phase: Phase by mutableStateOf(Phase.Opening)
        private set

    /** The saved games. There are none before [phase] is [Phase.Open]. */
    val library: GameLibraryInterface get() = checkNotNull(opened) { "The library is not open" }

    /** The words of the language in force. */
    var words: Words by mutableStateOf(Words(BootWords.words(systemTags), BootWords.tag(systemTags)))
        private set

    /** The settings in force. Change them through [changeSettings]. */
    var settings: Settings by mutableStateOf(UnreadSettings)
        private set

    /** What came of a damaged file, until the player has read it. */
    var report: OpeningReport? by mutableStateOf(null)
        private set

    /** What went wrong, until the player has read it. */
    var failure: Failure? by mutableStateOf(null)
        private set

    /** What just happened, for a short while. */
    var notice: Notice? by mutableStateOf(null)
        private set

    /** What screen readers say next. */
    var announcement: Announcement? by mutableStateOf(null)
        private set

    /** Grows when saved games changed behind the screens' backs, so that they read them again. */
    var shelfVersion: Int by mutableIntStateOf(0)
        private set

    /** Where the player is. */
    val navigator = Navigator()

    /** What a file is being chosen, read or written for. */
    var fileErrand: FileErrand? = null
        internal set

    /** Opens the saved games, at first and when the player tries again; where that is under way, it just goes on. */
    fun open(): Job = opening?.takeIf { it.isActive } ?: scope.launch { openNow() }.also { opening = it }

    private suspend fun openNow() {
        phase = Phase.Opening
        phase = try {
            val library = queues.library { opener.open(systemTags) }
            opened = library
            readEverything()
            Phase.Open
        } catch (error: WindroseException) {
            Phase.Closed(Failure.of(error))
        } catch (_: LinkageError) {
            // The native library is missing, or it is not the one that the bindings were made from.
            Phase.Broken
        }
        if (inBackground && phase == Phase.Open) guard { closeFile() }
    }

    private suspend fun readEverything() {
        settings = core { it.settings() }
        report = core { it.report() }
        readWords()
    }

    private suspend fun readWords() {
        words = core { Words(it.words(), it.languageTag()) }
    }

    /** Goes to [route]. */
    fun navigate(route: Route) = fallingSilent { navigator.navigate(route) }

    /** Goes one place back; false on the first page. */
    fun back(): Boolean = fallingSilent { navigator.back() }

    /** Moves on as [way] says. What was being spoken in a place ends when that is left, and is not to be read there. */
    private inline fun <T> fallingSilent(way: () -> T): T {
        val before = navigator.visit
        return way().also {
            if (navigator.visit !== before) {
                platform.speech.stop()
                announcement = null
            }
        }
    }

    /** Asks the library, off the main thread, one call after another. */
    suspend fun <T> core(call: suspend (GameLibraryInterface) -> T): T {
        val library = library
        return noticing { queues.library { call(library) } }
    }

    /** Does [work] with the table [id], off the main thread, one piece of work after another for each table. */
    suspend fun <T> onTable(id: Long, work: suspend (GameLibraryInterface) -> T): T {
        val library = library
        return noticing { queues.table(id) { work(library) } }
    }

    /** Makes a [call], and closes the file again where the app is in the background. */
    private suspend fun <T> noticing(call: suspend () -> T): T = calls.counting {
        try {
            noticingRepair(call)
        } finally {
            // What is asked while the games are being opened comes one after another: the last closes the file.
            if (inBackground && phase == Phase.Open) withContext(NonCancellable) { guard { closeFile() } }
        }
    }

    /**
     * Makes a [call] and notices when the file was repaired meanwhile: after a rest, when it is opened again, or because
     * the call itself came upon damage. A game may be missing then, which the player is told at once.
     */
    private suspend fun <T> noticingRepair(call: suspend () -> T): T {
        try {
            return call().also { if (rested) lookForReport() }
        } catch (error: WindroseException) {
            if (Failure.of(error).kind in TracesOfRepair) lookForReport()
            throw error
        }
    }

    private suspend fun lookForReport() {
        rested = false
        val found = calls.counting { queues.library { library.report() } } ?: return
        if (found == readReport) return
        report = found
        shelfVersion++
    }

    /** Starts [work], which lives as long as the app. What goes wrong in it is shown to the player. */
    fun attempt(work: suspend () -> Unit): Job = scope.launch { guard(work) }

    /** Starts [work] as soon as the saved games are open, and never where they cannot be opened. */
    fun onceOpen(work: suspend () -> Unit): Job = attempt {
        opening?.join()
        if (phase == Phase.Open) work()
    }

    /** Does [work] and shows the player what goes wrong in it. */
    suspend fun guard(work: suspend () -> Unit) {
        try {
            work()
        } catch (error: WindroseException) {
            fail(error)
        }
    }

    /** Shows the player what went wrong. */
    fun fail(error: WindroseException) {
        failure = Failure.of(error)
    }

    /** The player has read [failure]. */
    fun dismissFailure() {
        failure = null
    }

    /** The player has read [report], which is then forgotten; nothing is done where there is none. */
    fun dismissReport(): Job? {
        val read = report ?: return null
        report = null
        readReport = read
        return attempt { core { it.forgetReport(read) } }
    }

    /** Changes the settings: at once on the screen, then on the disk. What cannot be saved is taken back. */
    fun changeSettings(change: (Settings) -> Settings): Job {
        val before = settings
        val after = change(before)
        settings = after
        return attempt {
            try {
                core { it.setSettings(after) }
            } catch (error: WindroseException) {
                if (settings == after) settings = before
                throw error
            }
            if (after.language != before.language) readWords()
        }
    }

    /** Deletes every game and setting, and begins anew on the first page. */
    fun deleteAllData(): Job = attempt {
        core { it.deleteAllData() }
        navigator.reset()
        readEverything()
        shelfVersion++
        show(words["ui-settings-delete-all-done"])
    }

    /** Saved games have changed: screens read them again. */
    fun shelfChanged() {
        shelfVersion++
    }

    /** Tells the player [text], with an answer to it if [actionText] is given. */
    fun show(text: String, actionText: String? = null, onAction: () -> Unit = {}) {
        notice = Notice(text, actionText, onAction)
    }

    /** Takes [old] away, unless something newer stands there. */
    fun dismiss(old: Notice) {
        if (notice === old) notice = null
    }

    /** Lets screen readers say [text]. */
    fun announce(text: String) {
        announcement = Announcement(text, ++announcements)
    }

    /** Takes back [old], which a screen reader can still find, unless something newer is announced. */
    fun retract(old: Announcement) {
        if (announcement === old) announcement = null
    }

    /** Speaks [text] aloud, instead of what is being spoken or after it, where no screen reader says it. */
    fun speak(text: String, interrupt: Boolean = true) {
        if (platform.speech.available && !platform.readerRuns()) platform.speech.speak(text, words.tag, interrupt)
    }

    /** Gives [cue] to hand and ear, where the player wants it. */
    fun feel(cue: TouchCue) {
        if (settings.haptics && platform.haptics.available) platform.haptics.play(cue)
        if (settings.sound && platform.sound.available) platform.sound.play(cue)
    }

    /**
     * Whether nothing at all may be seen of the app, which the system shows in its list of apps unless it is [active].
     * Covering the tables takes a while, and the system's picture may be made before.
     */
    fun isConcealed(active: Boolean): Boolean =
        // A place further down counts as well: what was told there may still be in view.
        !active && navigator.everythingKept.any { it is KeepsSecrets && it.showsSecrets }

    /**
     * The app goes into the background: everything is written down and the file is closed. What is under way still
     * comes to its end before: the system may stop the app as soon as this is done, and nothing may be held open then.
     */
    fun rest(): Job {
        inBackground = true
        return attempt {
            opening?.join()
            if (phase == Phase.Open && inBackground) {
                // What is in view hears of it by itself.
                navigator.everythingKept.filterIsInstance<KeepsSecrets>().forEach { it.coverUnseen() }
                closeFile()
            }
            calls.answered()
        }
    }

    /** Closes the file until something is asked again. Nothing is read afterwards, which would open it at once. */
    private suspend fun closeFile() {
        val library = library
        rested = true
        queues.library { library.rest() }
    }

    /** The app is back: what came of a file that was damaged meanwhile is shown. */
    fun foregroundRegained(): Job {
        inBackground = false
        return attempt { if (phase == Phase.Open) lookForReport() }
    }

    /** Tells the languages of the device, which may be new ones. */
    fun systemLanguagesAre(tags: String) {
        if (tags == systemTags) return
        systemTags = tags
        // What is not open yet is opened in the new language.
        if (phase != Phase.Open) return
        attempt {
            core { it.setSystemLanguage(tags) }
            readWords()
        }
    }
}

/** What a place keeps where it may show what nobody may see but the seat that holds the device. */
interface KeepsSecrets {
    /** Whether it shows that now. */
    val showsSecrets: Boolean

    /** The player has left the place for good: nothing of it stays, and nobody holds the device there any more. */
    fun left() = Unit

    /** The app left the foreground while another place lay over this one. */
    suspend fun coverUnseen() = Unit
}

/** The errors after which the file may have been repaired: the damage itself, and a game that did not come through. */
private val TracesOfRepair = setOf(ErrorKind.DAMAGED, ErrorKind.NOT_FOUND)

/** What holds until the saved settings are read: nothing is heard, nothing is forced. */
private val UnreadSettings = Settings(
    language = null,
    theme = Theme.SYSTEM,
    motion = Motion.SYSTEM,
    confirm = Confirm.WHERE_NEEDED,
    sound = false,
    haptics = false,
    primaryLeft = false,
    boardTurned = false,
    walkthroughSeen = true,
)
