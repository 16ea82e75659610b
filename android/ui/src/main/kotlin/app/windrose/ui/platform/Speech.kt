package app.windrose.ui.platform

/** Says things beside what a screen reader says by itself. */
interface Speech {
    /** Whether the device has a voice of its own for [speak]. */
    val available: Boolean

    /** Speaks [text] aloud, after stopping whatever is being spoken if [interrupt]. */
    fun speak(text: String, interrupt: Boolean = false)

    /** Falls silent. */
    fun stop()
}
