package app.windrose.desktop

import app.windrose.core.TouchCue
import app.windrose.ui.platform.Haptics
import app.windrose.ui.platform.Platform
import app.windrose.ui.platform.Speech
import app.windrose.ui.platform.Touch
import java.awt.Frame

/** The platform of a desktop window; [owner] is the window over which file dialogs open. */
fun desktopPlatform(owner: () -> Frame?, speechLog: (String) -> Unit = {}) = Platform(
    haptics = NoHaptics,
    speech = LoggedSpeech(speechLog),
    sound = SynthesisedSound(),
    files = DesktopFiles(owner),
    clipboard = DesktopClipboard,
    // Java has no way to ask, and nothing is spoken beside a reader here.
    readerRuns = { false },
)

/** Desktop machines do not vibrate, and say so. */
private data object NoHaptics : Haptics {
    override val available = false

    override fun play(touch: Touch) = Unit

    override fun play(cue: TouchCue) = Unit
}

/**
 * A desktop has no voice that every system shares: screen readers speak the live regions of the window. What would be
 * spoken goes to [log], so that it can be read along.
 */
private class LoggedSpeech(private val log: (String) -> Unit) : Speech {
    override val available = false

    override fun speak(text: String, tag: String, interrupt: Boolean) = log(text)

    override fun stop() = Unit
}
