package app.windrose.ui.platform

/** Copies and pastes plain text. */
interface Clipboard {
    /** Replaces what is on the clipboard by [text]. */
    fun copy(text: String)

    /** The text on the clipboard; null where there is none. */
    fun paste(): String?
}
