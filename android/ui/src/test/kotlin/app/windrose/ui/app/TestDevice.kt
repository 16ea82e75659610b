package app.windrose.ui.app

import app.windrose.core.TouchCue
import app.windrose.ui.platform.ChosenFile
import app.windrose.ui.platform.Clipboard
import app.windrose.ui.platform.FileSharing
import app.windrose.ui.platform.Haptics
import app.windrose.ui.platform.Platform
import app.windrose.ui.platform.Sound
import app.windrose.ui.platform.Speech
import app.windrose.ui.platform.Tone
import app.windrose.ui.platform.Touch

/** A device that does nothing but remember what was copied, saved and felt. */
class TestDevice {
    var copied: String? = null
    var savedName: String? = null
    var savedBytes: ByteArray? = null

    /** What the hand felt, in order. */
    val felt = mutableListOf<Touch>()

    /** The cues that the hand felt and that the ear heard, in order. */
    val cues = mutableListOf<TouchCue>()
    val heard = mutableListOf<TouchCue>()

    /** What was spoken aloud beside a screen reader, in order; empty as long as there is no [voice]. */
    val spoken = mutableListOf<String>()

    /** How often it was told to be silent. */
    var silenced = 0

    /** Whether the device has a voice of its own. */
    var voice = false

    /** Whether a screen reader runs. */
    var reader = false

    val platform = Platform(
        haptics = object : Haptics {
            override val available = true

            override fun play(touch: Touch) {
                felt += touch
            }

            override fun play(cue: TouchCue) {
                cues += cue
            }
        },
        speech = object : Speech {
            override val available get() = voice

            override fun speak(text: String, tag: String, interrupt: Boolean) {
                spoken += text
            }

            override fun stop() {
                silenced++
            }
        },
        sound = object : Sound {
            override val available = true

            override fun play(tone: Tone) = Unit

            override fun play(cue: TouchCue) {
                heard += cue
            }
        },
        files = object : FileSharing {
            override suspend fun save(suggestedName: String, bytes: ByteArray): Boolean {
                savedName = suggestedName
                savedBytes = bytes
                return true
            }

            override suspend fun open(extension: String, onChosen: () -> Unit): ChosenFile? {
                val bytes = savedBytes ?: return null
                onChosen()
                return ChosenFile(savedName.orEmpty(), bytes)
            }
        },
        clipboard = object : Clipboard {
            override fun copy(text: String) {
                copied = text
            }

            override fun paste() = copied
        },
        readerRuns = { reader },
    )
}
