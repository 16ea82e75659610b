package app.windrose.ui.platform

import app.windrose.core.TouchCue

/** The sounds of the app. All are made by our own code. */
enum class Tone { Select, Place, Roll, Score, Bust, Refuse, Win }

/** Plays short sounds. */
interface Sound {
    /** Whether the device can play sounds now. */
    val available: Boolean

    /** Starts [tone] and returns at once. */
    fun play(tone: Tone)

    /** Starts [cue] instead of a cue that still sounds, and returns at once. */
    fun play(cue: TouchCue)
}
