package app.windrose.ui.platform

/** Says things beside what a screen reader says by itself. */
interface Speech {
    /** Whether the device has a voice of its own for [speak]. */
    val available: Boolean

    /** Speaks [text], which is in the language [tag], after stopping whatever is being spoken if [interrupt]. */
    fun speak(text: String, tag: String, interrupt: Boolean = false)

    /** Falls silent. */
    fun stop()
}
