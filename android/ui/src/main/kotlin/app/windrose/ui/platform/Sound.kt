package app.windrose.ui.platform

/** The sounds of the app. All are made by our own code. */
enum class Tone { Select, Place, Roll, Score, Bust, Refuse, Win }

/** Plays short sounds. */
interface Sound {
    /** Whether the device can play sounds now. */
    val available: Boolean

    /** Starts [tone] and returns at once. */
    fun play(tone: Tone)
}
