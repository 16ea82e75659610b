package app.windrose.ui.platform

import app.windrose.core.TouchCue

/** What the hand feels. */
enum class Touch {
    /** A piece or a chip was chosen. */
    Tick,

    /** A move was made. */
    Place,

    /** Something was refused. */
    Refuse,

    /** A point, a win. */
    Celebrate,
}

/** Short vibrations. */
interface Haptics {
    /** Whether this device can vibrate at all; settings hide the switch where it cannot. */
    val available: Boolean

    /** Plays [touch], if it can. */
    fun play(touch: Touch)

    /** Plays [cue] instead of whatever is still playing, if it can. */
    fun play(cue: TouchCue)
}
